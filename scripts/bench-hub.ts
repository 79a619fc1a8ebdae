/**
 * Requests and bytes that judging a repo on the Hub costs, counted by the stand-in for the Hub
 * (`npm run build && node scripts/bench-hub.ts`).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { startFakeHub } from '../test/support/fake-hub/index.ts';
import type { FakeHub } from '../test/support/fake-hub/index.ts';

const CLI = path.resolve(import.meta.dirname, '../dist/cli.js');
const ID = 'acme/tasks';
const CARD = '---\ntags:\n- rl-environment\n- harbor\n- openenv\n---\n# Tasks\n';

interface Report {
  readonly targets: readonly {
    readonly target: { readonly files: number; readonly reads: number };
    readonly frameworks: Record<
      string,
      { readonly verdict: string; readonly sample: { read: number; of: number } | null }
    >;
  }[];
}

interface Row {
  readonly name: string;
  readonly api: number;
  readonly downloads: number;
  readonly git: number;
  readonly kilobytes: number;
  readonly seconds: number;
  readonly verdict: string;
}

/** Ten files for each task. */
function taskFiles(count: number): Record<string, string> {
  const files: Record<string, string> = { 'README.md': CARD };
  for (let i = 0; i < count; i += 1) {
    const task = `tasks/task-${String(i).padStart(5, '0')}`;
    files[`${task}/task.toml`] =
      `version = "1.0"\n\n[environment]\ndocker_image = "registry.example/task:${i}"\ncpus = 1\n`;
    files[`${task}/instruction.md`] = `# Task ${i}\n\n${'Do what is asked for, and write down how. '.repeat(20)}\n`;
    files[`${task}/environment/Dockerfile`] = 'FROM python:3.13-slim\n';
    files[`${task}/solution/solve.sh`] = `#!/bin/sh\necho ${i}\n`;
    files[`${task}/tests/test.sh`] = '#!/bin/sh\npytest /tests\n';
    for (let j = 0; j < 5; j += 1) files[`${task}/tests/test_${j}.py`] = `def test_${j}():\n    assert ${i} == ${i}\n`;
  }
  return files;
}

/** A registry.json that pins every task to a commit, as tools write it that upload in two commits. */
function registry(count: number, commit: string): string {
  const tasks = Array.from({ length: count }, (_, i) => {
    const name = `task-${String(i).padStart(5, '0')}`;
    return { name, git_url: `https://huggingface.co/datasets/${ID}`, git_commit_id: commit, path: `tasks/${name}` };
  });
  return JSON.stringify([{ name: 'tasks', version: '1.0', description: 'All tasks', tasks }], null, 1);
}

async function judge(hub: FakeHub, name: string, args: readonly string[]): Promise<Row> {
  hub.resetLog();
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [CLI, `hf:${ID}`, '--format', 'json', '--fail-on', 'never', '--quiet', ...args],
    {
      env: { PATH: process.env['PATH'], HOME: '/nonexistent', HF_ENDPOINT: hub.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await new Promise((resolve) => {
    child.on('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  const harbor = (JSON.parse(text) as Report).targets[0]?.frameworks['harbor'];
  const { sample } = harbor ?? { sample: null };
  const isGit = (at: string): boolean => /\/(?:info\/refs|git-upload-pack)$/.test(at);
  const { requests } = hub;
  const git = requests.filter((request) => isGit(request.path)).length;
  const api = requests.filter((request) => request.path.startsWith('/api/')).length;
  return {
    name: [name, ...args].join(' '),
    api,
    downloads: requests.length - api - git,
    git,
    kilobytes: Math.round(requests.reduce((sum, { answerSize, bodySize }) => sum + answerSize + bodySize, 0) / 1000),
    seconds,
    verdict: `${harbor?.verdict ?? ''} (${sample === null ? 'all' : `${sample.read} of ${sample.of}`} read)`,
  };
}

function print(row: Row): void {
  const cells = [row.name, row.api, row.downloads, row.git, row.kilobytes, row.seconds.toFixed(1), row.verdict];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

process.stdout.write('| repo | API | downloads | git | kB | s | Harbor |\n|---|---|---|---|---|---|---|\n');
for (const [name, tasks, pinned] of [
  ['100 tasks', 100, false],
  ['200 tasks', 200, false],
  ['10,000 tasks (100,000 files)', 10_000, false],
  ['3,000 tasks, registry.json of 500 kB', 3000, true],
] as const) {
  const hub = await startFakeHub();
  hub.addRepo({ id: ID, files: taskFiles(tasks) });
  if (pinned) hub.commitTo(ID, 'main', { 'registry.json': registry(tasks, hub.oid(ID)) }, 'acme');
  print(await judge(hub, name, []));
  print(await judge(hub, name, ['--thorough']));
  if (hub.rejections.length > 0) throw new Error(hub.rejections.join('\n'));
  await hub.stop();
}
