import { ENVIRONMENT_TAG, FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import { blobId } from '../fix/blob.ts';
import { wellFormed } from '../report/escape/visible.ts';
import type { KnownTag } from '../rules/near-miss.ts';
import type { ChangeKind, Marker, TagChange, WithdrawReason } from './types.ts';

const NAME = 'envcard:proposal:v1';
/** A line of its own; nothing in it can end the comment early. */
const LINE = /^<!-- envcard:proposal:v1 (\{[^\r\n]*\}) -->[ \t]*\r?$/gm;

/** Most characters of a description that is searched, of a marker, and most items in it. */
const MAX_BODY = 1_000_000;
const MAX_MARKER = 40_000;
const MAX_CARDS = 1000;
const MAX_WORDS = 50;
const MAX_CONTENT = 20;
const MAX_PATH = 10_000;

const TAGS: ReadonlySet<string> = new Set([ENVIRONMENT_TAG, ...FRAMEWORK_KEYS]);
const KINDS: readonly string[] = ['add', 'correct', 'remove'] satisfies ChangeKind[];
const REASONS: readonly string[] = ['carried', 'obsolete', 'duplicate', 'conflict'] satisfies WithdrawReason[];

/** The name under which a change is remembered. */
export function changeKey({ kind, tag, card }: TagChange): string {
  return `${kind} ${tag} ${card}`;
}

/**
 * A short name for the content of some cards, for comparing without reading.
 * @param cards path and bytes; null for a card that does not exist
 * @returns 40 hexadecimal digits
 */
export function contentKey(cards: readonly { readonly path: string; readonly bytes: Uint8Array | null }[]): string {
  return blobsKey(cards.map(({ path, bytes }) => ({ path, blob: bytes === null ? null : blobId(bytes) })));
}

/** As `contentKey`, from git blob ids. */
export function blobsKey(cards: readonly { readonly path: string; readonly blob: string | null }[]): string {
  const lines = cards.map(({ path, blob }) => `${path}\0${blob ?? '-'}\n`);
  return blobId(new TextEncoder().encode(lines.toSorted().join('')));
}

/**
 * The marker as the line that ends a description: an HTML comment, which nobody sees. Paths of cards come from the
 * repository, so every character that could end the comment or the line is escaped.
 */
export function writeMarker(marker: Marker): string {
  const content = marker.content.slice(-MAX_CONTENT);
  const value = {
    cards: byCard(marker.changes),
    base: marker.base,
    content,
    ...(marker.withdrawn === null ? {} : { withdrawn: marker.withdrawn }),
  };
  const json = JSON.stringify(value).replace(/[<>&]|[^\x20-\x7e]|-(?=-)/g, escapeUnit);
  return `<!-- ${NAME} ${json} -->`;
}

/**
 * Finds the marker in a pull request's description (never in a later comment: everybody may write those). People may
 * have written before and after it; of several the last one counts, which is where envcard puts it.
 * @param body as stored, not as rendered
 * @returns null when there is none that can be read: then it is not one of our proposals
 */
export function readMarker(body: string): Marker | null {
  if (body.length > MAX_BODY) return null;
  let found: Marker | null = null;
  for (const match of body.matchAll(LINE)) {
    const json = match[1] ?? '';
    if (json.length <= MAX_MARKER) found = parse(json) ?? found;
  }
  return found;
}

/** Text that stands in a description beside the marker: nothing in it can be taken for one. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(NAME, 'envcard proposal v1');
}

/** The description with another marker; what people wrote around it stays. Unchanged when it has none. */
export function replaceMarker(body: string, marker: Marker): string {
  const last = [...body.matchAll(LINE)].findLast((match) => parse(match[1] ?? '') !== null);
  if (last === undefined) return body;
  return body.slice(0, last.index) + writeMarker(marker) + body.slice(last.index + last[0].length);
}

function parse(json: string): Marker | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // People can edit a description: what is no JSON any more is no marker.
    return null;
  }
  if (!isRecord(value)) return null;
  const { cards, base, content, withdrawn } = value;
  if (!Array.isArray(cards) || cards.length > MAX_CARDS || !isKey(base)) return null;
  if (!Array.isArray(content) || content.length > MAX_CONTENT || !content.every(isKey)) return null;
  if (withdrawn !== undefined && !(typeof withdrawn === 'string' && REASONS.includes(withdrawn))) return null;
  return {
    // What a later release may propose and this one does not know is left out.
    changes: cards.flatMap((item: unknown) => parseCard(item)),
    base,
    content,
    withdrawn: (withdrawn as WithdrawReason | undefined) ?? null,
  };
}

/** `["README.md", "add rl-environment, add harbor"]` */
function parseCard(item: unknown): TagChange[] {
  if (!Array.isArray(item)) return [];
  const [path, words] = item as readonly unknown[];
  if (typeof path !== 'string' || path.length > MAX_PATH || typeof words !== 'string') return [];
  const card = decodePath(path);
  if (card === null) return [];
  return words.split(', ', MAX_WORDS).flatMap((word): TagChange[] => {
    const [kind = '', tag = '', more] = word.split(' ');
    if (more !== undefined || !KINDS.includes(kind) || !TAGS.has(tag)) return [];
    return [{ kind: kind as ChangeKind, tag: tag as KnownTag, card }];
  });
}

function byCard(changes: readonly TagChange[]): [string, string][] {
  const cards = new Map<string, string[]>();
  for (const { kind, tag, card } of changes) {
    const words = cards.get(card) ?? [];
    words.push(`${kind} ${tag}`);
    cards.set(card, words);
  }
  return [...cards].map(([card, words]) => [encodePath(card), words.join(', ')]);
}

/** Without spaces, `@`, `#` and `:`: a platform that reads words even in a comment finds no mention and no link. */
function encodePath(path: string): string {
  return encodeURIComponent(wellFormed(path)).replaceAll('%2F', '/');
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{40}$/.test(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
