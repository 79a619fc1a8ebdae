import { isHubHost, isRepoId } from './repo-id.ts';

/** What a TARGET of the command line means. */
export type TargetForm =
  | { readonly kind: 'directory'; readonly path: string }
  | { readonly kind: 'hub'; readonly id: string; readonly revision: string | null }
  | { readonly kind: 'refused'; readonly why: string };

/** Most characters of a target that is quoted back. */
const MAX_QUOTED = 200;

/**
 * Reads a TARGET: `hf:OWNER/NAME[@REVISION]`, an address of the Hub, or a folder. Whether the folder exists is not asked.
 * @param text as typed
 */
export function parseTarget(text: string): TargetForm {
  if (text === '') return refused('an empty target: give a folder');
  if (text.includes('\0')) return refused('a target holds a NUL character');
  if (/^hf:/i.test(text)) return hubName(text.slice(3), text);
  if (/^(?:https?:)?\/\//i.test(text) || /^(?:www\.)?(?:huggingface\.co|hf\.co)\//i.test(text)) return address(text);
  if (/^(?:git|ssh|ftp|file)(?:\+\w+)?:\/\//i.test(text)) {
    return refused(`${quoted(text)} is no target: give a folder, or hf:OWNER/NAME`);
  }
  return { kind: 'directory', path: text };
}

/**
 * What to add when a folder does not exist.
 * @param path the target as typed
 * @returns the Hub's form when it looks like `OWNER/NAME`, else null
 */
export function hubGuess(path: string): string | null {
  const [id, revision, more] = path.split('@');
  if (id === undefined || more !== undefined || revision === '' || !isRepoId(id)) return null;
  return `hf:${path}`;
}

function hubName(name: string, text: string): TargetForm {
  const at = name.indexOf('@');
  const id = (at < 0 ? name : name.slice(0, at)).replace(/^datasets\//, '');
  const revision = at < 0 ? null : name.slice(at + 1);
  if (/^(?:models|spaces)\//.test(id) && id.split('/').length === 3)
    return wrongKind(id.startsWith('spaces') ? 'Space' : 'model');
  if (!isRepoId(id)) return refused(`${quoted(text)} is not hf:OWNER/NAME`);
  return revision === null ? { kind: 'hub', id, revision } : withRevision(id, revision, text);
}

function address(text: string): TargetForm {
  const full = text.startsWith('//') ? `https:${text}` : /^https?:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(full) ? new URL(full) : null;
  if (url === null) return refused(`${quoted(text)} is not an address`);
  if (!isHubHost(url.hostname)) {
    return refused(
      `${quoted(text)} is not an address of the Hub: give a folder, or https://huggingface.co/datasets/OWNER/NAME`,
    );
  }
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const [kind, owner, name, page, ...rest] = parts;
  if (kind === 'spaces') return wrongKind('Space');
  if (kind !== 'datasets') {
    return parts.length >= 2 && kind !== 'models'
      ? wrongKind('model')
      : refused(`${quoted(text)} names no dataset repo: it is https://huggingface.co/datasets/OWNER/NAME`);
  }
  const id = `${owner ?? ''}/${(name ?? '').replace(/\.git$/, '')}`;
  if (!isRepoId(id))
    return refused(`${quoted(text)} names no dataset repo: it is https://huggingface.co/datasets/OWNER/NAME`);
  const hasRevision = ['tree', 'blob', 'resolve', 'raw', 'commit', 'commits'].includes(page ?? '') && rest.length > 0;
  return hasRevision ? withRevision(id, revisionOf(rest), text) : { kind: 'hub', id, revision: null };
}

/** The revision at the start of a page's path: one part, or the three of `refs/pr/1` and `refs/convert/parquet`. */
function revisionOf(parts: readonly string[]): string {
  const count = parts[0] === 'refs' && parts.length >= 3 ? 3 : 1;
  const text = parts.slice(0, count).join('/');
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray `%`: it is no encoding.
    return text;
  }
}

function withRevision(id: string, revision: string, text: string): TargetForm {
  const fits = /^(?!.*(?:\.\.|\/\/|@\{))[\w][\w./+-]{0,254}$/.test(revision);
  return fits
    ? { kind: 'hub', id, revision }
    : refused(`${quoted(text)} has no usable revision: a branch, a tag, a commit or refs/pr/N`);
}

function wrongKind(kind: 'Space' | 'model'): TargetForm {
  return refused(`this is a ${kind}: envcard judges dataset repos only (https://huggingface.co/datasets/OWNER/NAME)`);
}

function refused(why: string): TargetForm {
  return { kind: 'refused', why };
}

/** The text for a sentence: bounded; whoever prints it makes controls visible. */
function quoted(text: string): string {
  return `"${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}"`;
}
