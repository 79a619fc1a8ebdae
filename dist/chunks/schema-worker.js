import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";

// src/platform/schema-worker.ts
const ONE_LIMIT = 2e3;
const ALL_LIMIT = 1e4;
const MEMORY_MIB = 128;
const PLACES = [
	"./schema-worker-thread.js",
	"../schema-worker-thread.js",
	"./schema-worker-thread.ts"
];
function schemaChecker(limits = {
	one: ONE_LIMIT,
	all: ALL_LIMIT
}) {
	return async (schemas) => {
		const place = PLACES.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
		if (place === void 0) return schemas.map(() => null);
		const answers = [];
		const end = Date.now() + limits.all;
		while (answers.length < schemas.length && Date.now() < end) await runThread(place, schemas, answers, {
			one: limits.one,
			all: end - Date.now()
		});
		while (answers.length < schemas.length) answers.push(tooSlow());
		return answers;
	};
}
function tooSlow() {
	return {
		reason: "took too long",
		slow: true
	};
}
function runThread(place, schemas, answers, limits) {
	return new Promise((resolve) => {
		const workerData = {
			schemas: schemas.slice(answers.length),
			from: answers.length
		};
		const worker = new Worker(place, {
			workerData,
			resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
			env: {},
			stderr: true
		});
		let timer;
		const finish = () => {
			clearTimeout(timer);
			clearTimeout(last);
			worker.removeAllListeners();
			worker.on("error", () => void 0);
			worker.terminate();
			resolve();
		};
		const giveUp = () => {
			answers.push(tooSlow());
			finish();
		};
		const last = setTimeout(giveUp, limits.all);
		const wait = () => {
			clearTimeout(timer);
			timer = setTimeout(giveUp, limits.one);
		};
		worker.on("message", ({ index, reason }) => {
			if (index !== answers.length) return;
			answers.push(reason === null ? null : {
				reason,
				slow: false
			});
			if (answers.length === schemas.length) finish();
			else wait();
		});
		worker.on("error", giveUp);
		worker.on("exit", giveUp);
		timer = setTimeout(giveUp, limits.one + ONE_LIMIT);
	});
}

export { schemaChecker };
