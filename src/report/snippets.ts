import { FRAMEWORK_KEYS } from '../config/vocabulary.ts';
import type { FrameworkKey } from '../config/vocabulary.ts';
import type { Snippet, Taskset } from '../frameworks/types.ts';
import type { AuditInput } from './build.ts';
import { jsonText } from './escape/json.ts';
import { breakCommands, shown } from './escape/visible.ts';
import { targetName } from './places.ts';
import { isSafe, namesPlaceholder, PLACEHOLDER_NOTE, renderRun, renderSetup, renderSnippet } from './snippet.ts';
import { count, DOOR_WORDS, FRAMEWORK_LABELS } from './words.ts';

/** The Hub's own limit on loading codes of one library (`LOADING_METHODS_MAX_CONFIGS`). */
const MAX_LOADING_CODES = 100;

/** What starts a run, as the Hub's `function` names it. */
const FUNCTIONS: Readonly<Record<FrameworkKey, string>> = {
  harbor: 'harbor run',
  verifiers: 'vf-eval',
  openenv: 'openenv harbor rollout',
  'nemo-gym': 'gym eval run',
};

/** One library of the Hub's `/compatible-libraries` answer. */
export interface CompatibleLibrary {
  readonly language: string;
  readonly library: string;
  readonly function: string;
  readonly loading_codes: readonly {
    readonly config_name: string;
    readonly arguments: Readonly<Record<string, string>>;
    readonly code: string;
  }[];
}

/** The Hub's `/compatible-libraries` shape for one repository: a loading code per taskset that has a command. */
export function compatibleLibraries(
  audit: AuditInput,
  framework?: FrameworkKey,
): { readonly libraries: readonly CompatibleLibrary[] } {
  return {
    libraries: FRAMEWORK_KEYS.flatMap((key) => {
      if (framework !== undefined && key !== framework) return [];
      const codes = snippetsOf(audit, key)
        .slice(0, MAX_LOADING_CODES)
        .flatMap(({ taskset, snippet }) => {
          const code = renderSnippet(snippet);
          if (code === null) return [];
          return [{ config_name: configName(taskset), arguments: argumentsOf(taskset), code }];
        });
      if (codes.length === 0) return [];
      return [{ language: 'shell', library: key, function: FUNCTIONS[key], loading_codes: codes }];
    }),
  };
}

/** `envcard snippets --format json`: the answer for one target, or a list of `{ dataset, libraries }` for several. */
export function renderSnippetsJson(audits: readonly AuditInput[], framework?: FrameworkKey): string {
  const [first] = audits;
  const value =
    audits.length === 1 && first !== undefined
      ? compatibleLibraries(first, framework)
      : audits.map((audit) => ({ dataset: audit.target.id, ...compatibleLibraries(audit, framework) }));
  return `${jsonText(value)}\n`;
}

/**
 * `envcard snippets`: a text for a POSIX shell, with what each command loads in comments. Setup commands stand once per
 * framework. Empty when nothing has a command.
 */
export function renderSnippetsText(audits: readonly AuditInput[], framework?: FrameworkKey): string {
  const blocks: string[] = [];
  for (const audit of audits) {
    if (audits.length > 1) blocks.push(`# ${shown(targetName(audit.target))}`);
    const keys = FRAMEWORK_KEYS.filter((key) => framework === undefined || key === framework);
    const found = keys.flatMap((key) => frameworkBlocks(audit, key));
    if (keys.some((key) => snippetsOf(audit, key).some(({ snippet }) => namesPlaceholder(snippet)))) {
      blocks.push(PLACEHOLDER_NOTE);
    }
    if (found.length > 0) blocks.push(...found);
    else if (audits.length > 1)
      blocks.push(`# ${audit.error === null ? 'nothing here has a command' : 'cannot be read'}`);
  }
  return blocks.length === 0 ? '' : breakCommands(`${blocks.join('\n\n')}\n`);
}

function frameworkBlocks(audit: AuditInput, key: FrameworkKey): string[] {
  const done = new Set<string>();
  return snippetsOf(audit, key).map(({ taskset, snippet }) => {
    const setup = renderSetup(snippet).filter((line) => !done.has(line));
    for (const line of setup) done.add(line);
    const { ok, total } = taskset.tasks;
    const tasks = total === 0 ? '' : `, ${ok} of ${count(total, 'task')}`;
    const head = `# ${FRAMEWORK_LABELS[key]}: ${DOOR_WORDS[taskset.door]} ${shown(configName(taskset))}${tasks}`;
    return [head, ...setup, ...renderRun(snippet)].join('\n');
  });
}

/** Main tasksets first, as a user would pick them. */
function snippetsOf(audit: AuditInput, key: FrameworkKey): { taskset: Taskset; snippet: Snippet }[] {
  const tasksets = audit.frameworks[key]?.detection.tasksets ?? [];
  const found = tasksets.flatMap((taskset) =>
    taskset.snippet !== null && isSafe(taskset.snippet) ? [{ taskset, snippet: taskset.snippet }] : [],
  );
  return [...found.filter(({ taskset }) => taskset.main), ...found.filter(({ taskset }) => !taskset.main)];
}

function configName({ name, version, path }: Taskset): string {
  if (name !== null) return version === null ? name : `${name}@${version}`;
  return path ?? 'default';
}

function argumentsOf({ name, version, path }: Taskset): Record<string, string> {
  if (name !== null) return { dataset: version === null ? name : `${name}@${version}` };
  return path === null ? {} : { path };
}
