import path from "node:path";
import { C as maskSecrets, L as judgeAll, S as writeWholeFile, T as diffsOf, Z as summaryWords, dn as fails, fn as worst, gn as normalPath, h as buildReport, mn as isRepoId, p as jsonChunks, pn as FRAMEWORK_KEYS, q as count, un as EXIT } from "./chunks/core.js";
import { n as escapeLogLine, t as renderGithub } from "./chunks/github2.js";
import { r as renderMarkdown } from "./chunks/markdown2.js";
import { t as RULES } from "./chunks/catalogue2.js";
import * as os from "os";
import { EOL } from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { constants, promises } from "fs";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}

// node_modules/@actions/core/lib/summary.js
var __awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env["GITHUB_STEP_SUMMARY"];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${"GITHUB_STEP_SUMMARY"}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$1(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const _summary = new Summary();
const summary = _summary;

// node_modules/@actions/core/lib/core.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function isDebug() {
	return process.env["RUNNER_DEBUG"] === "1";
}
function debug(message) {
	issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}

// src/action/inputs.ts
const BRANCH = "envcard/tags";
const MAX_NAME = 200;
const BRANCH_NAME = /^(?![-./])(?!.*(?:\.\.|\/\/|\/\.|@\{|\.lock(?:\/|$)))[^\s\0-\x1f\x7f~^:?*[\\]+(?<![/.])$/u;
const FAIL_ON = [
	"error",
	"warning",
	"notice",
	"never"
];
function readInputs(get) {
	const text = (name) => {
		const value = get(name).trim();
		return value === "" ? null : value;
	};
	const faults = [];
	const paths = get("path").split(/\r?\n/u).map((line) => line.trim()).filter((line) => line !== "");
	const mode = text("mode") ?? "check";
	if (mode !== "check" && mode !== "propose") faults.push(`the input mode can be check or propose, not ${mode}`);
	const propose = readProposeInputs(text, faults);
	const failOn = text("fail-on");
	if (failOn !== null && !FAIL_ON.includes(failOn)) faults.push(`the input fail-on can be ${FAIL_ON.join(", ")}, not ${failOn}`);
	const hubRepo = text("hub-repo");
	if (hubRepo !== null && !isRepoId(hubRepo)) faults.push(`the input hub-repo must be OWNER/NAME, not ${hubRepo}`);
	const card = text("card");
	const cardPath = card === null ? null : normalPath(card);
	if (card !== null && (cardPath === null || cardPath === ".")) faults.push(`the input card must be a path below its root, such as docs/README.md, not ${card}`);
	if (paths.length > 1 && (card !== null || hubRepo !== null)) faults.push("with several roots, card and hub-repo hold for none of them alone: set card and hub per root in .envcard.yaml");
	if (faults.length > 0) return {
		ok: false,
		faults
	};
	return {
		ok: true,
		inputs: {
			paths,
			card: cardPath,
			hubRepo,
			failOn,
			config: text("config"),
			sarifFile: text("sarif-file"),
			jsonFile: text("json-file"),
			mode: mode === "propose" ? mode : "check",
			propose
		}
	};
}
function readProposeInputs(text, faults) {
	const to = text("propose-to") ?? "github";
	if (to !== "github" && to !== "hub") faults.push(`the input propose-to can be github or hub, not ${to}`);
	const flag = (name) => {
		const value = text(name) ?? "false";
		if (!/^(?:true|false)$/i.test(value)) faults.push(`the input ${name} can be true or false, not ${value}`);
		return value.toLowerCase() === "true";
	};
	const branchName = (name) => {
		const value = text(name);
		if (value !== null && (value.length > MAX_NAME || value.startsWith("refs/") || !BRANCH_NAME.test(value))) faults.push(`the input ${name} must be the name of a branch, not ${value}`);
		return value;
	};
	const [branch, base] = [branchName("branch") ?? BRANCH, branchName("base")];
	if (branch === base) faults.push("the inputs branch and base must be two branches");
	const title = text("title");
	if (title !== null && /[\r\n]/.test(title)) faults.push("the input title must be one line");
	return {
		to: to === "hub" ? to : "github",
		remove: flag("remove"),
		branch,
		base,
		commitMessage: text("commit-message"),
		title,
		labels: [...new Set((text("labels") ?? "").split(/[,\n]/u).map((label) => label.trim()))].filter((label) => label !== ""),
		draft: flag("draft"),
		token: text("token"),
		hubToken: text("hf-token")
	};
}

// src/action/outputs.ts
function actionOutputs(report, findings, failed) {
	const changed = (wanted) => findings.flatMap(({ change }) => change === null ? [] : wanted(change) ?? []);
	const missing = changed((change) => change.kind === "add-tag" || change.kind === "replace-item" ? change.tag : null);
	const unsupported = findings.flatMap(({ rule, framework }) => rule === "tags/unsupported-framework" && framework !== null ? [framework] : []);
	const unreadable = report.targets.some((target) => target.error !== null);
	const frameworks = report.targets.map(({ target, frameworks: judged }) => [target.id, Object.fromEntries(FRAMEWORK_KEYS.flatMap((key) => judged[key] === void 0 ? [] : [[key, judged[key].verdict]]))]);
	return {
		verdict: unreadable ? "unreadable" : failed ? "findings" : "clean",
		"missing-tags": [...new Set(missing)].join(","),
		"unsupported-tags": [...new Set(unsupported)].join(","),
		frameworks: JSON.stringify(Object.fromEntries(frameworks))
	};
}

// src/action/session.ts
function sessionOf(inputs, { say, debug, isDebug }) {
	return {
		options: {
			format: "github",
			output: null,
			failOn: inputs.failOn,
			config: inputs.config,
			card: inputs.card,
			hub: inputs.hubRepo,
			trackedOnly: false,
			includeIgnored: false,
			reads: null,
			thorough: false,
			unsafe: false,
			diff: false,
			createCard: false,
			dryRun: false,
			reconsider: false,
			remove: inputs.propose.remove,
			forceHub: false,
			framework: null,
			noColor: true,
			quiet: true,
			debug: isDebug
		},
		progress: {
			due: () => false,
			show: () => {},
			clear: () => {}
		},
		color: false,
		width: 100,
		say,
		debug: (message) => {
			if (isDebug) debug(message());
		}
	};
}

// src/action.ts
function safe(message) {
	return escapeLogLine(maskSecrets(message));
}
function say(message) {
	process.stdout.write(`${safe(message)}\n`);
}
function fail(message) {
	error(safe(message), { title: "envcard" });
	process.exitCode = 1;
}
function voice() {
	return {
		say,
		debug: (message) => debug(safe(message)),
		isDebug: isDebug()
	};
}
async function writeReport(file, pieces) {
	const written = await writeWholeFile(file, pieces);
	if (!written.ok) fail(`${file} cannot be written: ${written.message}`);
	return written.ok;
}
async function sarifText(report, exitCode) {
	const { renderSarif } = await import("./chunks/sarif.js");
	return renderSarif(report, {
		rules: RULES,
		exitCode
	});
}
async function run() {
	const read = readInputs((name) => getInput(name));
	if (!read.ok) {
		for (const fault of read.faults) fail(fault);
		return;
	}
	const { inputs } = read;
	if (inputs.propose.hubToken !== null) process.env["HF_TOKEN"] = inputs.propose.hubToken;
	const judgement = await judgeAll(inputs.paths, sessionOf(inputs, voice()));
	if (!judgement.ok) {
		fail("nothing was judged: the settings file cannot be used (the log above says why)");
		return;
	}
	const { targets } = judgement;
	const proposal = inputs.mode === "propose" ? await prepare(inputs, targets) : null;
	const code = worst(targets.map((target) => target.code));
	const report = buildReport(targets.map((target) => target.report), "0.1.0");
	process.stdout.write(renderGithub(report));
	await writeSummary(renderMarkdown(report, { diffs: await diffsOf(targets) }));
	const jsonFile = inputs.jsonFile ?? path.join(process.env["RUNNER_TEMP"] ?? ".", `envcard-${process.pid}.json`);
	if (await writeReport(jsonFile, jsonChunks(report))) setOutput("report", jsonFile);
	if (inputs.sarifFile !== null) await writeReport(inputs.sarifFile, [await sarifText(report, code)]);
	const judged = targets.filter((target) => target.ok);
	const outputs = actionOutputs(report, judged.flatMap((target) => target.audit.findings), code !== EXIT.ok);
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
	const proposed = proposal === null ? null : await proposal();
	await tell(proposed);
	say(closingLine(report));
	if (codeAfter(targets, proposed) !== EXIT.ok) process.exitCode = 1;
}
async function prepare(inputs, targets) {
	if (inputs.propose.to === "hub") {
		const { prepareHub } = await import("./chunks/propose-hub.js");
		return prepareHub(inputs, targets, process.env["GITHUB_EVENT_NAME"] ?? "", sessionOf(inputs, voice()));
	}
	const { prepareGithub, runContext } = await import("./chunks/propose3.js");
	return await prepareGithub(inputs.propose, targets, runContext(process.env));
}
async function tell(proposed) {
	setOutput("changed", String(proposed?.changed ?? false));
	setOutput("pull-request-number", String(proposed?.pull?.number ?? ""));
	setOutput("pull-request-url", proposed?.pull?.url ?? "");
	setOutput("pull-request-operation", proposed?.operation ?? "none");
	if (proposed === null) return;
	for (const { level, text } of proposed.said) if (level === "error") fail(text);
	else if (level === "notice") notice(safe(text), { title: "envcard" });
	else say(text);
	const lines = proposed.said.map(({ markdown }) => `- ${markdown}`);
	if (lines.length > 0) await writeSummary(`\n### Pull request\n\n${lines.join("\n")}\n`);
}
function codeAfter(targets, proposed) {
	return worst(targets.map((target) => {
		if (!target.ok || proposed === null) return target.code;
		const severities = target.audit.findings.filter((finding) => !proposed.repairs(target, finding)).map(({ severity }) => severity);
		return fails(severities, target.settings.failOn) ? EXIT.findings : EXIT.ok;
	}));
}
async function writeSummary(text) {
	if (!process.env["GITHUB_STEP_SUMMARY"]) return;
	try {
		await summary.addRaw(text, true).write();
	} catch (error) {
		warning(`the job summary cannot be written: ${error instanceof Error ? error.message : String(error)}`);
	}
}
function closingLine(report) {
	const sum = (level) => report.targets.reduce((total, target) => total + target.summary[level], 0);
	const found = summaryWords({
		errors: sum("errors"),
		warnings: sum("warnings"),
		notices: sum("notices")
	});
	const unread = report.targets.filter((target) => target.error !== null).length;
	const parts = [`${count(report.targets.length - unread, "folder")} judged`, found];
	if (unread > 0) parts.push(`${unread} cannot be read`);
	return `envcard ${"0.1.0"}: ${parts.join(", ")}; the job summary has the details`;
}
try {
	await run();
} catch (error) {
	fail(`internal error, please report it: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
}

export {  };
