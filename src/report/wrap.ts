/** A colour or weight, which takes no room on a terminal. */
const STYLES = /\u001b\[\d+m/g;

/**
 * Breaks a text between words into lines that fit, as far as its words let it.
 * @param text one line; it may hold colours
 * @param width most characters of a line, indent included; undefined leaves the text whole
 * @param indent what each line after the first begins with; the first stands after something as long
 */
export function wrapped(text: string, width: number | undefined, indent: string): string {
  if (width === undefined) return text;
  const room = Math.max(width - indent.length, 20);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const length = word.replace(STYLES, '').length;
    if (line !== '' && used + 1 + length > room) {
      lines.push(line.trimEnd());
      line = word;
      used = length;
    } else {
      line += line === '' ? word : ` ${word}`;
      used += length + (used === 0 ? 0 : 1);
    }
  }
  return [...lines, line].join(`\n${indent}`);
}
