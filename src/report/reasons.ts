import type { TroubleCode } from '../repository/types.ts';

/** Why something could not be seen or used, as sentences say it (`{reason}`, `{why}`). */
export const REASON_WORDS: Readonly<
  Record<TroubleCode | 'encoding' | 'folder' | 'rule' | 'too-deep' | 'unreadable', string>
> = {
  missing: 'it is not there',
  'not-a-file': 'it is a link or a folder, no plain file',
  'too-large': 'it is too large',
  'lfs-pointer': 'it is a Git LFS pointer',
  'no-permission': 'no permission to read it',
  changed: 'it changed meanwhile',
  budget: 'as much as envcard reads was read before',
  gated: 'access to it must be asked for',
  network: 'the network failed',
  'listing-cut': 'the list of files is cut',
  'io-error': 'reading it failed',
  encoding: 'it is not UTF-8',
  folder: 'it is a folder',
  rule: 'a line of it is no valid pattern',
  'too-deep': 'it is nested too deeply',
  unreadable: 'it cannot be read',
};
