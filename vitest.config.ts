import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    expect: { requireAssertions: true },
    testTimeout: 60_000,
  },
});
