import fc from 'fast-check';
import { beforeEach } from 'vitest';

// a mutant is killed by what it does, not by the luck of a seed; and few runs must do, for each is run thousands of times
fc.configureGlobal({ seed: 1, numRuns: 20, interruptAfterTimeLimit: 1000 });

/** Tests that take a second or more to show once again, or for every preset, what others show. */
const SLOW =
  /plays rounds of every preset|every preset can be replayed|takes 65,536 moves|equally often|at every number of seats/;

beforeEach((context) => {
  context.skip(SLOW.test(context.task.name));
});
