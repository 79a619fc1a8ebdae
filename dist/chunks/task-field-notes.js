import { Ht as isMapping, Mt as knownDataset, Ut as validateLax, Wt as PyFloat } from "./core.js";

// src/frameworks/nemo-gym/task-fields.ts
const RESERVED = /* @__PURE__ */ new Set([
	"responses_create_params",
	"agent_ref",
	"task_source",
	"_ng_task_index",
	"_ng_rollout_index"
]);
const METADATA = "verifier_metadata";
const CONTAINERS = [METADATA, "task_data"];
let loaded;
function taskFields() {
	loaded ??= import("./task-fields.generated.js").then((module) => read(module.default));
	return loaded;
}
function read({ source, types, servers, agents }) {
	const owners = /* @__PURE__ */ new Map();
	for (const [owner, names] of Object.entries(agents)) for (const name of names.split(" ")) owners.set(name.replaceAll("~", owner), owner);
	const known = /* @__PURE__ */ new Map();
	return {
		release: source.version,
		owners,
		fieldsOf(owner) {
			if (!known.has(owner) && Object.hasOwn(servers, owner)) known.set(owner, ownerFields(servers[owner], types));
			return known.get(owner) ?? null;
		}
	};
}
function ownerFields(written, types) {
	const nested = /* @__PURE__ */ new Set();
	if (typeof written !== "string") return {
		schema: written,
		nested
	};
	const properties = {};
	const required = [];
	for (const group of written.split(";")) {
		const [type = "", ...names] = group.split(" ");
		for (const name of names) {
			properties[name] = types[Number.parseInt(type, 10)];
			if (type.includes("!")) required.push(name);
			if (type.includes("@")) nested.add(name);
		}
	}
	return {
		schema: {
			type: "object",
			properties,
			required
		},
		nested
	};
}
function checkFields(row, { schema, nested }) {
	const fields = new Map(Object.entries(row).filter(([key]) => !RESERVED.has(key)));
	const twice = [];
	for (const container of CONTAINERS) {
		const held = fields.get(container);
		if (!isMapping(held) && (held ?? null) !== null) continue;
		fields.delete(container);
		for (const [key, value] of Object.entries(held ?? {})) if (!fields.has(key)) fields.set(key, value);
		else if (!equal(fields.get(key), value, 0)) twice.push(key);
	}
	const flat = Object.create(null);
	for (const [key, value] of fields) flat[key] = value;
	const result = validateLax(schema, flat);
	const inside = Object.hasOwn(row, METADATA) && isMapping(row[METADATA]) ? row[METADATA] : {};
	const moved = Object.hasOwn(row, "task_data");
	return {
		problems: result.ok ? [] : result.problems,
		misplaced: moved ? [] : [...nested].filter((key) => Object.hasOwn(row, key) && !Object.hasOwn(inside, key)),
		twice
	};
}
const MOST_DEPTH = 200;
function equal(a, b, depth) {
	if (a === b || depth > MOST_DEPTH) return true;
	const [left, right] = [numeric(a), numeric(b)];
	if (left !== null || right !== null) return left === right || Number.isNaN(left) || Number.isNaN(right);
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
	if (one.size !== other.size) return false;
	return [...one].every(([key, value]) => other.has(key) && equal(value, other.get(key), depth + 1));
}
function numeric(value) {
	if (value instanceof PyFloat) return value.value;
	return typeof value === "number" || typeof value === "bigint" || typeof value === "boolean" ? Number(value) : null;
}

// src/frameworks/nemo-gym/task-field-notes.ts
const MOST_NOTES = 20;
async function taskFieldNotes(files, repoId) {
	const fields = await taskFields();
	return files.flatMap((file) => fileNotes(file, knownOwner(repoId, file.path, fields), fields));
}
function knownOwner(repoId, path, fields) {
	const known = knownDataset(repoId);
	if (known === null || known.source) return null;
	if (known.artifacts.length > 0 && !known.artifacts.includes(path)) return null;
	return fields.owners.get(known.agent) ?? null;
}
function fileNotes(file, known, fields) {
	const faults = /* @__PURE__ */ new Map();
	for (const row of file.rows) {
		if (!isMapping(row.value) || !Object.hasOwn(row.value, "responses_create_params") || Object.hasOwn(row.value, "response")) continue;
		const owner = ownerOf(row.value, known, fields);
		const wanted = owner === null ? null : fields.fieldsOf(owner);
		if (owner === null || wanted === null) continue;
		for (const fault of faultsOf(row, owner, wanted)) {
			const id = [
				fault.code,
				owner,
				fault.args["field"]
			].join("\0");
			const same = faults.get(id);
			if (same !== void 0) same.count += 1;
			else if (faults.size < MOST_NOTES) faults.set(id, fault);
		}
	}
	return [...faults.values()].map(({ code, args, owner, row, count }) => ({
		rule: "files/task-fields",
		effect: "remark",
		code,
		args: {
			...args,
			row: row.index + 1,
			rows: count,
			server: owner.replace(/^agent\//, ""),
			release: fields.release
		},
		path: file.path,
		line: row.line,
		fact: "N18",
		remedy: {
			code: code === "nemo-field-misplaced" ? "nemo-remedy-field-place" : "nemo-remedy-field",
			args: {}
		}
	}));
}
function ownerOf(row, known, fields) {
	const reference = Object.hasOwn(row, "agent_ref") ? row["agent_ref"] : null;
	const names = [isMapping(reference) && Object.hasOwn(reference, "name") ? reference["name"] : null, Object.hasOwn(row, "task_source") ? row["task_source"] : null];
	const owners = new Set(known === null ? [] : [known]);
	for (const name of names) {
		const owner = typeof name === "string" ? fields.owners.get(name) : void 0;
		if (owner !== void 0) owners.add(owner);
	}
	const [owner = null] = owners;
	return owners.size === 1 ? owner : null;
}
function faultsOf(row, owner, wanted) {
	const value = row.value;
	const { problems, misplaced, twice } = checkFields(value, wanted);
	const fault = (code, args) => ({
		code,
		args,
		owner,
		row,
		count: 1
	});
	return [
		...problems.map((problem) => fault(codeOf(problem, value), {
			field: nameOf(problem),
			expected: problem.expected
		})),
		...misplaced.map((field) => fault("nemo-field-misplaced", { field })),
		...twice.map((field) => fault("nemo-field-twice", { field }))
	];
}
function codeOf({ kind, path }, row) {
	if (kind === "missing") return "nemo-field-missing";
	if (kind === "extra") return "nemo-field-unknown";
	const [key = ""] = path;
	return path.length === 1 && Object.hasOwn(row, key) && row[key] === null ? "nemo-field-null" : "nemo-field-value";
}
function nameOf({ path }) {
	return path.map((step, i) => typeof step === "number" ? "[]" : i === 0 ? step : `.${step}`).join("");
}

export { taskFieldNotes };
