/** Lists the mutants that Stryker would make of files. */
import { globSync, readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Mutant } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';

/** Types and generated tables: nothing in them can be tested by running it. */
const LEFT_OUT = /(?:[./]types|\/codes|\.generated)\.ts$/u;

const no = (): false => false;
const nothing = (): void => {};
const silent: Logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/**
 * All mutants of these files.
 * @param patterns globs, from the project's folder
 */
export async function findMutants(patterns: readonly string[]): Promise<Mutant[]> {
  const files = globSync([...patterns])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !LEFT_OUT.test(name))
    .toSorted();
  const { mutants } = await new Instrumenter(silent).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return [...mutants];
}
