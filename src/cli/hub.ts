import { createHttp } from '../platform/fetch.ts';
import type { Http } from '../platform/fetch.ts';
import { readHubLogin } from '../platform/hub-login.ts';
import { readSmallFile } from '../platform/read-file.ts';
import { VERSION } from '../platform/version.ts';
import { openHubRepo } from '../repository/hub.ts';
import type { OpenedHub } from '../repository/hub.ts';
import type { HubCloneResult } from '../repository/hub-clone.ts';
import { EXIT } from './exit.ts';
import { judgeOpened, listing, notJudged } from './opened.ts';
import type { Done, Judged, NotJudged } from './opened.ts';
import type { Session } from './session.ts';
import type { SettingsReader } from './settings.ts';
import type { ChosenTarget } from './targets.ts';

const MAX_TOKEN_FILE = 64 * 1024;

/** A client of the Hub, or why there can be none. */
export type HubClient = { readonly http: Http; readonly token: string | null } | { readonly problem: string };

const clients = new Map<boolean, HubClient>();

/**
 * The client of this run: all targets share its pauses.
 * @param explicit whether the command needs a login
 */
export function hubClient(explicit: boolean): HubClient {
  const known = clients.get(explicit);
  if (known !== undefined) return known;
  const login = readHubLogin(process.env, (path) => readSmallFile(path, MAX_TOKEN_FILE, true), explicit);
  const userAgent = `envcard/${VERSION}; node/${process.versions.node}`;
  const client = 'problem' in login ? login : { http: createHttp({ ...login, userAgent }), token: login.token };
  clients.set(explicit, client);
  return client;
}

/** Judges a repo on the Hub. */
export async function judgeHub(
  target: ChosenTarget & { kind: 'hub' },
  settingsReader: SettingsReader,
  session: Session,
  done: Done,
): Promise<Judged | NotJudged> {
  const started = performance.now();
  const asked = `hf:${target.id}`;
  const client = hubClient(false);
  if ('problem' in client) {
    session.say(client.problem);
    return notJudged(asked, 'hub', 'bad-login', client.problem, EXIT.usage);
  }
  const { http } = client;
  const { reads, thorough } = session.options;
  const open = async (): Promise<HubCloneResult> => {
    if (thorough) return await (await import('../repository/hub-clone.ts')).openHubClone({ ...target, ...client });
    const repo = await openHubRepo({ ...target, http, reads });
    return repo.ok ? { ...repo, close: () => {} } : repo;
  };
  const opened = await listing(asked, session, open);
  if (!opened.ok) {
    const { code, message } = opened.error;
    session.say(message);
    return notJudged(asked, 'hub', code, message, EXIT.unreadable);
  }
  const { repository } = opened;
  // All reads are asked for at once, so that only the time tells when to show how many are done.
  const timer = setInterval(() => {
    if (session.progress.due()) session.progress.show(`${asked}: ${repository.reads} files read`, null);
  }, 100);
  try {
    return await judgeRepo(opened, asked, settingsReader, session, done, started);
  } finally {
    clearInterval(timer);
    opened.close();
    session.debug(() => `${asked}: ${http.counts.reads} requests, ${http.counts.bytes} bytes so far`);
  }
}

async function judgeRepo(
  { id, revision, repository }: OpenedHub,
  asked: string,
  settingsReader: SettingsReader,
  session: Session,
  done: Done,
  started: number,
): Promise<Judged | NotJudged> {
  const name = `hf:${id}`;
  if (name !== asked) session.say(`${asked} is now called ${name}`);
  const settings = await settingsReader.forRepository(name, repository);
  if (!settings.ok) {
    for (const line of settings.lines) session.say(line);
    return notJudged(name, 'hub', 'bad-settings', settings.lines.join('\n'), EXIT.usage);
  }
  const opened = { kind: 'hub', name, root: null, revision, repository, repoId: id, settings, started } as const;
  return await judgeOpened(opened, session, done);
}
