import { SEVERITY_WEIGHT } from '../config/severity.ts';
import type { Severity } from '../config/types.ts';
import { FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import { LIBRARIES } from '../card/vocabulary.generated.ts';
import type { Detection, Message, Note } from '../frameworks/types.ts';
import { isUnseen, ruleOfBroken } from './broken.ts';
import { findingOf, placeAt } from './finding.ts';
import type { Finding, RuleId } from './types.ts';

/** Findings of one kind that are listed one by one; the rest is counted in one more finding. */
export const LISTED_PER_KIND = 50;

/** A remark of one framework, before those of several frameworks on the same thing are merged. */
interface Draft extends Message {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly framework: FrameworkKey;
  readonly path: string | null;
  readonly line: number | null;
  remedy: Message | null;
}

/**
 * Findings about files (design §4, "Files"): broken tasks of listed frameworks, and the detectors' notes.
 * @param detections the four answers
 * @param tagged frameworks the card lists
 * @returns at most `LISTED_PER_KIND` findings per code and framework, and one that counts the rest
 */
export function fileFindings(
  detections: Readonly<Record<FrameworkKey, Detection>>,
  tagged: ReadonlySet<FrameworkKey>,
): Finding[] {
  const drafts: Draft[] = [];
  const restsOnFolders = (['harbor', 'verifiers', 'openenv'] as const).some((key) => tagged.has(key));
  for (const key of FRAMEWORK_KEYS) {
    const detection = detections[key];
    const counts = tagged.has(key) || detection.verdict === 'loads' || detection.verdict === 'partial';
    if (!counts) {
      // Packed tasks concern every framework of task folders that the card lists, whoever noticed them.
      const packed = restsOnFolders ? detection.notes.filter((note) => note.rule === 'files/packed-tasks') : [];
      drafts.push(...packed.map((note) => noteDraft(key, detection, note, false)));
      continue;
    }
    const broken = tagged.has(key) ? brokenTasks(key, detection) : [];
    // A note on what a broken task says already only adds its remedy.
    const noted = new Set(detection.notes.map(({ path }) => path));
    const told = new Map(
      broken.filter(({ path }) => noted.has(path)).map((draft) => [`${draft.rule}\0${draft.path}`, draft]),
    );
    const notes: Draft[] = [];
    for (const note of detection.notes) {
      const same = note.path === null ? undefined : told.get(`${note.rule}\0${note.path}`);
      if (same === undefined) notes.push(noteDraft(key, detection, note, tagged.has(key)));
      else same.remedy ??= note.remedy;
    }
    // Any number of them: as arguments of one call they would exhaust the stack.
    for (const draft of broken) drafts.push(draft);
    for (const draft of notes) drafts.push(draft);
  }
  return limited(merged(drafts));
}

/** Each task once, though several tasksets hold it. */
function brokenTasks(key: FrameworkKey, detection: Detection): Draft[] {
  const drafts: Draft[] = [];
  const seen = new Map<string, Set<string>>();
  for (const set of detection.tasksets) {
    if (!set.main) continue;
    for (const task of set.broken) {
      const paths = seen.get(task.code) ?? new Set();
      if (paths.has(task.path)) continue;
      seen.set(task.code, paths.add(task.path));
      drafts.push({
        rule: ruleOfBroken(set, task),
        // Only what was seen and is decided can lower a verdict.
        severity: detection.verdict === 'loads' || isUnseen(task) ? 'warning' : 'error',
        framework: key,
        path: task.place.path ?? task.path,
        line: task.place.line,
        code: task.code,
        args: task.args,
        remedy: null,
      });
    }
  }
  return drafts;
}

function noteDraft(key: FrameworkKey, detection: Detection, note: Note, tagged: boolean): Draft {
  const lowers = note.effect === 'breaks' && tagged && detection.verdict !== 'loads' && detection.verdict !== 'unknown';
  const hides = note.effect === 'hides' || (note.effect === 'breaks' && tagged);
  return {
    rule: note.rule,
    severity: lowers ? 'error' : hides ? 'warning' : 'notice',
    framework: key,
    path: note.path,
    line: note.line,
    code: note.code,
    args: note.args,
    remedy: note.remedy,
  };
}

/** The same remark of several frameworks becomes one, with the highest severity. */
function merged(drafts: readonly Draft[]): (Draft & { readonly frameworks: readonly FrameworkKey[] })[] {
  const byPlace = new Map<string, Draft & { frameworks: FrameworkKey[] }>();
  for (const draft of drafts) {
    // One place and one fault: what else a framework says of it (an index, a task's name) does not make it another.
    const what = draft.path === null ? JSON.stringify(draft.args) : `${draft.path}\0${draft.line ?? ''}`;
    const id = `${draft.rule}\0${draft.code}\0${what}`;
    const known = byPlace.get(id);
    if (known === undefined) {
      byPlace.set(id, { ...draft, frameworks: [draft.framework] });
      continue;
    }
    const frameworks = [...new Set([...known.frameworks, draft.framework])];
    const heavier = SEVERITY_WEIGHT[draft.severity] > SEVERITY_WEIGHT[known.severity] ? draft : known;
    byPlace.set(id, { ...heavier, frameworks });
  }
  return [...byPlace.values()];
}

function limited(drafts: readonly (Draft & { readonly frameworks: readonly FrameworkKey[] })[]): Finding[] {
  const counts = new Map<string, { listed: number; left: number; draft: Draft; frameworks: readonly FrameworkKey[] }>();
  const findings: Finding[] = [];
  for (const draft of drafts) {
    const kind = [draft.rule, draft.code, draft.severity, draft.framework].join('\0');
    const count = counts.get(kind) ?? { listed: 0, left: 0, draft, frameworks: draft.frameworks };
    counts.set(kind, count);
    if (count.listed === LISTED_PER_KIND) {
      count.left += 1;
      continue;
    }
    count.listed += 1;
    findings.push(asFinding(draft, draft.frameworks, draft.code, draft.args, draft.path, draft.line));
  }
  for (const { left, draft, frameworks } of counts.values()) {
    if (left === 0) continue;
    const code = draft.rule === 'files/broken-task' ? 'more-broken-tasks' : 'more-notes';
    findings.push(
      asFinding({ ...draft, remedy: null }, frameworks, code, { count: left, rule: draft.rule }, null, null),
    );
  }
  return findings;
}

function asFinding(
  draft: Draft,
  frameworks: readonly FrameworkKey[],
  code: string,
  args: Message['args'],
  path: string | null,
  line: number | null,
): Finding {
  return findingOf(draft.rule, draft.severity, code, {
    framework: draft.framework,
    ...placeAt(path, line),
    args: { ...args, frameworks: frameworks.map((key) => LIBRARIES[key].label) },
    remedy: draft.remedy,
  });
}
