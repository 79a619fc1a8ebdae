// The thread in which hostile JSON Schemas are compiled: bundled as an entry of its own, started by schema-worker.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { compileFault } from './schema-compile.ts';
import type { SchemaAnswer, SchemaJob } from './schema-worker.ts';

const { schemas, from } = workerData as SchemaJob;
for (const [i, text] of schemas.entries()) {
  const answer: SchemaAnswer = { index: from + i, reason: compileFault(text) };
  // A port of a thread knows no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answer);
}
