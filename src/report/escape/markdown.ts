import { breakCommands, shown, visibleLines } from './visible.ts';

/**
 * Hostile text as a Markdown code span: on one line, of bounded length, between more backticks than any run inside.
 * Within it nothing links, mentions, closes or loads.
 */
export function codeSpan(text: string, max?: number): string {
  const inner = shown(text, max);
  if (inner === '') return '`""`';
  const fence = '`'.repeat(longestRun(inner, '`') + 1);
  // CommonMark takes one space off both ends when both are spaces; a backtick at an end would join the fence.
  const pad = /^`|`$|^ .* $/.test(inner) ? ' ' : '';
  return `${fence}${pad}${inner}${pad}${fence}`;
}

/**
 * Hostile text of several lines as a fenced block; the fence is longer than any run of backticks inside.
 * @param info word after the opening fence (`diff`, `sh`), written by us
 */
export function fenced(text: string, info: string): string {
  const inner = breakCommands(visibleLines(text));
  const fence = '`'.repeat(Math.max(3, longestRun(inner, '`') + 1));
  return `${fence}${info}\n${inner}${inner.endsWith('\n') ? '' : '\n'}${fence}`;
}

/** Our own words in Markdown: characters with a meaning are escaped. */
export function markdownText(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~&!$]/g, (character) =>
    character === '<' ? '&lt;' : character === '>' ? '&gt;' : character === '&' ? '&amp;' : `\\${character}`,
  );
}

function longestRun(text: string, character: string): number {
  let longest = 0;
  let run = 0;
  for (const one of text) {
    run = one === character ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}
