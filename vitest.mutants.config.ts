import { defineConfig } from 'vitest/config';

/** The tests that hunt mutants (`npm run mutants`): those of the rooms that are mutated, and of saves, which hold every promise. */
export default defineConfig({
  test: {
    include: ['src/{rules,director,odds,wire}/**/*.test.ts'],
    // Its statistics do not hold for thinned samples.
    exclude: ['src/director/pacing.test.ts'],
    expect: { requireAssertions: true },
    testTimeout: 600_000,
    env: { THINNED_BY: '10' },
  },
});
