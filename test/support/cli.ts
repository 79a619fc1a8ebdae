import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const NOBODY = 65_534;

const NODE = process.platform === 'win32' ? 'node.exe' : 'node';

/** The built command. */
export const CLI: string = join(ROOT, 'dist/cli.js');

/** A Node to run the built command with. */
export interface NodeBinary {
  readonly name: string;
  readonly path: string;
}

/** What a run of the command left. */
export interface CliResult {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd?: string;
  readonly node?: NodeBinary;
  readonly env?: Readonly<Record<string, string>>;
  /** Run as nobody where the tests run as root, who may read everything. */
  readonly unprivileged?: boolean;
}

/** The Node versions at hand: the one this machine has, and the one that the project's tests bring (each major once). */
export const NODES: readonly NodeBinary[] = findNodes();

function findNodes(): NodeBinary[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const candidates = [
    ...folders.map((folder) => join(folder, NODE)),
    join(ROOT, 'node_modules/node/bin', NODE),
    process.execPath,
  ];
  const found = new Map<string, NodeBinary>();
  for (const path of candidates) {
    if (!existsSync(path)) continue;
    const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
    const major = version.slice(1).split('.')[0] ?? '';
    if (Number(major) >= 20 && !found.has(major)) found.set(major, { name: `Node ${major}`, path });
  }
  return [...found.values()];
}

/** The environment of a run: nothing of the caller's that changes what is printed. */
function environment(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), LC_ALL: 'C.UTF-8', ...extra };
}

/** Runs the built command. */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  const child = spawn(options.node?.path ?? NODES[0]?.path ?? process.execPath, [CLI, ...args], {
    cwd: options.cwd ?? ROOT,
    env: environment(options.env ?? {}),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.unprivileged === true && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  return await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve({ code, signal, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() });
    });
  });
}

/** A folder of its own for a test, with these files; `remove` takes it away. */
export function temporaryTree(files: Readonly<Record<string, string>>): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'envcard-cli-'));
  writeTree(path, files);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes files below a folder. */
function writeTree(root: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

/** A card with these tags. */
export function cardWith(...tags: string[]): string {
  return `---\nlicense: mit\ntags:\n${tags.map((tag) => `- ${tag}\n`).join('')}---\n\n# Tasks\n`;
}

/** Files of Harbor tasks that load. */
export function harborTasks(...paths: string[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const path of paths) {
    files[`${path}/task.toml`] = '[environment]\ndocker_image = "python:3.13"\n';
    files[`${path}/instruction.md`] = 'Write a file.\n';
    files[`${path}/environment/Dockerfile`] = 'FROM python:3.13\n';
    files[`${path}/tests/test.sh`] = '#!/bin/sh\necho 1 > /logs/verifier/reward.txt\n';
    files[`${path}/solution/solve.sh`] = '#!/bin/sh\n';
  }
  return files;
}
