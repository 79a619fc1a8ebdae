import { Bt as isMainPath, Ft as parsePythonJson, Ht as isMapping, Nt as cardData, Pt as rowFormat, _t as belongsTo, gt as namedFiles, ht as defaultFiles, on as directoryOf, vt as inferModule } from "./core.js";
import { n as readRowFile } from "./read2.js";
import { a as hasHugeNumber, t as PACKED } from "./lines.js";

// src/frameworks/nemo-gym/split/door.ts
function stop(kind, code, args = {}, place = { path: null }, fact = "N5") {
	return {
		kind,
		code,
		args,
		path: place.path,
		line: place.line ?? null,
		fact
	};
}

// src/frameworks/nemo-gym/split/shape.ts
var NoShape = class extends Error {};
const MOST_DEPTH = 63;
const TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[ T]\d{2}(?::\d{2}(?::\d{2})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
function inferShape(rows, mixed) {
	try {
		const shape = infer(rows, mixed, true, 0);
		return shape.kind === "struct" ? shape : null;
	} catch (error) {
		if (error instanceof NoShape) return null;
		throw error;
	}
}
function infer(values, mixed, isRoot, depth) {
	if (depth > MOST_DEPTH) throw new NoShape();
	const present = values.filter((value) => value !== null && value !== void 0);
	if (present.length === 0) return { kind: "null" };
	const objects = present.filter(isMapping);
	if (objects.length === present.length) {
		const first = Object.keys(objects[0] ?? {});
		const same = first.length > 0 && objects.every((object) => hasExactly(object, first));
		if (mixed && !isRoot && !same) return { kind: "json" };
		return {
			kind: "struct",
			fields: fieldsOf(objects, mixed, depth)
		};
	}
	if (present.every((value) => Array.isArray(value))) return {
		kind: "list",
		item: infer(present.flat(1), mixed, false, depth + 1)
	};
	const types = new Set(present.map((value) => typeof value === "object" ? "nested" : typeof value));
	const [type] = types;
	if (types.size > 1 || type === "nested") {
		if (mixed) return { kind: "json" };
		throw new NoShape();
	}
	if (type === "string") return {
		kind: "scalar",
		type: present.every((text) => TIME.test(text)) ? "time" : "string"
	};
	if (type === "boolean") return {
		kind: "scalar",
		type
	};
	return {
		kind: "scalar",
		type: present.every(Number.isInteger) ? "integer" : "number"
	};
}
function hasExactly(object, keys) {
	return Object.keys(object).length === keys.length && keys.every((key) => Object.hasOwn(object, key));
}
function fieldsOf(objects, mixed, depth) {
	const columns = /* @__PURE__ */ new Map();
	for (const object of objects) for (const [key, value] of Object.entries(object)) {
		const column = columns.get(key);
		if (column === void 0) columns.set(key, [value]);
		else column.push(value);
	}
	return new Map([...columns].map(([key, column]) => [key, infer(column, mixed, false, depth + 1)]));
}
function fits(shape, settled, lenient) {
	if (shape.kind === "null" || settled.kind === "json" || settled.kind === "any") return true;
	if (shape.kind === "struct" && settled.kind === "struct") return [...shape.fields].every(([key, field]) => {
		const target = settled.fields.get(key);
		return target !== void 0 && fits(field, target, lenient);
	});
	if (shape.kind === "list" && settled.kind === "list") return fits(shape.item, settled.item, lenient);
	if (settled.kind !== "scalar") return lenient && shape.kind === "scalar" && settled.kind === "list" && hasJson(settled);
	if (shape.kind !== "scalar") return lenient && shape.kind === "struct" && settled.type === "string";
	if (shape.type === settled.type || settled.type === "string") return true;
	if (settled.type === "number" && shape.type === "integer") return true;
	return lenient;
}
function hasJson(shape) {
	if (shape.kind === "list") return hasJson(shape.item);
	return shape.kind === "json" || shape.kind === "struct" && [...shape.fields.values()].some(hasJson);
}
function stored(value, shape, filling) {
	if (value === null || value === void 0) return null;
	switch (shape.kind) {
		case "json": return reread(value);
		case "struct":
			if (!isMapping(value)) return null;
			filling.left -= Math.max(0, shape.fields.size - Object.keys(value).length);
			if (filling.left < 0) return null;
			return Object.fromEntries([...shape.fields].map(([key, field]) => [key, stored(Object.hasOwn(value, key) ? value[key] : null, field, filling)]));
		case "list": return Array.isArray(value) ? value.map((item) => stored(item, shape.item, filling)) : null;
		case "scalar":
			if (shape.type === "time" && typeof value === "string") return Date.parse(value);
			if (shape.type === "string" && typeof value === "object") return JSON.stringify(value);
			if (shape.type === "string" && typeof value !== "string") return String(value);
			return typeof value === "number" && !Number.isFinite(value) ? null : value;
		case "any": return value;
		default: return null;
	}
}
function masked(value, settled) {
	if (settled === void 0 || value === null) return value;
	if (settled.kind === "json") return null;
	if (settled.kind === "list" && Array.isArray(value)) return value.map((item) => masked(item, settled.item));
	if (settled.kind !== "struct" || !isMapping(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, masked(part, settled.fields.get(key))]));
}
function reread(value) {
	if (typeof value !== "string") return value;
	const read = parsePythonJson(value);
	return read.ok ? read.value : value;
}

// src/frameworks/nemo-gym/split/settle.ts
const MOST_FILLED = 1e6;
function settleSplits(splits, module, declared, counts) {
	const settling = {
		schema: declared?.kind === "struct" ? declared : null,
		columns: null,
		isLate: false,
		filling: { left: MOST_FILLED }
	};
	const found = [];
	for (const { name, files } of splits) {
		const settled = settleSplit(name, files, module, settling);
		if ("kind" in settled) return settled;
		found.push(settled);
	}
	return countFault(found, counts) ?? found;
}
function settleSplit(name, files, module, settling) {
	const rows = [];
	let complete = true;
	let total = 0;
	for (const [i, file] of files.entries()) {
		const { path } = file;
		if (file.state === "broken") {
			const { detail = "", line = null } = file.fault ?? {};
			if (detail === "packed") return stop("unsure", "nemo-split-unseen", {}, { path });
			const faults = (file.lines ?? []).filter(({ fault }) => fault?.strict === false);
			const isLenient = module === "json" && faults.length > 0 && faults.every(({ fault }) => fault?.closed === true);
			return stop(isLenient ? "unsure" : "fails", "nemo-split-broken-file", { detail }, {
				path,
				line
			});
		}
		if (file.state === "unseen") {
			if (file.fault?.code !== "budget" || rows.length === 0) return stop("unsure", "nemo-split-unseen", {}, { path });
			complete = false;
			total = null;
			continue;
		}
		const values = module === "parquet" ? typedRows(file, settling) : module === "csv" ? tableRows(file, settling) : jsonRows(file, settling, i === 0);
		if ("code" in values) return values;
		complete &&= file.complete;
		total = total === null || file.total === null ? null : total + file.total;
		rows.push(...values.map(({ index, line, value }) => ({
			path,
			row: index,
			line,
			value
		})));
	}
	if (rows.length === 0) return stop("fails", "nemo-split-no-rows", {}, { path: files[0]?.path ?? null });
	return {
		name,
		files: files.map((file) => file.path),
		rows,
		total,
		complete
	};
}
function jsonRows(file, settling, isFirst) {
	const { path } = file;
	if (file.state === "empty" && file.lines?.length === 0) {
		settling.isLate ||= settling.schema === null;
		return [];
	}
	if (hasHugeNumber(file.rows.map(({ value }) => value))) return stop("unsure", "nemo-split-unsure", {}, { path });
	if (file.rows.length > 0 && file.rows[0]?.value === null) {
		const place = {
			path,
			line: file.rows[0].line
		};
		return stop("fails", "nemo-split-broken-file", { detail: "null in place of the first row" }, place);
	}
	const before = settling.schema;
	const schema = before ?? firstSchema(file, settling.isLate);
	if ("code" in schema) return schema;
	const wrong = textFault(file, hasJson(schema), before !== null, isFirst);
	if (wrong !== null) return wrong;
	if (before !== null && file.rows.length > 0) {
		const values = file.rows.map(({ value }) => masked(value, schema));
		const shape = inferShape(values, false);
		if (shape === null) return stop("unsure", "nemo-split-kinds", {}, { path });
		const extra = [...shape.fields.keys()].filter((column) => !schema.fields.has(column));
		if (extra.length > 0) return stop("fails", "nemo-split-columns", { columns: extra.slice(0, 10) }, { path });
		const others = [...shape.fields].filter(([column, { kind }]) => kind !== "struct" || !isText(schema.fields.get(column)));
		const rest = {
			kind: "struct",
			fields: new Map(others)
		};
		if (!fits(rest, schema, true)) return stop("fails", "nemo-split-kinds", {}, { path });
		if (!fits(rest, schema, false)) return stop("unsure", "nemo-split-kinds", {}, { path });
	}
	settling.schema = schema;
	const { filling } = settling;
	const rows = [];
	for (const { index, line, value } of file.rows) {
		rows.push({
			index,
			line,
			value: stored(value, schema, filling)
		});
		if (filling.left < 0) return stop("unsure", "nemo-split-unsure", {}, { path });
	}
	return rows;
}
function textFault(file, isRewritten, wasSettled, isFirst) {
	const { path, list, uniform, bom, repeated } = file;
	const broken = (detail, line) => stop("fails", "nemo-split-broken-file", { detail }, {
		path,
		line
	});
	if (list) return null;
	const wrong = file.lines?.find(({ fault }) => fault?.strict === true && fault.reason !== "NaN or Infinity");
	if (repeated !== null || wrong !== void 0 && isRewritten) return stop("unsure", "nemo-split-unsure", {}, {
		path,
		line: repeated ?? wrong?.line ?? null
	});
	if (wrong !== void 0) return broken(wrong.fault?.reason ?? "", wrong.line);
	if (!isRewritten || !wasSettled || uniform && (isFirst || !bom)) return null;
	return broken("a line is no JSON", file.lines?.find(({ fault }) => fault?.strict === false)?.line ?? null);
}
function isText(shape) {
	return shape?.kind === "scalar" && shape.type === "string";
}
function tableRows({ path, columns, rows }, settling) {
	const declared = settling.schema === null ? null : new Set(settling.schema.fields.keys());
	settling.columns ??= declared ?? new Set(columns);
	const known = settling.columns;
	const extra = (columns ?? []).filter((column) => !known.has(column));
	return extra.length > 0 ? stop("fails", "nemo-split-columns", { columns: extra.slice(0, 10) }, { path }) : rows;
}
function firstSchema({ path, rows, uniform }, isLate) {
	const values = rows.map(({ value }) => value);
	const shape = inferShape(values, uniform && !isLate);
	if (shape === null) {
		const code = rows.length === 0 ? "nemo-split-no-rows" : "nemo-split-kinds";
		return stop(isLate && uniform ? "unsure" : "fails", code, {}, { path });
	}
	return shape.fields.size === 0 ? stop("fails", "nemo-split-no-rows", {}, { path }) : shape;
}
function typedRows(file, settling) {
	const columns = new Set((file.parquet ?? []).map(({ path }) => path.filter((step) => !isListStep(step)).join(".")));
	const declared = settling.schema;
	if (settling.columns === null && declared !== null) settling.columns = new Set(leaves(declared, ""));
	if (settling.columns === null) {
		settling.columns = columns;
		return file.rows;
	}
	const known = settling.columns;
	const extra = [...columns].filter((column) => !known.has(column));
	const { path } = file;
	if (extra.length > 0) return stop("fails", "nemo-split-columns", { columns: extra.slice(0, 10) }, { path });
	const missing = [...known].filter((column) => !columns.has(column)).map((column) => column.split("."));
	if (missing.length === 0) return file.rows;
	settling.filling.left -= missing.length * file.rows.length;
	if (settling.filling.left < 0) return stop("unsure", "nemo-split-unsure", {}, { path });
	return file.rows.map(({ index, line, value }) => ({
		index,
		line,
		value: missing.reduce(withNull, value)
	}));
}
function withNull(value, path) {
	if (Array.isArray(value)) return value.map((item) => withNull(item, path));
	const [key = "", ...rest] = path;
	if (!isMapping(value)) return value;
	if (!Object.hasOwn(value, key)) return {
		...value,
		[key]: null
	};
	return rest.length === 0 ? value : {
		...value,
		[key]: withNull(value[key], rest)
	};
}
function isListStep(step) {
	return step === "list" || step === "element" || step === "item";
}
function leaves(shape, path) {
	if (shape.kind === "list") return leaves(shape.item, path);
	if (shape.kind !== "struct") return [path];
	return [...shape.fields].flatMap(([key, field]) => isListStep(key) ? leaves(field, path) : leaves(field, path === "" ? key : `${path}.${key}`));
}
function countFault(splits, counts) {
	if (counts === void 0 || counts.size === 0) return null;
	const names = new Set(splits.map(({ name }) => name));
	const missing = [...counts.keys()].filter((name) => !names.has(name));
	const extra = [...names].filter((name) => !counts.has(name));
	const wrong = splits.filter(({ name, total }) => total !== null && counts.has(name) && counts.get(name) !== total);
	const splitsNamed = [
		...missing,
		...extra,
		...wrong.map(({ name }) => name)
	];
	return splitsNamed.length === 0 ? null : stop("fails", "nemo-split-count", { splits: splitsNamed });
}

// src/frameworks/nemo-gym/split/load.ts
const MOST_EXTRA = 20;
const COLUMN_READERS = /* @__PURE__ */ new Set([
	"json",
	"parquet",
	"csv"
]);
const FORMATS = {
	json: ["json", "jsonl"],
	parquet: ["parquet"],
	csv: ["csv", "tsv"]
};
const BLIND_READERS = /* @__PURE__ */ new Set([
	"arrow",
	"zip",
	"lance",
	"vortex"
]);
async function splitDoor(repository, card, files) {
	if (card.state === "invalid" || card.state === "unreadable") return stop("unsure", "nemo-split-unsure", {}, card);
	const data = cardData(card);
	const chosen = chooseFiles(repository, card, data.configs, data.malformed);
	if ("kind" in chosen) return chosen;
	const { splits, module, config } = chosen;
	if (config === null && data.described !== null && data.described !== "default") {
		const args = { configs: [data.described] };
		return stop("fails", "nemo-split-no-config", args, {
			path: card.path,
			line: card.lineOf("dataset_info")
		});
	}
	if (module === "harbor") return stop("fails", "nemo-split-harbor", {}, { path: null }, "N17");
	if (BLIND_READERS.has(module)) return stop("unsure", "nemo-split-unsure");
	if (!COLUMN_READERS.has(module)) return [...splits.values()].flat().some((path) => /(?:^|\/)metadata\.(?:csv|jsonl|parquet)$/.test(path)) ? stop("unsure", "nemo-split-unsure") : stop("fails", "nemo-split-other-reader", { reader: module });
	const read = await readSplits(repository, splits, files);
	if (!Array.isArray(read)) return read;
	const foreign = read.flatMap((split) => split.files).find((file) => FORMATS[module]?.includes(file.format) === false);
	if (foreign !== void 0 && foreign.state !== "empty") return stop("fails", "nemo-split-mixed-formats", {}, { path: foreign.path });
	const name = config?.name ?? "default";
	if (data.features.get(name) === null) return stop("unsure", "nemo-split-unsure", {}, card);
	const declared = data.features.get(name) ?? void 0;
	const settled = settleSplits(read, module, declared, data.counts.get(name));
	if (!Array.isArray(settled)) return settled;
	return {
		kind: "splits",
		splits: settled.map((split) => ({
			name: split.name,
			files: split.files,
			rows: split.rows,
			total: split.total,
			complete: split.complete,
			typed: module === "parquet",
			main: config !== null || split.files.some((path) => isMainFile(path, split.name))
		}))
	};
}
function isMainFile(path, split) {
	const parts = directoryOf(path).split("/");
	return isMainPath(parts.filter((part) => part !== split).join("/"));
}
function chooseFiles({ listing }, card, configs, malformed) {
	const place = {
		path: card.path,
		line: card.lineOf("configs")
	};
	if (malformed) return stop("fails", "nemo-split-config-form", {}, place);
	if (listing.isFile(".huggingface.yaml") || listing.isFile("dataset_infos.json")) return stop("unsure", "nemo-split-unsure");
	const [first] = configs;
	const probe = filesOf(listing, first === void 0 ? first : {
		...first,
		folder: ""
	});
	if (typeof probe === "string") return noFiles(probe, first === void 0 ? { path: null } : place);
	const modules = new Set([...probe.values()].map(inferModule));
	const [module] = modules;
	if (modules.size > 1) return stop("fails", "nemo-split-mixed-formats");
	if (module === null || module === void 0) return stop("fails", "nemo-split-no-files", {}, place);
	if (first === void 0) {
		const kept = [...probe].map(([split, paths]) => [split, paths.filter((path) => belongsTo(path, module))]);
		return {
			splits: new Map(kept),
			module,
			config: null
		};
	}
	const defaults = configs.filter(({ name, isDefault }) => configs.length === 1 || name === "default" || isDefault);
	const [config] = defaults;
	if (defaults.length > 1) return stop("fails", "nemo-split-two-defaults", {}, place, "N4");
	if (config === void 0) {
		const names = configs.map(({ name }) => name);
		return stop("fails", "nemo-split-config-name", { configs: names }, place, "N4");
	}
	if (config.special) return stop("unsure", "nemo-split-unsure", {}, place);
	const splits = filesOf(listing, config);
	return typeof splits === "string" ? noFiles(splits, place) : {
		splits,
		module,
		config
	};
}
function filesOf(listing, config) {
	if (config?.dataFiles === void 0) return defaultFiles(listing, config?.folder ?? "");
	return namedFiles(listing, config.folder, config.dataFiles);
}
function noFiles(why, place) {
	switch (why) {
		case "unsure": return stop("unsure", "nemo-split-unsure", {}, place);
		case "missing-file": return stop("fails", "nemo-split-missing-file", {}, place);
		case "split-name": return stop("fails", "nemo-split-name", {}, place);
		case "config-form": return stop("fails", "nemo-split-config-form", {}, place);
		default: return stop("fails", "nemo-split-no-files", {}, place);
	}
}
async function readSplits(repository, splits, files) {
	const known = new Map(files.map((file) => [file.path, file]));
	const found = [];
	let extra = 0;
	for (const [name, paths] of splits) {
		const read = [];
		for (const path of paths) {
			let file = known.get(path);
			if (file === void 0) {
				extra += 1;
				const format = rowFormat(path);
				if (format === null || extra > MOST_EXTRA) return stop("unsure", "nemo-split-unsure", {}, { path });
				const size = repository.listing.get(path)?.size ?? null;
				const main = isMainPath(directoryOf(path));
				({file} = await readRowFile(repository, {
					path,
					size,
					...format
				}, main, 64));
				known.set(path, file);
			}
			read.push(file);
		}
		found.push({
			name,
			files: read
		});
	}
	return found;
}

export { splitDoor };
