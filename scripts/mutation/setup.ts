/** Makes the tests quick enough to be run once for each mutant. */
import { configureGlobal } from 'fast-check';
import { beforeEach } from 'vitest';

// A property stops early; fast-check shows it a few hundred samples in this time.
configureGlobal({ interruptAfterTimeLimit: 500 });

// Stryker counts each visit of each place, so megabytes of text take minutes.
beforeEach(({ skip, task }) => {
  skip(/linear time/u.test(task.name), 'too slow where visits are counted');
});
