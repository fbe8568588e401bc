import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Files of a worker share their modules: loading them anew for each file took a third of the time.
    isolate: false,
    // By default one core is left to Vitest itself, which is idle most of the time: on two cores that is half of them.
    maxWorkers: '100%',
    unstubGlobals: true,
    expect: { requireAssertions: true },
    testTimeout: 60_000,
    // `npm test` leaves out what has this tag, and `npm run test:sweeps` runs it.
    tags: [{ name: 'sweep', description: 'repeats what another test proves' }],
  },
});
