import { jsonText } from './escape/json.ts';
import type { Report } from './types.ts';

/** The report as JSON, version 1, with a final line feed. */
export function renderJson(report: Report): string {
  return [...jsonChunks(report)].join('');
}

/** The same text in pieces, one per target, for a writer that waits for its stream. */
export function* jsonChunks(report: Report): Generator<string, void, undefined> {
  const { targets, ...rest } = report;
  const head = jsonText(rest);
  yield `${head.slice(0, head.lastIndexOf('\n'))},\n  "targets": [`;
  for (const [index, target] of targets.entries()) {
    // A line feed of the text is always layout: inside strings it stands escaped.
    const text = jsonText(target).replaceAll('\n', '\n    ');
    yield `${index === 0 ? '' : ','}\n    ${text}`;
  }
  yield targets.length === 0 ? ']\n}\n' : '\n  ]\n}\n';
}
