import { jsonChunks } from '../report/json.ts';
import { renderText } from '../report/text.ts';
import type { Report } from '../report/types.ts';
import type { Format } from './commands.ts';

/** What the formats need beside the report. */
export interface RenderOptions {
  readonly color: boolean;
  /** Columns that the sentences of a text are broken for. */
  readonly width: number;
  /** By index of the target: what `fix` would change. */
  readonly diffs: ReadonlyMap<number, string>;
  readonly exitCode: number;
}

/** The report's text in a format, in pieces. The rarer formats are loaded when they are asked for. */
export async function renderReport(report: Report, format: Format, options: RenderOptions): Promise<Iterable<string>> {
  const { color, width, diffs, exitCode } = options;
  switch (format) {
    case 'text':
      return [renderText(report, { color, width, diffs })];
    case 'json':
      return jsonChunks(report);
    case 'sarif': {
      const [{ renderSarif }, { RULES }] = await Promise.all([
        import('../report/sarif.ts'),
        import('../rules/catalogue.ts'),
      ]);
      return [renderSarif(report, { rules: RULES, exitCode })];
    }
    case 'github':
      return [(await import('../report/github.ts')).renderGithub(report)];
    case 'markdown':
      return [(await import('../report/markdown.ts')).renderMarkdown(report, { diffs })];
  }
}
