// `npm test`: proves the whole product once, on a fresh checkout too. `npm run test:sweeps` repeats this with
// variations. The last line is “N passed, N failed”.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from '../app.mjs';
import { browser, headlessBrowser } from '../browser.mjs';
import { checks, runChecks } from '../checks.mjs';
import { exitCodeOf, root } from '../house.mjs';
import { installAll } from '../install.mjs';
import { python } from '../python.mjs';
import { begin, count, end, playwright, vitest } from './count.mjs';

// Debian's packages come while npm's do.
const installing = exitCodeOf(
  spawn(process.execPath, [join(root, 'scripts/proof/install-browser.mjs')], { stdio: ['ignore', 2, 2] }),
);
await installAll();
begin();
await runChecks(checks, count);
await installing;

// With PYTHON set, the test of the Python example fails instead of being left out if there is no Python.
await vitest('unit tests', ['--tags-filter=!sweep'], { PYTHON: python() });

const chromium = headlessBrowser();
const built = count('build', (await build()) === 0);
if (chromium && built) {
  const env = { CHROMIUM: chromium, FULL_CHROMIUM: browser() };
  await playwright('browser tests', ['--grep-invert=@sweep'], env);
} else count('browser tests', false);

// The packed project runs on the Node that the user has, which may be older than that of the tests.
const packed = ['--config', 'vitest.built.config.ts', 'tests/packed'];
if (built) await vitest('the packed project', packed, { USERS_NODE: process.execPath });
end('tests');
