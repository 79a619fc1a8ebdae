import type { FailOn } from '../config/types.ts';
import { normalPath } from '../config/paths.ts';
import { isRepoId } from '../cli/repo-id.ts';

/** The Action's inputs, read and checked. */
export interface ActionInputs {
  /** Roots as written: folders or globs; empty: what the settings file says. */
  readonly paths: readonly string[];
  readonly card: string | null;
  readonly hubRepo: string | null;
  readonly failOn: FailOn | null;
  readonly config: string | null;
  readonly sarifFile: string | null;
  readonly jsonFile: string | null;
  readonly mode: 'check' | 'propose';
  /** What a proposal is to be; it counts only with `mode: propose`. */
  readonly propose: ProposeInputs;
}

/** Inputs about pull requests. */
export interface ProposeInputs {
  readonly to: 'github' | 'hub';
  readonly remove: boolean;
  readonly branch: string;
  /** null: the default branch. */
  readonly base: string | null;
  readonly commitMessage: string | null;
  readonly title: string | null;
  readonly labels: readonly string[];
  readonly draft: boolean;
  readonly token: string | null;
  readonly hubToken: string | null;
}

const BRANCH = 'envcard/tags';
const MAX_NAME = 200;
/** What git allows in the name of a branch, as far as anybody uses it. */
const BRANCH_NAME = /^(?![-./])(?!.*(?:\.\.|\/\/|\/\.|@\{|\.lock(?:\/|$)))[^\s\0-\x1f\x7f~^:?*[\\]+(?<![/.])$/u;

const FAIL_ON: readonly string[] = ['error', 'warning', 'notice', 'never'] satisfies readonly FailOn[];

/**
 * Reads the inputs.
 * @param get the text of an input by its name in action.yml, `''` when it is not given
 * @returns the inputs, or a sentence per fault
 */
export function readInputs(
  get: (name: string) => string,
): { readonly ok: true; readonly inputs: ActionInputs } | { readonly ok: false; readonly faults: readonly string[] } {
  const text = (name: string): string | null => {
    const value = get(name).trim();
    return value === '' ? null : value;
  };
  const faults: string[] = [];
  const paths = get('path')
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const mode = text('mode') ?? 'check';
  if (mode !== 'check' && mode !== 'propose') faults.push(`the input mode can be check or propose, not ${mode}`);
  const propose = readProposeInputs(text, faults);
  const failOn = text('fail-on');
  if (failOn !== null && !FAIL_ON.includes(failOn)) {
    faults.push(`the input fail-on can be ${FAIL_ON.join(', ')}, not ${failOn}`);
  }
  const hubRepo = text('hub-repo');
  if (hubRepo !== null && !isRepoId(hubRepo)) faults.push(`the input hub-repo must be OWNER/NAME, not ${hubRepo}`);
  const card = text('card');
  const cardPath = card === null ? null : normalPath(card);
  if (card !== null && (cardPath === null || cardPath === '.')) {
    faults.push(`the input card must be a path below its root, such as docs/README.md, not ${card}`);
  }
  if (paths.length > 1 && (card !== null || hubRepo !== null)) {
    faults.push(
      'with several roots, card and hub-repo hold for none of them alone: set card and hub per root in .envcard.yaml',
    );
  }
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    inputs: {
      paths,
      card: cardPath,
      hubRepo,
      failOn: failOn as FailOn | null,
      config: text('config'),
      sarifFile: text('sarif-file'),
      jsonFile: text('json-file'),
      mode: mode === 'propose' ? mode : 'check',
      propose,
    },
  };
}

function readProposeInputs(text: (name: string) => string | null, faults: string[]): ProposeInputs {
  const to = text('propose-to') ?? 'github';
  if (to !== 'github' && to !== 'hub') faults.push(`the input propose-to can be github or hub, not ${to}`);
  const flag = (name: string): boolean => {
    const value = text(name) ?? 'false';
    if (!/^(?:true|false)$/i.test(value)) faults.push(`the input ${name} can be true or false, not ${value}`);
    return value.toLowerCase() === 'true';
  };
  const branchName = (name: string): string | null => {
    const value = text(name);
    if (value !== null && (value.length > MAX_NAME || value.startsWith('refs/') || !BRANCH_NAME.test(value))) {
      faults.push(`the input ${name} must be the name of a branch, not ${value}`);
    }
    return value;
  };
  const [branch, base] = [branchName('branch') ?? BRANCH, branchName('base')];
  if (branch === base) faults.push('the inputs branch and base must be two branches');
  const title = text('title');
  if (title !== null && /[\r\n]/.test(title)) faults.push('the input title must be one line');
  return {
    to: to === 'hub' ? to : 'github',
    remove: flag('remove'),
    branch,
    base,
    commitMessage: text('commit-message'),
    title,
    labels: [...new Set((text('labels') ?? '').split(/[,\n]/u).map((label) => label.trim()))].filter(
      (label) => label !== '',
    ),
    draft: flag('draft'),
    token: text('token'),
    hubToken: text('hf-token'),
  };
}
