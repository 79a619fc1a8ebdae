import { Ot as parsePythonJson, kt as strictFault } from "./core.js";

// src/frameworks/rows/lines.ts
/**
* Decodes the beginning of a file as strict UTF-8.
* @param truncated the file goes on: a character cut at the end is dropped
* @returns null when it is not UTF-8
*/
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
/**
* Splits a text as Python's text files do (LF, CRLF, CR) and reads every line as NeMo Gym does, twice: with `json.loads`
* and with orjson (N7). In a text that goes on the cut last line is left out.
* @param most lines that are read
* @returns the lines, and whether they are all lines of the file
*/
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
	if (!read.ok) return {
		line,
		value: void 0,
		fault: {
			reason: read.reason,
			column: read.column,
			strict: false
		}
	};
	const strict = strictFault(text, read);
	return {
		line,
		value: read.value,
		fault: strict === null ? null : {
			reason: strict.reason,
			column: strict.column,
			strict: true
		}
	};
}
/** A fault of a whole file. */
function fault(code, detail = "", line = null) {
	return {
		code,
		line,
		detail
	};
}

export { fault as n, readLines as r, decodeHead as t };
