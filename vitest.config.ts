import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Files of a worker share their modules: loading them anew for each file took a third of the time.
    isolate: false,
    unstubGlobals: true,
    expect: { requireAssertions: true },
    testTimeout: 60_000,
  },
});
