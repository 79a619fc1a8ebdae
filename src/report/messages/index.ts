import type { Args } from '../../frameworks/types.ts';
import { breakCommands, MAX_VALUE, shown } from '../escape/visible.ts';
import { codeSpan, markdownText } from '../escape/markdown.ts';
import { REASON_WORDS } from '../reasons.ts';
import { FRAMEWORK_LABELS } from '../words.ts';
import { cardMessages } from './card.ts';
import { configMessages } from './config.ts';
import { harborMessages } from './harbor.ts';
import { nemoGymMessages } from './nemo-gym.ts';
import { openenvMessages } from './openenv.ts';
import { publishMessages } from './publish.ts';
import { githubMessages } from './publish-github.ts';
import { rulesMessages } from './rules.ts';
import { verifiersMessages } from './verifiers.ts';

/** How values and our own words are written: one line of text, Markdown, or text with values in bold. */
export type MessageStyle = 'plain' | 'markdown' | 'terminal';

/** Values that are our own words and read better without quotes. */
const BARE: ReadonlySet<string> = new Set(Object.values(FRAMEWORK_LABELS));

/** Most items of a list in one sentence. */
const MAX_ITEMS = 8;

/** Every sentence envcard says about a repository, by its code. */
export const MESSAGE_RECORDS: readonly Readonly<Record<string, string>>[] = [
  cardMessages,
  configMessages,
  harborMessages,
  nemoGymMessages,
  openenvMessages,
  publishMessages,
  githubMessages,
  rulesMessages,
  verifiersMessages,
];

const TEMPLATES: ReadonlyMap<string, string> = new Map(MESSAGE_RECORDS.flatMap((record) => Object.entries(record)));

type Token =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string };

const TOKEN = /`((?:(?!\{[a-z][a-zA-Z0-9]*\})[^`])+)`|\{([a-z][a-zA-Z0-9]*)\}/g;
const parsed = new Map<string, readonly Token[]>();

/**
 * The sentence for a code. Values are hostile: each stands escaped, on one line, of bounded length, and in Markdown
 * inside a code span. An unknown code gives the code itself.
 */
export function render(code: string, args: Args, style: MessageStyle = 'plain'): string {
  const template = TEMPLATES.get(code);
  if (template === undefined) return style === 'markdown' ? codeSpan(code) : shown(code);
  return renderTemplate(template, args, style);
}

/** What follows a number in sentences: `1 tasks` is said as `1 task`, `1 broken tasks` as `1 broken task`. */
const COUNTED = /^( (?:(?:more|good|broken|refused) )?(?:task|row|file|folder|link|item|step|finding))s\b/;

/** As `render`, for a template at hand. */
export function renderTemplate(template: string, args: Args, style: MessageStyle = 'plain'): string {
  let sentence = '';
  let one = false;
  for (const token of tokensOf(template)) {
    const text = tokenText(token, args, style);
    const part = one && token.kind === 'text' ? text.replace(COUNTED, '$1') : text;
    one = token.kind === 'value' && args[token.name] === 1;
    if (isEmptyDetail(token, args)) {
      sentence = sentence.trimEnd();
      continue;
    }
    // Two code spans side by side would be read as one.
    if (style === 'markdown' && sentence.endsWith('`') && part.startsWith('`')) sentence += ' ';
    sentence += part;
  }
  return breakCommands(sentence);
}

/** Names of the values that a code's sentence asks for; empty for an unknown code. */
export function placeholders(code: string): string[] {
  const names = tokensOf(TEMPLATES.get(code) ?? '').flatMap((token) => (token.kind === 'value' ? [token.name] : []));
  return [...new Set(names)];
}

/** What the platform says beside a reason (`detail`) is often nothing: then it is left out with the space before it. */
function isEmptyDetail(token: Token, args: Args): boolean {
  return token.kind === 'value' && token.name === 'detail' && args['detail'] === '';
}

function tokenText(token: Token, args: Args, style: MessageStyle): string {
  if (token.kind === 'value') {
    const value = Object.hasOwn(args, token.name) ? args[token.name] : undefined;
    if (value === undefined) return 'unknown';
    return reasonText(token.name, value) ?? valueText(value, style);
  }
  if (style !== 'markdown') return token.kind === 'code' ? `\`${token.text}\`` : token.text;
  return token.kind === 'code' ? codeSpan(token.text) : markdownText(token.text);
}

/** Our own words for why something was not seen; null for any other value. */
function reasonText(name: string, value: Args[string]): string | null {
  if ((name !== 'reason' && name !== 'why') || typeof value !== 'string') return null;
  return Object.hasOwn(REASON_WORDS, value) ? REASON_WORDS[value as keyof typeof REASON_WORDS] : null;
}

function valueText(value: Args[string], style: MessageStyle): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return oneValue(value, style);
  if (value.length === 0) return 'none';
  const shownItems = value.slice(0, MAX_ITEMS).map((item) => oneValue(item, style));
  const more = value.length - shownItems.length;
  return shownItems.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function oneValue(value: string, style: MessageStyle): string {
  if (BARE.has(value)) return value;
  if (style === 'markdown') return codeSpan(value);
  const text = shown(value, MAX_VALUE);
  // Release numbers read better bare; everything else is told apart from our words by quotes.
  const quoted = /^\d[\d.]*$/.test(text) ? text : `"${text.replaceAll('"', '\\"')}"`;
  return style === 'terminal' ? `\u001b[1m${quoted}\u001b[22m` : quoted;
}

function tokensOf(template: string): readonly Token[] {
  const known = parsed.get(template);
  if (known !== undefined) return known;
  const tokens: Token[] = [];
  let end = 0;
  for (const match of template.matchAll(TOKEN)) {
    if (match.index > end) tokens.push({ kind: 'text', text: template.slice(end, match.index) });
    if (match[1] !== undefined) tokens.push({ kind: 'code', text: match[1] });
    else tokens.push({ kind: 'value', name: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < template.length) tokens.push({ kind: 'text', text: template.slice(end) });
  parsed.set(template, tokens);
  return tokens;
}
