import type { CardView } from '../card/types.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import { isMainPath } from '../frameworks/places.ts';
import { rowCandidates } from '../frameworks/rows/candidates.ts';
import type { Args, Detection, Message } from '../frameworks/types.ts';
import { isSeen, isTask, viewOf } from '../frameworks/viewer.ts';
import type { View, ViewFault } from '../frameworks/viewer.ts';
import { baseName, directoryOf, joinPath } from '../repository/listing.ts';
import type { Listing } from '../repository/listing.ts';
import type { ViewerCode } from './codes.ts';
import { findingOf, placeAt } from './finding.ts';
import type { Finding } from './types.ts';

/** Faults of a task that the Harbor reader of the datasets library stumbles over as Harbor does: task.toml, encodings. */
const TASK_FAULTS = new Set(['task-toml-syntax', 'task-toml-not-utf8', 'task-instruction-not-utf8']);
/** What the split door says of rows that no schema fits, and of files that no reader takes. */
const ROW_FAULTS: ReadonlyMap<string, ViewerCode> = new Map([
  ['nemo-split-columns', 'viewer-rows-differ'],
  ['nemo-split-kinds', 'viewer-rows-differ'],
  ['nemo-split-broken-file', 'viewer-file-broken'],
]);

/**
 * What the viewer on the Hub hides or breaks at, as the datasets library (5.x) reads the repository (V35): names decide
 * which files, reader and configs there are; what the detectors saw of tasks and rows decides the rest. `viewer: false`
 * silences all.
 * @returns notices, at most one of a kind; none where something decides that was not seen
 */
export function viewerFindings(
  card: CardView,
  listing: Listing,
  detections: Readonly<Record<FrameworkKey, Detection>>,
): Finding[] {
  if (card.data !== null && Object.hasOwn(card.data, 'viewer') && card.data['viewer'] === false) return [];
  const view = viewOf(listing, card);
  if (view.kind === 'broken') return [faultFinding(view.fault, card, null)];
  if (view.kind !== 'shown') return [];
  const faults = view.configs.flatMap(({ fault, splits }) =>
    fault === null ? [] : [faultFinding(fault, card, splits.get(fault.detail)?.[0] ?? null)],
  );
  const files = new Set(
    view.configs.flatMap(({ fault, splits }) => (fault === null ? [...splits.values()].flat() : [])),
  );
  return [
    ...faults,
    ...hiddenRows(view, files, listing),
    ...(view.reader === 'harbor' ? brokenTasks(files, listing, detections) : brokenRows(files, detections['nemo-gym'])),
  ];
}

function notice(
  code: ViewerCode,
  args: Args,
  place: { readonly path: string | null; readonly line?: number | null },
  remedy: ViewerCode,
): Finding {
  const repair: Message = { code: remedy, args: {} };
  return findingOf('card/viewer', 'notice', code, { ...placeAt(place.path, place.line ?? null), args, remedy: repair });
}

function faultFinding({ kind, config, detail }: ViewFault, card: CardView, first: string | null): Finding {
  const header = { path: card.path, line: card.lineOf('configs') };
  switch (kind) {
    case 'form':
      return notice('viewer-config-form', {}, header, 'viewer-config-remedy');
    case 'defaults':
      return notice('viewer-config-defaults', {}, header, 'viewer-defaults-remedy');
    case 'split-name':
      return notice('viewer-split-name', {}, { path: null }, 'viewer-split-remedy');
    case 'nothing':
      return notice('viewer-config-nothing', { config: config ?? '', pattern: detail }, header, 'viewer-path-remedy');
    case 'names':
      return notice('viewer-names', { split: detail }, { path: null }, 'viewer-files-remedy');
    case 'formats':
      return notice('viewer-formats', { formats: detail }, { path: null }, 'viewer-formats-remedy');
    case 'mixed':
      return notice('viewer-mixed', { config: config ?? '', path: detail }, header, 'viewer-mixed-remedy');
    case 'other-reader': {
      const [own = '', reader = ''] = detail.split(', ');
      return notice('viewer-other-reader', { config: config ?? '', own, reader }, header, 'viewer-reader-remedy');
    }
    default:
      return config === null
        ? notice('viewer-no-task', {}, { path: first }, 'viewer-hides-rows-remedy')
        : notice('viewer-config-no-task', { config }, header, 'viewer-files-remedy');
  }
}

/** Row files that are not shown although nobody said so. Plain JSON files are seldom rows. */
function hiddenRows(view: View & { readonly kind: 'shown' }, files: ReadonlySet<string>, listing: Listing): Finding[] {
  const chosenByName = view.configs.every(({ name, fault }) => name === null && fault === null);
  if (!chosenByName) return [];
  const hidden = rowCandidates(listing).filter(
    ({ path, format }) => format !== 'json' && isSeen(path) && isMainPath(directoryOf(path)) && !files.has(path),
  );
  const [first] = hidden;
  if (first === undefined) return [];
  const args = { path: first.path, count: hidden.length };
  return [
    view.reader === 'harbor'
      ? notice('viewer-hides-rows', args, { path: first.path }, 'viewer-hides-rows-remedy')
      : notice('viewer-shows-others', args, { path: first.path }, 'viewer-files-remedy'),
  ];
}

/** The reader of tasks stops at the first task it cannot read, and with it the whole split. */
function brokenTasks(
  files: ReadonlySet<string>,
  listing: Listing,
  detections: Readonly<Record<FrameworkKey, Detection>>,
): Finding[] {
  const tasks = [...files].filter(isTask).map(directoryOf);
  const found: Finding[] = [];
  const without = tasks.filter((task) => listing.get(joinPath(task, 'instruction.md')) === undefined);
  const [first] = without;
  if (first !== undefined) {
    const args = { task: first === '' ? '.' : first, count: without.length };
    found.push(notice('viewer-task-instruction', args, { path: joinPath(first, 'task.toml') }, 'viewer-task-remedy'));
  }
  const known = new Set(tasks);
  const isRead = (path: string): boolean =>
    known.has(directoryOf(path)) && ['task.toml', 'instruction.md'].includes(baseName(path));
  const unread = new Map<string, number | null>();
  for (const { tasksets } of Object.values(detections)) {
    for (const { broken } of tasksets) {
      for (const { code, place } of broken) {
        if (TASK_FAULTS.has(code) && place.path !== null && isRead(place.path)) unread.set(place.path, place.line);
      }
    }
  }
  const [[path, line] = [null, null]] = unread;
  if (path !== null) {
    found.push(notice('viewer-task-unread', { path, count: unread.size }, { path, line }, 'viewer-task-remedy'));
  }
  return found;
}

/** Rows of different schemas, and files that cannot be read, as the door of NeMo Gym through the same library found. */
function brokenRows(files: ReadonlySet<string>, { evidence }: Detection): Finding[] {
  for (const { stance, code, args, path, line } of evidence) {
    // Only what NeMo Gym makes of the rows stops at these.
    const said = args['detail'] === 'lone surrogate' ? undefined : ROW_FAULTS.get(code);
    if (stance !== 'refutes' || said === undefined || path === null || !files.has(path)) continue;
    const remedy = said === 'viewer-rows-differ' ? 'viewer-rows-remedy' : 'viewer-file-remedy';
    return [notice(said, { path }, { path, line }, remedy)];
  }
  return [];
}
