import { parseDocument, visit } from 'yaml';
import { isLfsPointer } from '../../repository/lfs.ts';
import type { Repository } from '../../repository/types.ts';
import { decodeUtf8, universalNewlines } from '../support/python-text.ts';

const MAX_COMPOSE = 128 * 1024;
/** Aliases in a compose file, and what they may expand to; beyond that it is taken for an alias bomb. */
const MAX_ALIASES = 200;
/** Brackets and indents deeper than this are not parsed. */
const MAX_NESTING = 200;

/** environment/docker-compose.yaml as far as Verifiers looks at it before a run (V16, V18). */
export type Compose =
  | {
      readonly kind: 'read';
      readonly services: ReadonlySet<string>;
      /** `services.main` names an image or a build: the task needs no `docker_image`. */
      readonly mainHasImage: boolean;
      /** `services.main` is there but no mapping: reading its image fails. */
      readonly mainIsOdd: boolean;
      /** What stops a rollout though the task loads (V23). */
      readonly obstacle: 'container_name' | 'network_mode' | 'published port' | 'gpus' | 'replicas' | null;
    }
  /** Verifiers' own reading fails: no YAML, no `services` table. */
  | { readonly kind: 'broken'; readonly reason: string; readonly line: number | null }
  | { readonly kind: 'unseen'; readonly reason: string };

/** Reads a compose file as PyYAML's safe loader would. Never resolves anything. */
export async function readCompose(repository: Repository, path: string): Promise<Compose> {
  const read = await repository.read(path, MAX_COMPOSE);
  if (!read.ok) return { kind: 'unseen', reason: read.why.code };
  if (isLfsPointer(read.bytes)) return { kind: 'unseen', reason: 'lfs-pointer' };
  const text = decodeUtf8(read.bytes);
  if (text === null) return broken('not UTF-8', null);
  if (isTooDeep(text)) return { kind: 'unseen', reason: 'too-deep' };
  return parseCompose(universalNewlines(text));
}

function broken(reason: string, line: number | null): Compose {
  return { kind: 'broken', reason, line };
}

function parseCompose(text: string): Compose {
  const document = parseDocument(text, { version: '1.1', uniqueKeys: false, prettyErrors: true, logLevel: 'error' });
  const [fault] = document.errors;
  if (fault !== undefined) return broken('no valid YAML', fault.linePos?.[0].line ?? null);
  // PyYAML refuses tags it does not know, such as Compose's own !reset and !override.
  const unknownTag = document.warnings.find((warning) => warning.code === 'TAG_RESOLVE_FAILED');
  if (unknownTag !== undefined)
    return broken('a YAML tag that Python does not know', unknownTag.linePos?.[0].line ?? null);
  // The library's own guard does not count the aliases that `<<` merges.
  let aliases = 0;
  visit(document, {
    Alias: () => {
      aliases += 1;
      return aliases > MAX_ALIASES ? visit.BREAK : undefined;
    },
  });
  if (aliases > MAX_ALIASES) return { kind: 'unseen', reason: 'too many aliases' };
  let value: unknown;
  try {
    value = document.toJS({ mapAsMap: true, maxAliasCount: MAX_ALIASES });
  } catch {
    return { kind: 'unseen', reason: 'too many aliases' };
  }
  if (!(value instanceof Map) || !value.has('services')) return broken('no services table', null);
  const services: unknown = value.get('services');
  if (!(services instanceof Map)) return broken('services is no table', null);
  const main: unknown = services.get('main');
  return {
    kind: 'read',
    services: new Set([...services.keys()].map(String)),
    mainHasImage: main instanceof Map && (isTruthy(main.get('image')) || main.has('build')),
    mainIsOdd: services.has('main') && !(main instanceof Map),
    obstacle: obstacleOf([...services.values()]),
  };
}

/** Python's truth of a YAML value. */
function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Map) return value.size > 0;
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
}

function obstacleOf(services: readonly unknown[]): Extract<Compose, { kind: 'read' }>['obstacle'] {
  for (const service of services) {
    if (!(service instanceof Map)) continue;
    if (isTruthy(service.get('container_name'))) return 'container_name';
    if (service.get('network_mode') === 'host') return 'network_mode';
    if (isTruthy(service.get('gpus'))) return 'gpus';
    if (service.has('scale') && service.get('scale') !== 1) return 'replicas';
    const ports: unknown = service.get('ports');
    if (Array.isArray(ports) && ports.some(isPublished)) return 'published port';
  }
  return null;
}

/** `8080:80` fixes the host's port, `80` and `127.0.0.1::80` leave it open. */
function isPublished(port: unknown): boolean {
  if (port instanceof Map) return isTruthy(port.get('published')) && String(port.get('published')) !== '0';
  if (typeof port !== 'string') return false;
  const host = port.split('/')[0]?.split(':').at(-2);
  return host !== undefined && /^\d{1,5}(?:-\d{1,5})?$/.test(host) && host !== '0';
}

/** A first look without a parser: flow brackets open at once, and the deepest indent. */
function isTooDeep(text: string): boolean {
  let open = 0;
  let indent = 0;
  let atStart = true;
  for (const character of text) {
    if (character === '\n') {
      atStart = true;
      indent = 0;
    } else if (atStart && (character === ' ' || character === '-')) {
      indent += 1;
      if (indent > 4 * MAX_NESTING) return true;
    } else {
      atStart = false;
      if (character === '[' || character === '{') open += 1;
      else if (character === ']' || character === '}') open -= 1;
      if (open > MAX_NESTING) return true;
    }
  }
  return false;
}
