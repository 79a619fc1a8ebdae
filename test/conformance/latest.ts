import type { LoadReply } from './asker.ts';
import type { Answer, DoorAnswer } from './types.ts';

/**
 * What a newer release answers otherwise, a sentence each. Texts of errors may change: only whether there is one counts.
 * @param before the recorded reply
 * @param now the newer release's
 */
export function changes(before: LoadReply, now: LoadReply): string[] {
  if (!('answer' in before) || !('answer' in now)) {
    const [was, is] = [before, now].map((reply) => ('answer' in reply ? 'an answer' : 'no answer'));
    return was === is ? [] : [`${was} before, ${is} now${'trouble' in now ? `: ${now.trouble}` : ''}`];
  }
  const found =
    before.answer.loads === now.answer.loads ? [] : [`loads: ${before.answer.loads}, now ${now.answer.loads}`];
  const [old, young] = [doorsByName(before.answer), doorsByName(now.answer)];
  for (const name of new Set([...old.keys(), ...young.keys()])) {
    const [was, is] = [old.get(name), young.get(name)];
    if (was === undefined) found.push(`${name}: a new way in`);
    else if (is === undefined) found.push(`${name}: no way in any more`);
    else found.push(...doorChanges(was, is).map((change) => `${name}: ${change}`));
  }
  return found;
}

function doorsByName({ doors }: Answer): Map<string, DoorAnswer> {
  const found = new Map<string, DoorAnswer>();
  for (const door of doors) {
    const name = `${door.door} ${door.name ?? ''} ${door.path ?? ''} ${registryOf(door)}`
      .replaceAll(/ +/gu, ' ')
      .trim();
    found.set(found.has(name) ? `${name} (${found.size})` : name, door);
  }
  return found;
}

function registryOf({ more }: DoorAnswer): string {
  const registry = more?.['registry'];
  return typeof registry === 'string' ? registry : '';
}

function doorChanges(was: DoorAnswer, is: DoorAnswer): string[] {
  const found: string[] = [];
  const tell = (what: string, old: unknown, young: unknown): void => {
    const [a, b] = [JSON.stringify(old), JSON.stringify(young)];
    if (a !== b) found.push(`${what}: ${a}, now ${b}`);
  };
  if (is.error !== null && was.error === null) found.push(`opens no more: ${is.error}`);
  else tell('opens', was.error === null, is.error === null);
  tell('usual', was.usual, is.usual);
  tell('whole', was.whole, is.whole);
  tell('good', was.good, is.good);
  tell(
    'refused',
    was.refused.map(({ path }) => path),
    is.refused.map(({ path }) => path),
  );
  tell('outside', was.outside, is.outside);
  tell('more', factsOf(was), factsOf(is));
  return found;
}

/** Numbers, flags and lists of them; texts may be those of errors. */
function factsOf({ more }: DoorAnswer): unknown {
  return Object.entries(more ?? {})
    .filter(([, value]) => typeof value === 'number' || typeof value === 'boolean' || isNumbers(value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}
