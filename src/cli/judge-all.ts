import { EXIT } from './exit.ts';
import { judgeTarget } from './judge.ts';
import type { Judged, NotJudged } from './opened.ts';
import type { Session } from './session.ts';
import { SettingsReader } from './settings.ts';
import { chooseTargets } from './targets.ts';
import type { ExitCode } from './exit.ts';

/** All targets, judged or not; or the code to end with before anything was judged. */
export type Judgement =
  | { readonly ok: true; readonly targets: readonly (Judged | NotJudged)[]; readonly settings: SettingsReader }
  | { readonly ok: false; readonly code: ExitCode };

/**
 * Judges every target of a command line, one after the other; one that cannot be read does not stop the others.
 * @param texts as typed; none: the roots of the settings file here, else the folder here
 */
export async function judgeAll(texts: readonly string[], session: Session): Promise<Judgement> {
  const settings = new SettingsReader(session.options, new Date().toISOString().slice(0, 10), session.say);
  const fault = await settings.namedFault();
  const given = fault ?? (texts.length > 0 ? texts : await settings.defaultTargets());
  if ('lines' in given) {
    for (const line of given.lines) session.say(line);
    return { ok: false, code: EXIT.usage };
  }
  const chosen = await chooseTargets(given);
  const targets: (Judged | NotJudged)[] = [];
  for (const target of chosen) {
    targets.push(await judgeTarget(target, settings, session, { count: targets.length, of: chosen.length }));
  }
  session.progress.clear();
  return { ok: true, targets, settings };
}

/** Whether there is a report: what cannot be read is only an entry beside others. */
export function hasReport(targets: readonly (Judged | NotJudged)[]): boolean {
  return targets.length > 1 || targets.some((target) => target.ok);
}
