import { ENVIRONMENT_TAG, FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { Change } from '../rules/types.ts';

/** A tag that an edit writes, and the finding it repairs. */
export interface Writing {
  readonly tag: string;
  readonly finding: number;
}

/** What shall become of the items of `tags`: by index, and what is added after them. */
export interface Wanted {
  readonly replaced: ReadonlyMap<number, Writing>;
  readonly dropped: ReadonlyMap<number, number>;
  readonly added: readonly Writing[];
}

const ORDER: readonly string[] = [ENVIRONMENT_TAG, ...FRAMEWORK_KEYS];

/**
 * Sorts changes into what happens to each item. A tag that is there already, or that a replaced item becomes, is not
 * added again.
 * @param values the items' texts, null for items that are no text
 * @throws RangeError for an item that does not exist: the changes belong to another card
 */
export function wantedOf(
  values: readonly (string | null)[],
  changes: readonly { readonly change: Change; readonly finding: number }[],
): Wanted {
  const replaced = new Map<number, Writing>();
  const dropped = new Map<number, number>();
  const additions = new Map<string, Writing>();
  for (const { change, finding } of changes) {
    if ('index' in change && values[change.index] === undefined) throw new RangeError(`no item ${change.index}`);
    if (change.kind === 'replace-item') replaced.set(change.index, { tag: change.tag, finding });
    else if (change.kind === 'drop-item') dropped.set(change.index, finding);
    else if (change.kind === 'remove-tag') {
      values.forEach((value, i) => value === change.tag && dropped.set(i, finding));
    } else if (!additions.has(change.tag)) additions.set(change.tag, { tag: change.tag, finding });
  }
  for (const index of dropped.keys()) replaced.delete(index);
  values.forEach((value, i) => {
    if (!dropped.has(i)) additions.delete(replaced.get(i)?.tag ?? value ?? '');
  });
  const added = [...additions.values()].toSorted((a, b) => rank(a.tag) - rank(b.tag));
  return { replaced, dropped, added };
}

/** Whether nothing is to be done. */
export function isNothing({ replaced, dropped, added }: Wanted): boolean {
  return replaced.size + dropped.size + added.length === 0;
}

/** The finding that the first change of a list repairs: edits of the list's frame are told there. */
export function firstFinding({ replaced, dropped, added }: Wanted): number {
  const findings = [...[...replaced.values(), ...added].map(({ finding }) => finding), ...dropped.values()];
  return findings.length === 0 ? 0 : Math.min(...findings);
}

function rank(tag: string): number {
  const index = ORDER.indexOf(tag);
  return index < 0 ? ORDER.length : index;
}
