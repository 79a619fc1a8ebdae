import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT: string = fileURLToPath(new URL('../..', import.meta.url));

/** A fenced block, with the comment (`<!-- … -->`) that stands right above it, or `''`. */
export interface Block {
  readonly language: string;
  readonly mark: string;
  readonly text: string;
}

/** The text of a document, by its path from the project's folder. */
export function document(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Fenced blocks in their order; their text ends with a line feed. */
export function blocks(text: string): Block[] {
  const found = text.matchAll(/^( *)(?:<!-- ([^\n]*?) -->\n *)?```([a-z]*)\n([\s\S]*?)^\1```$/gmu);
  return [...found].map(([, indent = '', mark = '', language = '', body = '']) => ({
    language,
    mark,
    text: body.replaceAll(new RegExp(`^${indent}`, 'gmu'), ''),
  }));
}

/** The text outside fenced blocks. */
export function prose(text: string): string {
  return text.replaceAll(/^( *)```[a-z]*\n[\s\S]*?^\1```$/gmu, '');
}

/** The rows of the first table with these titles, cells trimmed; empty when there is none. */
export function table(text: string, titles: readonly string[]): string[][] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => cells(line).join('\0') === titles.join('\0'));
  if (head < 0) return [];
  const rows: string[][] = [];
  for (const line of lines.slice(head + 2)) {
    if (!line.startsWith('|')) break;
    rows.push(cells(line));
  }
  return rows;
}

function cells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** A table as Markdown, its columns as wide as their widest cell; the first row holds the titles. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const [head = [], ...body] = rows;
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body]
    .map((line) => `| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`)
    .join('\n');
}

/** The anchors that a document's headings give, as GitHub makes them. */
export function anchors(text: string): ReadonlySet<string> {
  const headings = prose(text).matchAll(/^#{1,6} (.*)$/gmu);
  return new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
