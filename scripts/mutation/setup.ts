/** Makes the tests quick enough to be run once for each mutant. */
import { configureGlobal } from 'fast-check';
import { beforeEach } from 'vitest';

// A property stops early: with fewer samples, but after at least one.
configureGlobal({ interruptAfterTimeLimit: 100 });

/** Tests with megabytes of text, where Stryker counts each visit of each place, and tests that start git. */
const SLOW = /linear time|flood|too large|only once|0,000|as many items as are read|git apply makes/u;

beforeEach(({ skip, task }) => {
  skip(SLOW.test(task.name), 'too slow to be run for each mutant');
});
