import { breakAt, lineEnd } from '../card/positions.ts';
import { keyLines } from './start-list.ts';
import { insertion } from './splice.ts';
import type { Splice } from './splice.ts';
import type { Wanted } from './wanted.ts';

/**
 * A whole minimal header at the start of a README that has none, behind a byte order mark. It has the line ends of the
 * text, and a blank line between it and the text.
 * @param text the README, empty for one that is yet to be written
 */
export function newHeader(text: string, wanted: Wanted): Splice[] {
  const at = text.startsWith('\ufeff') ? 1 : 0;
  const eol = breakAt(text, lineEnd(text, at)) === '\r\n' ? '\r\n' : '\n';
  const body = text.slice(at);
  const blank = body === '' || /^[\r\n]/.test(body) ? '' : eol;
  const lines = keyLines(at, '', eol, wanted);
  return lines.map((splice, i) => {
    const open = i === 0 ? `---${eol}` : '';
    const close = i === lines.length - 1 ? `---${eol}${blank}` : '';
    return insertion(at, `${open}${splice.text}${close}`, splice.finding);
  });
}
