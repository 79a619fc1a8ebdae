import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const EXAMPLES = join(ROOT, 'examples');

describe('workflows to paste', () => {
  interface Step {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }
  interface Workflow {
    readonly on: unknown;
    readonly permissions: Readonly<Record<string, string>>;
    readonly jobs: Readonly<
      Record<string, { readonly permissions?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
    >;
  }
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
      expect(workflow.permissions).toEqual({ contents: 'read' });
      const more = Object.values(workflow.jobs).flatMap((job) => Object.entries(job.permissions ?? {}));
      const writes = more.filter(([, access]) => access === 'write').map(([scope]) => scope);
      expect(writes).toEqual(WRITES.get(file) ?? []);
      expect(JSON.stringify(workflow.on)).not.toContain('pull_request_target');
    });

    test('pins every action by its full commit, and says which release it is', () => {
      const lines = text.split('\n').filter((line) => /\buses:/u.test(line));
      expect(lines.length).toBe(steps.filter((step) => step.uses !== undefined).length);
      for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+(?:\/[\w-]+)?@[0-9a-f]{40} # \S/u);
    });

    test('keeps expressions out of shell text', () => {
      for (const step of steps) expect(step.run ?? '').not.toContain('${{');
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
