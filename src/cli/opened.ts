import { audit } from '../audit.ts';
import type { Audit } from '../audit.ts';
import type { SchemaChecker } from '../frameworks/types.ts';
import type { ReadMode, ReadResult, Repository, TroubleCode } from '../repository/types.ts';
import type { AuditInput as ReportInput } from '../report/build.ts';
import { EXIT, fails } from './exit.ts';
import type { ExitCode } from './exit.ts';
import type { Session } from './session.ts';
import type { Settings } from './settings.ts';

/** A target that was judged. */
export interface Judged {
  readonly ok: true;
  readonly name: string;
  readonly audit: Audit;
  readonly repository: Repository;
  /** Why files could not be seen. */
  readonly unseen: ReadonlySet<TroubleCode>;
  /** Absolute path without links; null on the Hub. */
  readonly root: string | null;
  /** `OWNER/NAME` on the Hub, where known. */
  readonly repoId: string | null;
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

/** How many targets are done, and of how many, for the progress. */
export interface Done {
  readonly count: number;
  readonly of: number;
}

/** A target that was opened. */
export interface Opened {
  readonly kind: 'directory' | 'hub';
  /** As reports and messages name it. */
  readonly name: string;
  readonly root: string | null;
  readonly revision: string | null;
  readonly repository: Repository;
  readonly repoId: string | null;
  readonly settings: Settings;
  /** When opening began, by `performance.now()`. */
  readonly started: number;
}

/** Judges a target that was opened. */
export async function judgeOpened(opened: Opened, session: Session, done: Done): Promise<Judged> {
  const { name, repoId, settings } = opened;
  const listed = performance.now();
  const unseen = new Set<TroubleCode>();
  const repository = watched(opened.repository, session, name, done, unseen);
  const { config, configPath } = settings;
  const { thorough } = session.options;
  const result = await audit({ repository, repoId, config, configPath, schemaChecker: lazySchemaChecker, thorough });
  session.debug(() => {
    const { listing, reads } = repository;
    const times = `listed in ${Math.round(listed - opened.started)} ms, judged in ${Math.round(performance.now() - listed)} ms`;
    return `${name}: ${listing.entries.length} paths, ${reads} reads, ${times}; repo id ${repoId ?? 'unknown'}, settings ${configPath ?? 'none'}`;
  });
  const severities = result.findings.map((finding) => finding.severity);
  return {
    ok: true,
    name,
    audit: result,
    repository,
    unseen,
    root: opened.root,
    repoId,
    settings,
    report: reportInput(opened, result),
    code: fails(severities, settings.failOn) ? EXIT.findings : EXIT.ok,
  };
}

/** The thread that compiles schemas is loaded when rows hold one. */
const lazySchemaChecker: SchemaChecker = async (schemas) => {
  const { schemaChecker } = await import('../platform/schema-worker.ts');
  return await schemaChecker()(schemas);
};

/** Shows that a target is being listed, where that takes long. */
export async function listing<T>(name: string, { progress }: Session, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    if (progress.due()) progress.show(`${name}: listing files`, null);
  }, 100);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** What the report says of a judged target. */
function reportInput({ kind, name, revision, repository }: Opened, result: Audit): ReportInput {
  const { listing, reads } = repository;
  const { card } = result;
  const tags = card.header?.items.flatMap(({ value }) => (value === null ? [] : [value])) ?? null;
  return {
    target: {
      kind,
      id: name,
      revision,
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

/** A target that cannot be judged. */
export function notJudged(
  id: string,
  kind: 'directory' | 'hub',
  code: string,
  message: string,
  exit: ExitCode,
): NotJudged {
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
function watched(inner: Repository, session: Session, name: string, done: Done, unseen: Set<TroubleCode>): Repository {
  let breath = performance.now();
  const part = done.of > 1 ? done.count / done.of : null;
  const read = (path: string, limit: number, mode?: ReadMode): ReadResult | Promise<ReadResult> => {
    const result = inner.read(path, limit, mode);
    return result instanceof Promise ? result.then(note) : note(result);
  };
  const note = (result: ReadResult): ReadResult => {
    if (!result.ok) unseen.add(result.why.code);
    return result;
  };
  return {
    listing: inner.listing,
    sampling: inner.sampling,
    history: inner.history,
    get reads() {
      return inner.reads;
    },
    read(path: string, limit: number, mode?: ReadMode): ReadResult | Promise<ReadResult> {
      if (performance.now() - breath < 50) return read(path, limit, mode);
      if (session.progress.due()) session.progress.show(`${name}: ${inner.reads} files read`, part);
      return new Promise((resolve) => {
        setImmediate(() => {
          breath = performance.now();
          resolve(read(path, limit, mode));
        });
      });
    },
  };
}
