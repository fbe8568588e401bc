// Looks for dead code. With `--production` it looks for code that only tests use: such code belongs to the tests.
import type { KnipConfig } from 'knip';

/** Entries and projects that end in "!" are production code. */
const config: KnipConfig = {
  entry: [
    'src/client/index.html!',
    'src/cli/start.ts!',
    'src/cli/executable/executable.ts!',
    'src/sim/worker.ts!',
    'src/server/durable/worker.ts!',
    'src/i18n/*/{first,later,afterwards}/index.ts!',
    'src/i18n/*/reference/index.ts!',
    'src/i18n/*/cards/index.ts!',
    'scripts/{,proof/}*.mjs!',
    'scripts/tools/**/*.ts!',
    'bench/*.ts!',
    'bench/crowd/attacker.ts!',
    'bench/crowd/relay.ts!',
    'build/*.ts!',
    'tests/**/*.{test,spec}.ts',
    'tests/browser/tools/pictures.ts',
    'tests/browser/sound/levels.ts',
    'tests/recipes/perform.ts',
    'tests/{random,hostile}/worker.ts',
  ],
  project: [
    'src/**/*.{ts,svelte}!',
    '!src/**/*.test.ts!',
    'tests/**/*.ts',
    'bench/**/*.ts!',
    'scripts/**/*.{ts,mjs}!',
    'build/**/*.ts!',
    '!build/**/*.test.ts!',
  ],
  // Tests may look into a file. What nobody else uses needs no export.
  ignoreExportsUsedInFile: process.argv.includes('--production') ? true : { interface: true, type: true },
  ignoreBinaries: ['fc-list', 'apt-get', 'dbus-run-session'],
  ignoreDependencies: [
    'node-20-types',
    '@cloudflare/workers-types',
    'workerd',
    '@messageformat/runtime',
    '@fontsource-variable/exo-2',
    '@fontsource-variable/source-sans-3',
    '@typescript/native',
    'oxlint',
    'oxlint-tsgolint',
    'svelte-check',
    'playwright',
    'world-atlas',
    '@iconify-json/game-icons',
  ],
};

export default config;
