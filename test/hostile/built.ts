import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Core from './core.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The core as users run it: bundled with the libraries, and the replacements for some, that dist/ holds.
 * @returns the core, and what takes its files away
 */
export async function builtCore(): Promise<{ readonly core: typeof Core; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'envcard-core-'));
  execFileSync(process.execPath, ['scripts/build.mjs', '--core', folder], { cwd: ROOT, stdio: 'pipe' });
  const core = (await import(pathToFileURL(join(folder, 'core.js')).href)) as typeof Core;
  return { core, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
