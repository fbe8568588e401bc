import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['PORT'] ?? 4748);

/** Whole games, which take longest. */
const wholeGames = '**/whole-*.spec.ts';

export default defineConfig({
  testDir: 'tests/browser',
  // Whole games begin first, so that no worker plays one while the others have nothing left to do.
  projects: [
    { name: 'whole games', testMatch: wholeGames },
    { name: 'the rest', testMatch: '**/*.spec.ts', testIgnore: wholeGames },
  ],
  outputDir: '.cache/test/browser',
  snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
  // Whole games take their time, and a busy machine is slow, not wrong: nothing times out early.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // A test waits for frames about half of its time, so two cores run four of them.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}/`,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-background-networking'],
    },
    actionTimeout: 60_000,
    // The checks of a screen look at the other theme, too.
    colorScheme: 'dark',
    trace: 'off',
  },
  webServer: {
    command: `node scripts/sitroom.mjs serve --port ${port} --data ${mkdtempSync(join(tmpdir(), 'sitroom-tables-'))}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
