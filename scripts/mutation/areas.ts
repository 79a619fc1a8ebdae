/** What is mutated together, and the tests that have to notice it. None of them starts a process of envcard. */
export interface Area {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

export type AreaName = 'card' | 'fix' | 'publish' | 'frameworks';

const PLANNING = ['policy', 'proposal', 'proof', 'marker', 'sync', 'github/plan', 'hub/plan'];

export const AREAS: Readonly<Record<AreaName, Area>> = {
  card: { mutate: ['src/card/**/*.ts'], tests: ['test/card/**/*.test.ts', 'test/fix/**/*.test.ts'] },
  fix: { mutate: ['src/fix/**/*.ts'], tests: ['test/fix/**/*.test.ts'] },
  publish: {
    mutate: PLANNING.map((name) => `src/publish/${name}.ts`),
    tests: ['test/publish/*.test.ts', 'test/publish/{github,hub}/{table,life,plan}.test.ts'],
  },
  frameworks: {
    mutate: ['src/frameworks/**/*.ts'],
    tests: ['test/frameworks/**/*.test.ts', 'test/rules/viewer.test.ts'],
  },
};
