import { VERSION } from '../platform/version.ts';
import { buildReport } from '../report/build.ts';
import { emit } from './emit.ts';
import { EXIT, worst } from './exit.ts';
import type { ExitCode } from './exit.ts';
import { hasReport, judgeAll } from './judge-all.ts';
import type { Judgement } from './judge-all.ts';
import type { Session } from './session.ts';

/** `envcard explain [TARGET]`: all evidence. Findings do not count. */
export async function explain(texts: readonly string[], session: Session): Promise<ExitCode> {
  return await show(texts, session, async (reports) => {
    const { renderExplain } = await import('../report/explain.ts');
    const { framework } = session.options;
    const options = { color: session.color, width: session.width, ...(framework === null ? {} : { framework }) };
    return renderExplain(buildReport(reports, VERSION), options);
  });
}

/** `envcard snippets [TARGET...]`: the commands that load it. Findings do not count. */
export async function snippets(texts: readonly string[], session: Session): Promise<ExitCode> {
  return await show(texts, session, async (reports) => {
    const { renderSnippetsJson, renderSnippetsText } = await import('../report/snippets.ts');
    const framework = session.options.framework ?? undefined;
    if (session.options.format === 'json') return renderSnippetsJson(reports, framework);
    const text = renderSnippetsText(reports, framework);
    if (text === '') session.say('no command loads it; envcard explain says why');
    return text;
  });
}

type Reports = (Judgement & { ok: true })['targets'][number]['report'][];

async function show(
  texts: readonly string[],
  session: Session,
  render: (reports: Reports) => Promise<string>,
): Promise<ExitCode> {
  const judgement = await judgeAll(texts, session);
  if (!judgement.ok) return judgement.code;
  const { targets } = judgement;
  const unreadable = worst(targets.map(({ code }) => (code === EXIT.findings ? EXIT.ok : code)));
  if (!hasReport(targets)) return unreadable;
  const written = await emit([await render(targets.map((target) => target.report))], session);
  return worst([unreadable, written]);
}
