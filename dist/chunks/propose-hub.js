import { t as hubClient } from "./hub.js";
import { n as proposeJudged, r as stopSentence } from "./propose.js";
import { $ as codeSpan, z as parseTarget } from "./core.js";
import { i as useProxy, n as isProposingEvent, t as notProposed } from "./proposal.types.js";
import { a as githubSentence, c as said, i as githubMarkdown, t as SETTLED } from "./sentences.js";
import { a as changesOf, i as changeOf, s as changeKey } from "./proposal.js";

// src/action/propose-hub.ts
const CARD = "README.md";
const MISSING = /* @__PURE__ */ new Set([
	"login",
	"no-permission",
	"mirrored",
	"hidden",
	"discussions-disabled"
]);
function prepareHub(inputs, targets, event, session) {
	const nothing = (message) => {
		return () => Promise.resolve(notProposed([toSaid(message)]));
	};
	if (!isProposingEvent(event)) return nothing(said("notice", "github-event", { event }));
	for (const text of inputs.paths) {
		const target = parseTarget(text);
		if (target.kind === "hub" && target.revision !== null) return nothing(said("notice", "hub-revision", { root: text }));
	}
	return async () => {
		const proxy = useProxy(process.env) ? [] : [toSaid(said("notice", "github-no-proxy"))];
		const all = [notProposed(proxy)];
		for (const target of targets) if (!target.ok) all.push(notProposed([toSaid(said("notice", "hub-not-judged", { root: target.report.target.id }))]));
		else if (target.root !== null) all.push(notProposed([toSaid(said("notice", "hub-root-is-folder", { root: target.name }))]));
		else all.push(await proposeOne(target, session));
		return joined(all);
	};
}
async function proposeOne(target, session) {
	const client = hubClient(true);
	if ("problem" in client) return notProposed([{
		level: "error",
		text: client.problem,
		markdown: codeSpan(client.problem)
	}]);
	const done = await proposeJudged(target, client.http, session);
	if (done === null) return notProposed([]);
	const { id, outcome } = done;
	const repaired = repairedBy(outcome);
	return {
		said: saidOf(`hf:${id}`, outcome),
		changed: outcome.operation !== "none" || outcome.closed.length > 0,
		operation: outcome.operation,
		pull: outcome.pull,
		repairs: (judged, finding) => {
			const change = judged === target ? changeOf(finding, CARD) : null;
			return change !== null && repaired.has(changeKey(change));
		}
	};
}
function saidOf(name, outcome) {
	const { stop, closed, plan, pull, operation } = outcome;
	const messages = closed.map(({ reason, number, url }) => toSaid(said("info", SETTLED[reason], { number }, url), name));
	const stopped = stopSentence(outcome);
	if (stop !== null && stopped !== null) {
		const level = MISSING.has(stop.code) ? "notice" : "error";
		return [...messages, {
			level,
			text: `${name}: ${stopped}`,
			markdown: `${codeSpan(name)}: ${codeSpan(stopped, 1e3)}`
		}];
	}
	if (plan === null || operation === "closed") return messages;
	const { reason } = plan.decision;
	const code = operation === "created" ? SETTLED.new : operation === "updated" ? SETTLED.changed : SETTLED[reason];
	const quiet = operation !== "none" || reason === "nothing-to-do" || reason === "up-to-date";
	const link = pull ?? plan.decision.target ?? plan.decision.linked;
	const args = link === null ? {} : { number: link.number };
	return [...messages, toSaid(said(quiet ? "info" : "notice", code, args, link?.url ?? null), name)];
}
function repairedBy({ plan, operation, stop }) {
	const repaired = /* @__PURE__ */ new Set();
	if (plan === null || stop !== null) return repaired;
	for (const [key, { reason }] of plan.held) if (reason === "elsewhere") repaired.add(key);
	const isOpen = operation === "created" || operation === "updated" || plan.decision.reason === "up-to-date";
	const { proposal } = plan.wanted;
	if (isOpen && proposal !== null) for (const change of changesOf(proposal)) repaired.add(changeKey(change));
	return repaired;
}
function joined(all) {
	const first = all.find(({ operation }) => operation !== "none") ?? all.find(({ pull }) => pull !== null);
	return {
		said: all.flatMap((one) => one.said),
		changed: all.some(({ changed }) => changed),
		operation: first?.operation ?? "none",
		pull: first?.pull ?? null,
		repairs: (target, finding) => all.some(({ repairs }) => repairs(target, finding))
	};
}
function toSaid(message, name = null) {
	const [text, markdown] = [githubSentence(message), githubMarkdown(message)];
	return name === null ? {
		level: message.level,
		text,
		markdown
	} : {
		level: message.level,
		text: `${name}: ${text}`,
		markdown: `${codeSpan(name)}: ${markdown}`
	};
}

export { prepareHub };
