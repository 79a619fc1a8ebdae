import { directoryOf, joinPath } from '../../repository/listing.ts';
import type { Listing } from '../../repository/listing.ts';
import { hasRulesElsewhere } from '../harbor-tasks/links.ts';
import type { TaskFacts } from '../harbor-tasks.types.ts';
import { isMainPath } from '../places.ts';
import type { BrokenTask, Evidence, Message, Taskset } from '../types.ts';
import { harborCode } from './codes.ts';
import type { HarborCode } from './codes.ts';
import type { Registries } from './registries.ts';
import type { TaskScan } from './scan.ts';

/** Something in a task that releases of Harbor see differently, and the release from which on it is as now. */
interface Feature {
  readonly feature: string;
  readonly since: string;
}

const LINKS: Feature = { feature: 'links', since: '0.23.0' };
const STEP_NAMES: Feature = { feature: 'steps.name', since: '0.23.0' };
const PATHS: Feature = { feature: 'path', since: '0.23.0' };
/** A verifier of its own was taken without any tests (H54). */
const SEPARATE_VERIFIER: Feature = { feature: 'verifier.environment_mode', since: '0.24.0' };
const HEADERS: Feature = { feature: 'environment.mcp_servers.headers', since: '0.25.0' };
const HALF_CPUS: Feature = { feature: 'cpus', since: '0.25.0' };
const IMAGE_ALONE: Feature = { feature: 'docker_image', since: '0.25.0' };
const IGNORED: Feature = { feature: '.harborignore', since: '0.25.0' };
/** Rules behind a link to nowhere counted as none. */
const IGNORED_LINK: Feature = { feature: '.harborignore', since: '0.26.0' };

/** What older releases do not look at: they take such a task (H44, H59, H60, H63, H88). */
const STRICTER: ReadonlyMap<string, Feature> = new Map<HarborCode, Feature>([
  ['task-link-absolute', LINKS],
  ['task-link-outside', LINKS],
  ['task-link-loop', LINKS],
  ['task-step-name', STEP_NAMES],
  ['task-step-twice', STEP_NAMES],
  ['entry-absolute', PATHS],
  ['entry-outside', PATHS],
  ['task-mcp-header', HEADERS],
  ['task-mcp-stdio-headers', HEADERS],
  ['task-test-ignored', IGNORED],
  ['task-ignore-file', IGNORED],
]);

/** Features whose tasks load with the releases before. */
const UNREAD_BEFORE: ReadonlySet<Feature> = new Set([SEPARATE_VERIFIER, HEADERS, IGNORED]);

/**
 * What loads from some release on only, and what is refused from some release on only, of the releases since 0.21.0.
 * @param facts of the tasks behind the git doors
 */
export function releaseEvidence(
  listing: Listing,
  scan: TaskScan,
  tasksets: readonly Taskset[],
  registries: Registries,
  facts: readonly TaskFacts[],
): readonly Evidence[] {
  return [...newerTakes(listing, scan, tasksets, registries, facts), ...newerRefuses(tasksets, facts)];
}

/**
 * Halves of a CPU (H82), in a local copy an image without a folder `environment` (H57) and rules for left-out files that
 * are a link to elsewhere (H59), and `..` in the paths of a registry (H44).
 */
function newerTakes(
  listing: Listing,
  scan: TaskScan,
  tasksets: readonly Taskset[],
  registries: Registries,
  facts: readonly TaskFacts[],
): readonly Evidence[] {
  const halves = facts.filter(({ config }) => config?.cpusIsFloat === true);
  const local = loadingLocally(scan, tasksets);
  const imagesAlone = local.filter((task) => !listing.isDirectory(within(task, 'environment')));
  const rulesElsewhere = local.filter((task) => hasRulesElsewhere(listing, task === '.' ? '' : task));
  const line = halves[0]?.lineOf('environment.cpus') ?? null;
  return [
    ...taken(
      HALF_CPUS,
      halves.map(({ directory }) => directory),
      line,
      'H82',
    ),
    ...taken(IMAGE_ALONE, imagesAlone, null, 'H57'),
    ...taken(IGNORED, rulesElsewhere, null, 'H59'),
    ...taken(PATHS, Array.from(registries.dotted), null, 'H44'),
  ];
}

function taken({ feature, since }: Feature, tasks: readonly string[], line: number | null, fact: string): Evidence[] {
  const [task] = tasks;
  if (task === undefined) return [];
  const args = { since, feature, tasks: tasks.length, task };
  const path = within(task, 'task.toml');
  return [{ stance: 'supports', code: harborCode('harbor-needs-release'), args, path, line, fact }];
}

/** Tasks that load from a local copy, where no git door brings them. */
function loadingLocally(scan: TaskScan, tasksets: readonly Taskset[]): readonly string[] {
  const root = scan.rootIsTask ? tasksets.findLast(({ door, path }) => door === 'local' && path === '.') : undefined;
  return tasksets
    .filter(({ door }) => door === 'local')
    .flatMap((taskset) => {
      const told = new Set(taskset.broken.map(({ path }) => path));
      const tasks = taskset === root ? ['.'] : (scan.folders.get(taskset.path ?? '') ?? []);
      return tasks.filter((task) => !told.has(task));
    });
}

function within(task: string, name: string): string {
  return joinPath(task === '.' ? '' : task, name);
}

/** What older releases take: one sentence for each feature, with the first task that it concerns. */
function newerRefuses(tasksets: readonly Taskset[], facts: readonly TaskFacts[]): readonly Evidence[] {
  const separate = new Set(facts.filter(hasSeparateVerifier).map(({ directory }) => directory));
  const found = new Map<Feature, Map<string, BrokenTask>>();
  for (const task of [...tasksets.flatMap(({ broken }) => broken), ...facts.flatMap(besideLinks)]) {
    const feature = featureOf(task, separate.has(task.path));
    if (feature === undefined) continue;
    const tasks = found.get(feature) ?? new Map<string, BrokenTask>();
    found.set(feature, tasks.set(task.path, task));
  }
  return Array.from(found, ([{ feature, since }, tasks]) => {
    const [first] = tasks.values();
    const args = { since, feature, tasks: tasks.size, task: first?.path ?? '' };
    const { path, line } = first?.place ?? { path: null, line: null };
    return { stance: 'refutes', code: harborCode('harbor-stricter-since'), args, path, line, fact: first?.fact ?? '' };
  });
}

/** What is wrong beside links that no git door takes: in a local copy it decides alone. */
function besideLinks({ directory, problems }: TaskFacts): readonly BrokenTask[] {
  const rest = problems.filter(({ stage }) => stage !== 'link');
  const [first] = rest;
  return first === undefined || rest.length === problems.length ? [] : [{ ...first, path: directory }];
}

/**
 * A tag that an older release bears out is no mistake: some task of a main folder is refused by newer releases only.
 * Links and step names do not count, since what older releases make of them depends on more.
 * @returns what to say; null when no supported release loads anything
 */
export function toleratedByOlder(facts: readonly TaskFacts[]): Message | null {
  for (const task of facts) {
    const features = task.problems.map((problem) => featureOf(problem, hasSeparateVerifier(task)));
    const [first] = features;
    if (first === undefined || !isMainPath(directoryOf(task.directory))) continue;
    if (features.some((feature) => feature === undefined || !UNREAD_BEFORE.has(feature))) continue;
    return { code: harborCode('harbor-tolerated-older'), args: { since: first.since, task: task.directory } };
  }
  return null;
}

function featureOf({ code, args }: Message, isSeparate: boolean): Feature | undefined {
  if (code === 'task-ignore-file' && args['reason'] === 'link') return IGNORED_LINK;
  return code === 'task-test-missing' && isSeparate ? SEPARATE_VERIFIER : STRICTER.get(code);
}

function hasSeparateVerifier({ config }: TaskFacts): boolean {
  if (config === null) return false;
  return [config, ...config.steps].some(({ verifier }) => verifier.mode === 'separate' || verifier.hasEnvironment);
}
