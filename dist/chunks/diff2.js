import { Jt as applyEdits } from "./core.js";

// src/fix/diff.ts
const CONTEXT = 3;
function unifiedDiff(path, before, edits) {
	if (edits.length === 0) return "";
	const oldBytes = before ?? /* @__PURE__ */ new Uint8Array();
	const oldLines = linesOf(oldBytes);
	const newLines = linesOf(applyEdits(oldBytes, edits));
	const regions = trimAll(findRegions(oldBytes, oldLines, newLines, edits), oldLines, newLines);
	if (regions.length === 0) return "";
	const [a, b] = [`a/${path}`, `b/${path}`];
	const head = [`diff --git ${quoted(a)} ${quoted(b)}`];
	if (before === null) head.push("new file mode 100644");
	head.push(`--- ${before === null ? "/dev/null" : named(a)}`, `+++ ${named(b)}`);
	const hunks = group(regions).map((hunk) => hunkText(hunk, oldLines, newLines));
	return `${head.join("\n")}\n${hunks.join("")}`;
}
function linesOf(bytes) {
	const lines = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split(/(?<=\n)/);
	return lines.length === 1 && lines[0] === "" ? [] : lines;
}
function findRegions(oldBytes, oldLines, newLines, edits) {
	const encoder = new TextEncoder();
	const lineOf = byteLines(oldBytes);
	const regions = [];
	let shift = 0;
	for (const { start, end, text } of edits) {
		const oldStart = lineOf(start);
		const oldEnd = Math.min(lineOf(end) + 1, oldLines.length);
		const removed = countBreaks(oldBytes.subarray(start, end));
		const added = countBreaks(encoder.encode(text)) - removed;
		const last = regions.at(-1);
		const joined = last !== void 0 && oldStart <= last.oldEnd;
		const from = joined ? {
			oldStart: last.oldStart,
			newStart: last.newStart
		} : {
			oldStart,
			newStart: oldStart + shift
		};
		shift += added;
		const region = {
			...from,
			oldEnd,
			newEnd: Math.min(oldEnd + shift, newLines.length)
		};
		if (joined) regions[regions.length - 1] = region;
		else regions.push(region);
	}
	const tail = regions.at(-1);
	if (tail?.oldEnd === oldLines.length) regions[regions.length - 1] = {
		...tail,
		newEnd: newLines.length
	};
	return regions;
}
function trimAll(regions, oldLines, newLines) {
	return regions.flatMap(({ oldStart, oldEnd, newStart, newEnd }) => {
		let [a, b, c, d] = [
			oldStart,
			oldEnd,
			newStart,
			newEnd
		];
		while (a < b && c < d && oldLines[a] === newLines[c]) {
			a += 1;
			c += 1;
		}
		while (b > a && d > c && oldLines[b - 1] === newLines[d - 1]) {
			b -= 1;
			d -= 1;
		}
		return a === b && c === d ? [] : [{
			oldStart: a,
			oldEnd: b,
			newStart: c,
			newEnd: d
		}];
	});
}
function group(regions) {
	const groups = [];
	for (const region of regions) {
		const last = groups.at(-1);
		const previous = last?.at(-1);
		if (last !== void 0 && previous !== void 0 && region.oldStart - previous.oldEnd <= 6) last.push(region);
		else groups.push([region]);
	}
	return groups;
}
function hunkText(regions, oldLines, newLines) {
	const first = regions[0];
	const last = regions.at(-1);
	if (first === void 0 || last === void 0) return "";
	const from = Math.max(first.oldStart - CONTEXT, 0);
	const to = Math.min(last.oldEnd + CONTEXT, oldLines.length);
	const newFrom = first.newStart - (first.oldStart - from);
	const newTo = last.newEnd + (to - last.oldEnd);
	let text = `@@ -${range(from, to)} +${range(newFrom, newTo)} @@\n`;
	let at = from;
	for (const { oldStart, oldEnd, newStart, newEnd } of regions) {
		text += marked(" ", oldLines.slice(at, oldStart));
		text += marked("-", oldLines.slice(oldStart, oldEnd));
		text += marked("+", newLines.slice(newStart, newEnd));
		at = oldEnd;
	}
	return text + marked(" ", oldLines.slice(at, to));
}
function marked(mark, lines) {
	return lines.map((line) => line.endsWith("\n") ? `${mark}${line}` : `${mark}${line}\n\\ No newline at end of file\n`).join("");
}
function range(from, to) {
	const length = to - from;
	if (length === 1) return String(from + 1);
	return `${length === 0 ? from : from + 1},${length}`;
}
function byteLines(bytes) {
	let at = 0;
	let line = 0;
	return (offset) => {
		line += countBreaks(bytes.subarray(at, offset));
		at = offset;
		return line;
	};
}
function countBreaks(bytes) {
	return bytes.reduce((count, byte) => byte === 10 ? count + 1 : count, 0);
}
function quoted(name) {
	if (!/[\0-\x1f"\\\x7f]/.test(name)) return name;
	return `"${name.replaceAll(/[\0-\x1f"\\\x7f]/g, (char) => char === "\"" || char === "\\" ? `\\${char}` : `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`)}"`;
}
function named(name) {
	const text = quoted(name);
	return text === name && name.includes(" ") ? `${name}\t` : text;
}

export { unifiedDiff as t };
