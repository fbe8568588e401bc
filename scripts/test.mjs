// `npm test`: everything there is to check, on a fresh checkout too. Ends with one line: N passed, N failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './app.mjs';
import { browser } from './browser.mjs';
import { checks } from './checks.mjs';
import { command, root } from './house.mjs';
import { install } from './install.mjs';
import { python } from './python.mjs';

await install();
const cache = join(root, '.cache/test');
rmSync(cache, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });

let passed = 0;
let failed = 0;
const count = (name, ok) => {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`);
  if (ok) passed += 1;
  else failed += 1;
  return ok;
};

/** A report that a runner wrote; one that wrote none has failed as a whole. */
function report(name, file, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(join(cache, file), 'utf8')));
    passed += good;
    failed += bad;
  } catch {
    count(`${name}: no report was written`, false);
  }
}

for (const [name, ...args] of checks) count(name, (await command(args, { quiet: true })) === 0);

const unit = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(cache, 'unit.json')}`,
];
// Here nothing is left out for want of a program: without a Python its test fails.
const unitCode = await command(unit, { env: { PYTHON: python() } });
report('unit tests', 'unit.json', ({ numPassedTests, numFailedTests, numFailedTestSuites }) => [
  numPassedTests,
  // A file that cannot even be loaded holds no failed test; it has failed all the same.
  Math.max(numFailedTests, numFailedTestSuites > 0 || unitCode !== 0 ? 1 : 0),
]);

const chromium = browser();
const built = count('build', (await build()) === 0);
if (chromium && built) {
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: join(cache, 'browser.json') };
  // A browser on a busy machine may stumble: what fails is tried once more, and named if it passes then.
  const code = await command(['playwright', 'test', '--retries=1', '--reporter=list,json'], { env });
  report('browser tests', 'browser.json', ({ stats, errors }) => {
    if (stats.flaky > 0) console.log(`again   ${stats.flaky} browser tests: the flaky ones above`);
    return [stats.expected + stats.flaky, Math.max(stats.unexpected + errors.length, code === 0 ? 0 : 1)];
  });
} else count('browser tests', false);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
