import { Dt as rowFormat, Et as cardData, Ft as isMapping, Nt as isMainPath, Ot as parsePythonJson, Xt as baseName, Zt as directoryOf } from "./core.js";
import { n as readRowFile } from "./read2.js";

// src/frameworks/nemo-gym/split/glob.ts
/** Patterns longer than this are not followed. */
const LONGEST = 512;
/** Whether a pattern holds characters that make it a pattern. */
function isPattern(text) {
	return /[*?[]/.test(text);
}
/**
* Compiles a path pattern as the file systems of `datasets` read it: `**` alone between slashes stands for any folders,
* `*` and `?` for characters of one name, `[…]` for one of a set. Matching takes time linear in pattern times path: no
* regular expression is made of the pattern.
* @param effort shared by all patterns that are tried
* @returns null when the pattern leaves the repository or is too long
*/
function compilePattern(pattern, effort) {
	if (pattern.length > LONGEST) return null;
	const parts = pattern.split("/").filter((part) => part !== "" && part !== ".");
	if (parts.includes("..") || parts.length === 0) return null;
	const compiled = parts.map((part) => part === "**" ? null : tokens(part));
	const hidden = parts.filter(isHidden).length;
	const special = parts.slice(0, -1).filter(isSpecial).length;
	return (path) => {
		effort.left -= path.length;
		if (effort.left < 0) return false;
		const names = path.split("/");
		if (names.filter(isHidden).length !== hidden) return false;
		if (names.slice(0, -1).filter(isSpecial).length !== special) return false;
		return matchParts(compiled, names, effort);
	};
}
function isHidden(part) {
	return part.startsWith(".");
}
function isSpecial(part) {
	return part.startsWith("__");
}
function tokens(part) {
	const found = [];
	for (let i = 0; i < part.length; i += 1) {
		const character = part[i] ?? "";
		const end = character === "[" ? part.indexOf("]", part[i + 1] === "!" ? i + 3 : i + 2) : -1;
		if (character === "*") found.push({ many: true });
		else if (character === "?") found.push({ any: true });
		else if (end > 0) {
			const not = part[i + 1] === "!";
			found.push({
				set: part.slice(i + (not ? 2 : 1), end),
				not
			});
			i = end;
		} else found.push(character);
	}
	return found;
}
function inSet(set, character) {
	for (let i = 0; i < set.length; i += 1) {
		const from = set[i] ?? "";
		const to = set[i + 1] === "-" ? set[i + 2] : void 0;
		if (to !== void 0) {
			if (character >= from && character <= to) return true;
			i += 2;
		} else if (character === from) return true;
	}
	return false;
}
function matchName(pattern, name, effort) {
	let at = 0;
	let token = 0;
	let star = -1;
	let starAt = 0;
	while (at < name.length) {
		effort.left -= 1;
		const wanted = pattern[token];
		if (typeof wanted === "object" && "many" in wanted) {
			star = token;
			starAt = at;
			token += 1;
		} else if (wanted !== void 0 && matchCharacter(wanted, name[at] ?? "")) {
			token += 1;
			at += 1;
		} else if (star >= 0) {
			token = star + 1;
			starAt += 1;
			at = starAt;
		} else return false;
	}
	return pattern.slice(token).every((rest) => typeof rest === "object" && "many" in rest);
}
function matchCharacter(token, character) {
	if (typeof token === "string") return token === character;
	if ("set" in token) return inSet(token.set, character) !== token.not;
	return "any" in token;
}
/** `null` parts are `**`. Reachable positions are kept part by part, so nothing is tried twice. */
function matchParts(pattern, names, effort) {
	let reached = /* @__PURE__ */ new Set([0]);
	for (const part of pattern) {
		const next = /* @__PURE__ */ new Set();
		if (part === null) {
			const first = Math.min(...reached);
			for (let i = first; i <= names.length; i += 1) next.add(i);
		} else for (const i of reached) {
			const name = names[i];
			if (name !== void 0 && matchName(part, name, effort)) next.add(i + 1);
		}
		if (next.size === 0) return false;
		reached = next;
	}
	return reached.has(names.length);
}

// src/frameworks/nemo-gym/split/modules.ts
/** Readers that `datasets` 5.2 chooses by file extension. Folders of media may carry a metadata file with columns. */
const EXTENSIONS = {
	csv: "csv",
	tsv: "tsv",
	json: "json jsonl ndjson",
	parquet: "parquet geoparquet gpq",
	arrow: "arrow",
	text: "txt",
	conll: "conll conllu",
	webdataset: "tar",
	xml: "xml",
	hdf5: "hdf5 h5",
	eval: "eval",
	harbor: "toml md",
	lance: "lance idx txn manifest",
	tsfile: "tsfile",
	vortex: "vortex",
	fasta: "fa fasta fna ffn faa frn afa",
	genbank: "gb gbk genbank",
	fastq: "fq fastq",
	zip: "zip",
	folder: "pdb ent cif mmcif pdf nii glb gltf ply stl mpeg avi mp4 mov mkv mpg aiff au avr caf flac htk svx mat4 mat5 mpc2k ogg paf pvf raw rf64 sd2 sds ircam voc w64 wav nist wavex wve xi mp3 opus 3gp 3g2 asf flv m4v webm f4v wmv wma ogm mxf nut blp bmp dib bufr cur pcx dcx dds ps eps fit fits fli flc ftc ftu gbr gif grib png apng jp2 j2k jpc jpf jpx j2c icns ico im iim tif tiff jfif jpe jpg jpeg msp pcd pxr pbm pgm ppm pnm psd bw rgb rgba sgi ras tga icb vda vst webp wmf emf xbm xpm"
};
/** Those of a folder reader are also known in upper case. */
const BY_EXTENSION = /* @__PURE__ */ new Map();
for (const [module, extensions] of Object.entries(EXTENSIONS)) for (const extension of extensions.split(" ")) {
	BY_EXTENSION.set(extension, module);
	if (module === "folder") BY_EXTENSION.set(extension.toUpperCase(), module);
}
const FAVORITES = [
	"parquet",
	"lance",
	"vortex",
	"arrow",
	"jsonl",
	"json",
	"csv"
];
const METADATA = /* @__PURE__ */ new Set([
	"instruction.md",
	"latest_version_hint.json",
	"metadata.csv",
	"metadata.jsonl",
	"metadata.parquet",
	"task.toml"
]);
function suffixes(path) {
	return baseName(path).split(".").slice(1);
}
/** Whether some reader takes a file, by any suffix of its name. */
function hasReader(path) {
	return suffixes(path).some((suffix) => BY_EXTENSION.has(suffix));
}
/** Whether a reader keeps a file once it is chosen: one of its extensions, perhaps followed by others (`.jsonl.gz`). */
function belongsTo(path, module) {
	if (module === "harbor" && METADATA.has(baseName(path))) return true;
	return suffixes(path).some((suffix) => BY_EXTENSION.get(suffix) === module || suffix === "zip");
}
/** The reader that most files ask for (in a draw the favourites first); null where none does. */
function inferModule(paths) {
	const counts = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const metadata = METADATA.has(baseName(path));
		for (const suffix of suffixes(path)) {
			const extension = suffix.toLowerCase();
			const key = `${String(metadata)} ${extension}`;
			const entry = counts.get(key) ?? {
				extension,
				metadata,
				count: 0
			};
			entry.count += 1;
			counts.set(key, entry);
		}
	}
	const rank = (extension) => {
		const at = FAVORITES.indexOf(extension);
		return at < 0 ? FAVORITES.length : at;
	};
	const order = [...counts.values()].toSorted((a, b) => Number(a.metadata) - Number(b.metadata) || b.count - a.count || rank(a.extension) - rank(b.extension) || (a.extension < b.extension ? 1 : -1));
	for (const { extension } of order) {
		const module = BY_EXTENSION.get(extension);
		if (module !== void 0) return module;
	}
	return null;
}

// src/frameworks/nemo-gym/split/data-files.ts
/** Characters of paths and patterns that are compared: thousands of patterns over a large repository are not followed. */
const MOST_EFFORT = 2e8;
const IGNORED = /* @__PURE__ */ new Set([
	"README.md",
	"config.json",
	"dataset_info.json",
	"dataset_infos.json",
	"dummy_data.zip",
	"dataset_dict.json"
]);
const SHARDED = /^data\/([^/]+)-\d{5}-of-\d{5}[^/]*\.[^/]*$/;
const SPLIT_NAME = /^\w+(?:\.\w+)*$/;
const KEYWORDS = {
	train: "train|training",
	validation: "validation|valid|dev|val",
	test: "test|testing|eval|evaluation"
};
const KNOWN_SPLITS = Object.keys(KEYWORDS);
/** A keyword stands between separators; it may start or end the name of a folder, but only start that of a file. */
const WORDS = Object.entries(KEYWORDS).map(([split, words]) => ({
	split,
	folder: new RegExp(`(?:^|[-._ 0-9])(?:${words})(?:$|[-._ 0-9])`),
	file: new RegExp(`(?:^|[-._ 0-9])(?:${words})[-._ 0-9]`)
}));
/** Plain files that `datasets` looks at without being asked by name, below a folder (`''` for all), paths from there. */
function visible(listing, folder) {
	const prefix = folder === "" ? "" : `${folder}/`;
	const found = [];
	for (const entry of listing.under(folder)) {
		if (entry.kind !== "file") continue;
		const path = entry.path.slice(prefix.length);
		if (IGNORED.has(baseName(path))) continue;
		if (/(?:^|\/)(?:\.|__[^/]*\/)/.test(path)) continue;
		found.push(path);
	}
	return found;
}
/**
* The files and splits that `load_dataset` takes where no config names them (N5, V35): sharded names in `data/` first,
* then logs, Harbor tasks, split names of folders, of files, and at last everything.
*/
function defaultFiles(listing, folder) {
	const files = visible(listing, folder);
	const prefix = folder === "" ? "" : `${folder}/`;
	const splits = choose(files);
	if (splits === null) return "no-files";
	if (typeof splits === "string") return splits;
	return new Map([...splits].map(([split, paths]) => [split, paths.filter(hasReader).map((path) => `${prefix}${path}`)]));
}
function choose(files) {
	const sharded = /* @__PURE__ */ new Map();
	for (const path of files) {
		const split = SHARDED.exec(path)?.[1];
		if (split !== void 0) group(sharded, split, path);
	}
	if (sharded.size > 0) {
		if ([...sharded.keys()].some((split) => !SPLIT_NAME.test(split))) return "split-name";
		const others = [...sharded.keys()].filter((split) => !KNOWN_SPLITS.includes(split)).toSorted();
		return pick(sharded, [...KNOWN_SPLITS, ...others]);
	}
	const logs = files.filter((path) => path.endsWith(".eval"));
	if (logs.length > 0) return /* @__PURE__ */ new Map([["logs", logs]]);
	const tasks = files.filter((path) => ["task.toml", "instruction.md"].includes(baseName(path)));
	if (tasks.length > 0) return /* @__PURE__ */ new Map([["test", tasks]]);
	const byFolder = bySplit(files, (path, { folder }) => path.split("/").slice(0, -1).some((part) => folder.test(part)));
	if (byFolder.size > 0) return byFolder;
	const byName = bySplit(files, (path, { file }) => file.test(baseName(path)));
	if (byName.size > 0) return byName;
	return files.length > 0 ? /* @__PURE__ */ new Map([["train", [...files]]]) : null;
}
function bySplit(files, matches) {
	const found = /* @__PURE__ */ new Map();
	for (const word of WORDS) for (const path of files) if (matches(path, word)) group(found, word.split, path);
	return found;
}
function group(groups, key, path) {
	const paths = groups.get(key);
	if (paths === void 0) groups.set(key, [path]);
	else paths.push(path);
}
function pick(groups, order) {
	return new Map(order.flatMap((split) => groups.has(split) ? [[split, groups.get(split) ?? []]] : []));
}
/**
* The files that `data_files` of a card's config names: a pattern, a list of patterns, or a list of splits.
* @param folder the config's `data_dir`, `''` for the root
*/
function namedFiles(listing, folder, dataFiles) {
	const patterns = patternsOf(dataFiles);
	if (typeof patterns === "string") return patterns;
	const found = /* @__PURE__ */ new Map();
	const effort = { left: MOST_EFFORT };
	for (const [split, texts] of patterns) {
		const paths = [];
		for (const text of texts) {
			const matches = matching(listing, folder, text, effort);
			if (typeof matches === "string") return matches;
			for (const path of matches) paths.push(path);
			effort.left -= matches.length * 100;
			if (effort.left < 0) return "unsure";
		}
		found.set(split, paths);
	}
	return found;
}
function matching(listing, folder, text, effort) {
	if (/^(?:[a-z0-9]+:\/\/|\/)/i.test(text) || text.includes("::")) return "unsure";
	const prefix = folder === "" ? "" : `${folder}/`;
	const matches = compilePattern(text, effort);
	if (matches === null) return "unsure";
	const name = baseName(text);
	if (!isPattern(text)) {
		const path = `${prefix}${text.split("/").filter((part) => part !== "" && part !== ".").join("/")}`;
		return listing.isFile(path) && hasReader(path) ? [path] : "missing-file";
	}
	const found = listing.under(folder).filter((entry) => entry.kind === "file" && (!IGNORED.has(baseName(entry.path)) || name === baseName(entry.path))).map((entry) => entry.path.slice(prefix.length)).filter((path) => matches(path) && hasReader(path));
	if (effort.left < 0) return "unsure";
	return found.map((path) => `${prefix}${path}`);
}
function patternsOf(dataFiles) {
	if (typeof dataFiles === "string") return /* @__PURE__ */ new Map([["train", [dataFiles]]]);
	if (!Array.isArray(dataFiles)) return "config-form";
	if (dataFiles.every((item) => typeof item === "string")) return /* @__PURE__ */ new Map([["train", dataFiles]]);
	const found = /* @__PURE__ */ new Map();
	for (const item of dataFiles) {
		if (typeof item !== "object" || item === null) return "config-form";
		const { split, path } = item;
		if (typeof split !== "string" || !SPLIT_NAME.test(split) || found.has(split)) return "config-form";
		if (typeof path === "string") found.set(split, [path]);
		else if (Array.isArray(path) && path.every((text) => typeof text === "string")) found.set(split, path);
		else return "config-form";
	}
	return found;
}

// src/frameworks/nemo-gym/split/door.ts
/** A stop of the split door. */
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
/** Thrown within this module only: no common type, or nested too deeply. */
var NoShape = class extends Error {};
const MOST_DEPTH = 100;
/** Texts that Arrow takes for a point in time; a column of nothing else becomes numbers. */
const TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[ T]\d{2}(?::\d{2}(?::\d{2})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
/**
* The columns that the JSON reader of `datasets` makes of the first rows it sees.
* @param mixed objects with different keys, and values of different kinds, become `json`; off where the reader's look
*   ahead failed (a blank line, NaN, an object over several lines): then objects are merged and other mixes refused
* @returns null when the rows have no common type
*/
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
	return {
		kind: "scalar",
		type: type === "boolean" ? "boolean" : "number"
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
/** Whether values of one shape can be stored where another was settled before, missing fields becoming null (N5). */
function fits(shape, settled) {
	if (shape.kind === "null" || settled.kind === "json" || settled.kind === "any") return true;
	if (shape.kind === "struct" && settled.kind === "struct") return [...shape.fields].every(([key, field]) => {
		const target = settled.fields.get(key);
		return target !== void 0 && fits(field, target);
	});
	if (shape.kind === "list" && settled.kind === "list") return fits(shape.item, settled.item);
	if (shape.kind === "scalar" && settled.kind === "scalar") return shape.type === settled.type || settled.type === "string";
	return false;
}
/**
* A value after the way through the settled columns and back to JSON: every missing field is null now (N6).
* @param filling counted down; below zero the value is not to be used
*/
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
			if (shape.type === "string" && typeof value !== "string") return String(value);
			return typeof value === "number" && !Number.isFinite(value) ? null : value;
		case "any": return value;
		default: return null;
	}
}
/** A value without the parts that are settled as `json`, which no later file can contradict. */
function masked(value, settled) {
	if (settled === void 0 || value === null) return value;
	if (settled.kind === "json") return null;
	if (settled.kind === "list" && Array.isArray(value)) return value.map((item) => masked(item, settled.item));
	if (settled.kind !== "struct" || !isMapping(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, masked(part, settled.fields.get(key))]));
}
/** A text that is JSON itself comes back as what it says: `"42"` as a number. */
function reread(value) {
	if (typeof value !== "string") return value;
	const read = parsePythonJson(value);
	return read.ok ? read.value : value;
}

// src/frameworks/nemo-gym/split/settle.ts
/** Missing fields filled with null in all rows together; real rows have nearly all fields in common. */
const MOST_FILLED = 1e6;
/**
* Puts the rows of all splits through one schema, as `datasets` does: that of the card, else that of the first file of
* the first split. A file with a column more, or with other kinds of values, breaks every split (N5).
* @param counts rows by split that the card declares; another number is an error
*/
function settleSplits(splits, module, declared, counts) {
	const settling = {
		schema: declared?.kind === "struct" ? declared : null,
		columns: null,
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
			return stop("fails", "nemo-split-broken-file", { detail }, {
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
		if (file.state === "empty" && i === 0 && module === "json") return stop("fails", "nemo-split-no-rows", {}, { path });
		const values = module === "parquet" ? typedRows(file, settling) : module === "csv" ? file.rows : jsonRows(file, settling);
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
function jsonRows(file, settling) {
	const { path } = file;
	const wrong = file.lines?.find(({ fault }) => fault?.strict === true && fault.reason !== "NaN or Infinity");
	if (wrong !== void 0) {
		const place = {
			path,
			line: wrong.line
		};
		return stop("fails", "nemo-split-broken-file", { detail: wrong.fault?.reason ?? "" }, place);
	}
	const schema = settling.schema ?? firstSchema(file);
	if ("code" in schema) return schema;
	if (settling.schema !== null && file.rows.length > 0) {
		const values = file.rows.map(({ value }) => masked(value, schema));
		const shape = inferShape(values, false);
		if (shape === null) return stop("unsure", "nemo-split-kinds", {}, { path });
		const extra = [...shape.fields.keys()].filter((column) => !schema.fields.has(column));
		if (extra.length > 0) return stop("fails", "nemo-split-columns", { columns: extra.slice(0, 10) }, { path });
		if (!fits(shape, schema)) return stop("fails", "nemo-split-kinds", {}, { path });
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
function firstSchema({ path, rows, uniform }) {
	const values = rows.map(({ value }) => value);
	const shape = inferShape(values, uniform);
	if (shape === null) return stop("fails", "nemo-split-kinds", {}, { path });
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
/** A value with null at a path where it has nothing; list items each. */
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
/** Files outside the shared reading that are read for the split door alone. */
const MOST_EXTRA = 20;
const COLUMN_READERS = /* @__PURE__ */ new Set([
	"json",
	"parquet",
	"csv"
]);
const BLIND_READERS = /* @__PURE__ */ new Set([
	"arrow",
	"zip",
	"lance",
	"vortex"
]);
/**
* What `datasets.load_dataset(repo)` and `to_json` make of a repository (N3-N6): which files, which reader, one schema
* for all, and the rows with their missing fields filled by null.
* @param files the row files as read already
*/
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
/** A folder named `test` holds the split of that name here, no test data. */
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
	const probe = filesOf(listing, first);
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
/** The files of every split as read; those that the shared reading leaves out are read here. */
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
