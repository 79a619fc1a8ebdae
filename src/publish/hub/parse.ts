import type { Description, Pull, PullState, PullSummary } from './types.ts';

/** Most characters of a title or a name that are kept. */
const MAX_NAME = 300;

/** A property of something that came as JSON. */
export function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** A property that is a list; null when it is none. */
export function listOf(value: unknown, name: string): readonly unknown[] | null {
  const list = field(value, name);
  return Array.isArray(list) ? (list as readonly unknown[]) : null;
}

/** One line of the list of pull requests; null for a discussion, or something else. */
export function readSummary(value: unknown): PullSummary | null {
  const [number, state] = [field(value, 'num'), stateOf(field(value, 'status'))];
  if (field(value, 'isPullRequest') !== true || state === null) return null;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return null;
  return { number, state, title: text(field(value, 'title')), author: authorOf(value) };
}

/** A pull request with its events; null when it is none. */
export function readPull(value: unknown): Pull | null {
  const summary = readSummary(value);
  const events = listOf(value, 'events');
  if (summary === null || events === null) return null;
  const conflicts = field(value, 'filesWithConflicts');
  return {
    ...summary,
    description: descriptionOf(events),
    commits: events
      .filter((event) => field(event, 'type') === 'commit')
      .map((event) => ({ author: authorOf(event), title: text(field(field(event, 'data'), 'subject')) })),
    closings: events.filter(
      (event) => field(event, 'type') === 'status-change' && field(field(event, 'data'), 'status') === 'closed',
    ).length,
    conflicts: conflicts === true || (Array.isArray(conflicts) && conflicts.length > 0),
  };
}

/** The first comment, unless it was hidden: anybody may write the later ones. */
function descriptionOf(events: readonly unknown[]): Description | null {
  const first = events.find((event) => field(event, 'type') === 'comment');
  const data = field(first, 'data');
  const [id, raw] = [field(first, 'id'), field(field(data, 'latest'), 'raw')];
  if (typeof id !== 'string' || typeof raw !== 'string' || field(data, 'hidden') === true) return null;
  return { id, text: raw };
}

/** A draft is open: it can be merged or closed. */
function stateOf(status: unknown): PullState | null {
  if (status === 'open' || status === 'draft') return 'open';
  return status === 'closed' || status === 'merged' ? status : null;
}

function authorOf(value: unknown): string | null {
  const name = field(field(value, 'author'), 'name');
  return typeof name === 'string' ? name.slice(0, MAX_NAME) : null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_NAME) : '';
}
