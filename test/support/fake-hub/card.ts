import { isMap, parseDocument } from 'yaml';

/** A card as the Hub reads it. */
export interface Card {
  readonly data: Record<string, unknown> | null;
  readonly tags: readonly string[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** The header: dashes alone on the first line, up to the next line of dashes. */
const HEADER = /^\s*---(\r\n|\r|\n)([\s\S]*?)(\r\n|\r|\n)---[ \t]*(\r\n|\n|$)/;

/** Reads the header of a README.md. */
export function cardOf(readme: Uint8Array | string | null): Card {
  const text = typeof readme === 'string' ? readme : new TextDecoder().decode(readme ?? new Uint8Array());
  const header = HEADER.exec(text)?.[2];
  const nothing = { data: null, tags: [], errors: [] };
  if (header === undefined) return { ...nothing, warnings: ['empty or missing yaml metadata in repo card'] };
  const doc = parseDocument(header, { logLevel: 'silent' });
  const problem = doc.errors[0] ?? doc.warnings.find((warning) => warning.code === 'TAG_RESOLVE_FAILED');
  if (problem !== undefined) return { ...nothing, errors: [problem.message], warnings: [] };
  if (doc.contents === null) return { ...nothing, warnings: ['empty or missing yaml metadata in repo card'] };
  if (!isMap(doc.contents)) return { ...nothing, errors: ['The metadata must be a mapping'], warnings: [] };
  const data = doc.toJS() as Record<string, unknown>;
  const tags = Array.isArray(data['tags']) ? data['tags'].filter((tag) => typeof tag === 'string') : [];
  return { data, tags, errors: [], warnings: [] };
}
