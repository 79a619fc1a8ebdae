import { isMapping } from '../support/pydantic.ts';
import type { RowFile } from '../rows.types.ts';
import type { Note, SchemaChecker } from '../types.ts';
import type { NoteCode } from './codes.ts';

/** Keys under which rows carry the JSON Schema that an answer must meet. */
const KEYS = ['schema_str', 'json_schema', 'response_schema', 'output_schema', 'answer_schema'];
/** Different schemas that are compiled; and the longest one. */
const MOST_SCHEMAS = 200;
const LONGEST = 256 * 1024;
/** Findings of one file. */
const MOST_NOTES = 20;
/** One of these makes an object a schema rather than somebody's own structure. */
const SCHEMA_WORDS = ['type', 'properties', '$schema', '$ref', 'anyOf', 'oneOf', 'allOf', 'items', 'enum'];

interface Found {
  readonly path: string;
  readonly row: number;
  readonly line: number | null;
  readonly key: string;
  /** null: the text is no JSON object. */
  readonly text: string | null;
}

/**
 * Notes on rows whose answer schema does not compile: no answer to them can be right. Without a checker only texts that
 * are no JSON at all are found.
 */
export async function rowSchemaNotes(files: readonly RowFile[], checker: SchemaChecker | null): Promise<Note[]> {
  const found = files.flatMap((file) => schemasOf(file));
  const notes = found.filter(({ text }) => text === null).map((one) => schemaNote(one, 'nemo-note-schema-text', {}));
  const texts = [...new Set(found.flatMap(({ text }) => text ?? []))].slice(0, MOST_SCHEMAS);
  if (checker !== null && texts.length > 0) {
    const answers = await checker(texts);
    const faults = new Map(texts.map((text, i) => [text, answers[i] ?? null]));
    for (const one of found) {
      const fault = one.text === null ? null : (faults.get(one.text) ?? null);
      if (fault === null) continue;
      const code = fault.slow ? 'nemo-note-schema-slow' : 'nemo-note-schema-broken';
      notes.push(schemaNote(one, code, fault.slow ? {} : { reason: fault.reason }));
    }
  }
  const counts = new Map<string | null, number>();
  return notes.filter(({ path }) => {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return count <= MOST_NOTES;
  });
}

function schemaNote({ path, row, line, key }: Found, code: NoteCode, args: Note['args']): Note {
  const remedy = code === 'nemo-note-schema-slow' ? null : { code: 'nemo-remedy-schema', args: {} };
  return {
    rule: 'files/row-schema',
    effect: 'remark',
    code,
    args: { row: row + 1, key, ...args },
    path,
    line,
    fact: 'N18',
    remedy,
  };
}

function schemasOf(file: RowFile): Found[] {
  const found: Found[] = [];
  for (const { index, line, value } of file.rows) {
    if (!isMapping(value)) continue;
    const inner = Object.hasOwn(value, 'verifier_metadata') ? value['verifier_metadata'] : null;
    for (const holder of [value, inner]) {
      if (!isMapping(holder)) continue;
      for (const key of KEYS) {
        if (!Object.hasOwn(holder, key)) continue;
        const text = schemaText(key, holder[key]);
        if (text !== undefined) found.push({ path: file.path, row: index, line, key, text });
      }
    }
  }
  return found;
}

/** undefined: nothing to check; null: a schema was promised, but the text is none. */
function schemaText(key: string, value: unknown): string | null | undefined {
  if (isMapping(value)) {
    const text = looksLikeSchema(value) ? JSON.stringify(value) : '';
    return text !== '' && text.length <= LONGEST ? text : undefined;
  }
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    // Only this key is always JSON text; others may hold anything.
    return key === 'schema_str' ? null : undefined;
  }
  if (isMapping(parsed)) return key === 'schema_str' || looksLikeSchema(parsed) ? value : undefined;
  return key === 'schema_str' && typeof parsed !== 'boolean' ? null : undefined;
}

function looksLikeSchema(value: Readonly<Record<string, unknown>>): boolean {
  return SCHEMA_WORDS.some((word) => Object.hasOwn(value, word));
}
