import { changeAt, parseJson, places, printJson } from './json-text.ts';
import type { JsonNode, JsonPath } from './json-text.ts';
import { minimal } from './minimal.ts';
import type { Keeps } from './minimal.ts';

const HEADER = /^[ \t]*\[[^\n]*$/u;

/**
 * Makes a text smaller by what it is made of: a JSON document by its members, others by tables (a header with the
 * lines below it), then by lines, then each line by JSON members, and at last by words and signs.
 * @param keeps whether a text still has what is looked for
 */
export async function smallerText(text: string, keeps: Keeps<string>): Promise<void> {
  const document = await smallerJson(text, keeps);
  if (document !== text) return inWords(document, keeps);
  const join = (parts: readonly string[]): Promise<boolean> => keeps(parts.join('\n'));
  const tables = await minimal(tablesOf(text), join);
  const lines = await minimal(tables.join('\n').split('\n'), join);
  let rest = lines;
  for (const [at, line] of lines.entries()) {
    const put: Keeps<string> = async (smaller) => {
      const candidate = rest.with(at, smaller);
      if (!(await join(candidate))) return false;
      rest = candidate;
      return true;
    };
    await inWords(await smallerJson(line, put), put);
  }
}

/** The text in pieces that begin at a header; joined by line ends they are the text again. */
function tablesOf(text: string): string[] {
  const tables: string[] = [];
  for (const line of text.split('\n')) {
    const last = tables.length - 1;
    if (last < 0 || HEADER.test(line)) tables.push(line);
    else tables[last] = `${tables[last]}\n${line}`;
  }
  return tables;
}

/** Leaves out words, spaces and signs; a long word falls into pieces. */
async function inWords(text: string, keeps: Keeps<string>): Promise<void> {
  const words = await minimal(text.match(/\w+|\s+|[^\w\s]/gu) ?? [], (words) => keeps(words.join('')));
  const rest = words.flatMap((word) => (word.length > 24 ? (word.match(/.{1,8}/gsu) ?? []) : [word]));
  if (rest.length > words.length) await minimal(rest, (words) => keeps(words.join('')));
}

/**
 * Leaves out members and items, the outer ones first, and puts what is inside in place of what holds it.
 * @returns the text that is left; the same where it is no JSON or nothing can go
 */
async function smallerJson(text: string, keeps: Keeps<string>): Promise<string> {
  let best = parseJson(text);
  if (best === null) return text;
  let rest = text;
  const attempt: Keeps<JsonNode | null> = async (smaller) => {
    const printed = smaller === null ? '' : printJson(smaller, 'compact');
    if (smaller === null || !(await keeps(printed))) return false;
    best = smaller;
    rest = printed;
    return true;
  };
  for (let before: JsonNode | null = null; before !== best;) {
    before = best;
    for (let at = 0; ; at += 1) {
      const place = places(best)[at];
      if (place === undefined) break;
      await smallerNode(best, place, attempt);
      for (const inner of places(place.node).slice(1, INNER)) {
        if (await attempt(changeAt(best, place.path, () => inner.node))) break;
      }
    }
  }
  return rest;
}

/** How many of the nodes inside another are tried in its place. */
const INNER = 9;

/** Leaves out members or items of one node of a document. */
async function smallerNode(
  document: JsonNode,
  { path, node }: { readonly path: JsonPath; readonly node: JsonNode },
  attempt: Keeps<JsonNode | null>,
): Promise<void> {
  if (node.kind === 'array') {
    await minimal(node.items, (items) => attempt(changeAt(document, path, () => ({ kind: 'array', items }))));
  } else if (node.kind === 'object') {
    await minimal(node.members, (members) => attempt(changeAt(document, path, () => ({ kind: 'object', members }))));
  }
}
