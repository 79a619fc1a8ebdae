import { readdirSync } from 'node:fs';
import type { Http } from '../platform/fetch.ts';
import { readSmallFile } from '../platform/read-file.ts';
import { VERSION } from '../platform/version.ts';
import { createHubClient, proposeOnHub } from '../publish/hub.ts';
import type { HubJudgement, HubOutcome } from '../publish/hub.ts';
import { outcomeJson, outcomeText, stopSentence } from '../publish/hub/outcome.ts';
import { isWorkflow, syncsToHub, WORKFLOW_LIMIT } from '../publish/sync.ts';
import type { Repository } from '../repository/types.ts';
import { emit } from './emit.ts';
import { EXIT, worst } from './exit.ts';
import type { ExitCode } from './exit.ts';
import { hubClient, judgeHub } from './hub.ts';
import { notJudged } from './opened.ts';
import type { Judged, NotJudged } from './opened.ts';
import type { Session } from './session.ts';
import { SettingsReader } from './settings.ts';
import { hubGuess, parseTarget } from './target.ts';

/** Workflows that are looked at. */
const MAX_WORKFLOWS = 50;
/** The card of a dataset repo is always this file. */
const CARD = 'README.md';

/**
 * `envcard propose hf:OWNER/NAME`: judges a repo on the Hub and brings the pull request with its tags to what is wanted.
 * @param text the target as typed
 * @returns 0 when everything is as wanted or was done; 3 when it could not be done
 */
export async function propose(text: string | undefined, session: Session): Promise<ExitCode> {
  const target = parseTarget(text ?? '');
  const fault = faultOf(text, target);
  if (target.kind !== 'hub' || fault !== null) {
    session.say(fault ?? 'propose takes hf:OWNER/NAME');
    return EXIT.usage;
  }
  const { dryRun, format } = session.options;
  const login = hubClient(!dryRun);
  if ('problem' in login) {
    session.say(login.problem);
    return EXIT.usage;
  }
  const judged = await judgeOnce(target, session);
  if (!judged.ok) return judged.code;
  const done = await proposeJudged(judged, login.http, session);
  if (done === null) return EXIT.usage;
  const { id, outcome, failure } = done;
  const said = stopSentence(outcome);
  if (said !== null) session.say(`hf:${id}: ${said}`);
  const { reads, writes } = login.http.counts;
  const shown = { id, outcome, dryRun, requests: { reads, writes } };
  const written = wantsReport(outcome, format)
    ? await emit([format === 'json' ? outcomeJson(shown) : outcomeText(shown)], session)
    : EXIT.ok;
  return worst([said === null ? EXIT.ok : EXIT.unreadable, failure, written]);
}

/** What came of a proposal on the Hub. */
export interface HubProposed {
  /** The repo's id, `OWNER/NAME`. */
  readonly id: string;
  readonly outcome: HubOutcome;
  /** What judging it once more ended with, where that was needed and failed. */
  readonly failure: ExitCode;
}

/**
 * Brings the pull request of a repo on the Hub that was judged to what is wanted, as the options say.
 * @returns null when its card is one that the Hub does not read (which has been said)
 */
export async function proposeJudged(judged: Judged, http: Http, session: Session): Promise<HubProposed | null> {
  const { dryRun, reconsider, remove, forceHub } = session.options;
  const id = judged.name.slice('hf:'.length);
  if (judged.audit.card.path !== CARD) {
    session.say(`the Hub reads ${CARD} only, so nothing can be proposed for another card`);
    return null;
  }
  let ready: Judged | null = judged;
  let failure: ExitCode = EXIT.ok;
  const judge = async (): Promise<HubJudgement | null> => {
    const latest: Judged | NotJudged = ready ?? (await judgeOnce({ kind: 'hub', id, revision: null }, session));
    ready = null;
    if (!latest.ok) failure = latest.code;
    return latest.ok ? await judgementOf(latest, id, session) : null;
  };
  const before = { ...http.counts };
  const outcome = await proposeOnHub({
    client: createHubClient(http, id),
    judge,
    hasToken: http.hasToken,
    dryRun,
    reconsider,
    remove,
    force: forceHub,
    version: VERSION,
  });
  session.debug(
    () => `${http.counts.reads - before.reads} reads and ${http.counts.writes - before.writes} writes after judging`,
  );
  return { id, outcome, failure };
}

/** An early end before anything was planned has been said; only JSON says it once more. */
function wantsReport({ plan }: HubOutcome, format: string): boolean {
  return plan !== null || format === 'json';
}

function faultOf(text: string | undefined, target: ReturnType<typeof parseTarget>): string | null {
  if (text === undefined) return 'propose needs a repo on the Hub: envcard propose hf:OWNER/NAME';
  if (target.kind === 'refused') return target.why;
  if (target.kind === 'directory') {
    const guess = hubGuess(target.path);
    return `propose takes a repo on the Hub, not a folder${guess === null ? ': hf:OWNER/NAME' : `; did you mean ${guess}?`}`;
  }
  return target.revision === null ? null : `propose works on the main branch: leave @${target.revision} out`;
}

/** Judges the repo as it is now; settings are read anew with it. */
async function judgeOnce(
  target: { readonly kind: 'hub'; readonly id: string; readonly revision: string | null },
  session: Session,
): Promise<Judged | NotJudged> {
  const settings = new SettingsReader(session.options, new Date().toISOString().slice(0, 10), session.say);
  const fault = await settings.namedFault();
  if (fault !== null) {
    for (const line of fault.lines) session.say(line);
    return notJudged(`hf:${target.id}`, 'hub', 'bad-settings', fault.lines.join('\n'), EXIT.usage);
  }
  const judged = await judgeHub(target, settings, session, { count: 0, of: 1 });
  session.progress.clear();
  return judged;
}

async function judgementOf(judged: Judged, id: string, session: Session): Promise<HubJudgement> {
  const { audit, settings, repository, unseen, report } = judged;
  return {
    source: { audit, config: settings.config, card: CARD },
    revision: report.target.revision ?? '',
    mirroredBy: (await syncIn(repository, id)) ?? (await syncHere(id, session)),
    hidden: unseen.has('gated') || unseen.has('no-permission'),
  };
}

/** A workflow of the judged repo that overwrites it from GitHub. */
async function syncIn(repository: Repository, id: string): Promise<string | null> {
  const { entries } = repository.listing;
  const paths = entries.filter(({ path, kind }) => kind === 'file' && isWorkflow(path));
  for (const { path } of paths.slice(0, MAX_WORKFLOWS)) {
    const read = await repository.read(path, WORKFLOW_LIMIT);
    if (read.ok && syncsToHub(new TextDecoder().decode(read.bytes), id, true)) return path;
  }
  return null;
}

/** The same in the current folder, which may be the GitHub side. Its settings file tells whether it is that of the repo. */
async function syncHere(id: string, session: Session): Promise<string | null> {
  const folder = '.github/workflows';
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return null;
  }
  const paths = names.map((name) => `${folder}/${name}`).filter(isWorkflow);
  if (paths.length === 0) return null;
  const here = await new SettingsReader(session.options, '', () => {}).forTarget('.');
  const related = here.ok && here.config.hub?.toLowerCase() === id.toLowerCase();
  for (const path of paths.slice(0, MAX_WORKFLOWS)) {
    const read = readSmallFile(path, WORKFLOW_LIMIT, false);
    if (read.ok && syncsToHub(new TextDecoder().decode(read.bytes), id, related)) return path;
  }
  return null;
}
