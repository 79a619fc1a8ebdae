/**
 * A checker for Stryker that lets a share of the mutants through, always the same for a seed. Those left out are reported
 * as "CompileError", the state that Stryker counts neither as killed nor as survived.
 */
import { createHash } from 'node:crypto';
import { CheckStatus } from '@stryker-mutator/api/check';
import type { Checker, CheckResult } from '@stryker-mutator/api/check';
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core';
import { PluginKind, commonTokens, declareClassPlugin, tokens } from '@stryker-mutator/api/plugin';
import type { ClassPlugin } from '@stryker-mutator/api/plugin';

/** The name of the checker, and of its options. */
export const SAMPLE = 'sample';

/** Which mutants are tested: a share between 0 and 1, and what the choice depends on. */
export interface Sample {
  readonly share: number;
  readonly seed: string;
}

/** Whether a mutant is in the sample. It depends on the seed and on where and what the mutant is. */
export function sampled(mutant: Mutant, { share, seed }: Sample): boolean {
  const { fileName, location, mutatorName, replacement } = mutant;
  const file = fileName.replaceAll('\\', '/').replace(/^.*\/(?=src\/)/u, '');
  const key = JSON.stringify([seed, file, location.start, location.end, mutatorName, replacement]);
  return createHash('sha256').update(key).digest().readUInt32BE(0) < share * 2 ** 32;
}

class SampleChecker implements Checker {
  static readonly inject: ['options'] = tokens(commonTokens.options);
  readonly #sample: Sample;

  constructor(options: StrykerOptions) {
    this.#sample = options[SAMPLE] as Sample;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  group(mutants: Mutant[]): Promise<string[][]> {
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const results = mutants.map((mutant): [string, CheckResult] => [
      mutant.id,
      sampled(mutant, this.#sample)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' },
    ]);
    return Promise.resolve(Object.fromEntries(results));
  }
}

export const strykerPlugins: readonly ClassPlugin<PluginKind.Checker, ['options']>[] = [
  declareClassPlugin(PluginKind.Checker, SAMPLE, SampleChecker),
];

/** Tells Stryker that the options have this key. */
export const strykerValidationSchema: object = { properties: { [SAMPLE]: { type: 'object' } } };
