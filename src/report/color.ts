import type { Severity } from '../config/types.ts';
import type { Verdict } from '../frameworks/types.ts';

/** Turns a text into itself, or into the text between two SGR codes. */
type Paint = (text: string) => string;

export interface Palette {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly added: Paint;
  readonly removed: Paint;
  readonly severity: Readonly<Record<Severity, Paint>>;
  readonly verdict: Readonly<Record<Verdict, Paint>>;
}

/** The colours of a terminal, or none. */
export function palette(color: boolean): Palette {
  const sgr =
    (on: number, off: number): Paint =>
    (text) =>
      color && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  const red = sgr(31, 39);
  const green = sgr(32, 39);
  const yellow = sgr(33, 39);
  const blue = sgr(34, 39);
  return {
    bold: sgr(1, 22),
    dim: sgr(2, 22),
    added: green,
    removed: red,
    severity: { error: red, warning: yellow, notice: blue },
    verdict: { loads: green, partial: yellow, fails: red, unknown: blue },
  };
}
