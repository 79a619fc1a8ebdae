import { closeSync, ftruncateSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';

/** Writes files below a folder. */
export function put(root: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    const place = path.join(root, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

/** A file of that many bytes that takes no room. */
export function sparse(root: string, name: string, bytes: number, head = ''): void {
  put(root, { [name]: head });
  const file = openSync(path.join(root, name), 'r+');
  ftruncateSync(file, bytes);
  closeSync(file);
}

/** A card with all four tags. */
export const CARD = '---\ntags:\n- rl-environment\n- harbor\n- verifiers\n- openenv\n- nemo-gym\n---\n';

/** A README whose header holds this. */
export function header(yaml: string): Record<string, string> {
  return { 'README.md': `---\n${yaml}\n---\n` };
}

/** A Harbor task that loads. */
export function task(folder: string, toml = '[environment]\ndocker_image = "python:3.13"\n'): Record<string, string> {
  return {
    [`${folder}/task.toml`]: toml,
    [`${folder}/instruction.md`]: 'Write a file.\n',
    [`${folder}/environment/Dockerfile`]: 'FROM python:3.13\n',
    [`${folder}/tests/test.sh`]: 'exit 0\n',
  };
}

/** Runs a program that prepares a case. */
export function sh(root: string, program: string, ...args: readonly string[]): string {
  const done = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

/** Makes the folder a git repository and commits all that is in it. */
export function commit(root: string): void {
  const git = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'core.fsync=none'];
  sh(root, 'git', ...git, 'init', '-q');
  sh(root, 'git', ...git, 'add', '.');
  sh(root, 'git', ...git, 'commit', '-q', '-m', 'x');
}
