import type { FileRead } from './read-file.ts';
import { readEndpoint } from './http/origin.ts';

/** Who we are to the Hub, and where it is. */
export interface HubLogin {
  readonly token: string | null;
  /** Where the token is from: the variable, or the file. */
  readonly source: 'HF_TOKEN' | 'HUGGING_FACE_HUB_TOKEN' | 'file' | null;
  readonly endpoint: URL;
}

/** A login that cannot be used, with a sentence for the user that holds no secret. */
export interface HubLoginProblem {
  readonly problem: string;
}

/** The environment of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_ENDPOINT = 'https://huggingface.co';
const VARIABLES = ['HF_TOKEN', 'HUGGING_FACE_HUB_TOKEN'] as const;

/**
 * Reads the login as huggingface_hub 2.4 does: `HF_TOKEN`, `HUGGING_FACE_HUB_TOKEN`, then the file that `HF_TOKEN_PATH`
 * names, or `token` in `HF_HOME` (`XDG_CACHE_HOME/huggingface`, `~/.cache/huggingface`); `HF_ENDPOINT` for the address.
 * @param env the environment
 * @param readFile reads the stored login
 * @param explicit whether the user has asked to act under their name: `HF_HUB_DISABLE_IMPLICIT_TOKEN` then has no say
 */
export function readHubLogin(
  env: Environment,
  readFile: (path: string) => FileRead,
  explicit: boolean = false,
): HubLogin | HubLoginProblem {
  if (isTrue(env['HF_HUB_OFFLINE'])) return { problem: 'HF_HUB_OFFLINE is set: nothing on the Hub can be asked' };
  const address = env['HF_ENDPOINT']?.trim() ?? '';
  const read = readEndpoint(address === '' ? DEFAULT_ENDPOINT : address);
  if ('problem' in read) return { problem: `HF_ENDPOINT cannot be used: ${read.problem}` };
  const { endpoint } = read;
  if (!explicit && isTrue(env['HF_HUB_DISABLE_IMPLICIT_TOKEN'])) return { token: null, source: null, endpoint };
  // As there: an empty variable is passed over for the next one, one of blanks only for the file.
  const variable = VARIABLES.find((name) => env[name] !== undefined && env[name] !== '');
  const given = variable === undefined ? '' : clean(env[variable] ?? '');
  if (variable !== undefined && given !== '') {
    const problem = tokenProblem(given);
    return problem === null ? { token: given, source: variable, endpoint } : { problem: `${variable} ${problem}` };
  }
  const path = tokenPath(env);
  const file = path === null ? null : readFile(path);
  if (path === null || file === null) return { token: null, source: null, endpoint };
  if (!file.ok) {
    if (file.why === 'missing') return { token: null, source: null, endpoint };
    return { problem: `the stored login ${path} cannot be read: ${file.message}` };
  }
  const stored = clean(new TextDecoder().decode(file.bytes));
  if (stored === '') return { token: null, source: null, endpoint };
  const problem = tokenProblem(stored);
  return problem === null
    ? { token: stored, source: 'file', endpoint }
    : { problem: `the stored login ${path} ${problem}` };
}

function clean(text: string): string {
  return text.replaceAll(/[\r\n]/g, '').trim();
}

/** What is wrong with a text that should be a token of the Hub. */
function tokenProblem(token: string): string | null {
  if (!/^[\x21-\x7e]{1,4096}$/.test(token)) return 'holds characters that no token has';
  if (/^(?:gh[pousr]_|github_pat_)/.test(token)) return 'holds a token of GitHub, which is not sent to the Hub';
  return null;
}

/** The file with the stored login; null when there is no home folder to look in. */
function tokenPath(env: Environment): string | null {
  const home = env['HOME'] ?? env['USERPROFILE'] ?? '';
  const named = env['HF_TOKEN_PATH'];
  if (named !== undefined) return expand(named, env, home);
  const hub = env['HF_HOME'];
  if (hub !== undefined) return `${expand(hub, env, home)}/token`;
  const cache = env['XDG_CACHE_HOME'];
  if (cache !== undefined) return `${expand(cache, env, home)}/huggingface/token`;
  return home === '' ? null : `${home}/.cache/huggingface/token`;
}

/** `~` and `$NAME`, as Python's `expanduser` and `expandvars` take them. */
function expand(path: string, env: Environment, home: string): string {
  const full = path === '~' || path.startsWith('~/') ? home + path.slice(1) : path;
  return full.replaceAll(/\$(?:(\w+)|\{([^}]*)\})/g, (whole, name?: string, braced?: string) => {
    return env[name ?? braced ?? ''] ?? whole;
  });
}

/** As huggingface_hub reads its switches. */
function isTrue(value: string | undefined): boolean {
  return value !== undefined && ['1', 'ON', 'YES', 'TRUE'].includes(value.toUpperCase());
}
