import { baseName } from '../../repository/listing.ts';
import type { Command, Snippet, Word } from '../types.ts';
import { knownDataset } from './known.ts';

/** Stands for the repo's id where it is not known; the renderer says so. */
const PLACEHOLDER = 'OWNER/NAME';

const INSTALL: Command = { words: ['pip', 'install', 'nemo-gym>=0.7'] };

/** Who verifies the rows: the config to start, and the agent that is sent the rows. */
export interface Route {
  readonly server: string;
  readonly agent: string;
}

/** What rows say of their route. */
export interface RowRoutes {
  readonly agents: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
}

/**
 * The route of a file: from the table of known datasets, else the only agent that its rows name, if exactly one shipped
 * config defines it.
 */
export async function routeOf(repoId: string | null, path: string | null, rows: RowRoutes): Promise<Route | null> {
  const known = knownDataset(repoId);
  if (
    known !== null &&
    known.server !== null &&
    (known.artifacts.length === 0 || (path !== null && known.artifacts.includes(path)))
  ) {
    return { server: known.server, agent: known.agent };
  }
  const [agent] = rows.agents;
  if (agent === undefined || rows.agents.size > 1) return null;
  const { SHIPPED_AGENTS } = await import('./shipped.generated.ts');
  const server = SHIPPED_AGENTS.get(agent) ?? null;
  return server === null ? null : { server, agent };
}

/**
 * A value as `gym` passes it on to Hydra, whose grammar gives most punctuation a meaning and knows no other letters
 * than ASCII: quoted where needed.
 */
function hydraValue(text: string): string {
  if (/^[\w./@%+-]+$/.test(text)) return text;
  // Backslashes count only before a quote, and a dollar sign with a brace would be looked up.
  const inner = text
    .replaceAll('${', '\\${')
    .replace(/(\\*)'/g, "$1$1\\'")
    .replace(/\\+$/, '$&$&');
  return `'${inner}'`;
}

/**
 * Commands that download rows, start the environment and run the first row.
 * @param what the row file (`artifact`), or a split; `null` for all splits
 */
export function nemoSnippet(
  repoId: string | null,
  what: { readonly artifact: string } | { readonly split: string | null },
  route: Route | null,
): Snippet {
  const download: Word[] = ['gym', 'dataset', 'download', '--repo-id', repoId ?? PLACEHOLDER];
  const name = 'artifact' in what ? baseName(what.artifact).replace(/\.[^.]*$/, '') : what.split;
  if ('artifact' in what) {
    const artifact = hydraValue(what.artifact);
    // A name that starts with a dash must not look like an option.
    if (artifact.startsWith('-')) download.push(`--artifact=${artifact}`);
    else download.push('--artifact', artifact);
  }
  if ('split' in what && what.split !== null) download.push('--split', what.split);
  const local = hydraValue(`data/${name ?? 'train'}.jsonl`);
  if (name === null) download.push('--output-dir', 'data');
  else download.push('--output', local);
  const run: Command[] = [{ words: download }];
  if (route === null) return { setup: [INSTALL], run, comment: { code: 'nemo-snippet-server', args: {} } };
  run.push({
    words: [
      'gym',
      'env',
      'start',
      '--resources-server',
      route.server,
      '--model-type',
      'openai_model',
      '--model',
      { shell: '"$MODEL"' },
      '--model-url',
      { shell: '"$LLM_URL"' },
      '--model-api-key',
      { shell: '"$LLM_KEY"' },
    ],
  });
  run.push({
    words: [
      'gym',
      'eval',
      'run',
      '--no-serve',
      '--agent',
      route.agent,
      '--input',
      local,
      '--output',
      hydraValue(`results/${name ?? 'train'}.jsonl`),
      '--limit',
      '1',
    ],
  });
  return { setup: [INSTALL], run };
}
