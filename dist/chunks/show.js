import { I as hasReport, L as judgeAll, f as emit, fn as worst, h as buildReport, un as EXIT } from "./core.js";

// src/cli/show.ts
async function explain(texts, session) {
	return await show(texts, session, async (reports) => {
		const { renderExplain } = await import("./explain.js");
		const { framework } = session.options;
		const options = {
			color: session.color,
			width: session.width,
			...framework === null ? {} : { framework }
		};
		return renderExplain(buildReport(reports, "0.1.0"), options);
	});
}
async function snippets(texts, session) {
	return await show(texts, session, async (reports) => {
		const { renderSnippetsJson, renderSnippetsText } = await import("./snippets.js");
		const framework = session.options.framework ?? void 0;
		if (session.options.format === "json") return renderSnippetsJson(reports, framework);
		const text = renderSnippetsText(reports, framework);
		if (text === "") session.say("no command loads it; envcard explain says why");
		return text;
	});
}
async function show(texts, session, render) {
	const judgement = await judgeAll(texts, session);
	if (!judgement.ok) return judgement.code;
	const { targets } = judgement;
	const unreadable = worst(targets.map(({ code }) => code === EXIT.findings ? EXIT.ok : code));
	if (!hasReport(targets)) return unreadable;
	const written = await emit([await render(targets.map((target) => target.report))], session);
	return worst([unreadable, written]);
}

export { explain, snippets };
