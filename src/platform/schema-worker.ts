import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { SchemaChecker } from '../frameworks/types.ts';

/** What the thread is given: the schemas left, and the number of the first one. */
export interface SchemaJob {
  readonly schemas: readonly string[];
  readonly from: number;
}

/** What it answers for each, in order; null: it compiles. */
export interface SchemaAnswer {
  readonly index: number;
  readonly reason: string | null;
}

/** Time for one schema, and for all of them. */
const ONE_LIMIT = 2000;
const ALL_LIMIT = 10_000;
const MEMORY_MIB = 128;

/** Where the thread's code lies: beside the bundle, one folder above a chunk of it, or in the sources. */
const PLACES = ['./schema-worker-thread.js', '../schema-worker-thread.js', './schema-worker-thread.ts'];

type Answer = Awaited<ReturnType<SchemaChecker>>[number];

/** The time limits, for tests. */
export interface Limits {
  readonly one: number;
  readonly all: number;
}

/**
 * Makes a checker that compiles JSON Schemas in a thread of its own, with bounded time and memory. A schema that exceeds
 * them ends the thread; the others go on in a new one.
 */
export function schemaChecker(limits: Limits = { one: ONE_LIMIT, all: ALL_LIMIT }): SchemaChecker {
  return async (schemas) => {
    const place = PLACES.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
    if (place === undefined) return schemas.map(() => null);
    const answers: Answer[] = [];
    const end = Date.now() + limits.all;
    while (answers.length < schemas.length && Date.now() < end) {
      await runThread(place, schemas, answers, { one: limits.one, all: end - Date.now() });
    }
    while (answers.length < schemas.length) answers.push(tooSlow());
    return answers;
  };
}

function tooSlow(): Answer {
  return { reason: 'took too long', slow: true };
}

/** Runs one thread over the schemas that have no answer yet; on return at least one more has. */
function runThread(place: URL, schemas: readonly string[], answers: Answer[], limits: Limits): Promise<void> {
  return new Promise((resolve) => {
    const workerData: SchemaJob = { schemas: schemas.slice(answers.length), from: answers.length };
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MIB };
    const worker = new Worker(place, { workerData, resourceLimits, env: {}, stderr: true });
    let timer: ReturnType<typeof setTimeout>;
    const finish = (): void => {
      clearTimeout(timer);
      clearTimeout(last);
      worker.removeAllListeners();
      // An error after the end is of no interest.
      worker.on('error', () => undefined);
      void worker.terminate();
      resolve();
    };
    const giveUp = (): void => {
      answers.push(tooSlow());
      finish();
    };
    const last = setTimeout(giveUp, limits.all);
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, limits.one);
    };
    worker.on('message', ({ index, reason }: SchemaAnswer) => {
      if (index !== answers.length) return;
      answers.push(reason === null ? null : { reason, slow: false });
      if (answers.length === schemas.length) finish();
      else wait();
    });
    // Out of memory, or a crash: the schema at hand is to blame, and nothing is proven of it.
    worker.on('error', giveUp);
    worker.on('exit', giveUp);
    // The thread itself needs a while to start.
    timer = setTimeout(giveUp, limits.one + ONE_LIMIT);
  });
}
