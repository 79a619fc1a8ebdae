import type { Halt } from './package.types.ts';

/** A reason that ends the reading of a package. */
export function halt(
  verdict: Halt['verdict'],
  code: Halt['code'],
  args: Halt['args'],
  path: string | null,
  line: number | null,
): Halt {
  return { verdict, code, args, place: { path, line }, fact: 'V27' };
}

/** Content that could not be seen: never a reason for `fails`. */
export function unseen(path: string, reason: string): Halt {
  return halt('unknown', 'verifiers-package-unseen', { path, reason }, path, null);
}
