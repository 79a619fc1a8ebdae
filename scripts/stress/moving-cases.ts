import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARD, commit, put, sh, task } from './files.ts';
import type { StressCase } from './types.ts';

/** What a case that is refused at once may take. */
const SMALL = { shown: true, seconds: 3, mib: 192 } as const;
const FOLDERS = 400;

/** Tasks, rows and a registry that names the tasks. */
function tree(root: string): void {
  const tasks = Array.from({ length: FOLDERS }, (_, i) => ({ name: `t${i}`, path: `tasks/t${i}` }));
  put(root, {
    'README.md': CARD,
    'registry.json': JSON.stringify([{ name: 'd', version: '1', description: '', tasks }]),
    'data/d.jsonl': '{"a":1}\n'.repeat(10_000),
  });
  for (let i = 0; i < FOLDERS; i += 1) put(root, task(`tasks/t${i}`));
}

/** Replaces files and folders by something else, or takes them away and brings them back, every millisecond. */
function churn(root: string): () => void {
  let turn = 0;
  const at = (name: string): string => path.join(root, name);
  const timer = setInterval(() => {
    turn += 1;
    const folder = at(`tasks/t${Math.imul(turn, 7919) % FOLDERS}`);
    try {
      switch (turn % 8) {
        case 0:
          rmSync(folder, { recursive: true, force: true });
          break;
        case 1:
          put(folder, { 'task.toml': '[environment]\ndocker_image = "x"\n', 'instruction.md': 'x' });
          break;
        case 2:
          truncateSync(path.join(folder, 'task.toml'), turn % 2);
          break;
        case 3:
          rmSync(path.join(folder, 'task.toml'), { force: true });
          symlinkSync('/etc/passwd', path.join(folder, 'task.toml'));
          break;
        case 4:
          rmSync(folder, { recursive: true, force: true });
          symlinkSync('/etc', folder);
          break;
        case 5:
          renameSync(at('README.md'), at('README.old'));
          renameSync(at('README.old'), at('README.md'));
          break;
        case 6:
          writeFileSync(at('data/d.jsonl'), '{"a":1}\n'.repeat(turn % 20_000));
          break;
        default:
          rmSync(path.join(folder, 'instruction.md'), { recursive: true, force: true });
          mkdirSync(path.join(folder, 'instruction.md'), { recursive: true });
      }
    } catch {
      // An earlier turn left something else there: the next one meets another folder.
    }
  }, 1);
  return () => clearInterval(timer);
}

/** Where a program that is not careful would wait for a writer. */
const READ = ['README.md', 'registry.json', 'tasks/a/task.toml', 'd.jsonl', 'e.parquet', 'x/pyproject.toml', 'x/y.py'];

function pipes(root: string): void {
  put(root, { ...task('tasks/a'), ...task('tasks/b'), 'x/z': '' });
  for (const name of READ) {
    rmSync(path.join(root, name), { force: true });
    sh(root, 'mkfifo', name);
  }
}

function inGit(name: string, spoil: (root: string) => void, more: Partial<StressCase> = {}): StressCase {
  return {
    name: `hangs: ${name}`,
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a') });
      commit(root);
      spoil(root);
    },
    codes: [3],
    ...SMALL,
    ...more,
  };
}

const pipe = (root: string, name: string): string => sh(root, 'sh', '-c', `rm -f ${name}; mkfifo ${name}`);

/** Trees that change while they are read, and files that never answer. */
export const MOVING_CASES: readonly StressCase[] = [
  { name: 'changes: a folder', make: tree, disturb: churn, shown: true, seconds: 5, mib: 256, codes: [0, 1] },
  {
    name: 'changes: a git work tree',
    make: (root) => {
      tree(root);
      commit(root);
    },
    disturb: churn,
    shown: true,
    seconds: 5,
    mib: 256,
    codes: [0, 1],
  },
  { name: 'hangs: pipes for files', make: pipes, ...SMALL },
  {
    name: 'hangs: a pipe for settings',
    make: (root) => {
      put(root, { 'README.md': CARD });
      sh(root, 'mkfifo', '.envcard.yaml');
    },
    ...SMALL,
    codes: [2],
  },
  inGit('.git/index is a pipe', (root) => pipe(root, '.git/index')),
  inGit('.gitignore is a pipe', (root) => sh(root, 'sh', '-c', 'mkfifo .gitignore; echo x > new')),
  inGit(
    'core.excludesFile is a pipe',
    (root) => sh(root, 'sh', '-c', 'mkfifo p; git config core.excludesFile p; : > n'),
    {
      waits: 70,
    },
  ),
];
