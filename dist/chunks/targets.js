import { opendirSync, statSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { t as Minimatch } from "./glob.js";
import { B as looksLikeGlob } from "./core.js";

// src/platform/targets.ts
const LIMITS = {
	visits: 1e5,
	matches: 1e3
};
const MAX_LENGTH = 1024;
function expandGlob(pattern, base, limits = LIMITS) {
	if (pattern.length > MAX_LENGTH) return {
		ok: false,
		message: "the glob is too long"
	};
	const glob = new Minimatch(pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, ""), {
		nonegate: true,
		nocomment: true,
		braceExpandMax: 256,
		platform: "linux"
	});
	const throughLinks = !pattern.includes("**");
	const found = [];
	const waiting = [staticPart(glob.pattern)];
	for (let visits = 0; waiting.length > 0; visits += 1) {
		if (visits > limits.visits) return {
			ok: false,
			message: `the glob leads through more than ${limits.visits} folders`
		};
		const at = waiting.pop() ?? "";
		if (glob.match(at)) found.push(at);
		if (found.length > limits.matches) return {
			ok: false,
			message: `the glob fits more than ${limits.matches} folders`
		};
		for (const name of folders(isAbsolute(at) ? at : join(base, at), throughLinks)) {
			const path = at === "" ? name : at === "/" ? `/${name}` : `${at}/${name}`;
			if (glob.match(path, true)) waiting.push(path);
		}
	}
	return {
		ok: true,
		paths: found.toSorted()
	};
}
function staticPart(pattern) {
	const parts = pattern.split("/");
	const first = parts.findIndex(looksLikeGlob);
	const fixed = parts.slice(0, first < 0 ? parts.length - 1 : first).join("/");
	return fixed === "" && pattern.startsWith("/") ? "/" : fixed;
}
function folders(path, throughLinks) {
	const names = [];
	try {
		const directory = opendirSync(path);
		try {
			for (let entry = directory.readSync(); entry !== null; entry = directory.readSync()) {
				if (entry.name === ".git" || entry.name === "node_modules") continue;
				if (entry.isDirectory() || throughLinks && entry.isSymbolicLink() && isFolder(join(path, entry.name))) names.push(entry.name);
			}
		} finally {
			directory.closeSync();
		}
	} catch {}
	return names;
}
function isFolder(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export { expandGlob };
