import { VERSION } from '../platform/version.ts';
import { buildReport } from '../report/build.ts';
import { emit } from './emit.ts';
import { worst } from './exit.ts';
import type { ExitCode } from './exit.ts';
import { hasReport, judgeAll } from './judge-all.ts';
import type { Judged, NotJudged } from './opened.ts';
import { diffsOf } from './repair.ts';
import { renderReport } from './render.ts';
import type { Session } from './session.ts';

/** `envcard [check] [TARGET...]`: judges and reports. */
export async function check(texts: readonly string[], session: Session): Promise<ExitCode> {
  const judgement = await judgeAll(texts, session);
  if (!judgement.ok) return judgement.code;
  const code = worst(judgement.targets.map((target) => target.code));
  const written = await report(judgement.targets, code, session);
  return worst([code, written]);
}

/**
 * Writes the report of judged targets; nothing when there is none.
 * @param code the exit code, which SARIF holds
 */
export async function report(
  targets: readonly (Judged | NotJudged)[],
  code: ExitCode,
  session: Session,
): Promise<ExitCode> {
  if (!hasReport(targets)) return 0;
  const { format } = session.options;
  const diffs = format === 'text' || format === 'markdown' ? await diffsOf(targets) : new Map<number, string>();
  const built = buildReport(
    targets.map((target) => target.report),
    VERSION,
  );
  const { color, width } = session;
  return await emit(await renderReport(built, format, { color, width, diffs, exitCode: code }), session);
}
