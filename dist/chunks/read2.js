import { Ft as parsePythonJson, Lt as JsonReader, Rt as countValues, Zt as isLfsPointer } from "./core.js";
import { i as readLines, n as decodeHead, r as fault, t as PACKED } from "./lines.js";

// src/frameworks/rows/csv.ts
const MOST_CELLS = 5e5;
function readCsv(text, separator, whole, most) {
	const rows = [];
	let columns = null;
	let record = [];
	let line = 1;
	let recordLine = 1;
	let at = text.startsWith("﻿") ? 1 : 0;
	const finish = () => {
		if (record.length > 1 || !/^[ \t]*$/.test(record[0] ?? "")) {
			if (columns === null) columns = record;
			else rows.push({
				index: rows.length,
				line: recordLine,
				value: named(columns, record)
			});
		}
		record = [];
	};
	const isFull = () => columns !== null && (rows.length + 1) * columns.length > MOST_CELLS;
	while (at < text.length && rows.length < most && !isFull()) {
		if (record.length === 0) recordLine = line;
		const field = readField(text, at, separator);
		for (let i = at; i < field.end; i += 1) if (text[i] === "\n") line += 1;
		record.push(field.value);
		at = field.end;
		if (text[at] === separator) {
			at += 1;
			if (at >= text.length && whole) record.push("");
			else continue;
		}
		if (at >= text.length && !whole) break;
		if (text[at] === "\r") at += 1;
		if (text[at] === "\n") {
			at += 1;
			line += 1;
		}
		finish();
	}
	return {
		columns: columns ?? [],
		rows,
		all: whole && at >= text.length
	};
}
function readField(text, start, separator) {
	if (text[start] !== "\"") {
		let end = start;
		while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
		return {
			value: text.slice(start, end),
			end
		};
	}
	let at = start + 1;
	while (true) {
		const quote = text.indexOf("\"", at);
		if (quote < 0) return {
			value: text.slice(start + 1),
			end: text.length
		};
		if (text[quote + 1] === "\"") {
			at = quote + 2;
			continue;
		}
		const rest = readField(text, quote + 1, separator);
		return {
			value: text.slice(start + 1, quote).replaceAll("\"\"", "\"") + rest.value,
			end: rest.end
		};
	}
}
function named(columns, record) {
	return Object.fromEntries(columns.map((column, i) => [column, record[i] ?? ""]));
}

// src/frameworks/rows/inflate.ts
async function inflateHead(bytes, whole, limit) {
	if (bytes[0] !== 31 || bytes[1] !== 139) return null;
	const parts = [];
	let length = 0;
	const reader = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
	try {
		while (length < limit) {
			const { done, value } = await reader.read();
			if (done) return {
				bytes: join(parts, length),
				truncated: false
			};
			parts.push(value);
			length += value.length;
		}
	} catch {
		return whole ? null : {
			bytes: join(parts, length),
			truncated: true
		};
	}
	await reader.cancel().catch(() => void 0);
	return {
		bytes: join(parts, length).subarray(0, limit),
		truncated: true
	};
}
function join(parts, length) {
	const all = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}

// src/frameworks/rows/json.ts
function readJsonRows(head, lines, allLines, most) {
	const text = head.bom ? head.text.slice(1) : head.text;
	if (!/^\s*\[/.test(text)) {
		const rows = rowsOfLines(head, lines);
		if (rows !== null) return {
			...objectsOnly(rows),
			all: allLines,
			uniform: rows.length === lines.length,
			list: false
		};
	}
	return rowsOfDocument(text, head.whole, most);
}
function rowsOfLines(head, lines) {
	const rows = [];
	for (const line of lines) {
		let { value, fault: wrong } = line;
		if (wrong !== null && !wrong.strict) {
			if (wrong.reason === "no value") continue;
			const end = head.text.search(/[\r\n]|$/);
			const again = head.bom && line.line === 1 ? parsePythonJson(head.text.slice(1, end)) : null;
			if (again === null || !again.ok) return null;
			value = again.value;
		}
		rows.push({
			index: rows.length,
			line: line.line,
			value
		});
	}
	return rows;
}
function rowsOfDocument(text, whole, most) {
	const reader = new JsonReader(text);
	const found = reader.sequence(most);
	const lineOf = lineCounter(text);
	const isList = /^\s*\[/.test(text);
	const rows = found.map(({ value, offset }, index) => ({
		index,
		line: lineOf(offset),
		value: isList && typeof value === "string" ? { text: value } : value
	}));
	const wrong = reader.fault;
	if (wrong !== null && (whole || wrong.offset < text.length)) return {
		rows,
		fault: fault("not-json", wrong.reason, lineOf(wrong.offset)),
		all: false,
		uniform: false,
		list: false
	};
	const list = text.startsWith("[");
	return {
		...objectsOnly(rows),
		all: whole && found.length < most,
		uniform: list,
		list
	};
}
function objectsOnly(rows) {
	const bad = rows.find(({ value }) => typeof value !== "object" || Array.isArray(value));
	return {
		rows,
		fault: bad === void 0 ? null : fault("not-objects", "", bad.line)
	};
}
function lineCounter(text) {
	let line = 1;
	let next = text.indexOf("\n");
	return (offset) => {
		while (next >= 0 && next < offset) {
			line += 1;
			next = text.indexOf("\n", next + 1);
		}
		return line;
	};
}

// src/frameworks/rows/repeated.ts
function repeatedKey(text, rows, lined, whole) {
	if (lined) {
		const lines = text.split(/\r\n|\n|\r/);
		return rows.find(({ line, value }) => keysIn(lines[(line ?? 0) - 1] ?? "") > keysOf(value))?.line ?? null;
	}
	const known = rows.reduce((sum, { value }) => sum + keysOf(value), 0);
	return whole && keysIn(text) > known ? rows[0]?.line ?? null : null;
}
function keysIn(text) {
	const mark = /["\\]/g;
	let count = 0;
	let isInside = false;
	for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
		if (found[0] === "\\") {
			mark.lastIndex += 1;
			continue;
		}
		isInside = !isInside;
		if (isInside) continue;
		let next = mark.lastIndex;
		while (text[next] === " " || text[next] === "	" || text[next] === "\n" || text[next] === "\r") next += 1;
		if (text[next] === ":") count += 1;
	}
	return count;
}
function keysOf(value) {
	let count = 0;
	let level = [value];
	while (level.length > 0) {
		const next = [];
		for (const item of level) {
			if (typeof item !== "object" || item === null) continue;
			const children = Object.values(item);
			if (!Array.isArray(item)) count += children.length;
			for (const child of children) next.push(child);
		}
		level = next;
	}
	return count;
}

// src/frameworks/rows/arrow-values.ts
const MOST_DEPTH$1 = 64;
function jsonColumns(metadata) {
	const found = /* @__PURE__ */ new Set();
	const text = metadata.key_value_metadata?.find(({ key }) => key === "huggingface")?.value;
	if (text === void 0 || text.length > 1e6) return found;
	const read = parsePythonJson(text);
	if (read.ok) collect(member(member(read.value, "info"), "features"), "", 0, found);
	return found;
}
function collect(feature, path, depth, found) {
	if (depth > MOST_DEPTH$1 || typeof feature !== "object" || feature === null) return;
	if (Array.isArray(feature)) return collect(feature[0], `${path}/[]`, depth + 1, found);
	const type = member(feature, "_type");
	if (type === "Json") found.add(path);
	else if (type === "List" || type === "LargeList" || type === "Sequence") collect(member(feature, "feature"), `${path}/[]`, depth + 1, found);
	else if (typeof type !== "string") for (const [name, inner] of Object.entries(feature)) collect(inner, `${path}/${name}`, depth + 1, found);
}
function member(value, key) {
	return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
}
function plainValue(value, encoded, path = "", depth = 0) {
	if (depth > MOST_DEPTH$1 || value === void 0 || value === null) return null;
	if (typeof value === "bigint") return Number(value);
	if (typeof value === "number") return Number.isFinite(value) ? value : null;
	if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
	if (typeof value === "string") {
		if (!encoded.has(path)) return value;
		const read = parsePythonJson(value);
		return read.ok ? read.value : value;
	}
	if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return Array.from(value, (item) => plainValue(item, encoded, path, depth + 1));
	if (Array.isArray(value)) return value.map((item) => plainValue(item, encoded, `${path}/[]`, depth + 1));
	if (typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainValue(item, encoded, `${path}/${key}`, depth + 1)]));
	return value;
}

// src/frameworks/rows/parquet-pages.ts
const MOST_VALUES$1 = 4e6;
const MOST_DEPTH = 8;
function pagesWithin(group, slice, mostBytes) {
	let left = mostBytes;
	for (const column of group.columns) {
		const data = column.meta_data;
		if (data === void 0) return false;
		const start = Number(data.dictionary_page_offset ?? data.data_page_offset);
		const length = Number(data.total_compressed_size);
		const bytes = slice(start, start + length);
		if (bytes.byteLength !== length) return false;
		const used = walkPages(new DataView(bytes));
		if (used === null || used > left) return false;
		left -= used;
	}
	return true;
}
function walkPages(view) {
	const reader = {
		view,
		at: 0
	};
	let bytes = 0;
	let values = 0;
	try {
		while (reader.at < view.byteLength) {
			const header = readStruct(reader, 0);
			const packed = header.get(3);
			const unpacked = header.get(2);
			if (typeof packed !== "number" || typeof unpacked !== "number" || packed < 0 || unpacked < 0) return null;
			for (const field of [
				5,
				7,
				8
			]) {
				const inner = header.get(field);
				const count = inner instanceof Map ? inner.get(1) : 0;
				if (typeof count !== "number" || count < 0) return null;
				values += count;
			}
			bytes += unpacked;
			if (values > MOST_VALUES$1) return null;
			reader.at += packed;
		}
	} catch {
		return null;
	}
	return bytes;
}
function readStruct(reader, depth) {
	if (depth > MOST_DEPTH) throw new RangeError("nested too deeply");
	const fields = /* @__PURE__ */ new Map();
	let id = 0;
	while (true) {
		const byte = reader.view.getUint8(reader.at++);
		const type = byte & 15;
		if (type === 0) return fields;
		id = byte >> 4 === 0 ? zigzag(reader) : id + (byte >> 4);
		const value = readElement(reader, type, depth);
		if (value !== null) fields.set(id, value);
	}
}
function readElement(reader, type, depth) {
	switch (type) {
		case 1:
		case 2: return null;
		case 3:
			reader.at += 1;
			return null;
		case 4:
		case 5:
		case 6: return zigzag(reader);
		case 7:
			reader.at += 8;
			return null;
		case 8: {
			const length = varint(reader);
			reader.at += length;
			return null;
		}
		case 9: {
			const head = reader.view.getUint8(reader.at++);
			const size = head >> 4 === 15 ? varint(reader) : head >> 4;
			const item = head & 15;
			for (let i = 0; i < size; i += 1) readElement(reader, item <= 2 ? 3 : item, depth + 1);
			return null;
		}
		case 12: return readStruct(reader, depth + 1);
		default: throw new RangeError("unknown Thrift type");
	}
}
function varint(reader) {
	let result = 0;
	for (let factor = 1; factor < 2 ** 49; factor *= 128) {
		const byte = reader.view.getUint8(reader.at++);
		result += (byte & 127) * factor;
		if (byte < 128) return result;
	}
	throw new RangeError("number too long");
}
function zigzag(reader) {
	const n = varint(reader);
	return n % 2 === 0 ? n / 2 : -(n + 1) / 2;
}

// src/frameworks/rows/parquet.ts
const MOST_PARQUET_ROWS = 64;
const MOST_UNPACKED = 67108864;
const MOST_SCHEMA = 5e3;
async function readParquet(parts, most) {
	const { parquetMetadata, parquetSchema } = await import("./parquet-library.js");
	try {
		const metadata = parquetMetadata(parts.tail, { geoparquet: false });
		return {
			columns: columnsOf$1(metadata),
			names: parquetSchema(metadata).children.map((child) => child.element.name),
			total: Number(metadata.num_rows),
			...await firstRows(parts, metadata, Math.min(most, MOST_PARQUET_ROWS))
		};
	} catch {
		return null;
	}
}
function columnsOf$1(metadata) {
	return (metadata.row_groups[0]?.columns ?? []).map((column, i) => {
		let nulls = 0;
		for (const group of metadata.row_groups) {
			const count = group.columns[i]?.meta_data?.statistics?.null_count;
			nulls = count === void 0 || nulls === null ? null : nulls + Number(count);
		}
		return {
			path: column.meta_data?.path_in_schema ?? [],
			nulls
		};
	});
}
async function firstRows(parts, metadata, most) {
	const group = metadata.row_groups.find((candidate) => candidate.num_rows > 0n);
	if (group === void 0) return {
		rows: [],
		fault: null
	};
	const slice = slicer(parts);
	if (!pagesWithin(group, slice, MOST_UNPACKED)) return {
		rows: [],
		fault: fault("too-large")
	};
	if (metadata.schema.length > MOST_SCHEMA) return {
		rows: [],
		fault: fault("too-large")
	};
	const { compressors } = await import("./parquet-library.js");
	const unknown = group.columns.map((column) => column.meta_data?.codec ?? "UNCOMPRESSED").find((codec) => codec !== "UNCOMPRESSED" && !Object.hasOwn(compressors, codec));
	if (unknown !== void 0) return {
		rows: [],
		fault: fault("codec", unknown)
	};
	try {
		const objects = await readObjects({
			...metadata,
			row_groups: [group],
			num_rows: group.num_rows
		}, slice, parts.size, Math.min(Number(group.num_rows), most));
		const encoded = jsonColumns(metadata);
		return {
			rows: objects.map((row, index) => ({
				index,
				line: null,
				value: plainValue(row, encoded)
			})),
			fault: null
		};
	} catch (error) {
		return {
			rows: [],
			fault: fault("codec", error instanceof Error ? error.message.slice(0, 200) : "")
		};
	}
}
async function readObjects(metadata, slice, size, rows) {
	const { assembleAsync, asyncGroupToRows, compressors, parquetReadAsync, parquetSchema } = await import("./parquet-library.js");
	let open = () => void 0;
	const gate = new Promise((resolve) => {
		open = resolve;
	});
	const groups = parquetReadAsync({
		file: {
			byteLength: size,
			slice: (start, end) => gate.then(() => slice(start, end ?? size))
		},
		metadata,
		compressors,
		rowStart: 0,
		rowEnd: rows
	});
	const tree = parquetSchema(metadata);
	const assembled = groups.map((group) => assembleAsync(group, tree));
	const columns = [...groups, ...assembled].flatMap((group) => group.asyncColumns.map(({ data }) => data));
	const settled = Promise.allSettled(columns);
	open();
	const failed = (await settled).find(({ status }) => status === "rejected");
	if (failed?.status === "rejected") throw failed.reason;
	const [first] = assembled;
	return first === void 0 ? [] : await asyncGroupToRows(first, 0, rows, void 0, "object");
}
function slicer({ size, head, tail }) {
	return (start, end) => {
		if (start < 0 || end < start) return /* @__PURE__ */ new ArrayBuffer(0);
		const from = end <= head.length ? start : start - (size - tail.length);
		const source = end <= head.length ? head : tail;
		return from < 0 ? /* @__PURE__ */ new ArrayBuffer(0) : new Uint8Array(source.subarray(from, from + end - start)).buffer;
	};
}

// src/frameworks/rows/read.ts
const HEAD = 1048576;
const LONGEST_LINE = 8388608;
const PARQUET_HEAD = 16777216;
const PARQUET_TAIL = 4194304;
const MOST_VALUES = 1e6;
const MOST_COLUMNS = 2e4;
const UNSEEN = {
	state: "unseen",
	fault: null,
	complete: false,
	total: null,
	columns: null,
	rows: [],
	lines: null,
	parquet: null,
	uniform: false,
	list: false,
	repeated: null,
	bom: false
};
async function readRowFile(repository, candidate, main, most) {
	const { path, format, compression } = candidate;
	const shape = {
		path,
		main,
		format,
		compression
	};
	const { content, bytes, values } = await readContent(repository, candidate, most);
	return {
		file: {
			...shape,
			...content
		},
		bytes,
		values
	};
}
function unread(why, bytes = 0) {
	return {
		content: unseen(why),
		bytes,
		values: 0
	};
}
async function readContent(repository, candidate, most) {
	if (candidate.compression !== null && candidate.compression !== "gzip") return unread(fault("compression", candidate.compression));
	if (candidate.format === "arrow") return unread(fault("no-reader", "arrow"));
	if (candidate.format === "parquet") return readParquetFile(repository, candidate.path, most);
	const first = await readText(repository, candidate, HEAD, most);
	if (first.content.state !== "unseen" || first.content.fault?.code !== "too-large") return first;
	const again = await readText(repository, candidate, LONGEST_LINE, most);
	return {
		...again,
		bytes: first.bytes + again.bytes
	};
}
function unseen(why) {
	return {
		...UNSEEN,
		fault: why
	};
}
function broken(why) {
	return {
		...UNSEEN,
		state: "broken",
		fault: why
	};
}
function troubled(why, bytes = 0) {
	return unread(why.code === "too-large" ? fault("too-large") : fault("not-readable", why.detail ?? why.code), bytes);
}
async function readText(repository, candidate, limit, most) {
	const read = await repository.read(candidate.path, limit, "head");
	if (!read.ok) return troubled(read.why);
	if (!read.truncated && isLfsPointer(read.bytes)) return unread(fault("lfs-pointer"));
	let { bytes, truncated } = read;
	if (candidate.compression === "gzip") {
		const inflated = await inflateHead(bytes, !truncated, limit);
		if (inflated === null) return {
			content: broken(fault("not-compressed")),
			bytes: bytes.length,
			values: 0
		};
		({bytes, truncated} = inflated);
	}
	const isJson = candidate.format === "json" || candidate.format === "jsonl";
	const values = countValues(bytes, isJson);
	if (values > MOST_VALUES) return unread(fault("too-large"), bytes.length);
	return {
		content: (isJson ? json : table)(bytes, truncated, candidate, most),
		bytes: bytes.length,
		values
	};
}
function json(bytes, truncated, { compression }, most) {
	const head = decodeHead(bytes, truncated);
	if (head === null) return broken(fault("not-utf8", isPacked(bytes) ? "packed" : ""));
	const { lines, all } = readLines(head, most);
	const read = readJsonRows(head, lines, all, most);
	const seen = {
		bom: head.bom,
		lines: compression === null ? lines : null,
		parquet: null,
		uniform: read.uniform,
		list: read.list
	};
	if (read.rows.length === 0 && read.fault === null) return head.whole ? {
		...UNSEEN,
		...seen,
		state: "empty",
		complete: true,
		total: 0,
		columns: []
	} : {
		...UNSEEN,
		...seen,
		fault: fault("too-large")
	};
	const columns = columnsOf(read.rows.map(({ value }) => value));
	if (columns.length > MOST_COLUMNS) return unseen(fault("too-large"));
	return {
		...seen,
		state: read.fault === null ? "read" : "broken",
		fault: read.fault,
		complete: read.all,
		total: read.all ? read.rows.length : null,
		columns,
		rows: read.rows,
		repeated: repeatedKey(head.text, read.rows, read.uniform && !read.list, read.all)
	};
}
const PACKED_HEADS = [
	"1f8b",
	"504b0304",
	"fd377a585a00",
	"425a68",
	"28b52ffd",
	"04224d18",
	"377abcaf271c"
];
function isPacked(bytes) {
	const head = [...bytes.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	return PACKED_HEADS.some((magic) => head.startsWith(magic));
}
function columnsOf(values) {
	const names = /* @__PURE__ */ new Set();
	for (const value of values) if (typeof value === "object" && value !== null && !Array.isArray(value)) for (const name of Object.keys(value)) names.add(name);
	return [...names];
}
function table(bytes, truncated, { format }, most) {
	const head = decodeHead(bytes, truncated);
	if (head === null) return broken(fault("not-utf8", isPacked(bytes) ? "packed" : ""));
	const { columns, rows, all } = readCsv(head.text, format === "tsv" ? "	" : ",", head.whole, most);
	if (rows.length === 0 && !all) return unseen(fault("too-large"));
	return {
		...UNSEEN,
		state: rows.length === 0 ? "empty" : "read",
		complete: all,
		total: all ? rows.length : null,
		columns,
		rows,
		bom: head.bom
	};
}
async function readParquetFile(repository, path, most) {
	const head = await repository.read(path, PARQUET_HEAD, "head");
	if (!head.ok) return troubled(head.why);
	if (!head.truncated && isLfsPointer(head.bytes)) return unread(fault("lfs-pointer"));
	const tail = head.truncated ? await repository.read(path, PARQUET_TAIL, "tail") : head;
	if (!tail.ok) return troubled(tail.why, head.bytes.length);
	const bytes = head.bytes.length + (head.truncated ? tail.bytes.length : 0);
	const size = head.truncated ? repository.listing.get(path)?.size ?? null : head.bytes.length;
	if (size === null) return unread(fault("too-large"), bytes);
	const read = await readParquet({
		size,
		head: head.bytes,
		tail: tail.bytes
	}, most);
	if (read === null) return {
		content: broken(fault("not-parquet")),
		bytes,
		values: 0
	};
	const seen = {
		...UNSEEN,
		columns: read.names,
		parquet: read.columns,
		total: read.total
	};
	if (read.total === 0) return {
		content: {
			...seen,
			state: "empty",
			complete: true
		},
		bytes,
		values: 0
	};
	const state = read.fault === null ? "read" : "unseen";
	const complete = read.fault === null && read.rows.length === read.total;
	return {
		content: {
			...seen,
			state,
			fault: read.fault,
			rows: read.rows,
			complete
		},
		bytes,
		values: read.rows.length * read.columns.length
	};
}

export { readRowFile as n, UNSEEN as t };
