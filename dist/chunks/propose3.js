import { mt as audit } from "./core.js";
import { i as useProxy, n as isProposingEvent, r as openGate, t as notProposed } from "./proposal.types.js";
import { a as githubSentence, c as said, i as githubMarkdown } from "./sentences.js";
import { i as changeOf, s as changeKey } from "./proposal.js";
import { t as cut } from "./memory.js";

// src/repository/overlay.ts
function withFile(repository, path, bytes) {
	return {
		listing: repository.listing,
		sampling: repository.sampling,
		history: repository.history,
		get reads() {
			return repository.reads;
		},
		read(asked, limit, mode = "whole") {
			return asked === path ? cut(bytes, limit, mode) : repository.read(asked, limit, mode);
		}
	};
}

// src/action/propose.ts
function runContext(env) {
	return {
		event: env["GITHUB_EVENT_NAME"] ?? "",
		repository: env["GITHUB_REPOSITORY"] ?? "",
		apiUrl: (env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/$/, ""),
		serverUrl: (env["GITHUB_SERVER_URL"] ?? "https://github.com").replace(/\/$/, ""),
		workspace: env["GITHUB_WORKSPACE"] ?? "."
	};
}
async function prepareGithub(inputs, targets, context) {
	const nothing = (messages) => {
		return () => Promise.resolve(notProposed(messages.map(toSaid)));
	};
	const { event, repository, apiUrl } = context;
	if (!isProposingEvent(event)) return nothing([said("notice", "github-event", { event })]);
	const { token } = inputs;
	if (token === null) return nothing([said("notice", "github-no-token")]);
	const gate = await openGate(targets, context.workspace);
	if (!gate.open) return nothing(gate.messages);
	return async () => {
		const { isSafeOrigin, proposeOnGithub } = await import("./github.js");
		if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !isSafeOrigin(apiUrl)) return notProposed([toSaid(said("error", "github-no-repository", {
			repository,
			api: apiUrl
		}))]);
		const proxy = useProxy(process.env) ? [] : [said("notice", "github-no-proxy")];
		const sources = gate.roots.map(sourceOf);
		const outcome = await proposeOnGithub({
			token,
			repository,
			apiUrl,
			wishes: {
				base: inputs.base,
				branch: inputs.branch,
				head: gate.head,
				remove: inputs.remove,
				title: inputs.title,
				commitMessage: inputs.commitMessage,
				labels: inputs.labels,
				draft: inputs.draft,
				serverUrl: context.serverUrl,
				version: "0.1.0"
			},
			sources,
			judgeAgain: async ({ card }, bytes) => {
				const root = gate.roots.find((one) => one.card === card);
				return root === void 0 ? null : await judgeAgain(root, bytes);
			}
		});
		const cards = new Map(gate.roots.map(({ target, card }) => [target, card]));
		return {
			said: [
				...gate.messages,
				...proxy,
				...outcome.messages
			].map(toSaid),
			changed: outcome.changed,
			operation: outcome.operation,
			pull: outcome.pull,
			repairs: (target, finding) => {
				const card = cards.get(target);
				const change = card === void 0 ? null : changeOf(finding, card);
				return change !== null && outcome.repaired.has(changeKey(change));
			}
		};
	};
}
function sourceOf({ target, card }) {
	return {
		audit: target.audit,
		config: target.settings.config,
		card
	};
}
async function judgeAgain({ target, card }, bytes) {
	const { config, configPath } = target.settings;
	const repository = withFile(target.repository, target.audit.card.path, bytes);
	return {
		audit: await audit({
			repository,
			repoId: target.repoId,
			config,
			configPath,
			schemaChecker
		}),
		config,
		card
	};
}
const schemaChecker = async (schemas) => {
	const { schemaChecker: check } = await import("./schema-worker.js");
	return await check()(schemas);
};
function toSaid(message) {
	return {
		level: message.level,
		text: githubSentence(message),
		markdown: githubMarkdown(message)
	};
}

export { prepareGithub, runContext };
