#!/usr/bin/env node
import { writeSync } from "node:fs";

// src/cli.ts
const args = process.argv.slice(2);
if (args.length === 1 && (args[0] === "--version" || args[0] === "-V")) try {
	writeSync(1, `${"0.1.0"}\n`);
} catch {}
else {
	const { main } = await import("./chunks/main.js");
	process.exitCode = await main(args);
}

export {  };
