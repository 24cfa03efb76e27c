import fc from 'fast-check';

// a mutant is killed by what it does, not by the luck of a seed; and few runs must do, for each is run thousands of times
fc.configureGlobal({ seed: 1, numRuns: 20 });
