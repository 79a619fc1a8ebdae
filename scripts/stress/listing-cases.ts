import { appendFileSync, chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARD, commit, put, sh, task } from './files.ts';
import { MOVING_CASES } from './moving-cases.ts';
import type { StressCase } from './types.ts';

/** What a case that is refused at once may take. */
const SMALL = { shown: true, seconds: 3, mib: 192 } as const;

/** Empty files by the million, quickly. */
function touch(root: string, folder: string, count: number, name: (index: number) => string): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (let i = 0; i < count; i += 1) writeFileSync(path.join(root, folder, name(i)), '');
}

/** An index of a million paths that are not on disk. */
function hugeIndex(root: string, count: number): void {
  put(root, { 'README.md': CARD });
  sh(root, 'git', 'init', '-q');
  writeFileSync(path.join(root, 'empty'), '');
  const oid = sh(root, 'git', 'hash-object', '-w', 'empty').trim();
  const list = path.join(root, 'list');
  for (let i = 0; i < count; i += 1000) {
    appendFileSync(list, Array.from({ length: 1000 }, (_, n) => `100644 ${oid}\ttasks/${i + n}/task.toml\n`).join(''));
  }
  sh(root, 'sh', '-c', 'git update-index --index-info < list && rm list empty');
}

const NAMES = [
  'a\nb',
  'a\tb',
  'a"b',
  "a'b",
  'a`b',
  '%0A',
  '%25',
  'a::b',
  '::error::x',
  '##[error]x',
  '\u202ex',
  '\u001b[31mx',
  'x\u0007',
  '--help',
  '-rf',
  '$(id)',
  '${HOME}',
  'a;b',
  'a b',
  ' a',
  'a ',
  'é',
  'e\u0301',
  '\u200b',
  '\ufeff',
  '{name}',
  '*',
  '?',
  '[a]',
  '\\',
  'con',
  'NUL.txt',
  '\u{1f600}',
  '\u2028',
  '\u0085',
  'a\rb',
  '<img src=x>',
  '@octocat',
  'a|b',
  '~',
  '!',
  '#x',
  '.git2',
  '..a',
  '…',
  'A',
  'a',
  '__proto__',
  'constructor',
  'toString',
  // Look-alikes and right-to-left names.
  't\u0430sk',
  '\uff54\uff41\uff53\uff4b',
  '\u05e9\u05dc\u05d5\u05dd',
  '\u0645\u0647\u0645\u0629.toml',
  '\u2067dlrow\u2069',
  '\ufb01le',
  '\u212a',
  '\u0131',
  'a\u3000b',
];

function names(root: string): void {
  put(root, { 'README.md': CARD });
  for (const name of NAMES) {
    put(root, task(`tasks/${name}`, `[environment]\ncpus = "x"\n`));
    put(root, {
      [`${name}.jsonl`]: '{"responses_create_params":1}\n',
      [`x/${name}/task.toml`]: '',
      [`y/${name}/README`]: '',
    });
  }
  for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf8, 0x88]]) {
    const name = Buffer.concat([Buffer.from(`${root}/tasks/`), Buffer.from(bytes)]);
    mkdirSync(name);
    writeFileSync(Buffer.concat([name, Buffer.from('/task.toml')]), '');
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from(bytes), Buffer.from('.jsonl')]), '{}\n');
  }
}

/** Folders within folders until the path is too long for one call. */
function deepPath(root: string): void {
  put(root, { 'README.md': CARD });
  const part = 'd'.repeat(255);
  sh(root, 'sh', '-c', `for i in $(seq 40); do mkdir ${part} && cd ${part} || exit 0; done; echo x > task.toml`);
}

function registryOf(count: number): string {
  return JSON.stringify([
    {
      name: 'd',
      version: '1',
      description: '',
      tasks: Array.from({ length: count }, (_, i) => ({ name: `t${i}`, path: `tasks/${i}` })),
    },
  ]);
}

/** A history in which each of many folders is pinned to another commit. */
function pins(root: string, commits: number): void {
  put(root, { 'README.md': CARD, ...task('tasks/a') });
  commit(root);
  const shas: string[] = [];
  for (let i = 0; i < commits; i += 1) {
    put(root, { 'tasks/a/instruction.md': `x${i}` });
    sh(root, 'git', '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qam', 'x');
    shas.push(sh(root, 'git', 'rev-parse', 'HEAD').trim());
  }
  const tasks = Array.from({ length: 20_000 }, (_, i) => ({
    name: `t${i}`,
    path: 'tasks/a',
    git_commit_id: i % 2 === 0 ? shas[i % commits] : i.toString(16).padStart(40, '0'),
  }));
  put(root, { 'registry.json': JSON.stringify([{ name: 'd', version: '1', description: '', tasks }]) });
}

/** A tree that holds itself ten times over, thirty levels deep. */
function treeBomb(root: string): void {
  put(root, { 'README.md': CARD });
  commit(root);
  let tree = sh(
    root,
    'sh',
    '-c',
    'printf "100644 blob %s\\ttask.toml\\n" $(git hash-object -w README.md) | git mktree',
  ).trim();
  for (let level = 0; level < 30; level += 1) {
    const lines = Array.from({ length: 10 }, (_, i) => `040000 tree ${tree}\\tt${i}\\n`).join('');
    tree = sh(root, 'sh', '-c', `printf '${lines}' | git mktree`).trim();
  }
  const sha = sh(root, 'git', '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit-tree', '-m', 'x', tree).trim();
  sh(root, 'git', 'update-ref', 'refs/heads/bomb', sha);
  const tasks = [
    { name: 'a', path: 't0', git_commit_id: sha },
    { name: 'b', path: 't1/t2', git_commit_id: 'bomb' },
  ];
  put(root, { 'registry.json': JSON.stringify([{ name: 'd', version: '1', description: '', tasks }]) });
}

function git(name: string, spoil: (root: string) => void, more: Partial<StressCase> = {}): StressCase {
  return {
    name: `git: ${name}`,
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a') });
      commit(root);
      spoil(root);
    },
    codes: [0, 1, 3],
    ...more,
  };
}

/** Listings: many paths, odd names, odd repositories. */
export const LISTING_CASES: readonly StressCase[] = [
  {
    name: 'paths: a million in one folder',
    shown: true,
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a') });
      touch(root, 'data', 1_000_000, (i) => `${i}.txt`);
    },
    seconds: 20,
    mib: 1024,
  },
  {
    name: 'paths: 100,000 folders of tasks/',
    make: (root) => {
      put(root, { 'README.md': CARD });
      for (let i = 0; i < 100_000; i += 1) touch(root, `tasks/${i}`, 1, () => 'x');
    },
    seconds: 30,
  },
  {
    name: 'paths: 100,000 broken tasks',
    make: (root) => {
      put(root, { 'README.md': CARD, 'registry.json': registryOf(100_000) });
      for (let i = 0; i < 100_000; i += 1) put(root, { [`tasks/${i}/task.toml`]: 'x' });
    },
    shown: true,
    seconds: 40,
    mib: 1024,
  },
  {
    name: 'paths: 200,000 parquet files by name',
    make: (root) => {
      put(root, {
        'README.md': CARD.replace('---\n', '---\nconfigs:\n- config_name: default\n  data_files: "data/*"\n'),
      });
      touch(root, 'data', 200_000, (i) => `${i}.parquet`);
    },
    seconds: 30,
  },
  {
    name: 'paths: a million in an index',
    shown: true,
    make: (root) => hugeIndex(root, 1_000_000),
    seconds: 30,
    mib: 1536,
  },
  {
    name: 'paths: 3,000 nested task.toml',
    make: (root) => {
      put(root, { 'README.md': CARD });
      for (let i = 0; i < 100; i += 1)
        put(root, {
          [`tasks/${'a/'.repeat(i)}task.toml`]: '',
          [`tasks/${'b/'.repeat(i)}pyproject.toml`]: '[project]\nname="x"\n',
        });
    },
  },
  {
    name: 'paths: 20,000 pyprojects',
    make: (root) => {
      put(root, { 'README.md': CARD });
      for (let i = 0; i < 20_000; i += 1)
        put(root, { [`p/${i}/pyproject.toml`]: '[project]\nname="x"\nversion="1"\n' });
    },
    seconds: 30,
  },
  {
    name: 'paths: 100,000 links',
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a') });
      for (let i = 0; i < 100_000; i += 1) symlinkSync(`../tasks/a/${i - 1}`, path.join(root, `tasks/a/${i}`));
    },
    seconds: 30,
  },
  {
    name: 'paths: links of links of links',
    make: (root) => {
      put(root, { 'README.md': CARD });
      mkdirSync(path.join(root, 'tasks'));
      for (let i = 0; i < 60; i += 1) symlinkSync(`${`l${i + 1}/`.repeat(500)}x`, path.join(root, `tasks/l${i}`));
    },
  },
  {
    name: 'paths: loops of links to folders',
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a') });
      for (let i = 0; i < 100; i += 1) symlinkSync('..', path.join(root, `tasks/a/l${i}`));
      symlinkSync('.', path.join(root, 'tasks/self'));
      symlinkSync('/', path.join(root, 'tasks/root'));
    },
  },
  { name: 'paths: names', make: names, shown: true, seconds: 5, mib: 256 },
  {
    name: 'paths: names in git',
    make: (root) => {
      names(root);
      commit(root);
    },
  },
  {
    name: 'paths: names of twins',
    make: (root) => {
      put(root, { 'README.md': CARD });
      for (let i = 0; i < 2000; i += 1)
        put(root, task(`tasks/${i % 2 === 0 ? 'a' : 'A'}${'b'.repeat(i % 200)}${i >> 1}`));
    },
  },
  { name: 'paths: too long', make: deepPath },
  {
    name: 'paths: too deep',
    make: (root) => {
      put(root, { 'README.md': CARD });
      sh(root, 'sh', '-c', 'for i in $(seq 1500); do mkdir d && cd d || exit 1; done; echo x > task.toml');
    },
  },
  {
    name: 'paths: folder without permission',
    ...SMALL,
    unprivileged: true,
    make: (root) => {
      put(root, { 'README.md': CARD, ...task('tasks/a'), ...task('tasks/b') });
      chmodSync(path.join(root, 'tasks/b'), 0);
    },
  },
  { name: 'pins: 20,000', make: (root) => pins(root, 50), seconds: 30 },
  { name: 'pins: a tree that repeats itself', make: treeBomb, shown: true, seconds: 5, mib: 512 },
  ...MOVING_CASES,
  git('index of rubbish', (root) => writeFileSync(path.join(root, '.git/index'), Buffer.alloc(50_000_000, 7))),
  git('index cut', (root) =>
    writeFileSync(path.join(root, '.git/index'), readFileSync(path.join(root, '.git/index')).subarray(0, 100)),
  ),
  git(
    'config of 100 MB',
    (root) => appendFileSync(path.join(root, '.git/config'), '[remote "x"]\n\turl = https://x\n'.repeat(3_000_000)),
    { seconds: 20 },
  ),
  git('config that includes itself', (root) => sh(root, 'git', 'config', 'include.path', 'config')),
  git('.gitignore of 100 MB', (root) => put(root, { '.gitignore': '**/a*b*c*d*\n'.repeat(5_000_000), x: '' }), {
    seconds: 30,
  }),
  git('.gitignore of stars', (root) => put(root, { '.gitignore': `${'*a'.repeat(40)}b\n`, ['a'.repeat(200)]: '' })),
  git('.git is a file to itself', (root) => sh(root, 'sh', '-c', 'rm -rf .git; echo "gitdir: .git" > .git')),
  git('.git is a file to another', (root) => sh(root, 'sh', '-c', 'mv .git other; echo "gitdir: other" > .git')),
  git('.git is a loop', (root) => sh(root, 'sh', '-c', 'rm -rf .git; ln -s .git .git')),
  git('.git of 1 GB', (root) => sh(root, 'sh', '-c', 'rm -rf .git; truncate -s 1G .git'), { seconds: 10 }),
  git('index version 4', (root) => sh(root, 'git', 'update-index', '--index-version', '4')),
  git('split index', (root) => sh(root, 'git', 'update-index', '--split-index')),
  git('untracked cache', (root) => sh(root, 'git', 'update-index', '--force-untracked-cache')),
  git('sparse index', (root) => sh(root, 'sh', '-c', 'git sparse-checkout set --cone --sparse-index docs')),
  git('worktree', (root) => sh(root, 'sh', '-c', 'git worktree add -q wt && mv wt/README.md wt/x')),
  git('submodule with a dash', (root) =>
    sh(root, 'sh', '-c', 'git update-index --add --cacheinfo 160000,$(git rev-parse HEAD),-u && mkdir ./-u'),
  ),
  git('alternates', (root) => put(root, { '.git/objects/info/alternates': '/etc\n../../../../..\n/dev/zero\n' })),
  git('alternates of 100 MB', (root) => put(root, { '.git/objects/info/alternates': '/x\n'.repeat(30_000_000) }), {
    seconds: 20,
  }),
  git('grafts and shallow', (root) =>
    put(root, { '.git/info/grafts': 'x\n'.repeat(1_000_000), '.git/shallow': 'x\n'.repeat(1_000_000) }),
  ),
  git('unknown extension', (root) =>
    sh(root, 'sh', '-c', 'git config core.repositoryformatversion 1; git config extensions.evil true'),
  ),
  git(
    'packed-refs of 100 MB',
    (root) => put(root, { '.git/packed-refs': `${'a'.repeat(40)} refs/heads/x\n`.repeat(2_000_000) }),
    { seconds: 20 },
  ),
];
