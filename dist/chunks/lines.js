import { Ft as parsePythonJson, It as strictFault, Lt as JsonReader, Wt as PyFloat } from "./core.js";

// src/frameworks/support/huge-numbers.ts
const HUGE = 2 ** 63;
function hasHugeNumber(value) {
	let level = [value];
	while (level.length > 0) {
		const next = [];
		for (const item of level) {
			if (item instanceof PyFloat) return true;
			if (typeof item === "number" && Number.isFinite(item) && Math.abs(item) >= HUGE) return true;
			if (typeof item !== "object" || item === null) continue;
			for (const child of Object.values(item)) if (typeof child !== "string") next.push(child);
		}
		level = next;
	}
	return false;
}
function withHugeFloats(text, value) {
	if (!hasHugeNumber(value)) return value;
	const reader = new JsonReader(text);
	reader.floatsFrom = HUGE;
	return reader.document();
}

// src/frameworks/rows/lines.ts
const PACKED = "packed";
function decodeHead(bytes, truncated) {
	try {
		const text = new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes, { stream: truncated });
		return {
			text,
			whole: !truncated,
			bom: text.startsWith("﻿")
		};
	} catch {
		return null;
	}
}
function readLines(head, most) {
	const lines = [];
	const end = /\r\n|\n|\r/g;
	let start = 0;
	while (start < head.text.length) {
		if (lines.length >= most) return {
			lines,
			all: false
		};
		const found = end.exec(head.text);
		if (found === null && !head.whole) break;
		const text = head.text.slice(start, found?.index ?? head.text.length);
		lines.push(readLine(text, lines.length + 1));
		start = found === null ? head.text.length : end.lastIndex;
	}
	return {
		lines,
		all: head.whole
	};
}
function readLine(text, line) {
	const read = parsePythonJson(text);
	if (!read.ok) {
		const bare = text.trim();
		const closed = bare.startsWith("{") && bare.endsWith("}") && read.reason !== "nested too deeply";
		return {
			line,
			value: void 0,
			fault: {
				reason: read.reason,
				column: read.column,
				strict: false,
				closed
			}
		};
	}
	const strict = strictFault(text, read);
	return {
		line,
		value: withHugeFloats(text, read.value),
		fault: strict === null ? null : {
			reason: strict.reason,
			column: strict.column,
			strict: true,
			closed: true
		}
	};
}
function fault(code, detail = "", line = null) {
	return {
		code,
		line,
		detail
	};
}

export { hasHugeNumber as a, readLines as i, decodeHead as n, fault as r, PACKED as t };
