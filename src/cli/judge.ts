import { audit } from '../audit.ts';
import type { Audit } from '../audit.ts';
import type { SchemaChecker } from '../frameworks/types.ts';
import { saveMemory } from '../platform/memory.ts';
import { openCheckout } from '../repository/checkout.ts';
import type { Checkout } from '../repository/checkout.ts';
import type { ReadMode, ReadResult, Repository } from '../repository/types.ts';
import type { AuditInput as ReportInput } from '../report/build.ts';
import { EXIT, fails } from './exit.ts';
import type { ExitCode } from './exit.ts';
import { repoIdOfRemotes } from './repo-id.ts';
import type { Session } from './session.ts';
import type { Settings, SettingsReader } from './settings.ts';
import type { ChosenTarget } from './targets.ts';

/** From so many paths on memory counts. */
const MANY_PATHS = 20_000;

/** A target that was judged. */
export interface Judged {
  readonly ok: true;
  readonly name: string;
  readonly audit: Audit;
  readonly checkout: Checkout;
  readonly settings: Settings;
  readonly report: ReportInput;
  readonly code: ExitCode;
}

/** A target that could not be judged. What is wrong has been said on standard error. */
export interface NotJudged {
  readonly ok: false;
  readonly report: ReportInput;
  readonly code: ExitCode;
}

/**
 * Judges one target.
 * @param target a folder, or why there is none
 * @param done how many targets are done, and of how many, for the progress
 */
export async function judgeTarget(
  target: ChosenTarget,
  settingsReader: SettingsReader,
  session: Session,
  done: { readonly count: number; readonly of: number },
): Promise<Judged | NotJudged> {
  if (target.kind === 'fault') {
    session.say(target.message);
    return notJudged(target.name, target.hub ? 'hub' : 'directory', target.code, target.message, target.exit);
  }
  const { path } = target;
  const { trackedOnly, includeIgnored } = session.options;
  const started = performance.now();
  const checkout = await listing(path, session, () => openCheckout(path, { trackedOnly, includeIgnored }));
  if (!checkout.ok) {
    const { code, message } = checkout.error;
    session.say(message);
    return notJudged(path, 'directory', code, message, EXIT.unreadable);
  }
  const settings = await settingsReader.forTarget(path);
  if (!settings.ok) {
    for (const line of settings.lines) session.say(line);
    return notJudged(path, 'directory', 'bad-settings', settings.lines.join('\n'), EXIT.usage);
  }
  if (checkout.remark !== null) session.say(`${path}: ${checkout.remark.message}`);
  const repoId = settings.config.hub ?? repoIdOfRemotes(checkout.remotes);
  const listed = performance.now();
  if (checkout.repository.listing.entries.length > MANY_PATHS) saveMemory();
  const repository = watched(checkout.repository, session, path, done);
  const { config, configPath } = settings;
  const result = await audit({ repository, repoId, config, configPath, schemaChecker: lazySchemaChecker });
  session.debug(() => {
    const { listing, reads } = repository;
    const times = `listed in ${Math.round(listed - started)} ms, judged in ${Math.round(performance.now() - listed)} ms`;
    return `${path}: ${listing.entries.length} paths, ${reads} reads, ${times}; repo id ${repoId ?? 'unknown'}, settings ${configPath ?? 'none'}`;
  });
  const severities = result.findings.map((finding) => finding.severity);
  return {
    ok: true,
    name: path,
    audit: result,
    checkout,
    settings,
    report: reportInput(path, checkout, result),
    code: fails(severities, settings.failOn) ? EXIT.findings : EXIT.ok,
  };
}

/** The thread that compiles schemas is loaded when rows hold one. */
const lazySchemaChecker: SchemaChecker = async (schemas) => {
  const { schemaChecker } = await import('../platform/schema-worker.ts');
  return await schemaChecker()(schemas);
};

/** Shows that a folder is being listed, where that takes long. */
async function listing<T>(name: string, { progress }: Session, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    if (progress.due()) progress.show(`${name}: listing files`, null);
  }, 100);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** What the report says of a judged folder. */
function reportInput(path: string, checkout: Checkout, result: Audit): ReportInput {
  const { listing, reads } = checkout.repository;
  const { card } = result;
  const tags = card.header?.items.flatMap(({ value }) => (value === null ? [] : [value])) ?? null;
  return {
    target: {
      kind: 'directory',
      id: path,
      revision: checkout.revision,
      files: listing.entries.length,
      ignored: listing.ignored,
      complete: listing.complete,
      reads,
    },
    error: null,
    card: { path: card.path, state: card.state, tags },
    frameworks: result.frameworks,
    findings: result.findings,
    edits: result.edits,
    editsWithRemovals: result.editsWithRemovals,
  };
}

function notJudged(id: string, kind: 'directory' | 'hub', code: string, message: string, exit: ExitCode): NotJudged {
  const target = { kind, id, revision: null, files: 0, ignored: 0, complete: false, reads: 0 };
  const report: ReportInput = {
    target,
    error: { code, message },
    card: null,
    frameworks: {},
    findings: [],
    edits: [],
    editsWithRemovals: [],
  };
  return { ok: false, report, code: exit };
}

/**
 * The same repository, that shows progress as it is read. Now and then it also lets the event loop turn, so that an interrupt is
 * noticed although local reads answer at once.
 */
function watched(
  inner: Repository,
  session: Session,
  name: string,
  done: { readonly count: number; readonly of: number },
): Repository {
  let breath = performance.now();
  const part = done.of > 1 ? done.count / done.of : null;
  return {
    listing: inner.listing,
    sampling: inner.sampling,
    history: inner.history,
    get reads() {
      return inner.reads;
    },
    read(path: string, limit: number, mode?: ReadMode): ReadResult | Promise<ReadResult> {
      if (performance.now() - breath < 50) return inner.read(path, limit, mode) as ReadResult;
      if (session.progress.due()) session.progress.show(`${name}: ${inner.reads} files read`, part);
      return new Promise((resolve) => {
        setImmediate(() => {
          breath = performance.now();
          resolve(inner.read(path, limit, mode));
        });
      });
    },
  };
}
