/** What a Markdown text says besides code spans and fences: each of them becomes a mark. */
export interface Skeleton {
  /** The text with `¤` for each code span and `¤¤` for the content of each fence. */
  readonly outside: string;
  readonly spans: readonly string[];
  readonly fences: readonly string[];
}

/**
 * Reads Markdown as CommonMark does where it matters here: a fence of backticks ends at a line of at least as many, a
 * code span at the next run of exactly as many. A run without its like throws: its text would not be inert.
 */
export function skeleton(markdown: string): Skeleton {
  const outside: string[] = [];
  const spans: string[] = [];
  const fences: string[] = [];
  let fence: { readonly length: number; readonly lines: string[] } | null = null;
  for (const line of markdown.split('\n')) {
    const run = /^ {0,3}(`{3,})([^`]*)$/.exec(line);
    if (fence !== null) {
      if (run !== null && (run[1] ?? '').length >= fence.length && run[2]?.trim() === '') {
        fences.push(fence.lines.join('\n'));
        outside.push('¤¤', line.replaceAll('`', ''));
        fence = null;
      } else fence.lines.push(line);
    } else if (run !== null) {
      fence = { length: (run[1] ?? '').length, lines: [] };
      outside.push(line.replaceAll('`', ''));
    } else outside.push(inline(line, spans));
  }
  if (fence !== null) throw new Error('a fence stays open');
  return { outside: outside.join('\n'), spans, fences };
}

function inline(line: string, spans: string[]): string {
  let text = '';
  let at = 0;
  while (at < line.length) {
    if (line[at] === '\\' && /[!-/:-@[-`{-~]/.test(line[at + 1] ?? '')) {
      text += line.slice(at, at + 2);
      at += 2;
    } else if (line[at] === '`') {
      const length = /^`+/.exec(line.slice(at))?.[0].length ?? 0;
      const close = closing(line, at + length, length);
      if (close < 0) throw new Error(`a code span stays open: ${line}`);
      spans.push(line.slice(at + length, close));
      text += '¤';
      at = close + length;
    } else {
      text += line[at];
      at += 1;
    }
  }
  return text;
}

function closing(line: string, from: number, length: number): number {
  for (const match of line.slice(from).matchAll(/`+/g)) if (match[0].length === length) return from + match.index;
  return -1;
}
