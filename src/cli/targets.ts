import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { looksLikeGlob } from '../platform/glob-signs.ts';
import { EXIT } from './exit.ts';
import type { ExitCode } from './exit.ts';
import { hubGuess, parseTarget } from './target.ts';

/** A folder to judge, or why a target is none. */
export type ChosenTarget =
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 'fault';
      readonly name: string;
      readonly hub: boolean;
      readonly code: string;
      readonly message: string;
      readonly exit: ExitCode;
    };

/**
 * The folders that the targets of a command line mean, each once, in their order. Globs that the shell left alone are expanded.
 * @param texts as typed
 */
export async function chooseTargets(texts: readonly string[]): Promise<ChosenTarget[]> {
  const chosen: ChosenTarget[] = [];
  const seen = new Set<string>();
  for (const text of texts) {
    for (const target of await choose(text)) {
      if (target.kind === 'folder') {
        const key = resolve(target.path);
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
  if (form.kind === 'refused') return [fault(text, false, 'bad-target', form.why, EXIT.usage)];
  if (form.kind === 'hub') return [fault(text, true, 'hub-target', hubSentence(form.id, form.revision), EXIT.usage)];
  const { path } = form;
  if (existsSync(path)) return [{ kind: 'folder', path }];
  if (looksLikeGlob(path)) return await fromGlob(path);
  const guess = hubGuess(path);
  if (guess === null) return [{ kind: 'folder', path }];
  const [id = '', revision = null] = path.split('@');
  const message = `${path} does not exist; did you mean ${guess}? ${hubSentence(id, revision)}`;
  return [fault(path, false, 'not-found', message, EXIT.unreadable)];
}

async function fromGlob(path: string): Promise<ChosenTarget[]> {
  const { expandGlob } = await import('../platform/targets.ts');
  const expanded = expandGlob(path, '.');
  if (!expanded.ok) return [fault(path, false, 'bad-glob', `${path}: ${expanded.message}`, EXIT.usage)];
  if (expanded.paths.length === 0) return [fault(path, false, 'not-found', `no folder fits ${path}`, EXIT.unreadable)];
  return expanded.paths.map((found) => ({ kind: 'folder', path: found === '' ? '.' : found }));
}

/** Repos on the Hub are judged from a copy. */
function hubSentence(id: string, revision: string | null): string {
  const tail = revision === null ? '' : ` --revision ${revision}`;
  return `This release judges folders only: hf download ${id} --repo-type dataset${tail} --local-dir DIR, then envcard DIR --hub ${id}`;
}

function fault(name: string, hub: boolean, code: string, message: string, exit: ExitCode): ChosenTarget {
  return { kind: 'fault', name, hub, code, message, exit };
}
