import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { looksLikeGlob } from '../platform/glob-signs.ts';
import { EXIT } from './exit.ts';
import type { ExitCode } from './exit.ts';
import { hubGuess, parseTarget } from './target.ts';

/** A folder or a repo on the Hub to judge, or why a target is none. */
export type ChosenTarget =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'hub'; readonly id: string; readonly revision: string | null }
  | {
      readonly kind: 'fault';
      readonly name: string;
      readonly code: string;
      readonly message: string;
      readonly exit: ExitCode;
    };

/**
 * The folders and repos that the targets of a command line mean, each once, in their order. Globs that the shell left alone are expanded.
 * @param texts as typed
 */
export async function chooseTargets(texts: readonly string[]): Promise<ChosenTarget[]> {
  const chosen: ChosenTarget[] = [];
  const seen = new Set<string>();
  for (const text of texts) {
    for (const target of await choose(text)) {
      if (target.kind !== 'fault') {
        const key = target.kind === 'folder' ? resolve(target.path) : `hf:${target.id}@${target.revision ?? ''}`;
        if (seen.has(key)) continue;
        seen.add(key);
      }
      chosen.push(target);
    }
  }
  return chosen;
}

async function choose(text: string): Promise<ChosenTarget[]> {
  const form = parseTarget(text);
  if (form.kind === 'refused') return [fault(text, 'bad-target', form.why, EXIT.usage)];
  if (form.kind === 'hub') return [form];
  const { path } = form;
  if (existsSync(path)) return [{ kind: 'folder', path }];
  if (looksLikeGlob(path)) return await fromGlob(path);
  const guess = hubGuess(path);
  if (guess === null) return [{ kind: 'folder', path }];
  return [fault(path, 'not-found', `${path} does not exist; did you mean ${guess}?`, EXIT.unreadable)];
}

async function fromGlob(path: string): Promise<ChosenTarget[]> {
  const { expandGlob } = await import('../platform/targets.ts');
  // In a glob a backslash takes the meaning from the next sign; on Windows it stands between folders.
  const expanded = expandGlob(process.platform === 'win32' ? path.replaceAll('\\', '/') : path, '.');
  if (!expanded.ok) return [fault(path, 'bad-glob', `${path}: ${expanded.message}`, EXIT.usage)];
  if (expanded.paths.length === 0) return [fault(path, 'not-found', `no folder fits ${path}`, EXIT.unreadable)];
  return expanded.paths.map((found) => ({ kind: 'folder', path: found === '' ? '.' : found }));
}

function fault(name: string, code: string, message: string, exit: ExitCode): ChosenTarget {
  return { kind: 'fault', name, code, message, exit };
}
