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
}

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
  if (mode !== 'check') faults.push(`the input mode can be check, not ${mode}`);
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
    },
  };
}
