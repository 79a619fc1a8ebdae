import { PYTHON_SPACE } from '../support/python-text.ts';

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const TEMPLATE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;
const SECRET_NAME = /KEY|SECRET|TOKEN(?!S)|PASSWORD|CREDENTIAL|AUTH/i;
const COOKIES: ReadonlySet<string> = new Set(['cookie', 'set-cookie']);
const BARE_TEMPLATE = String.raw`\$\{[A-Za-z_][A-Za-z0-9_]*(?::-)?\}`;
/** References without defaults, after an authentication scheme perhaps, and nothing else. */
const REFERENCES = new RegExp(
  `^[${PYTHON_SPACE}]*(?:[A-Za-z]+[${PYTHON_SPACE}]+)?${BARE_TEMPLATE}(?:[${PYTHON_SPACE}:-]*${BARE_TEMPLATE})*[${PYTHON_SPACE}]*$`,
  'u',
);
const NOT_SPACE = new RegExp(`[^${PYTHON_SPACE}]`, 'u');

/** Why Harbor refuses a header of an MCP server: its name, its text, or a credential written out (H88). */
export type HeaderFault = 'name' | 'newline' | 'template' | 'credential';

/** @returns null when the header is fine */
export function headerFault(name: string, value: string): HeaderFault | null {
  if (!NAME.test(name) || name.endsWith('\n')) return 'name';
  if (/[\r\n]/.test(value)) return 'newline';
  const templates = Array.from(value.matchAll(TEMPLATE), (match) => ({ variable: match[1] ?? '', fallback: match[2] }));
  const nested = templates.some(({ fallback }) => fallback?.includes('${') ?? false);
  if (nested || value.replaceAll(TEMPLATE, ' ').includes('${')) return 'template';
  const secret = SECRET_NAME.test(name) || COOKIES.has(name.toLowerCase());
  const literal = templates.some(
    ({ variable, fallback }) => fallback !== undefined && fallback !== '' && (secret || SECRET_NAME.test(variable)),
  );
  if (literal || (secret && NOT_SPACE.test(value) && !REFERENCES.test(value))) return 'credential';
  return null;
}
