import type { AdviceCode, EvidenceCode } from './nemo-gym/codes.ts';
import { featureEvidence } from './nemo-gym/features.ts';
import { knownDataset, KNOWN_RELEASE } from './nemo-gym/known.ts';
import { rowModels } from './nemo-gym/model.ts';
import { CRASHES, nemoNotes } from './nemo-gym/notes.ts';
import { rowSchemaNotes } from './nemo-gym/row-schemas.ts';
import type { SplitDoor } from './nemo-gym/split/door.ts';
import { artifactTaskset, hasParams, isArtifact, splitTaskset } from './nemo-gym/tasksets.ts';
import type { Candidate, DoorContext } from './nemo-gym/tasksets.ts';
import { oddlyNamedRows } from './rows/candidates.ts';
import { readRowFiles } from './rows.ts';
import type { RowFile } from './rows.types.ts';
import type { Detection, Detector, DetectorContext, Evidence, Message, Note, Taskset, Verdict } from './types.ts';

/** NeMo Gym: rows with prompts for the Responses API, as raw JSON Lines or through `datasets` (N1-N21). */
export const nemoGym: Detector = { key: 'nemo-gym', detect };

async function detect(context: DetectorContext): Promise<Detection> {
  const { repository, card, repoId } = context;
  const files = await readRowFiles(repository);
  const claimed = isClaimed(card.data);
  const anyParams = files.some(hasParams);
  const door: DoorContext = {
    repoId,
    claimed,
    models: anyParams ? await rowModels() : null,
    sizeOf: (path) => repository.listing.get(path)?.size ?? null,
  };
  const split = files.length === 0 ? null : await readSplits(context, files);
  const artifacts: Candidate[] = [];
  for (const file of files.filter(isArtifact)) artifacts.push(await artifactTaskset(file, door));
  const splits: Candidate[] = [];
  const good = new Set(artifacts.flatMap(({ taskset }) => (taskset.verdict === 'loads' ? (taskset.path ?? []) : [])));
  if (split?.kind === 'splits') for (const one of split.splits) splits.push(await splitTaskset(one, door, good));
  const candidates = [...artifacts, ...splits];
  const outside = outsideEvidence(context, files, claimed);
  const seen = repository.listing.complete && !outside.some(({ code }) => code === 'nemo-split-odd-name');
  const verdict = verdictOf(candidates, files, split, seen);
  const unreleased = outside.find(({ code }) => code === 'unreleased-door');
  const tasksets = candidates.map((candidate) => demoted(candidate, anyParams));
  const notes = [
    ...(await nemoNotes({ repository, card, repoId, files, artifacts, splits, door: split, verdict })),
    ...(await rowSchemaNotes(files.filter(hasParams), context.schemaChecker ?? null)),
    ...(context.thorough === true && anyParams ? await fieldNotes(files, repoId) : []),
  ];
  return {
    verdict,
    basis: basisOf(good.size > 0 || splits.length === 0 ? artifacts : splits),
    conditions: [],
    tasksets: split?.kind === 'fails' && anyParams ? [...tasksets, shutSplit(split)] : tasksets,
    evidence: [
      ...(knownDataset(repoId) === null ? [] : knownEvidence(repoId)),
      ...featureEvidence(card),
      ...candidates.flatMap(({ evidence }) => evidence).slice(0, MOST_EVIDENCE),
      ...(split === null || split.kind === 'splits' ? [] : [stopEvidence(split)]),
      ...(verdict === 'unknown' && artifacts.length === 0 ? unseenEvidence(files) : []),
      ...outside,
    ],
    notes,
    remedy: verdict === 'loads' || verdict === 'unknown' ? null : remedyOf(candidates, split),
    vouched:
      knownDataset(repoId)?.source === false || featureEvidence(card).some(({ stance }) => stance === 'supports'),
    suggestOnly: false,
    ...(verdict === 'fails' && unreleased !== undefined
      ? { tolerated: { code: unreleased.code, args: unreleased.args } }
      : {}),
  };
}

/** The door through `datasets` is much code and most repositories have no rows: it is loaded when there are some. */
async function readSplits({ repository, card }: DetectorContext, files: readonly RowFile[]): Promise<SplitDoor> {
  const { splitDoor } = await import('./nemo-gym/split/load.ts');
  return await splitDoor(repository, card, files);
}

/** What each server wants in its rows is much data, and only a thorough look needs it. */
async function fieldNotes(files: readonly RowFile[], repoId: string | null): Promise<readonly Note[]> {
  const { taskFieldNotes } = await import('./nemo-gym/task-field-notes.ts');
  return await taskFieldNotes(files, repoId);
}

/** Sentences on files; repositories with thousands of row files need no more. */
const MOST_EVIDENCE = 60;

function isClaimed(data: DetectorContext['card']['data']): boolean {
  const tags = data !== null && Object.hasOwn(data, 'tags') ? data['tags'] : null;
  return tags === 'nemo-gym' || (Array.isArray(tags) && tags.includes('nemo-gym'));
}

/** A file in which no row has a prompt is beside the point once another file has them. */
function demoted({ taskset, judged }: Candidate, anyParams: boolean): Taskset {
  return anyParams && judged !== null && judged.withParams === 0 ? { ...taskset, main: false } : taskset;
}

function verdictOf(
  candidates: readonly Candidate[],
  files: readonly RowFile[],
  split: SplitDoor | null,
  seen: boolean,
): Verdict {
  if (candidates.some(({ taskset }) => taskset.main && taskset.verdict === 'loads')) return 'loads';
  if (candidates.some(({ taskset }) => taskset.tasks.ok > 0)) return 'partial';
  const open =
    candidates.some(({ taskset }) => taskset.verdict === 'unknown') ||
    files.some((file) => file.state === 'unseen' && (split?.kind !== 'fails' || mayBeArtifact(file))) ||
    !seen;
  // A door we cannot follow matters only where there could be rows behind it.
  const unsure =
    split?.kind === 'unsure' &&
    files.some((file) => file.state !== 'empty' && (hasParams(file) || file.rows.length === 0));
  return open || unsure ? 'unknown' : 'fails';
}

/** Whether an unseen file may be lines of JSON: the only kind that needs no split to be loaded. */
function mayBeArtifact({ format, compression }: RowFile): boolean {
  return compression === null && (format === 'jsonl' || format === 'json');
}

/** Of the door that carries the verdict. */
function basisOf(candidates: readonly Candidate[]): Detection['basis'] {
  if (candidates.every(({ sample }) => sample === null)) return { kind: 'complete' };
  let read = 0;
  let of = 0;
  for (const { sample, taskset } of candidates) {
    read += sample?.read ?? taskset.tasks.total;
    of += sample?.of ?? taskset.tasks.total;
  }
  return { kind: 'sample', read, of };
}

/** The first file that may be lines of JSON and could not be seen; files named so have evidence of their own. */
function unseenEvidence(files: readonly RowFile[]): Evidence[] {
  const file = files.find((one) => one.state === 'unseen' && mayBeArtifact(one) && !isArtifact(one));
  if (file === undefined) return [];
  const args = { why: file.fault?.code ?? '' };
  return [{ stance: 'unknown', code: 'nemo-file-unseen', args, path: file.path, line: null, fact: 'N1' }];
}

/** What is known without reading rows: nothing to read, an incomplete listing, task folders (N1, N17). */
function outsideEvidence({ repository }: DetectorContext, files: readonly RowFile[], claimed: boolean): Evidence[] {
  const { listing } = repository;
  const [task] = listing.named('task.toml');
  const found: Evidence[] = [];
  const say = (stance: Evidence['stance'], code: EvidenceCode, path: string | null, fact: string): void => {
    found.push({ stance, code, args: { release: KNOWN_RELEASE }, path, line: null, fact });
  };
  if (!listing.complete) say('unknown', 'nemo-listing-incomplete', null, 'N1');
  if (task !== undefined) {
    if (claimed) say('unknown', 'unreleased-door', task, 'N17');
    else say('refutes', 'nemo-task-folders', task, 'N17');
  } else if (files.length === 0 && listing.complete) {
    const odd = oddlyNamedRows(listing);
    if (odd === null) say('refutes', 'nemo-no-row-files', null, 'N1');
    else say('unknown', 'nemo-split-odd-name', odd, 'N5');
  }
  return found;
}

function knownEvidence(repoId: string | null): Evidence[] {
  const known = knownDataset(repoId);
  if (known === null) return [];
  const args = { dataset: known.id, config: known.server ?? known.agent, release: KNOWN_RELEASE };
  const code: EvidenceCode = known.source ? 'nemo-known-source' : 'nemo-known-dataset';
  return [{ stance: known.source ? 'unknown' : 'supports', code, args, path: null, line: null, fact: 'N20' }];
}

type SplitStopped = Exclude<SplitDoor, { readonly kind: 'splits' }>;

function stopEvidence({ kind, code, args, path, line, fact }: SplitStopped): Evidence {
  return { stance: kind === 'fails' ? 'refutes' : 'unknown', code, args, path, line, fact };
}

/** The split door as a taskset that loads nothing. */
function shutSplit({ code, args, path, line, fact }: SplitStopped): Taskset {
  const broken = path === null ? [] : [{ path, place: { path, line }, code, args, fact }];
  return {
    door: 'split',
    name: null,
    version: null,
    path: null,
    main: false,
    verdict: 'fails',
    tasks: { total: 0, ok: 0, broken: 0, unread: 0 },
    broken,
    snippet: null,
  };
}

function remedyOf(candidates: readonly Candidate[], split: SplitDoor | null): Message | null {
  const advice = (code: AdviceCode, args: Message['args'] = {}): Message => ({ code, args });
  if (split?.kind === 'fails' && split.code === 'nemo-split-config-name' && candidates.length === 0) {
    return advice('nemo-remedy-default-config');
  }
  const crash = candidates.find(({ judged }) => (judged?.crash ?? null) !== null)?.judged?.crash;
  if (crash !== undefined && crash !== null) return advice(CRASHES[crash.kind].remedy);
  const meant = candidates.find(({ judged, taskset }) => (judged?.withParams ?? 0) > 0 && taskset.broken.length > 0);
  const first = meant?.taskset.broken[0];
  if (first === undefined) return null;
  const code =
    first.fact === 'N7' ? 'nemo-remedy-lines' : first.fact === 'N6' ? 'nemo-remedy-jsonl' : 'nemo-remedy-rows';
  return advice(code, { path: first.path, bad: meant?.judged?.bad.length ?? 0 });
}
