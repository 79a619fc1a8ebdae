import { joinPath } from '../../repository/listing.ts';
import type { Repository } from '../../repository/types.ts';
import { halt, unseen } from './halt.ts';
import { Importer } from './importer.ts';
import type { Dependencies } from './importer.ts';
import { configTrouble, descendsFrom, loadMethod } from './package-class.ts';
import type { OwnClass } from './package-class.ts';
import { configReadTrouble, withoutAgents } from './package-config.ts';
import { filesTrouble } from './package-files.ts';
import { readLoad } from './package-load.ts';
import type { Candidate, Halt, Loaded, ModuleSpace, Remark } from './package.types.ts';
import { oldestWanted, readProject, unmetNeed } from './pyproject.ts';
import { wheelOf } from './wheel.ts';

/** Tasksets and environments that ship with Verifiers; their names win over a package's (V26). */
const BUILT_IN_TASKSETS: ReadonlySet<string> = new Set(['harbor', 'nemo_gym', 'openenv', 'textarena']);
/** Calls that fetch rows from elsewhere (V30). */
const FETCHES =
  /\b(?:load_dataset|hf_hub_download|snapshot_download|urlopen|requests\.(?:get|post)|httpx\.(?:get|post|stream))\s*\(/;

/** An environment package as far as its text tells (V24-V30). */
export interface PackageReading {
  readonly candidate: Candidate;
  /** What a user types after `vf-eval`. */
  readonly module: string;
  readonly verdict: 'loads' | 'fails' | 'unknown';
  /** `taskset` is typed alone, `env` after `--env.id`. */
  readonly kind: 'taskset' | 'env' | null;
  readonly reason: Remark;
  readonly remarks: readonly Remark[];
}

/** What the candidates' text tells of each. */
export async function readPackages(
  repository: Repository,
  candidates: readonly Candidate[],
): Promise<readonly PackageReading[]> {
  const packages: PackageReading[] = [];
  for (const candidate of candidates) packages.push(await readPackage(repository, candidate));
  return packages;
}

interface Outcome {
  readonly kind: 'taskset' | 'env';
  readonly reason: Remark;
}

async function readPackage(repository: Repository, candidate: Candidate): Promise<PackageReading> {
  const module = moduleName(candidate.ident);
  const source = await sourceOf(repository, candidate);
  if ('verdict' in source)
    return { candidate, module, verdict: source.verdict, kind: null, reason: source, remarks: [] };
  const importer = new Importer(repository, source.space, source.dependencies);
  const outcome = await judge(importer, candidate, module, source.space, source.open);
  const remarks = [...importer.remarks, ...source.remarks];
  const { doubt } = importer;
  if (!('verdict' in outcome) && doubt !== null)
    return { candidate, module, verdict: 'unknown', kind: null, reason: doubt, remarks };
  if ('verdict' in outcome)
    return { candidate, module, verdict: outcome.verdict, kind: null, reason: outcome, remarks };
  const fetching = [...importer.visited.values()].find((loaded) => FETCHES.test(loaded.module.text));
  if (fetching !== undefined) {
    remarks.push(fetchesElsewhere(module, { path: fetching.module.path, line: null }));
  }
  return { candidate, module, verdict: 'loads', ...outcome, remarks };
}

/** Rows that come from elsewhere are not checked (V30). */
function fetchesElsewhere(module: string, place: Remark['place']): Remark {
  return { code: 'verifiers-package-data-elsewhere', args: { module }, place, fact: 'V30' };
}

/** The module that an id names: its last part, before `@`, `-` as `_`, in lower case (V25). */
export function moduleName(ident: string): string {
  const name = ident.slice(ident.lastIndexOf('/') + 1).split('@')[0] ?? '';
  return name.replaceAll('-', '_').toLowerCase();
}

interface Source {
  readonly space: ModuleSpace;
  readonly open: boolean;
  readonly dependencies: Dependencies;
  readonly remarks: readonly Remark[];
}

/** Where importing finds the candidate's modules: its wheel, or the root of the repository on PYTHONPATH. */
async function sourceOf(repository: Repository, candidate: Candidate): Promise<Source | Halt> {
  if (candidate.pyproject === null) {
    return { space: bareSpace(repository), open: false, dependencies: { names: new Set(), open: false }, remarks: [] };
  }
  const project = await readProject(repository, candidate.directory);
  if ('verdict' in project) return project;
  const wheel = await wheelOf(repository, project);
  const unmet = 'verdict' in wheel ? wheel : unmetNeed(project);
  if (unmet !== null) return unmet;
  if ('verdict' in wheel) return wheel;
  const oldest = oldestWanted(project);
  const place = { path: project.path, line: null };
  const remarks: Remark[] =
    oldest === null ? [] : [{ code: 'verifiers-package-newer-wanted', args: { ...oldest }, place, fact: 'V28' }];
  return { ...wheel, dependencies: project.dependencies, remarks };
}

function bareSpace(repository: Repository): ModuleSpace {
  const tops = new Map<string, { kind: 'package' | 'module'; path: string }>();
  for (const child of repository.listing.children('')) {
    if (child.kind === 'file' && child.name.endsWith('.py'))
      tops.set(child.name.slice(0, -3), { kind: 'module', path: child.name });
  }
  for (const child of repository.listing.children('')) {
    const isPackage = child.kind === 'directory' && repository.listing.isFile(joinPath(child.name, '__init__.py'));
    if (isPackage) tops.set(child.name, { kind: 'package', path: child.name });
  }
  return { tops, includes: () => true, bare: true, ships: () => true };
}

async function judge(
  importer: Importer,
  candidate: Candidate,
  module: string,
  space: ModuleSpace,
  open: boolean,
): Promise<Outcome | Halt> {
  const path = candidate.pyproject ?? (space.tops.get(module)?.path || null);
  if (BUILT_IN_TASKSETS.has(module))
    return { ...halt('fails', 'verifiers-package-name-taken', { module }, path, null), fact: 'V26' };
  if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(module))
    return { ...halt('fails', 'verifiers-package-name-form', { module }, path, null), fact: 'V25' };
  if (!space.tops.has(module)) {
    const modules = [...space.tops.keys()].toSorted();
    const code = open ? 'verifiers-package-module-unproven' : 'verifiers-package-module-missing';
    return {
      ...halt(open ? 'unknown' : 'fails', code, { name: candidate.ident, module, modules }, path, null),
      fact: 'V25',
    };
  }
  const stopped = await importer.importOwn(module, { path, line: null });
  if (stopped !== null) return stopped;
  const loaded = importer.visited.get(module);
  return loaded === undefined ? unseen(path ?? module, 'budget') : judgeExports(importer, loaded);
}

/** What `__all__` exports: exactly one taskset, else exactly one environment (V24). */
async function judgeExports(importer: Importer, loaded: Loaded): Promise<Outcome | Halt> {
  const { module } = loaded;
  const fail = (verdict: Halt['verdict'], code: Halt['code'], args: Halt['args'], line: number | null): Halt => ({
    ...halt(verdict, code, args, module.path === '' ? null : module.path, line),
    fact: 'V24',
  });
  if (module.exports === null) {
    if (module.openEnded) return fail('unknown', 'verifiers-package-all-computed', {}, null);
    const v0 = module.bindings.get('load_environment');
    if (v0 !== undefined) return { ...fail('fails', 'verifiers-package-v0', {}, v0.line), fact: 'V29' };
    return fail('fails', 'verifiers-package-no-all', { module: loaded.name }, null);
  }
  if (module.exports.kind === 'computed')
    return fail('unknown', 'verifiers-package-all-computed', {}, module.exports.line);
  const { names, line } = module.exports;
  const tasksets: OwnClass[] = [];
  const environments: OwnClass[] = [];
  const foreign: string[] = [];
  for (const name of names) {
    const meaning = importer.meaning(loaded, name);
    // The base class itself does not count; other classes of Verifiers count when nothing of the package does.
    if (meaning.kind === 'external' && meaning.name.startsWith('verifiers.')) {
      if (/(?:Taskset|Env)$/.test(meaning.name) && !/\.(?:Taskset|Env)$/.test(meaning.name)) foreign.push(name);
      continue;
    }
    if (meaning.kind === 'unknown' || meaning.kind === 'external') {
      return fail('unknown', 'verifiers-package-class-unproven', { name }, line);
    }
    if (meaning.kind !== 'class') continue;
    const isTaskset = descendsFrom(importer, meaning, 'Taskset');
    const isEnvironment = descendsFrom(importer, meaning, 'Env');
    if (isTaskset === true) tasksets.push(meaning);
    else if (isEnvironment === true) environments.push(meaning);
    else if (isTaskset === null || isEnvironment === null)
      return fail('unknown', 'verifiers-package-class-unproven', { name }, line);
  }
  const [other] = foreign;
  if (other !== undefined && tasksets.length !== 1) {
    return fail('unknown', 'verifiers-package-class-unproven', { name: other }, line);
  }
  const [taskset] = tasksets;
  const [environment] = environments;
  if (environments.length > 1) return fail('fails', 'verifiers-package-exports-many', { names }, line);
  const remark = environment === undefined ? null : withoutAgents(importer, environment);
  if (remark !== null) importer.remarks.push(remark);
  if (taskset !== undefined && tasksets.length === 1) return judgeTaskset(importer, taskset);
  if (environment !== undefined && tasksets.length === 0) {
    const reason = fail('unknown', 'verifiers-package-loads-env', { name: environment.cls.name }, line);
    return { kind: 'env', reason: { code: reason.code, args: reason.args, place: reason.place, fact: reason.fact } };
  }
  if (tasksets.length > 1) return fail('fails', 'verifiers-package-exports-many', { names }, line);
  return fail('fails', 'verifiers-package-exports-nothing', { names }, line);
}

/** Its config can be made from the id alone, and its `load()` can yield (V27). */
async function judgeTaskset(importer: Importer, taskset: OwnClass): Promise<Outcome | Halt> {
  const { owner, cls } = taskset;
  const config = configTrouble(importer, taskset);
  if (config !== null) return config;
  const loads: Outcome = {
    kind: 'taskset',
    reason: {
      code: 'verifiers-package-loads',
      args: { name: cls.name },
      place: { path: owner.module.path, line: cls.line },
      fact: 'V24',
    },
  };
  const method = loadMethod(importer, taskset);
  if (method === 'none')
    return halt('fails', 'verifiers-package-no-load', { name: cls.name }, owner.module.path, cls.line);
  if (method === 'built-in') importer.remarks.push(fetchesElsewhere(cls.name, loads.reason.place));
  if (method === 'built-in' || method === 'unknown') return loads;
  const fn = method.cls.methods.get('load');
  if (fn === undefined) return loads;
  const { path } = method.owner.module;
  if (fn.async) return halt('fails', 'verifiers-package-load-async', { name: cls.name }, path, fn.line);
  const outcome = readLoad(importer, taskset, method.owner, fn.body);
  if (outcome !== 'may-yield') return halt('fails', 'verifiers-package-load-empty', { name: cls.name }, path, fn.line);
  for (const statement of fn.imports) {
    const trouble = await importer.importStatement(method.owner, statement);
    if (trouble !== null) return trouble;
  }
  const trouble =
    configReadTrouble(importer, taskset, method.owner, fn) ??
    filesTrouble(importer, taskset, { owner: method.owner, fn });
  return trouble ?? loads;
}
