import { join, relative, resolve } from 'node:path';
import { DEFAULT_CONFIG } from '../config/defaults.ts';
import type { ConfigFile, ConfigProblem, FailOn, RootConfig } from '../config/types.ts';
import { readSmallFile } from '../platform/read-file.ts';
import type { Repository } from '../repository/types.ts';
import { configMessages } from '../report/messages/config.ts';
import { renderTemplate } from '../report/messages/index.ts';
import type { Options } from './options.ts';

/** Names of the settings file, the first that exists counts. */
const NAMES = ['.envcard.yaml', '.envcard.yml'] as const;
/** Most bytes that are read of it; `readConfig` refuses one more than its own limit. */
const READ_LIMIT = 256 * 1024 + 1;

/** What holds for one target. */
export interface Settings {
  readonly ok: true;
  readonly config: RootConfig;
  /** The settings file from the target's root, for findings about it; null when there is none. */
  readonly configPath: string | null;
  readonly failOn: FailOn;
}

/** A settings file that cannot be used: `FILE:LINE:COLUMN: …` per fault. */
export interface SettingsFault {
  readonly ok: false;
  readonly lines: readonly string[];
}

/** A settings file, or why it cannot be used; null: there is none. */
type Loaded = { readonly ok: true; readonly file: ConfigFile; readonly path: string } | SettingsFault | null;

/** Finds and reads settings files; each is read once. */
export class SettingsReader {
  private readonly options: Pick<Options, 'config' | 'card' | 'hub' | 'failOn'>;
  private readonly today: string;
  private readonly warn: (line: string) => void;
  private readonly loaded = new Map<string, Promise<Loaded>>();

  /**
   * @param options of the command line, which go before the file
   * @param today in UTC, `YYYY-MM-DD`
   * @param warn takes hints, one line each
   */
  constructor(
    options: Pick<Options, 'config' | 'card' | 'hub' | 'failOn'>,
    today: string,
    warn: (line: string) => void,
  ) {
    this.options = options;
    this.today = today;
    this.warn = warn;
  }

  /** What is wrong with the file that `--config` names; null when nothing is, or none is named. */
  async namedFault(): Promise<SettingsFault | null> {
    if (this.options.config === null) return null;
    const shared = await this.shared();
    return shared === null || shared.ok ? null : shared;
  }

  /** The targets when none is given: the roots that the settings file here names, else the folder here. */
  async defaultTargets(): Promise<readonly string[] | SettingsFault> {
    const here = await this.shared();
    if (here === null) return ['.'];
    if (!here.ok) return here;
    return here.file.roots.size === 0 ? ['.'] : [...here.file.roots.keys()];
  }

  /**
   * What holds for one folder: its own settings file, or its entry under `roots` in the one here; with `--config` only
   * that file.
   * @param directory as the command line names it
   */
  async forTarget(directory: string): Promise<Settings | SettingsFault> {
    const shared = await this.shared();
    const own = this.options.config === null ? await this.inFolder(directory) : null;
    if (own !== null)
      return own.ok ? this.settle(directory, own.path, own.file, own.file.roots.get('.') ?? own.file.base) : own;
    if (shared === null) return this.settle(directory, null, null, DEFAULT_CONFIG);
    if (!shared.ok) return shared;
    const root = this.rootOf(directory, shared.file);
    if (root !== undefined) return this.settle(directory, shared.path, shared.file, root);
    // Named outright, the file holds for every target; the one here only speaks of its own folder and its roots.
    if (this.options.config !== null) return this.settle(directory, shared.path, shared.file, shared.file.base);
    return this.settle(directory, null, null, DEFAULT_CONFIG);
  }

  /**
   * What holds for a repo on the Hub: the settings file in it, as its owner's word, or the one that `--config` names.
   * @param name of the repo, for messages
   */
  async forRepository(name: string, repository: Repository): Promise<Settings | SettingsFault> {
    const named = this.options.config;
    const loaded = named === null ? await this.inRepository(name, repository) : await this.load(named, true);
    if (loaded !== null && !loaded.ok) return loaded;
    const { card, failOn } = this.options;
    const root = loaded === null ? DEFAULT_CONFIG : (loaded.file.roots.get('.') ?? loaded.file.base);
    return {
      ok: true,
      config: { ...root, card: card ?? root.card },
      configPath: loaded?.path ?? null,
      failOn: failOn ?? loaded?.file.failOn ?? 'error',
    };
  }

  private async inRepository(name: string, repository: Repository): Promise<Loaded> {
    const { listing } = repository;
    for (const path of NAMES) {
      if (listing.complete && !listing.isFile(path)) continue;
      const read = await repository.read(path, READ_LIMIT);
      if (read.ok) return await this.parse(read.bytes, path, `${name}/${path}`);
      if (read.why.code !== 'missing') {
        this.warn(`${name}: its ${path} cannot be read (${read.why.detail ?? read.why.code}): the defaults hold`);
        return null;
      }
    }
    return null;
  }

  /** The file that `--config` names, else the one in the current folder. */
  private shared(): Promise<Loaded> {
    const { config } = this.options;
    return config === null ? this.inFolder('.') : this.load(config, true);
  }

  private async inFolder(directory: string): Promise<Loaded> {
    for (const name of NAMES) {
      const found = await this.load(join(directory, name), false);
      if (found !== null) return found;
    }
    return null;
  }

  private load(path: string, named: boolean): Promise<Loaded> {
    const key = resolve(path);
    const known = this.loaded.get(key);
    if (known !== undefined) return known;
    const loading = this.read(path, named);
    this.loaded.set(key, loading);
    return loading;
  }

  private async read(path: string, named: boolean): Promise<Loaded> {
    const read = readSmallFile(path, READ_LIMIT, named);
    if (!read.ok) {
      if (read.why === 'missing' && !named) return null;
      return { ok: false, lines: [`the settings file ${path} cannot be read: ${read.message}`] };
    }
    return await this.parse(read.bytes, path, path);
  }

  /** @param shown the path for messages */
  private async parse(bytes: Uint8Array, path: string, shown: string): Promise<Loaded> {
    const [{ readConfig }, { RULE_IDS }] = await Promise.all([
      import('../config/read.ts'),
      import('../rules/catalogue.ts'),
    ]);
    const result = readConfig(bytes, { rules: RULE_IDS, today: this.today });
    if (!result.ok) return { ok: false, lines: sentences(shown, 'error', result.problems) };
    for (const line of sentences(shown, 'warning', result.config.hints)) this.warn(line);
    return { ok: true, file: result.config, path };
  }

  /** The entry under `roots` that means this folder; paths count from the current folder. */
  private rootOf(directory: string, file: ConfigFile): RootConfig | undefined {
    const wanted = resolve(directory);
    for (const [path, root] of file.roots) if (resolve(path) === wanted) return root;
    return undefined;
  }

  private settle(directory: string, path: string | null, file: ConfigFile | null, root: RootConfig): Settings {
    const { card, hub, failOn } = this.options;
    return {
      ok: true,
      config: { ...root, card: card === null ? root.card : slashed(card), hub: hub ?? root.hub },
      configPath: path === null ? null : relative(resolve(directory), resolve(path)).replaceAll('\\', '/'),
      failOn: failOn ?? file?.failOn ?? 'error',
    };
  }
}

/** A path of the command line as listings have it: on Windows people type backslashes. */
function slashed(path: string): string {
  return process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
}

function sentences(path: string, level: 'error' | 'warning', problems: readonly ConfigProblem[]): string[] {
  return problems.map(({ code, args, line, column }) => {
    return `${path}:${line}:${column}: ${level}: ${renderTemplate(configMessages[code], args, 'plain')}`;
  });
}
