import type { Detection, Evidence, Snippet, Taskset } from '../../src/frameworks/types.ts';
import type { AuditInput } from '../../src/report/build.ts';
import type { Finding } from '../../src/rules/types.ts';

export interface SampleOptions {
  /** Applied to every text that a repository, its owner or the platform brings in. */
  readonly say?: (text: string) => string;
  /** Whether tasksets have commands. */
  readonly snippets?: boolean;
  readonly id?: string;
  readonly kind?: 'directory' | 'hub';
}

/** A repository in which everything a report can hold occurs, made by hand. */
export function sampleAudit(options: SampleOptions = {}): AuditInput {
  const say = options.say ?? ((text) => text);
  const harborSnippet: Snippet = {
    setup: [{ words: ['pip', 'install', 'harbor==0.26.0'] }],
    run: [
      { words: ['harbor', 'run', '--repo', 'https://huggingface.co/datasets/OWNER/NAME', '--path', say('my tasks')] },
    ],
  };
  const evidence = (stance: Evidence['stance'], code: string, args: Evidence['args']): Evidence => ({
    stance,
    code,
    args,
    path: say('tasks/a/task.toml'),
    line: 3,
    fact: 'H13',
  });
  const tasks: Taskset = {
    door: 'tasks',
    name: null,
    version: null,
    path: 'tasks',
    main: true,
    verdict: 'partial',
    tasks: { total: 3, ok: 1, broken: 1, unread: 1 },
    broken: [
      {
        path: say('tasks/b'),
        code: 'config-wants-list',
        args: { key: say('environment.os') },
        place: { path: say('tasks/b/task.toml'), line: 4 },
        fact: 'H50',
      },
    ],
    snippet: options.snippets === false ? null : harborSnippet,
  };
  const registry: Taskset = {
    ...tasks,
    door: 'registry',
    name: say('bench'),
    version: say('1.0'),
    path: null,
    verdict: 'loads',
    tasks: { total: 2, ok: 2, broken: 0, unread: 0 },
    broken: [],
  };
  const harbor: Detection = {
    verdict: 'loads',
    basis: { kind: 'sample', read: 40, of: 1000 },
    conditions: [],
    tasksets: [registry, tasks],
    evidence: [
      evidence('supports', 'missing-framework', {
        framework: 'Harbor',
        taskset: say('tasks'),
        ok: 2,
        total: 2,
        tag: say('harbor'),
      }),
      evidence('refutes', 'config-value', {
        key: say('os'),
        value: say('amiga'),
        allowed: [say('linux'), say('windows')],
      }),
    ],
    notes: [],
    remedy: { code: 'near-miss', args: { written: say('Harbor'), tag: 'harbor' } },
    vouched: false,
    suggestOnly: false,
  };
  const openenv: Detection = {
    ...harbor,
    verdict: 'partial',
    basis: { kind: 'complete' },
    conditions: ['local-copy-only'],
    tasksets: [{ ...tasks, order: [say('tasks/a'), say('tasks/b'), say('tasks/c')] }],
    remedy: null,
  };
  const nothing: Detection = {
    ...openenv,
    verdict: 'fails',
    conditions: [],
    tasksets: [],
    evidence: [evidence('refutes', 'config-hub', { value: say('x') })],
  };
  const findings = sampleFindings(say);
  const frameworks: AuditInput['frameworks'] = {
    harbor: { detection: harbor, tagged: false, assumed: null },
    verifiers: {
      detection: { ...nothing, verdict: 'unknown' },
      tagged: true,
      assumed: { reason: say('we use it daily') },
    },
    openenv: { detection: openenv, tagged: true, assumed: null },
    'nemo-gym': { detection: nothing, tagged: true, assumed: null },
  };
  const base = 'ce013625030ba8dba906f756967f9e9ca394464a';
  const add = { path: 'README.md', base, start: 20, end: 20, text: '- harbor\n', finding: 0 };
  return {
    target: {
      kind: options.kind ?? 'directory',
      id: options.id ?? '.',
      revision: null,
      files: 12,
      ignored: 2,
      complete: false,
      reads: 5,
    },
    error: null,
    card: { path: 'README.md', state: 'ok', tags: [say('verifiers'), 'openenv', 'nemo-gym'] },
    frameworks,
    findings,
    edits: [add],
    editsWithRemovals: [add, { path: 'README.md', base, start: 40, end: 51, text: '', finding: 1 }],
  };
}

function sampleFindings(say: (text: string) => string): Finding[] {
  const place = { path: 'README.md', line: 3, column: 1, endLine: 5, endColumn: 11 };
  return [
    {
      rule: 'tags/missing-framework',
      severity: 'error',
      framework: 'harbor',
      ...place,
      code: 'missing-framework',
      args: { framework: 'Harbor', taskset: say('bench@1.0'), ok: 2, total: 2, tag: 'harbor' },
      fix: 'safe',
      remedy: null,
      change: { kind: 'add-tag', tag: 'harbor' },
    },
    {
      rule: 'tags/unsupported-framework',
      severity: 'error',
      framework: 'nemo-gym',
      ...place,
      endLine: 3,
      code: 'unsupported-framework',
      args: { framework: 'NeMo Gym', tag: 'nemo-gym' },
      because: { code: 'config-hub', args: { value: say('rows') } },
      fix: 'unsafe',
      remedy: { code: 'near-miss', args: { written: say('nemo_gym'), tag: 'nemo-gym' } },
      change: { kind: 'remove-tag', tag: 'nemo-gym' },
    },
    {
      rule: 'files/broken-task',
      severity: 'warning',
      framework: 'openenv',
      path: say('tasks/b/task.toml'),
      line: 4,
      column: null,
      endLine: null,
      endColumn: null,
      code: 'config-wants-list',
      args: { key: say('steps') },
      fix: 'none',
      remedy: null,
      change: null,
    },
    {
      rule: 'card/viewer',
      severity: 'notice',
      framework: null,
      path: null,
      line: null,
      column: null,
      endLine: null,
      endColumn: null,
      code: 'viewer-hides-rows',
      args: { path: say('train.jsonl'), count: 1 },
      fix: 'none',
      remedy: { code: 'viewer-hides-rows-remedy', args: {} },
      change: null,
    },
  ];
}

/** A target that could not be opened. */
export function unreadableAudit(message: string): AuditInput {
  return {
    target: { kind: 'hub', id: 'owner/gone', revision: null, files: 0, ignored: 0, complete: false, reads: 0 },
    error: { code: 'no-access', message },
    card: null,
    frameworks: {},
    findings: [],
    edits: [],
    editsWithRemovals: [],
  };
}

/** What `envcard fix` would change in the sample. */
export const SAMPLE_DIFF = `--- a/README.md
+++ b/README.md
@@ -1,4 +1,5 @@
 ---
 tags:
+- harbor
 - openenv
 ---
`;
