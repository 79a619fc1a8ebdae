import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ENVIRONMENTS } from './environments.ts';
import type { Environment } from './environments.ts';
import type { LoadReply } from './asker.ts';
import type { Tree } from './types.ts';

/** A recorded answer. `of` is a digest of the tree it was given about. */
export type Recorded = LoadReply & { readonly id: string; readonly of: string };

/** All that an environment once said. */
export interface Recording {
  readonly releases: Readonly<Record<string, string>>;
  readonly answers: ReadonlyMap<string, Recorded>;
}

interface Head {
  readonly environment: string;
  readonly releases: Readonly<Record<string, string>>;
  /** The environment whose answers stand for those that are the `same`. */
  readonly base: string | null;
}

/** A digest of a tree's files, the same for any order of them. */
export function digestOf({ files }: Tree): string {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}

/** Whether a loader's answer about this tree is kept: what was found over one loader is for that one. */
export function isKept({ id }: Tree, { loader }: Environment): boolean {
  return !id.startsWith('found/') || id.startsWith(`found/${loader}/`);
}

/** The recording's text: a head, then the answers by id; what `base` answers too is called the same. */
export function renderRecording(
  environment: string,
  { releases, answers }: Recording,
  base: { readonly environment: string; readonly recording: Recording } | null,
): string {
  const sorted = [...answers.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const lines = sorted.map((one) => {
    const [line, other] = [stable(one), base?.recording.answers.get(one.id)];
    return other !== undefined && stable(other) === line ? stable({ id: one.id, of: one.of, same: true }) : line;
  });
  const head: Head = { environment, releases, base: base?.environment ?? null };
  return `${[stable(head), ...lines].join('\n')}\n`;
}

/**
 * Reads a recording's text. What was the same as an answer that is there no more is left out.
 * @param baseOf finds the recording that the head names
 */
export function parseRecording(text: string, baseOf: (environment: string) => Recording | null): Recording {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const head = JSON.parse(first) as Head;
  const base = head.base === null ? null : baseOf(head.base);
  const answers = new Map<string, Recorded>();
  for (const line of lines) {
    const one = JSON.parse(line) as Recorded | { readonly id: string; readonly of: string; readonly same: true };
    const found = 'same' in one ? base?.answers.get(one.id) : one;
    if (found?.of === one.of) answers.set(one.id, found);
  }
  return { releases: head.releases, answers };
}

/** Reads what is recorded of an environment; null where nothing is. */
export function readRecording(name: string, folder: URL = ANSWERS): Recording | null {
  const file = new URL(`${name}.jsonl`, folder);
  if (!existsSync(file)) return null;
  return parseRecording(readFileSync(file, 'utf8'), (base) => (base === name ? null : readRecording(base, folder)));
}

/** Writes what an environment said; all but a loader's newest release in few words where it says the same. */
export function writeRecording(environment: Environment, recording: Recording, folder: URL = ANSWERS): void {
  const newest = ENVIRONMENTS.find(({ loader, role }) => loader === environment.loader && role === 'newest');
  const other = newest === undefined || newest.name === environment.name ? null : readRecording(newest.name, folder);
  const base = other === null || newest === undefined ? null : { environment: newest.name, recording: other };
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${environment.name}.jsonl`, folder), renderRecording(environment.name, recording, base));
}

const ANSWERS = new URL('answers/', import.meta.url);

/** JSON with sorted members, lone surrogates and other characters outside ASCII as escapes. */
function stable(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return text.replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
