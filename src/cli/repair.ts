import { applyEdits } from '../fix/apply.ts';
import type { Edit } from '../fix/types.ts';
import { workspacePath } from '../report/places.ts';
import type { Judged, NotJudged } from './opened.ts';

/** The card's new content. */
export function repaired(target: Judged, edits: readonly Edit[]): Uint8Array {
  return applyEdits(target.audit.cardBytes ?? new Uint8Array(), edits);
}

/** What the edits would change, as a unified diff with paths from the current folder where that can be; empty without edits. */
export async function diffOf(target: Judged, edits: readonly Edit[]): Promise<string> {
  if (edits.length === 0) return '';
  // Loaded when there is something to show.
  const { unifiedDiff } = await import('../fix/diff.ts');
  const path = workspacePath(target.report.target, target.audit.card.path);
  return unifiedDiff(path, target.audit.cardBytes, edits);
}

/** By index of the target: what `fix` would change, where it would change something. */
export async function diffsOf(targets: readonly (Judged | NotJudged)[]): Promise<Map<number, string>> {
  const diffs = new Map<number, string>();
  for (const [index, target] of targets.entries()) {
    if (target.ok && target.audit.edits.length > 0) diffs.set(index, await diffOf(target, target.audit.edits));
  }
  return diffs;
}
