import { H as render } from "./core.js";

// src/publish/github/sentences.ts
const OWN_TOKEN = "github-actions[bot]";
const MAX_LINK = 6e3;
function githubSentence({ code, args, link }) {
	const sentence = render(code, args);
	return link === null ? sentence : `${sentence}: ${link}`;
}
function githubMarkdown({ code, args, link }) {
	const sentence = render(code, args, "markdown");
	return link === null || !/^https?:\/\/[^\s<>]+$/.test(link) ? sentence : `${sentence}: <${link}>`;
}
function said(level, code, args = {}, link = null) {
	return {
		level,
		code,
		args,
		link
	};
}
function bodyNotes(viewer) {
	return viewer === OWN_TOKEN ? [`${render("github-note-checks", {}, "markdown")}.`] : [];
}
const SETTLED = {
	new: "pull-created",
	changed: "pull-updated",
	carried: "pull-closed-carried",
	obsolete: "pull-closed-obsolete",
	duplicate: "pull-closed-duplicate",
	conflict: "pull-closed-conflict",
	"nothing-to-do": "pull-nothing",
	"up-to-date": "pull-up-to-date",
	declined: "pull-declined",
	vanished: "pull-vanished",
	elsewhere: "pull-elsewhere",
	touched: "pull-touched",
	"not-mine": "pull-not-mine",
	reopened: "pull-reopened",
	undecided: "pull-undecided",
	"not-editable": "pull-not-editable"
};
function obstacleMessage(obstacle, repository, { base, branch, head }) {
	switch (obstacle.code) {
		case "no-base": return said("error", "github-no-base", {
			repository,
			base: base ?? "default"
		});
		case "archived": return said("notice", "github-archived", { repository });
		case "not-tip": return said("notice", "github-not-tip", {
			head,
			tip: obstacle.tip,
			base: obstacle.base
		});
		case "branch-is-base": return said("error", "github-branch-is-base", {
			branch,
			base: obstacle.base
		});
		case "branch-in-use": return said("error", "github-branch-in-use", {
			branch,
			number: obstacle.number,
			base: obstacle.base
		});
		case "not-judged": return said("notice", "github-card-not-judged", { card: obstacle.card });
	}
}
function haltMessage({ stage, trouble }, wishes, repository) {
	const detail = trouble.message === "" ? `status ${trouble.status ?? "none"}` : trouble.message;
	const request = trouble.requestId ?? "unknown";
	switch (trouble.code) {
		case "unauthorized": return said("error", "github-unauthorized", { detail });
		case "setting": return said("notice", "github-setting", {}, `${wishes.serverUrl}/${repository}/settings/actions`);
		case "archived": return said("notice", "github-archived", { repository });
		case "protected": return said("notice", "github-protected", {
			branch: wishes.branch,
			detail
		});
		case "forbidden":
		case "not-found": return said("notice", missing(stage, trouble.code), {
			repository,
			detail
		});
		case "rate-limited": return said("error", "github-rate-limited", {
			detail,
			seconds: Math.ceil((trouble.retryAfterMs ?? 0) / 1e3)
		});
		case "moved": return said("error", "github-restless", { detail });
		case "network":
		case "server-error":
		case "bad-answer": return said("error", "github-unreached", {
			detail,
			request
		});
		case "no-drafts":
		case "refused": return said("error", "github-refused", {
			detail,
			request
		});
	}
}
function missing(stage, code) {
	if (stage === "read") return code === "not-found" ? "github-not-found" : "github-needs-read";
	return stage === "branch" ? "github-needs-contents" : "github-needs-pulls";
}
function compareLink(repository, base, { serverUrl, branch }, pull) {
	const part = (name) => name.split("/").map(encodeURIComponent).join("/");
	const titled = `${`${serverUrl}/${repository}/compare/${part(base)}...${part(branch)}?quick_pull=1`}&title=${encodeURIComponent(pull.title)}`;
	const whole = `${titled}&body=${encodeURIComponent(pull.body)}`;
	return whole.length <= MAX_LINK ? whole : titled;
}

export { githubSentence as a, said as c, githubMarkdown as i, bodyNotes as n, haltMessage as o, compareLink as r, obstacleMessage as s, SETTLED as t };
