import { Qt as openCheckout, cn as findGit, en as IndexState, ln as runGit, tn as FileReader } from "./core.js";
import { c as said } from "./sentences.js";
import { realpathSync } from "node:fs";

// src/platform/proxy.ts
const VARIABLES = [
	"https_proxy",
	"http_proxy",
	"all_proxy"
];
function useProxy(env) {
	if (!VARIABLES.some((name) => (env[name] ?? env[name.toUpperCase()] ?? "") !== "") || env["NODE_USE_ENV_PROXY"] === "1") return true;
	const { setGlobalProxyFromEnv } = process.getBuiltinModule("node:http");
	if (setGlobalProxyFromEnv === void 0) return false;
	setGlobalProxyFromEnv(env);
	return true;
}

// src/repository/checkout/commit-state.ts
async function commitState(root, listing) {
	const git = findGit();
	if (git === null) return { kind: "unknown" };
	const [where, tree, index] = await Promise.all([
		runGit(git, root, [
			"rev-parse",
			"--show-toplevel",
			"--show-prefix",
			"HEAD^{commit}"
		]),
		runGit(git, root, [
			"rev-parse",
			"--verify",
			"--quiet",
			"HEAD:./"
		]),
		IndexState.read(git, root, new FileReader(root))
	]);
	if (where.kind !== "ended" || where.code !== 0 || tree.kind !== "ended" || index === null) return { kind: "unknown" };
	const lines = where.stdout.toString().split("\n");
	const [top = "", prefix = "", head = ""] = lines;
	if (lines.length !== 4 || !/^[0-9a-f]{40,64}$/.test(head)) return { kind: "unknown" };
	const place = {
		head,
		top,
		prefix
	};
	const paths = index.differences(listing);
	const staged = index.tree === null || index.tree !== tree.stdout.toString().trim();
	if (paths.length === 0 && !staged) return {
		kind: "clean",
		place
	};
	return {
		kind: "changed",
		place,
		paths: paths.length > 0 ? paths : ["staged changes"]
	};
}

// src/action/gate.ts
const EVENTS = /* @__PURE__ */ new Set([
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
]);
const MAX_PATHS = 5;
function isProposingEvent(event) {
	return EVENTS.has(event);
}
async function openGate(targets, workspace) {
	const closed = (...messages) => ({
		open: false,
		messages
	});
	if (!targets.every((target) => target.ok)) return closed(said("notice", "github-roots-not-judged"));
	const found = [];
	const messages = [];
	for (const target of targets) {
		if (target.root === null) {
			messages.push(said("notice", "github-no-checkout", { root: target.name }));
			continue;
		}
		const checkout = await openCheckout(target.root);
		const state = checkout.ok ? await commitState(target.root, checkout.repository.listing) : null;
		if (state === null || state.kind === "unknown") {
			messages.push(said("notice", "github-no-checkout", { root: target.name }));
			continue;
		}
		if (state.kind === "changed") {
			const paths = state.paths.slice(0, MAX_PATHS);
			const more = state.paths.length - paths.length;
			return closed(said("notice", more > 0 ? "github-dirty-more" : "github-dirty", {
				root: target.name,
				paths,
				more
			}));
		}
		found.push({
			target,
			...state.place
		});
	}
	const top = found.find((one) => one.top === realPath(workspace))?.top ?? found[0]?.top;
	for (const one of found) if (one.top !== top) messages.push(said("notice", "github-root-elsewhere", { root: one.target.name }));
	const here = found.filter((one) => one.top === top);
	const [first] = here;
	if (first === void 0) return closed(...messages);
	const roots = here.map(({ target, prefix }) => ({
		target,
		card: `${prefix}${target.audit.card.path}`
	}));
	for (const { target } of roots) {
		const wants = target.audit.edits.length > 0;
		if (target.audit.cardBytes === null && wants) messages.push(said("notice", "github-no-card", {
			root: target.name,
			card: target.audit.card.path
		}));
	}
	return {
		open: true,
		head: first.head,
		roots,
		messages
	};
}
function realPath(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return path;
	}
}

// src/action/proposal.types.ts
function notProposed(said) {
	return {
		said,
		changed: false,
		operation: "none",
		pull: null,
		repairs: () => false
	};
}

export { useProxy as i, isProposingEvent as n, openGate as r, notProposed as t };
