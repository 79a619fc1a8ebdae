import type { Command, Snippet, Word } from '../frameworks/types.ts';
import { hasUnsafe, hasUnsafeInLines } from './escape/visible.ts';
import { shellQuote } from './escape/shell.ts';
import { render } from './messages/index.ts';
import { wrapped } from './wrap.ts';

/** Commands longer than this are broken before an option. */
const WIDTH = 88;

/** Stands for the repo's id on the Hub where nothing tells it. */
const PLACEHOLDER = 'OWNER/NAME';

/** The comment that says so. */
export const PLACEHOLDER_NOTE: string = `# put the repo's id on the Hub for ${PLACEHOLDER} (--hub ${PLACEHOLDER} does it here)`;

/**
 * The text of a snippet for a POSIX shell: setup, the file it needs as a here-document, the commands.
 * @returns null when a word holds a control, bidi or invisible character: such a name gets no command
 */
export function renderSnippet(snippet: Snippet): string | null {
  if (!isSafe(snippet)) return null;
  const note = namesPlaceholder(snippet) ? [PLACEHOLDER_NOTE] : [];
  return [...renderSetup(snippet), ...note, ...renderRun(snippet)].join('\n');
}

/** The setup commands alone, one text each, so that repeated ones can be shown once. */
export function renderSetup(snippet: Snippet): string[] {
  return snippet.setup.map(renderCommand);
}

/** Comment, file and commands, without the setup and the note on the placeholder. */
export function renderRun(snippet: Snippet): string[] {
  const parts: string[] = [];
  if (snippet.comment !== undefined) {
    parts.push(`# ${wrapped(render(snippet.comment.code, snippet.comment.args), WIDTH, '# ')}`);
  }
  if (snippet.file !== undefined) parts.push(renderFile(snippet.file));
  return [...parts, ...snippet.run.map(renderCommand)];
}

/** Whether every word may stand in a command. */
export function isSafe(snippet: Snippet): boolean {
  const words = [...snippet.setup, ...snippet.run].flatMap((command) => command.words);
  return (
    !words.some((word) => hasUnsafe(wordText(word))) &&
    !(snippet.file !== undefined && (hasUnsafe(snippet.file.name) || hasUnsafeInLines(snippet.file.text)))
  );
}

function renderCommand(command: Command): string {
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of command.words.entries()) {
    const text = typeof word === 'string' ? shellQuote(word, index === 0) : word.shell;
    const width = (lines.length === 0 ? 0 : 2) + line.length + 1 + text.length + optionWidth(command.words, index);
    if (line !== '' && width > WIDTH && wordText(word).startsWith('-')) {
      lines.push(line);
      line = text;
    } else {
      line += line === '' ? text : ` ${text}`;
    }
  }
  return [...lines, line].join(' \\\n  ');
}

/** Room for the value after an option, so that the two stay on one line. */
function optionWidth(words: readonly Word[], index: number): number {
  const next = words[index + 1];
  if (next === undefined || wordText(next).startsWith('-')) return 0;
  return (typeof next === 'string' ? shellQuote(next) : next.shell).length + 1;
}

function renderFile(file: { readonly name: string; readonly text: string }): string {
  const lines = file.text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  let end = 'EOF';
  while (lines.includes(end)) end += '_';
  return [`cat > ${shellQuote(file.name)} <<'${end}'`, ...lines, end].join('\n');
}

/** Whether the commands hold the placeholder for the repo's id. */
export function namesPlaceholder(snippet: Snippet): boolean {
  const words = [...snippet.setup, ...snippet.run].flatMap((command) => command.words);
  return (
    words.some((word) => wordText(word).includes(PLACEHOLDER)) || (snippet.file?.text.includes(PLACEHOLDER) ?? false)
  );
}

function wordText(word: Word): string {
  return typeof word === 'string' ? word : word.shell;
}
