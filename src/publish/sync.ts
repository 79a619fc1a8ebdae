/** Actions that copy a GitHub repository to the Hub, with everything that stands there replaced. */
const ACTIONS = ['huggingface/hub-sync@', 'nateraw/huggingface-sync-action@'] as const;
const ADDRESS = 'huggingface.co/datasets/';

/** Most bytes of a workflow that is looked at, and most characters of a line. */
export const WORKFLOW_LIMIT: number = 256 * 1024;
const MAX_LINE = 1000;

/** Whether a path is a workflow of GitHub Actions. */
export function isWorkflow(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$/i.test(path);
}

/**
 * Whether a workflow overwrites a dataset repo on the Hub from GitHub: a tag merged only there is gone with the next sync.
 * @param workflow the text of the workflow
 * @param id the repo on the Hub
 * @param related whether the workflow belongs to that repo: then an id that is only known at run time is taken for it
 */
export function syncsToHub(workflow: string, id: string, related: boolean): boolean {
  const isOurs = (name: string): boolean =>
    name.toLowerCase() === id.toLowerCase() || (related && name.includes('${{'));
  let [acts, isDataset, named] = [false, false, false];
  for (const raw of workflow.split('\n')) {
    const line = plain(raw);
    if (pushes(line).some(isOurs)) return true;
    acts ||= ACTIONS.some((action) => valueOf(line, 'uses').startsWith(action));
    isDataset ||= valueOf(line, 'repo_type') === 'dataset';
    named ||= isOurs(valueOf(line, 'huggingface_repo_id'));
  }
  return acts && isDataset && named;
}

/** A line without a comment and the dash of a list. */
function plain(raw: string): string {
  const line = raw.slice(0, MAX_LINE).trim();
  if (line.startsWith('#')) return '';
  const comment = line.indexOf(' #');
  return (comment < 0 ? line : line.slice(0, comment)).replace(/^- */, '').trim();
}

function valueOf(line: string, key: string): string {
  if (!line.startsWith(`${key}:`)) return '';
  const value = line.slice(key.length + 1).trim();
  return /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value;
}

/** The dataset repos whose address a line pushes to. */
function pushes(line: string): string[] {
  if (!/\bgit +push\b/.test(line)) return [];
  const parts = line.split(ADDRESS).slice(1);
  return parts.map((part) => (part.split(/["'\s]/, 1)[0] ?? '').replace(/\.git$/, '').replace(/\/$/, ''));
}
