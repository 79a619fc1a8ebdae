// src/repository/memory.ts
const encoder = new TextEncoder();
function cut(bytes, limit, mode) {
	if (bytes.length <= limit) return {
		ok: true,
		bytes,
		truncated: false
	};
	if (mode === "whole") return {
		ok: false,
		why: {
			code: "too-large",
			detail: `${bytes.length} bytes`
		}
	};
	return {
		ok: true,
		bytes: mode === "head" ? bytes.subarray(0, limit) : bytes.subarray(bytes.length - limit),
		truncated: true
	};
}

export { cut as t };
