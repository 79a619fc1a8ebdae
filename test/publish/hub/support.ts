import { audit } from '../../../src/audit.ts';
import type { Audit } from '../../../src/audit.ts';
import { DEFAULT_CONFIG } from '../../../src/config/defaults.ts';
import type { RootConfig } from '../../../src/config/types.ts';
import { createHttp } from '../../../src/platform/fetch.ts';
import type { Http } from '../../../src/platform/fetch.ts';
import { createHubClient, proposeOnHub } from '../../../src/publish/hub.ts';
import type { HubJudgement, HubOutcome, HubProposeOptions } from '../../../src/publish/hub.ts';
import { openHubRepo } from '../../../src/repository/hub.ts';
import { cardWith, harborTasks } from '../../support/cli.ts';
import type { FakeHub } from '../../support/fake-hub/index.ts';

export const ID = 'acme/tasks';

/** A repo with two Harbor tasks and a card without the tags of an environment. */
export function environment(...tags: string[]): Record<string, string> {
  return { 'README.md': cardWith('text', ...tags), ...harborTasks('tasks/a', 'tasks/b') };
}

export interface RunOptions
  extends
    Partial<Pick<HubProposeOptions, 'dryRun' | 'remove' | 'reconsider' | 'force'>>,
    Partial<Pick<HubJudgement, 'mirroredBy' | 'hidden'>> {
  readonly token: string | null;
  readonly config?: RootConfig;
  readonly id?: string;
  readonly fetch?: typeof fetch;
  /** Audits by commit: a repo that was judged once is not judged again. */
  readonly judged?: Map<string, Audit>;
}

/** What a run did: the outcome, and the requests that it made. */
export interface HubRun extends HubOutcome {
  readonly reads: number;
  readonly writes: number;
  /** The part of the reads that judging the repo took. */
  readonly judging: number;
}

/** A client of the stand-in whose clock only moves when it waits. */
export function clientOf(hub: FakeHub, token: string | null, send?: typeof fetch): Http {
  let now = 0;
  return createHttp({
    endpoint: new URL(hub.url),
    token,
    userAgent: 'envcard-test',
    now: () => now,
    sleep: (ms) => {
      now += ms;
      return Promise.resolve();
    },
    ...(send === undefined ? {} : { fetch: send }),
  });
}

/** Judges and proposes, as the command does. */
export async function propose(hub: FakeHub, options: RunOptions): Promise<HubRun> {
  const { token, id = ID, config = DEFAULT_CONFIG } = options;
  const http = clientOf(hub, token, options.fetch);
  let judging = 0;
  const judge = async (): Promise<HubJudgement | null> => {
    const before = http.counts.reads;
    const known = options.judged?.get(hub.oid(id));
    const judged = known === undefined ? await judgeRepo(http, id, config) : { audit: known, revision: hub.oid(id) };
    if (judged === null) return null;
    const { audit: result, revision } = judged;
    options.judged?.set(revision, result);
    judging += http.counts.reads - before;
    const { mirroredBy = null, hidden = false } = options;
    return { source: { audit: result, config, card: 'README.md' }, revision, mirroredBy, hidden };
  };
  const outcome = await proposeOnHub({
    client: createHubClient(http, id),
    judge,
    hasToken: token !== null,
    dryRun: options.dryRun ?? false,
    remove: options.remove ?? false,
    reconsider: options.reconsider ?? false,
    force: options.force ?? false,
    version: '0.0.0',
  });
  const { reads, writes } = http.counts;
  return { ...outcome, reads, writes, judging };
}

async function judgeRepo(
  http: Http,
  id: string,
  config: RootConfig,
): Promise<{ readonly audit: Audit; readonly revision: string } | null> {
  const opened = await openHubRepo({ id, revision: null, http });
  if (!opened.ok) return null;
  const { repository, revision } = opened;
  const input = { repository, repoId: opened.id, config, configPath: null, schemaChecker: null };
  return { audit: await audit(input), revision };
}

/** Takes files away, as changes of a commit. */
export function removed(files: Readonly<Record<string, string>>): Record<string, null> {
  return Object.fromEntries(Object.keys(files).map((path) => [path, null]));
}

/** Forgets the requests so far, after a look that none broke the protocol. */
export function cleanLog(hub: FakeHub): void {
  if (hub.rejections.length > 0) throw new Error(hub.rejections.join('\n'));
  hub.resetLog();
}
