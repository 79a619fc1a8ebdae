import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Python that has huggingface_hub, or why there is none. */
export type HubPython = { readonly python: string; readonly version: string } | { readonly missing: string };

/** Looks for a Python with huggingface_hub: the one HF_HUB_PYTHON names, else `python3`. */
export function findHubPython(env: NodeJS.ProcessEnv = process.env): HubPython {
  const python = env['HF_HUB_PYTHON'] ?? 'python3';
  const probe = 'import huggingface_hub; print(huggingface_hub.__version__)';
  const run = spawnSync(python, ['-c', probe], { encoding: 'utf8' });
  if (run.error !== undefined) return { missing: `${python} cannot be started` };
  if (run.status !== 0) return { missing: `${python} has no huggingface_hub; scripts/second-client.sh gets one` };
  return { python, version: run.stdout.trim() };
}

/** Runs a script against a Hub, with nothing of this machine's login or cache. @returns the JSON it prints */
export async function runHubScript(python: string, endpoint: string, args: readonly string[]): Promise<unknown> {
  const home = mkdtempSync(join(tmpdir(), 'fake-hub-home-'));
  try {
    const child = spawn(python, [join(import.meta.dirname, 'client.py'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: home,
        HF_HOME: home,
        HF_ENDPOINT: endpoint,
        HF_HUB_DISABLE_PROGRESS_BARS: '1',
        HF_HUB_DISABLE_TELEMETRY: '1',
        HF_HUB_DISABLE_XET: '1',
        NO_PROXY: '127.0.0.1',
      },
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        output[name] += chunk;
      });
    }
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    if (code !== 0) throw new Error(`the script ended with ${code}: ${output.stderr}`);
    return JSON.parse(output.stdout.trim().split('\n').at(-1) ?? '');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
