import { pythonStrip } from '../support/python-text.ts';

/** Name of the service that runs the agent. */
const MAIN_SERVICE = 'main';

const SERVICE = /^[a-zA-Z0-9][a-zA-Z0-9_.-]*\n?$/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:[/\\])/;

/** Whether a text can name a service of a compose file (H90). */
export function isServiceName(name: string): boolean {
  return SERVICE.test(pythonStrip(name));
}

function climbs(path: string): boolean {
  return path.split('/').includes('..');
}

/** What is wrong with an artifact entry (H89). */
export type ArtifactFault = 'source' | 'destination' | 'service' | 'relative-source';

/** @returns null when the entry is fine; a plain string is an entry with a source only */
export function artifactFault(entry: {
  readonly source: string;
  readonly destination?: string | null;
  readonly service?: string | null;
}): ArtifactFault | null {
  if (climbs(entry.source)) return 'source';
  const { destination, service } = entry;
  if (destination !== undefined && destination !== null && destination !== '') {
    const inside = !destination.includes('\\') && !destination.startsWith('/') && !climbs(destination);
    const named = destination.split('/').some((part) => part !== '' && part !== '.');
    if (!inside || !named || destination.replace(/\/{1,4096}$/, '') === 'manifest.json') return 'destination';
  }
  if (service === undefined || service === null) return null;
  if (!isServiceName(service)) return 'service';
  return pythonStrip(service) !== MAIN_SERVICE && !ABSOLUTE.test(entry.source) ? 'relative-source' : null;
}
