// src/platform/http/body.ts
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
async function readBody(response, limit, alive) {
	if (response.body === null) return {
		bytes: NOTHING,
		truncated: false
	};
	const chunks = [];
	let length = 0;
	const reader = response.body.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return {
			bytes: join(chunks, length),
			truncated: false
		};
		alive(value.length);
		if (length + value.length > limit) {
			chunks.push(value.subarray(0, limit - length));
			reader.cancel().catch(() => {});
			return {
				bytes: join(chunks, limit),
				truncated: true
			};
		}
		chunks.push(value);
		length += value.length;
	}
}
function join(chunks, length) {
	const [only] = chunks;
	if (chunks.length === 1 && only !== void 0) return only;
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.length;
	}
	return bytes;
}

export { readBody as t };
