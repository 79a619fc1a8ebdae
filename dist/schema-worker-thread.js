import { parentPort, workerData } from "node:worker_threads";
import { n as require__2019, r as require_ajv, t as require__2020 } from "./chunks/ajv.js";

// src/platform/schema-compile.ts
var import_ajv = require_ajv();
var import__2019 = require__2019();
var import__2020 = require__2020();
const OPTIONS = {
	strict: false,
	validateFormats: false,
	addUsedSchema: false,
	logger: false,
	code: { regExp: Object.assign(() => /(?:)/, { code: "" }) }
};
const made = /* @__PURE__ */ new Map();
function compiler(draft) {
	let found = made.get(draft);
	if (found === void 0) {
		found = draft === "2020" ? new import__2020.Ajv2020(OPTIONS) : draft === "2019" ? new import__2019.Ajv2019(OPTIONS) : new import_ajv.Ajv(OPTIONS);
		made.set(draft, found);
	}
	return found;
}
function draftsOf(schema) {
	if (typeof schema !== "object" || schema === null || !Object.hasOwn(schema, "$schema")) return ["2020", "7"];
	const address = String(schema.$schema);
	if (address.includes("2020-12")) return ["2020"];
	if (address.includes("2019-09")) return ["2019"];
	if (address.includes("draft-07") || address.includes("draft-06")) return ["7"];
	return /draft-0[1-5]/.test(address) || !address.includes("json-schema.org") ? [] : ["2020", "7"];
}
function compileFault(text) {
	let reason = null;
	try {
		const schema = JSON.parse(text);
		const bare = typeof schema === "object" && schema !== null ? { ...schema } : schema;
		const drafts = draftsOf(schema);
		if (typeof bare === "object") delete bare["$schema"];
		for (const draft of drafts) {
			const fault = tryCompile(compiler(draft), bare);
			if (fault === null) return null;
			reason ??= fault;
		}
	} catch (error) {
		reason = message(error);
	}
	return reason;
}
function tryCompile(ajv, schema) {
	try {
		ajv.compile(schema);
		return null;
	} catch (error) {
		return message(error);
	} finally {
		if (typeof schema === "object") ajv.removeSchema(schema);
	}
}
function message(error) {
	return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}

// src/platform/schema-worker-thread.ts
const { schemas, from } = workerData;
for (const [i, text] of schemas.entries()) {
	const answer = {
		index: from + i,
		reason: compileFault(text)
	};
	parentPort?.postMessage(answer);
}

export {  };
