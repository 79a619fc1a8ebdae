import type { Finding } from '../../../src/rules/types.ts';
import type { Answer, CompareViewer, Difference, DoorAnswer } from '../types.ts';

/** Nothing to show, a file without rows, and a header that is no YAML, which `card/invalid-header` tells. */
const UNTOLD =
  /^(?:EmptyDatasetError|DataFilesNotFoundError: No \(supported\) data files|StopIteration|ScannerError|ParserError: while|ValueError: repo card metadata)/;

/**
 * What needs no notice, since it is not followed: numbers beyond 64 bits, archives, JSON files that hold no rows (a broken
 * registry.json has a rule of its own), and texts of tasks of which something else was told first.
 */
const UNFOLLOWED = /^(?:ValueError: (?:Value is too big|Trailing data|The TAR archives)|UnicodeDecodeError)/;

/** Every notice must be confirmed by the library, and every error that it raises should have one. */
export const compare: CompareViewer = (answer, findings) => {
  const notices = findings.filter(({ rule }) => rule === 'card/viewer');
  const differences: Difference[] = notices
    .filter((notice) => !isConfirmed(notice, answer))
    .map(({ code, args }) => ({ about: 'notice', text: `${code} ${JSON.stringify(args)}, not so in the library` }));
  const error = answer.doors
    .map((door) => door.error)
    .find((text) => text !== null && !UNTOLD.test(text) && !UNFOLLOWED.test(text));
  const tells = notices.some(({ code }) => !code.startsWith('viewer-hides') && !code.startsWith('viewer-shows'));
  if (error !== undefined && !tells) differences.push({ about: 'untold', text: `nothing is said of ${error}` });
  return differences;
};

function isConfirmed({ code, args }: Finding, { doors }: Answer): boolean {
  const fails = (test: (door: DoorAnswer) => boolean): boolean =>
    doors.some((door) => door.error !== null && test(door));
  const config = String(args['config'] ?? '');
  const isOf = ({ name }: DoorAnswer): boolean => name === null || name === config || name.startsWith(`${config}/`);
  switch (code) {
    case 'viewer-hides-rows':
    case 'viewer-shows-others': {
      const isHarbor = code === 'viewer-hides-rows';
      const shown = doors.some(({ good }) => good.includes(String(args['path'])));
      return (
        !shown && doors.some(({ more }) => more?.['reader'] !== null && (more?.['reader'] === 'harbor') === isHarbor)
      );
    }
    case 'viewer-no-task':
    case 'viewer-task-instruction':
    case 'viewer-task-unread':
      return fails(({ more }) => more?.['reader'] === 'harbor');
    case 'viewer-config-no-task':
      return fails(isOf);
    case 'viewer-config-nothing':
      return fails(isOf) || doors.some((door) => isOf(door) && door.good.length === 0);
    case 'viewer-mixed':
      return fails((door) => isOf(door) && door.good.includes(String(args['path'])));
    case 'viewer-other-reader':
      return doors.some((door) => isOf(door) && door.more?.['reader'] === args['reader']);
    case 'viewer-rows-differ':
    case 'viewer-file-broken':
      return fails(({ more }) => more?.['stage'] !== 'module');
    default:
      return fails(({ more }) => more?.['stage'] === 'module');
  }
}
