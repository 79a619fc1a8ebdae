/**
 * Speed as ratios, measured in one run (`npm run bench`, or `node scripts/bench.ts --nodes PATH,PATH`).
 * With BENCH_HARBOR_PYTHON or BENCH_OPENENV_PYTHON (interpreters with those packages) their own tools are timed beside it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

interface Run {
  readonly seconds: number;
  readonly peakMiB: number;
}

const CLI = path.resolve(import.meta.dirname, '../dist/cli.js');
const { values } = parseArgs({ options: { nodes: { type: 'string' }, quick: { type: 'boolean' } } });
const nodes = values.nodes?.split(',') ?? [process.execPath];
const top = mkdtempSync(path.join(tmpdir(), 'envcard-bench-'));

/** Runs a command once; the peak is the kernel's high-water mark, sampled while the process lives. */
async function once(command: string, args: readonly string[], cwd = top): Promise<Run> {
  const start = performance.now();
  const child = spawn(command, args, { cwd, stdio: 'ignore' });
  let peak = 0;
  const sample = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? 0));
    } catch {
      // The process has just ended, or this system has no /proc.
    }
  }, 2);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  clearInterval(sample);
  if (code !== 0 && code !== 1) throw new Error(`${command} ${args.join(' ')} exits ${code}`);
  return { seconds: (performance.now() - start) / 1000, peakMiB: peak / 1024 };
}

async function median(times: number, command: string, args: readonly string[]): Promise<Run> {
  const runs: Run[] = [];
  for (let i = 0; i < times; i += 1) runs.push(await once(command, args));
  const sorted = runs.map((run) => run.seconds).sort((a, b) => a - b);
  return { seconds: sorted[times >> 1] ?? 0, peakMiB: Math.max(...runs.map((run) => run.peakMiB)) };
}

/** A git repository of `tasks` task folders with ten files each, every task.toml different. */
function makeRepository(name: string, tasks: number): string {
  const root = path.join(top, name);
  for (let i = 0; i < tasks; i += 1) {
    const task = path.join(root, 'tasks', `t${String(i).padStart(6, '0')}`);
    for (const sub of ['environment/data', 'tests', 'solution']) mkdirSync(path.join(task, sub), { recursive: true });
    writeFileSync(
      path.join(task, 'task.toml'),
      `schema_version = "1.4"\n[metadata]\ndifficulty = "easy"\nnumber = ${i}\ntags = ["a", "b"]\n[verifier]\ntimeout_sec = 60.0\n` +
        `[environment]\ndocker_image = "a/b:${i}"\ncpus = 1\nmemory_mb = 2048\n`,
    );
    for (const file of [
      'instruction.md',
      'environment/Dockerfile',
      'environment/run.sh',
      'environment/data/a.txt',
      'environment/data/b.txt',
      'tests/test.sh',
      'tests/util.py',
      'solution/solve.sh',
      'notes.md',
    ]) {
      writeFileSync(path.join(task, file), `x ${i}\n`);
    }
  }
  writeFileSync(path.join(root, 'README.md'), '---\ntags:\n- rl-environment\n- harbor\n---\n');
  const git = (...args: string[]): void => {
    const done = spawnSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);
    if (done.status !== 0) throw new Error(`git ${args.join(' ')}: ${String(done.stderr)}`);
  };
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'x');
  return root;
}

function ratio(run: Run, base: Run): string {
  return `${(run.seconds / base.seconds).toFixed(2)}x`;
}

function distSize(): string {
  const dist = path.dirname(CLI);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return `${(bytes / 1e6).toFixed(2)} MB in ${files.length} files`;
}

try {
  console.log(`dist ${distSize()}`);
  const sizes = values.quick === true ? [100, 1000] : [100, 1000, 10_000];
  const repositories = sizes.map((tasks) => ({ tasks, root: makeRepository(`r${tasks}`, tasks) }));
  const small = path.join(top, 'small');
  cpSync(path.join(top, 'r100/tasks/t000000'), path.join(small, 'tasks/t000000'), { recursive: true });
  cpSync(path.join(top, 'r100/README.md'), path.join(small, 'README.md'));

  for (const node of nodes) {
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
    const floor = await median(15, node, ['-e', '0']);
    const start = await median(15, node, [CLI, '--version']);
    const one = await median(11, node, [CLI, 'check', small, '--fail-on', 'never']);
    console.log(
      `node ${version}: -e 0 ${(floor.seconds * 1000).toFixed(0)} ms; --version ${ratio(start, floor)}; small repo ${ratio(one, floor)}`,
    );
    for (const { tasks, root } of repositories) {
      const times = tasks >= 10_000 ? 3 : 5;
      const listing = await median(times, 'git', ['-C', root, 'ls-files', '-co', '--exclude-standard', '-z']);
      const run = await median(times, node, [CLI, 'check', root, '--fail-on', 'never', '--format', 'json']);
      const perFile = ((run.seconds - floor.seconds) / (tasks * 10)) * 1e6;
      console.log(
        `  ${tasks * 10} files, ${tasks} tasks: ${run.seconds.toFixed(2)} s, ${ratio(run, listing)} git ls-files -co, ` +
          `${perFile.toFixed(1)} us a file, peak ${run.peakMiB.toFixed(0)} MiB`,
      );
    }
  }

  const thousand = path.join(top, 'r1000');
  const ours = await median(3, nodes[0] ?? process.execPath, [CLI, 'check', thousand, '--fail-on', 'never']);
  const harbor = process.env['BENCH_HARBOR_PYTHON'];
  if (harbor !== undefined) {
    const tasks = readdirSync(path.join(thousand, 'tasks')).map((name) => path.join(thousand, 'tasks', name));
    const lint = await once(path.join(path.dirname(harbor), 'harbor'), ['lint', ...tasks]);
    console.log(
      `1,000 tasks: ours ${ours.seconds.toFixed(2)} s; harbor lint ${lint.seconds.toFixed(2)} s = ${ratio(lint, ours)} ours`,
    );
  }
  const openenv = process.env['BENCH_OPENENV_PYTHON'];
  if (openenv !== undefined) {
    const code =
      'import sys; from openenv.harbor.tasks import resolve_task_dirs; print(len(resolve_task_dirs(sys.argv[1])))';
    const listed = await median(3, openenv, ['-c', code, thousand]);
    console.log(
      `1,000 tasks: ours ${ours.seconds.toFixed(2)} s; OpenEnv listing ${listed.seconds.toFixed(2)} s = ${ratio(listed, ours)} ours`,
    );
  }
} finally {
  rmSync(top, { recursive: true, force: true });
}
