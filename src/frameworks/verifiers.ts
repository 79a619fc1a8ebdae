import type { Repository } from '../repository/types.ts';
import type { Condition, Detection, Detector, DetectorContext, Evidence, Message, Taskset, Verdict } from './types.ts';
import { isMainPath } from './places.ts';
import { readRowFiles } from './rows.ts';
import { findCandidates } from './verifiers/candidates.ts';
import type { Candidates } from './verifiers/candidates.ts';
import type { VerifiersCode } from './verifiers/codes.ts';
import { readHarborDoor } from './verifiers/harbor-door.ts';
import type { HarborReading } from './verifiers/harbor-door.ts';
import type { Candidate, Remark } from './verifiers/package.types.ts';
import type { PackageReading } from './verifiers/packages.ts';
import { readRows } from './verifiers/rows-door.ts';
import type { RowsReading } from './verifiers/rows-door.ts';
import { packageSnippet } from './verifiers/snippets.ts';

export type { VerifiersCode } from './verifiers/codes.ts';

/**
 * Verifiers 0.4: a registry.json of Harbor tasks it can download (V1-V23), an environment package in the repository
 * (V24-V30), rows that some environment reads (V31-V34). Code of the repository is read, never run.
 */
export const verifiers: Detector = {
  key: 'verifiers',
  async detect(context: DetectorContext): Promise<Detection> {
    const { repository, card, repoId } = context;
    const harbor = await readHarborDoor(repository, repoId);
    const candidates = await findCandidates(repository);
    const packages = await packagesOf(repository, candidates.found);
    const rows = readRows(await readRowFiles(repository), card, repoId);
    return settle(context, harbor, packages, candidates, rows);
  },
};

/** Reads the packages. The reader of Python is large and most repositories hold none: it is loaded when it is needed. */
async function packagesOf(repository: Repository, found: readonly Candidate[]): Promise<readonly PackageReading[]> {
  if (found.length === 0) return [];
  const { readPackages } = await import('./verifiers/packages.ts');
  return await readPackages(repository, found);
}

function settle(
  context: DetectorContext,
  harbor: HarborReading,
  packages: readonly PackageReading[],
  { strangers, cut }: Candidates,
  rows: RowsReading,
): Detection {
  const { listing } = context.repository;
  const mains = packages.filter((reading) => isMainPath(reading.candidate.directory));
  const packageLoads = mains.some((reading) => reading.verdict === 'loads');
  const stranger =
    strangers.length > 0 && packages.length === 0 && !harbor.hasTasks && !rows.hasRows ? strangers[0] : undefined;
  // An index of tasks beside the tasks says nothing about the environment; rows that someone names do.
  const rowsCount = !harbor.hasTasks || rows.vouched || rows.recognised || rows.verdict === 'partial';
  const rowsVerdict: Verdict = rowsCount ? rows.verdict : 'fails';
  const verdict = best([
    harbor.verdict,
    ...mains.map((reading) => reading.verdict),
    rowsVerdict,
    ...(stranger === undefined && listing.complete && !cut ? [] : (['unknown'] as const)),
  ]);
  const evidence: Evidence[] = [
    ...harbor.evidence,
    ...packages.flatMap(packageEvidence),
    ...(rowsCount ? rows.evidence : []),
  ];
  if (stranger !== undefined)
    evidence.push(say('unknown', 'verifiers-package-no-entry', { file: stranger }, stranger, 'V24'));
  if (!listing.complete) evidence.push(say('unknown', 'verifiers-listing-cut', {}, null, 'V1'));
  if (cut && !packageLoads) evidence.push(say('unknown', 'verifiers-search-cut', {}, null, 'V24'));
  if (evidence.length === 0) evidence.push(say('refutes', 'verifiers-nothing', {}, null, 'V31'));
  const tolerated = packages.map(toleratedFor).find((message) => message !== null) ?? null;
  const suggestOnly = harbor.verdict !== 'loads' && (packageLoads || rows.hasRows);
  const conditions: Condition[] =
    verdict === 'partial' && harbor.verdict !== 'partial' ? ['needs-nemo-gym-server'] : [];
  return {
    verdict,
    basis: basisOf(harbor, rows, verdict),
    conditions,
    tasksets: [
      ...harbor.tasksets,
      ...packages.map((reading) => packageTaskset(reading, context.repoId)),
      ...rows.tasksets,
    ],
    evidence,
    notes: harbor.notes,
    remedy: verdict === 'loads' ? null : remedyOf(verdict, harbor, packages, rows, conditions),
    vouched: rows.vouched && rows.hasRows,
    suggestOnly,
    ...(verdict === 'fails' && tolerated !== null ? { tolerated } : {}),
  };
}

/** A package that an older release loads. */
function toleratedFor({ reason, module }: PackageReading): Message | null {
  if (reason.code === 'verifiers-package-v0') return { code: 'verifiers-tolerated-v0', args: { module } };
  return reason.code === 'verifiers-package-older-wanted'
    ? { code: 'verifiers-tolerated-older', args: { module, wanted: reason.args['wanted'] ?? '' } }
    : null;
}

const ORDER: readonly Verdict[] = ['loads', 'partial', 'unknown', 'fails'];

function best(verdicts: readonly Verdict[]): Verdict {
  return ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'fails';
}

function basisOf(harbor: HarborReading, rows: RowsReading, verdict: Verdict): Detection['basis'] {
  if (harbor.sampled !== null && (harbor.verdict === verdict || verdict === 'fails'))
    return { kind: 'sample', ...harbor.sampled };
  if (rows.sampled !== null && rows.verdict === verdict && harbor.verdict !== verdict)
    return { kind: 'sample', ...rows.sampled };
  return { kind: 'complete' };
}

function say(
  stance: Evidence['stance'],
  code: VerifiersCode,
  args: Evidence['args'],
  path: string | null,
  fact: string,
): Evidence {
  return { stance, code, args, path, line: null, fact };
}

const STANCES = { loads: 'supports', fails: 'refutes', unknown: 'unknown' } as const;

function packageEvidence(reading: PackageReading): Evidence[] {
  const { reason, remarks, module, verdict } = reading;
  return [
    remarkEvidence(reason, STANCES[verdict], module),
    ...remarks.map((remark) =>
      remarkEvidence(remark, remark.code === 'verifiers-package-newer-wanted' ? 'supports' : 'unknown', module),
    ),
  ];
}

function remarkEvidence(remark: Remark, stance: Evidence['stance'], module: string): Evidence {
  const { code, args, place, fact } = remark;
  return { stance, code, args: { ...args, package: module }, path: place.path, line: place.line, fact };
}

function packageTaskset(reading: PackageReading, repoId: string | null): Taskset {
  const { candidate, verdict, reason, module } = reading;
  const path = candidate.directory === '' ? '.' : candidate.directory;
  const count = {
    total: 1,
    ok: verdict === 'loads' ? 1 : 0,
    broken: verdict === 'fails' ? 1 : 0,
    unread: verdict === 'unknown' ? 1 : 0,
  };
  const broken = {
    path,
    code: reason.code,
    args: { ...reason.args, package: module },
    place: reason.place,
    fact: reason.fact,
  };
  return {
    door: 'package',
    name: module,
    version: null,
    path,
    main: isMainPath(candidate.directory),
    verdict,
    tasks: count,
    broken: verdict === 'fails' ? [broken] : [],
    snippet: verdict === 'loads' ? packageSnippet(reading, repoId) : null,
  };
}

const PACKAGE_REMEDIES: Readonly<Partial<Record<VerifiersCode, VerifiersCode>>> = {
  'verifiers-package-module-missing': 'verifiers-remedy-package-rename',
  'verifiers-package-name-taken': 'verifiers-remedy-package-rename',
  'verifiers-package-name-form': 'verifiers-remedy-package-rename',
  'verifiers-package-no-all': 'verifiers-remedy-package-export',
  'verifiers-package-exports-nothing': 'verifiers-remedy-package-export',
  'verifiers-package-exports-many': 'verifiers-remedy-package-export',
  'verifiers-package-v0': 'verifiers-remedy-package-port',
  'verifiers-package-older-verifiers': 'verifiers-remedy-package-port',
  'verifiers-package-file-missing': 'verifiers-remedy-package-ship',
  'verifiers-package-file-not-shipped': 'verifiers-remedy-package-ship',
  'verifiers-package-config-field': 'verifiers-remedy-package-default',
  'verifiers-package-import-not-installed': 'verifiers-remedy-package-dependency',
  'verifiers-package-build': 'verifiers-remedy-package-build',
  'verifiers-package-discovery': 'verifiers-remedy-package-build',
};

/** The nearest way to `loads`: the registry's, else the package's, else naming the environment. */
function remedyOf(
  verdict: Verdict,
  harbor: HarborReading,
  packages: readonly PackageReading[],
  rows: RowsReading,
  conditions: readonly Condition[],
): Message | null {
  if (conditions.length > 0) return { code: 'verifiers-remedy-gym-server', args: {} };
  if (harbor.remedy !== null) return harbor.remedy;
  for (const reading of packages) {
    const code = PACKAGE_REMEDIES[reading.reason.code];
    if (code !== undefined) return { code, args: { module: reading.module, ...reading.reason.args } };
  }
  return verdict === 'unknown' && rows.hasRows && !rows.vouched
    ? { code: 'verifiers-remedy-name-environment', args: {} }
    : null;
}
