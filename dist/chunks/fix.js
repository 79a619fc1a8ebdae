import { join } from "node:path";
import { E as repaired, L as judgeAll, f as emit, fn as worst, o as report, un as EXIT, ut as judgeTarget, w as diffOf, z as parseTarget } from "./core.js";

// src/cli/fix.ts
async function fix(texts, session) {
	const hub = texts.map(parseTarget).find((target) => target.kind === "hub");
	if (hub !== void 0) {
		session.say(`fix writes to folders; envcard propose hf:${hub.id} opens a pull request on the Hub`);
		return EXIT.usage;
	}
	const judgement = await judgeAll(texts, session);
	if (!judgement.ok) return judgement.code;
	const { targets, settings } = judgement;
	if (session.options.diff) return await printDiffs(targets, session);
	const after = [];
	const codes = [];
	for (const target of targets) {
		const outcome = target.ok ? await repairTarget(target, settings, session) : {
			target,
			code: EXIT.ok
		};
		after.push(outcome.target);
		codes.push(outcome.code);
	}
	const remaining = worst([...codes, ...after.map((target) => target.code)]);
	return worst([remaining, await report(after, remaining, session)]);
}
function editsOf(target, session) {
	return session.options.unsafe ? target.audit.editsWithRemovals : target.audit.edits;
}
async function printDiffs(targets, session) {
	const diffs = [];
	for (const target of targets) {
		if (!target.ok) continue;
		const diff = await diffOf(target, editsOf(target, session));
		if (diff !== "") diffs.push(diff);
	}
	const unreadable = targets.flatMap((target) => target.ok ? [] : [target.code]);
	const written = diffs.length === 0 ? EXIT.ok : await emit(diffs, session);
	return worst([
		...unreadable,
		written,
		diffs.length === 0 ? EXIT.ok : EXIT.findings
	]);
}
async function repairTarget(target, settings, session) {
	const edits = editsOf(target, session);
	const { root } = target;
	const { card } = target.audit;
	const shownPath = join(target.name, card.path);
	if (edits.length === 0 || root === null) return {
		target,
		code: EXIT.ok
	};
	const { cardBytes } = target.audit;
	const bytes = repaired(target, edits);
	if (cardBytes === null && !session.options.createCard) {
		session.say(`${shownPath} does not exist. Nothing is written, since the next upload could replace the real card; --create-card writes:`);
		for (const line of new TextDecoder().decode(bytes).trimEnd().split("\n")) session.say(`  ${line}`);
		return {
			target,
			code: EXIT.ok
		};
	}
	const { createFile, replaceFile } = await import("./atomic.js");
	const path = join(root, card.path);
	const written = cardBytes === null ? await createFile(path, bytes, { root }) : await replaceFile(path, bytes, {
		root,
		expect: cardBytes
	});
	if (!written.ok) {
		session.say(`${shownPath} is not written: ${written.message}`);
		return {
			target,
			code: EXIT.unreadable
		};
	}
	session.say(`${shownPath}: ${edits.length} ${edits.length === 1 ? "edit" : "edits"} applied`);
	return {
		target: await judgeTarget({
			kind: "folder",
			path: target.name
		}, settings, session, {
			count: 0,
			of: 1
		}),
		code: EXIT.ok
	};
}

export { fix };
