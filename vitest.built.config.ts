import { defineConfig } from 'vitest/config';

/**
 * Tests of the built app: packed (tests/packed), in one file (tests/executable), in every engine (`npm run engines`), each test going on from the one
 * before, and heard (`npm run listen`).
 */
export default defineConfig({
  test: {
    include: ['tests/{packed,executable,engines,listen}/*.spec.ts'],
    expect: { requireAssertions: true },
    // A busy machine is slow, not wrong.
    testTimeout: 420_000,
    hookTimeout: 420_000,
    // The journeys of the engines wait most of the time, so that all of them run at once, however few cores there are.
    maxWorkers: 3,
  },
});
