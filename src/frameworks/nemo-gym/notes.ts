import type { Repository } from '../../repository/types.ts';
import type { RowFile } from '../rows.types.ts';
import type { CardView } from '../../card/types.ts';
import type { Args, Message, Note, Verdict } from '../types.ts';
import type { AdviceCode, NoteCode } from './codes.ts';
import type { Crash } from './judge.ts';
import { knownDataset, KNOWN_RELEASE } from './known.ts';
import type { SplitDoor } from './split/door.ts';
import type { Candidate } from './tasksets.ts';

/** What the notes look at. */
export interface Findings {
  readonly repository: Repository;
  readonly card: CardView;
  readonly repoId: string | null;
  readonly files: readonly RowFile[];
  readonly artifacts: readonly Candidate[];
  readonly splits: readonly Candidate[];
  readonly door: SplitDoor | null;
  readonly verdict: Verdict;
}

function note(
  effect: Note['effect'],
  code: NoteCode,
  args: Note['args'],
  path: string | null,
  line: number | null,
  fact: string,
  remedy: AdviceCode | null = null,
): Note {
  const repair: Message | null = remedy === null ? null : { code: remedy, args: path === null ? {} : { path } };
  return { rule: 'files/rows', effect, code, args, path, line, fact, remedy: repair };
}

/** Remarks on files and routes, beside the broken rows themselves. */
export async function nemoNotes(findings: Findings): Promise<Note[]> {
  const { files, artifacts, splits } = findings;
  return [
    ...knownNotes(findings),
    ...files.filter(({ fault }) => fault?.code === 'lfs-pointer').map(pointerNote),
    ...doorNotes(findings),
    ...(await routeNotes(artifacts.length > 0 ? artifacts : splits)),
    ...files.flatMap(nullNotes),
    ...validationNote(findings),
  ];
}

/** What is said of a row that ends the reading of its file. */
export const CRASHES: Readonly<
  Record<
    Crash['kind'],
    { readonly code: NoteCode; readonly fact: string; readonly remedy: AdviceCode; readonly args?: Args }
  >
> = {
  agent: { code: 'nemo-note-agent-form', fact: 'N16', remedy: 'nemo-remedy-agent' },
  source: { code: 'nemo-note-source-form', fact: 'N16', remedy: 'nemo-remedy-source', args: { since: KNOWN_RELEASE } },
  index: { code: 'nemo-note-task-index', fact: 'N16', remedy: 'nemo-remedy-index' },
  column: { code: 'nemo-note-mixed-column', fact: 'N13', remedy: 'nemo-remedy-column' },
  name: { code: 'nemo-note-column-name', fact: 'N13', remedy: 'nemo-remedy-name' },
};

function pointerNote({ path }: RowFile): Note {
  return { ...note('hides', 'nemo-note-pointer', {}, path, 1, 'N7', 'nemo-remedy-pointer'), rule: 'files/lfs-pointer' };
}

/** An artifact that a shipped config fetches from this very repository. */
function knownNotes({ repository, repoId }: Findings): Note[] {
  const known = knownDataset(repoId);
  if (known === null || !repository.listing.complete) return [];
  const notes: Note[] = [];
  for (const artifact of known.artifacts) {
    if (repository.listing.isFile(artifact)) continue;
    const args = { artifact, release: KNOWN_RELEASE, config: known.server ?? known.agent };
    const missing = note('hides', 'nemo-note-known-artifact', args, artifact, null, 'N20', 'nemo-remedy-artifact');
    notes.push({ ...missing, rule: 'files/known-dataset' });
  }
  return notes;
}

function doorNotes({ card, door }: Findings): Note[] {
  if (door === null) return [];
  if (door.kind !== 'splits') {
    if (door.code !== 'nemo-split-config-name') return [];
    const { path, line, args } = door;
    return [note('breaks', 'nemo-note-config-default', args, path, line, 'N4', 'nemo-remedy-default-config')];
  }
  const others = door.splits.map(({ name }) => name).filter((name) => !['train', 'validation', 'test'].includes(name));
  if (others.length === 0) return [];
  return [note('remark', 'nemo-note-split-name', { splits: others }, card.path, card.lineOf('configs'), 'N3')];
}

/** `agent_ref` and `task_source`: wrong forms, and names that no shipped config defines (N16). */
async function routeNotes(candidates: readonly Candidate[]): Promise<Note[]> {
  const notes: Note[] = [];
  for (const { taskset, judged, routing } of candidates) {
    const { path } = taskset;
    const crash = judged?.crash ?? null;
    if (crash !== null) {
      const { row, column, kind } = crash;
      const { code, fact, remedy, args: more } = CRASHES[kind];
      const args = { row: row.row + 1, column, ...more };
      notes.push(note('breaks', code, args, row.path, row.line, fact, remedy));
    }
    if (routing === null || (judged?.withParams ?? 0) === 0) continue;
    if (routing.hasUnnamed) {
      const args = { until: '0.5.1' };
      notes.push(note('remark', 'nemo-note-agent-no-name', args, path, routing.unnamed, 'N16', 'nemo-remedy-agent'));
    }
    if (routing.agents.size + routing.sources.size === 0) continue;
    const { SHIPPED_AGENTS, SHIPPED_RELEASE, SHIPPED_SERVERS } = await import('./shipped.generated.ts');
    const agents = [...routing.agents].filter((name) => !SHIPPED_AGENTS.has(name));
    const sources = [...routing.sources].filter((name) => !SHIPPED_SERVERS.has(name) && !SHIPPED_AGENTS.has(name));
    const release = SHIPPED_RELEASE;
    if (agents.length > 0)
      notes.push(note('remark', 'nemo-note-agent-unknown', { names: agents, release }, path, null, 'N16'));
    if (sources.length > 0)
      notes.push(note('remark', 'nemo-note-source-unknown', { names: sources, release }, path, null, 'N16'));
  }
  return notes;
}

/** Params whose model takes no null, though a typed column holds it where a row has nothing (N6). */
const NOT_NULL = new Set(['parallel_tool_calls', 'tool_choice']);

function nullNotes({ path, parquet }: RowFile): Note[] {
  if (parquet === null) return [];
  const steps = parquet.map((column) => column.path.filter((step) => step !== 'list' && step !== 'element'));
  const params = steps.flatMap((at, i) =>
    at[0] === 'responses_create_params' ? [{ at, nulls: parquet[i]?.nulls }] : [],
  );
  const holes = params.filter(({ at, nulls }) => at.length === 2 && NOT_NULL.has(at[1] ?? '') && (nulls ?? 0) > 0);
  const items = new Set(params.filter(({ at }) => at[1] === 'input').map(({ at }) => at[2]));
  const notes = holes.map(({ at, nulls }) =>
    note(
      'hides',
      'nemo-note-nulls',
      { column: at.join('.'), nulls: nulls ?? 0 },
      path,
      null,
      'N6',
      'nemo-remedy-jsonl',
    ),
  );
  if (items.has('role') && (items.has('call_id') || items.has('arguments'))) {
    notes.push(note('hides', 'nemo-note-mixed-items', {}, path, null, 'N6', 'nemo-remedy-jsonl'));
  }
  return notes;
}

/** Training rows without any to validate on are no fault, but often an upload that was forgotten. */
function validationNote({ files, artifacts, splits, verdict }: Findings): Note[] {
  if (verdict !== 'loads') return [];
  const names = [...artifacts, ...splits].filter(({ judged }) => (judged?.ok ?? 0) > 0);
  const named = (word: RegExp): boolean =>
    names.some(({ taskset }) => word.test(taskset.path ?? '') || word.test(taskset.name ?? '')) ||
    files.some(({ path, state }) => state === 'unseen' && word.test(path));
  if (!named(/(?:^|[^a-z])train/i) || named(/(?:^|[^a-z])(?:val|valid|validation|dev|test|eval|example)/i)) return [];
  const first = names[0]?.taskset.path ?? null;
  return [note('remark', 'nemo-note-no-validation', {}, first, null, 'N20')];
}
