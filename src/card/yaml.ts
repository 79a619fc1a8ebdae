import { Composer, CST, Lexer, Parser } from 'yaml';
import type { Document, ParsedNode } from 'yaml';
import { breakAt } from './positions.ts';
import { isError } from './problems.ts';
import type { RawProblem } from './problems.ts';
import type { Span } from './types.ts';

/** Most collections within one another: the composer recurses. */
const MAX_DEPTH = 200;
/** Longest header that is read; real ones with hundreds of configs stay far below. */
const HEADER_LIMIT = 1024 * 1024;
/** Most lexical tokens, so that a hostile header costs no more than a large honest one. */
const MAX_LEXEMES = 250_000;

/** The header's YAML as a tree, or that it is too large to be read. Offsets of nodes count from the YAML's start. */
export type ParsedYaml =
  | { readonly kind: 'read'; readonly root: ParsedNode | null; readonly problems: readonly RawProblem[] }
  | { readonly kind: 'too-large' };

/**
 * Parses the text between the rules. What the Hub's reader (js-yaml 4) or Python's refuses is a problem here even where
 * the library would let it pass (hub.md 2.2).
 * @param text the whole README
 * @param span where its YAML stands; problems have offsets into `text`
 */
export function parseYaml(text: string, span: Span): ParsedYaml {
  if (span.end - span.start > HEADER_LIMIT) return { kind: 'too-large' };
  // js-yaml ends the last line if nothing does: here the break before the closing rule. Readers take a lone CR for a
  // line break, the library does not; the length stays, so offsets do.
  const end = span.end + breakAt(text, span.end).length;
  const source = text.slice(span.start, end).replaceAll(/\r(?!\n)/g, '\n');
  const unprintable = findUnprintable(source, span.start);
  if (unprintable !== null) return { kind: 'read', root: null, problems: [unprintable] };
  const tokens = readTokens(source, span.start);
  if (tokens === null) return { kind: 'too-large' };
  // Deep nesting would exhaust the composer's stack.
  if (tokens.problems.some(({ code }) => code === 'header-too-deep')) {
    return { kind: 'read', root: null, problems: tokens.problems };
  }
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    // Compared key by key, which takes quadratic time; `data.ts` looks for twins itself.
    uniqueKeys: false,
    keepSourceTokens: true,
    logLevel: 'error',
  });
  const documents: Document.Parsed[] = [...composer.compose(tokens.list, true, source.length)];
  const [document, second] = documents;
  const problems = [...tokens.problems];
  for (const { code, message, pos } of [...(document?.errors ?? []), ...(document?.warnings ?? [])]) {
    const said = explain(code, message);
    // A tab is found before the library complains of it.
    if (said.code === 'header-tab' && problems.some((one) => one.code === 'header-tab')) continue;
    const at = (offset: number): number => Math.min(span.start + offset, span.end);
    problems.push({ ...said, start: at(pos[0]), end: at(pos[1]) });
  }
  if (second !== undefined) {
    const start = span.start + second.range[0];
    problems.push({ code: 'header-several-documents', start, end: start });
  }
  const root = problems.some(isError) ? null : (document?.contents ?? null);
  return { kind: 'read', root, problems };
}

/** Characters that no YAML reader takes, in comments neither. */
function findUnprintable(source: string, base: number): RawProblem | null {
  // oxlint-disable-next-line no-control-regex
  const match = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/.exec(source);
  if (match === null) return null;
  const start = base + match.index;
  if (match[0] === '\0') return { code: 'header-nul', start, end: start + 1 };
  return { code: 'header-control-character', args: { character: codePoint(match[0]) }, start, end: start + 1 };
}

interface Tokens {
  readonly list: CST.Token[];
  readonly problems: RawProblem[];
}

/** Lexes and parses without recursion; null when there are too many tokens. */
function readTokens(source: string, base: number): Tokens | null {
  const parser = new Parser();
  const list: CST.Token[] = [];
  const problems: RawProblem[] = [];
  let count = 0;
  let mode: 'block' | 'plain' | null = null;
  let afterBlockHeader = false;
  for (const lexeme of new Lexer().lex(source)) {
    count += 1;
    if (count > MAX_LEXEMES) return null;
    const type = mode ?? CST.tokenType(lexeme);
    const problem = pythonRefuses(type, lexeme, base + parser.offset);
    if (problem !== null && problems.length === 0) problems.push(problem);
    mode = lexeme === CST.SCALAR ? (afterBlockHeader ? 'block' : 'plain') : null;
    if (type === 'block-scalar-header') afterBlockHeader = true;
    else if (type === 'block') afterBlockHeader = false;
    for (const token of parser.next(lexeme)) list.push(token);
    if (parser.stack.length > MAX_DEPTH) {
      const start = base + parser.offset;
      problems.push({ code: 'header-too-deep', args: { limit: MAX_DEPTH }, start, end: start });
      return { list, problems };
    }
  }
  for (const token of parser.end()) list.push(token);
  return { list, problems };
}

/** Python's reader takes no tab between values, and U+0085, U+2028 and U+2029 for line breaks. */
function pythonRefuses(type: CST.TokenType | 'block' | 'plain' | null, lexeme: string, at: number): RawProblem | null {
  if (type === 'double-quoted-scalar' || type === 'single-quoted-scalar') return null;
  const separator = /[\x85\u2028\u2029]/.exec(lexeme);
  if (separator !== null) {
    const start = at + separator.index;
    return { code: 'header-line-separator', args: { character: codePoint(separator[0]) }, start, end: start + 1 };
  }
  if (type === 'block' || type === 'comment') return null;
  const tab = lexeme.indexOf('\t');
  return tab < 0 ? null : { code: 'header-tab', start: at + tab, end: at + tab + 1 };
}

function explain(code: string, message: string): Pick<RawProblem, 'code' | 'args'> {
  switch (code) {
    case 'TAB_AS_INDENT':
      return { code: 'header-tab' };
    case 'TAG_RESOLVE_FAILED':
      return { code: 'header-unknown-tag', args: { tag: message.replace(/^Unresolved tag: /, '') } };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { code: 'header-colon' };
    default:
      return { code: 'header-syntax', args: { reason: message } };
  }
}

function codePoint(char: string): string {
  return `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
