import { isMap, isScalar } from 'yaml';
import type { YAMLMap } from 'yaml';
import { DataReader } from './data.ts';
import { CARD_KEYS } from './keys.ts';
import type { Located } from './locate.ts';
import type { LineIndex } from './positions.ts';
import { isError } from './problems.ts';
import type { RawProblem } from './problems.ts';
import { jsReadsText, pythonReading } from './scalars.ts';
import { findTags, spanOf } from './tags.ts';
import type { ItemNode, TagsNode } from './tags.ts';
import type { Header } from './types.ts';
import { parseYaml } from './yaml.ts';

/** A header with its tree: what `fix/` needs beside what the card tells. */
export interface HeaderTree {
  readonly header: Header;
  readonly tags: TagsNode;
  /** The mapping; null for an empty header or one with errors. */
  readonly root: YAMLMap | null;
  readonly problems: readonly RawProblem[];
}

/**
 * Reads the header that `locateHeader` found.
 * @param text the whole README
 * @returns null when it is too large to be read
 */
export function readHeader(text: string, located: Located, lines: LineIndex): HeaderTree | null {
  const { yaml, block } = located;
  const parsed = parseYaml(text, yaml);
  if (parsed.kind === 'too-large') return null;
  const reader = new DataReader(text, yaml.start, lines);
  const value = reader.read(parsed.root);
  const problems: RawProblem[] = [...parsed.problems, ...reader.problems];
  const root = isMap(parsed.root) ? parsed.root : null;
  if (root === null && !isEmptyRoot(parsed.root)) {
    problems.push({ code: 'header-not-a-mapping', start: yaml.start, end: yaml.end });
  }
  const valid = !problems.some(isError);
  const data = (valid && root !== null ? value : Object.create(null)) as Readonly<Record<string, unknown>>;
  const tags = findTags(valid ? root : null, data, { reader, lines, base: yaml.start });
  const keyLines = new Map<string, number>();
  for (const { key } of root?.items ?? []) {
    const name = reader.keyText(key);
    const span = spanOf(key, yaml.start);
    if (name !== null && span !== null && !keyLines.has(name)) keyLines.set(name, lines.position(span.start).line);
  }
  if (valid) problems.push(...tagRemarks(tags), ...emptyValues(root, reader, yaml.start));
  problems.push(...ruleRemarks(text, located));
  const { form, key, value: tagsValue, items } = tags;
  const header: Header = { block, yaml, form, keyLines, tagsKey: key, tagsValue, items, data };
  return { header, tags, root: valid ? root : null, problems };
}

function isEmptyRoot(root: unknown): boolean {
  return root === null || (isScalar(root) && root.value === null);
}

/** What a reader other than the Hub's may take differently. */
function tagRemarks({ form, value, items }: TagsNode): RawProblem[] {
  const problems: RawProblem[] = [];
  const place = value ?? { start: 0, end: 0 };
  if (form.kind === 'scalar' || form.kind === 'map' || (form.kind === 'other' && items.length === 0)) {
    const text = items[0]?.value ?? '';
    const code = form.kind === 'scalar' && text.includes(',') ? 'tags-comma-string' : 'tags-not-a-list';
    problems.push({ code, ...place });
  }
  for (const item of items) problems.push(...itemRemarks(item));
  return problems;
}

function itemRemarks({ value, plain, span }: ItemNode): RawProblem[] {
  if (value === null) return [{ code: 'tag-not-text', ...span }];
  if (plain === null || !jsReadsText(plain)) return [];
  const meaning = pythonReading(plain);
  return meaning === 'text' ? [] : [{ code: 'tag-ambiguous', args: { value, meaning }, ...span }];
}

/** `language:` with nothing: the Hub refuses commits of such cards (it checks the keys it knows). */
function emptyValues(root: YAMLMap | null, reader: DataReader, base: number): RawProblem[] {
  const problems: RawProblem[] = [];
  for (const { key, value } of root?.items ?? []) {
    const name = reader.keyText(key);
    const span = spanOf(key, base);
    const node = reader.resolve(value);
    const empty = node === null || (isScalar(node) && node.value === null);
    // `tags` has rules of its own.
    if (empty && name !== null && span !== null && name !== 'tags' && CARD_KEYS.has(name)) {
      problems.push({ code: 'header-empty-value', args: { key: name }, ...span });
    }
  }
  return problems;
}

/** The rules and the byte order mark: the Hub's regex takes them, not every reader does. */
function ruleRemarks(text: string, { yaml, block, close }: Located): RawProblem[] {
  const problems: RawProblem[] = [];
  if (text.startsWith('\ufeff')) problems.push({ code: 'header-bom', start: 0, end: 1 });
  const afterRule = close + 3;
  const rest = text.slice(afterRule, block.end).replace(/[\r\n]+$/, '');
  if (rest !== '') problems.push({ code: 'header-closing-spaces', start: afterRule, end: afterRule + rest.length });
  if (startsWithRule(text, yaml.start, yaml.end)) {
    problems.push({ code: 'header-double-rule', start: yaml.start, end: yaml.start + 3 });
  }
  return problems;
}

/** Whether a `---` line stands right below the opening rule: the Hub does not take it for the closing one. */
export function startsWithRule(text: string, start: number, end: number): boolean {
  return end - start >= 3 && /^---[ \t]*(?:[\r\n]|$)/.test(text.slice(start, Math.min(end, start + 1000)));
}
