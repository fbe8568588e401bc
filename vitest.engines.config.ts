import { defineConfig } from 'vitest/config';

/** The journey that is made in every engine (`npm run engines`): one engine at a time, each test going on from the one before. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.spec.ts'],
    expect: { requireAssertions: true },
    // A busy machine is slow, not wrong.
    testTimeout: 420_000,
    hookTimeout: 420_000,
    fileParallelism: false,
  },
});
