import { opendirSync, statSync } from "node:fs";
import { join } from "node:path";
import { t as Minimatch } from "./glob.js";
import { B as looksLikeGlob } from "./core.js";

// src/platform/targets.ts
/** Most folders that one glob may lead through, and give. */
const LIMITS = {
	visits: 1e5,
	matches: 1e3
};
/** Longest glob. */
const MAX_LENGTH = 1024;
/**
* The folders that a glob stands for, sorted, as a shell would have given them: `*`, `**`, `?`, `[...]` and `{a,b}`.
* Names with a leading dot need one in the glob; `.git` and `node_modules` are never entered; a glob with `**` does not
* lead through links.
* @param pattern relative to `base`, or absolute
* @param base the folder to start from
* @param limits other limits, for tests
*/
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
		for (const name of folders(at.startsWith("/") ? at : join(base, at), throughLinks)) {
			const path = at === "" ? name : at === "/" ? `/${name}` : `${at}/${name}`;
			if (glob.match(path, true)) waiting.push(path);
		}
	}
	return {
		ok: true,
		paths: found.toSorted()
	};
}
/** The folders in front of the first part with a sign. */
function staticPart(pattern) {
	const parts = pattern.split("/");
	const first = parts.findIndex(looksLikeGlob);
	const fixed = parts.slice(0, first < 0 ? parts.length - 1 : first).join("/");
	return fixed === "" && pattern.startsWith("/") ? "/" : fixed;
}
/** Names of the folders in a folder; none when it cannot be read. */
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
