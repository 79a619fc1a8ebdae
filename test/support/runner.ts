import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

/** A log command as the runner understands it. */
export interface LogCommand {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** What a step leaves behind, read as GitHub's runner reads it. */
export interface StepResult {
  readonly exitCode: number | null;
  readonly commands: readonly LogCommand[];
  /** Lines of the log that are no commands. */
  readonly log: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly stderr: string;
  /** The folder behind RUNNER_TEMP; remove it with `cleanUp`. */
  readonly temp: string;
  cleanUp(): void;
}

export interface StepOptions {
  /** Inputs as written under `with:`. Defaults come from action.yml, as the runner fills them in. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly workspace: string;
  readonly eventName?: string;
  readonly event?: unknown;
  readonly env?: Readonly<Record<string, string>>;
  /** What `${{ github.token }}` stands for. */
  readonly token?: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The Action's own runtime (action.yml: node24), from the development dependency `node`. */
export const NODE_24: string = path.join(ROOT, 'node_modules/.bin/node');

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

/** action.yml as the runner reads it. */
export function actionFile(): ActionFile {
  return parse(readFileSync(path.join(ROOT, 'action.yml'), 'utf8')) as ActionFile;
}

/** Runs the built Action as a step, the way the runner starts it. */
export async function runStep(options: StepOptions): Promise<StepResult> {
  const temp = mkdtempSync(path.join(tmpdir(), 'envcard-step-'));
  const files = {
    output: path.join(temp, 'out'),
    summary: path.join(temp, 'summary'),
    event: path.join(temp, 'event.json'),
  };
  writeFileSync(files.output, '');
  writeFileSync(files.summary, '');
  writeFileSync(files.event, JSON.stringify(options.event ?? {}));
  const action = actionFile();
  const inputs: Record<string, string> = {};
  for (const [name, { default: value }] of Object.entries(action.inputs)) {
    // The runner upper-cases the name and replaces spaces only: a hyphen stays.
    const given = options.inputs?.[name] ?? value?.replace('${{ github.token }}', options.token ?? '') ?? '';
    inputs[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] = given;
  }
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: options.workspace,
    GITHUB_EVENT_NAME: options.eventName ?? 'push',
    GITHUB_EVENT_PATH: files.event,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_REPOSITORY: 'me/envs',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    RUNNER_TEMP: temp,
    ...inputs,
    ...options.env,
  };
  const child = spawn(NODE_24, [path.join(ROOT, action.runs.main)], { cwd: options.workspace, env });
  const chunks: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  // The runner scans both streams for commands.
  const lines = [...chunks, Buffer.from('\n'), ...errors]
    .map(String)
    .join('')
    .split(/\r\n|\r|\n/u);
  const parsed = lines.map((line) => ({ line, command: parseCommand(line) }));
  return {
    exitCode,
    commands: parsed.flatMap(({ command }) => (command === null ? [] : [command])),
    log: parsed.filter(({ command, line }) => command === null && line !== '').map(({ line }) => line),
    outputs: parseFileCommands(readFileSync(files.output, 'utf8')),
    summary: readFileSync(files.summary, 'utf8'),
    stderr: errors.map(String).join(''),
    temp,
    cleanUp: () => rmSync(temp, { recursive: true, force: true }),
  };
}

/** A line as the runner's ActionCommand reads it: `::name k=v,k=v::data` after white space, or `##[name k=v;]data` anywhere. */
export function parseCommand(line: string): LogCommand | null {
  const trimmed = line.trimStart();
  const v2 = /^::([^:\s]*)(?: ((?:(?!::).)*))?::(.*)$/su.exec(trimmed);
  if (v2 !== null) {
    return {
      command: v2[1] ?? '',
      properties: pairs(v2[2] ?? '', ',', (text) => unescape(text.replaceAll('%3A', ':').replaceAll('%2C', ','))),
      data: unescape(v2[3] ?? ''),
    };
  }
  const v1 = /##\[([^\]\s]+)(?: ([^\]]*))?\](.*)$/su.exec(line);
  return v1 === null
    ? null
    : { command: v1[1] ?? '', properties: pairs(v1[2] ?? '', ';', (text) => text), data: v1[3] ?? '' };
}

function unescape(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function pairs(text: string, separator: string, read: (text: string) => string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of text.split(separator)) {
    const equals = pair.indexOf('=');
    if (equals > 0) found[pair.slice(0, equals).trim()] = read(pair.slice(equals + 1));
  }
  return found;
}

/** The file behind GITHUB_OUTPUT: `name=value` and `name<<DELIMITER … DELIMITER`. */
export function parseFileCommands(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (line === '') continue;
    const here = /^([^=<]+)<<(.+)$/u.exec(line);
    if (here === null) {
      const equals = line.indexOf('=');
      if (equals < 1) throw new Error(`invalid line in the output file: ${line}`);
      outputs[line.slice(0, equals)] = line.slice(equals + 1);
      continue;
    }
    const end = lines.indexOf(here[2] ?? '', i + 1);
    if (end < 0) throw new Error(`no delimiter ${here[2]} in the output file`);
    outputs[here[1] ?? ''] = lines.slice(i + 1, end).join('\n');
    i = end;
  }
  return outputs;
}
