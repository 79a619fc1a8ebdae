import { lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { ct as readSmallFile, f as emit, hn as repoIdOfRemotes, un as EXIT } from "./core.js";

// src/cli/init.ts
const CHECKOUT = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
const GIT_CONFIG_LIMIT = 262144;
async function init(directory, session) {
	const root = resolve(directory ?? ".");
	if (!(lstatSync(root, { throwIfNoEntry: false })?.isDirectory() ?? false)) {
		session.say(`${directory ?? "."} is not a folder`);
		return EXIT.unreadable;
	}
	const top = repositoryTop(root);
	const within = top === null ? "" : relative(top, root).split(sep).join("/");
	const base = top ?? root;
	const lines = [];
	let code = EXIT.ok;
	const files = [{
		path: ".github/workflows/envcard.yml",
		text: workflow(within)
	}, {
		path: within === "" ? ".envcard.yaml" : `${within}/.envcard.yaml`,
		text: settings(hubIdOf(top))
	}];
	for (const file of files) {
		const outcome = writeNew(base, file);
		if (outcome.kind === "failed") {
			session.say(`${file.path} cannot be written: ${outcome.message}`);
			code = EXIT.unreadable;
		} else lines.push(outcome.kind === "written" ? `wrote   ${file.path}` : `kept    ${file.path} (it exists)`);
	}
	if (code !== EXIT.ok) return code;
	return await emit([`${[
		...lines,
		"",
		...nextSteps(top === null, base)
	].join("\n")}\n`], session);
}
function nextSteps(outside, base) {
	const steps = ["Next: look at both files, then commit them. The workflow judges the repo on every push and pull request and needs no secret.", "envcard fix repairs what it finds in the card."];
	if (outside) steps.push(`${base} is in no git work tree: put .github at the top of the repo on GitHub.`);
	return steps;
}
function repositoryTop(root) {
	for (let at = root;; at = resolve(at, "..")) {
		if (lstatSync(join(at, ".git"), { throwIfNoEntry: false }) !== void 0) return at;
		if (resolve(at, "..") === at) return null;
	}
}
function hubIdOf(top) {
	if (top === null) return null;
	const read = readSmallFile(join(top, ".git", "config"), GIT_CONFIG_LIMIT, false);
	if (!read.ok) return null;
	const text = new TextDecoder().decode(read.bytes);
	return repoIdOfRemotes([...text.matchAll(/^[ \t]*url[ \t]*=[ \t]*(\S{1,2048})[ \t]*$/gim)].map((match) => match[1] ?? ""));
}
function writeNew(base, { path, text }) {
	const parts = path.split("/");
	try {
		for (let depth = 1; depth < parts.length; depth += 1) {
			const folder = join(base, ...parts.slice(0, depth));
			const stat = lstatSync(folder, { throwIfNoEntry: false });
			if (stat === void 0) mkdirSync(folder);
			else if (!stat.isDirectory()) return {
				kind: "failed",
				message: `${parts.slice(0, depth).join("/")} is not a folder`
			};
		}
		writeFileSync(join(base, ...parts), text, { flag: "wx" });
		return { kind: "written" };
	} catch (error) {
		const { code, message } = error;
		return code === "EEXIST" ? { kind: "kept" } : {
			kind: "failed",
			message
		};
	}
}
function workflow(within) {
	const path = within === "" ? "" : `\n        with:\n          path: ${JSON.stringify(within)}`;
	return `# Judges which RL frameworks really load this dataset repo, and whether its card says so.
name: envcard
on:
  push:
    branches: [main]
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    steps:
      - uses: ${CHECKOUT}
        with:
          # Commits that registry.json pins are looked up in the history.
          fetch-depth: 0
          persist-credentials: false
      - uses: envcard/envcard@v${"0.1.0"} # put a commit here: a tag can be moved${path}
`;
}
function settings(hub) {
	return `# Settings of envcard. Every line is optional; envcard rules lists the rules.
# yaml-language-server: $schema=https://raw.githubusercontent.com/envcard/envcard/v${"0.1.0"}/schemas/config.json

# The repo's own id on the Hub.
${hub === null ? "# hub: OWNER/NAME" : `hub: ${hub}`}

# rules:
#   card/viewer: off
# frameworks:
#   verifiers: {assume: loads, reason: run nightly with the package NAME, until: 2027-12-31}
#   openenv: {declare: never, reason: the tasks need a GPU}
# ignore:
#   - {rule: files/link, path: 'tasks/*/data', reason: links to shared data}
`;
}

export { init };
