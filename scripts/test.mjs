// `npm test`: everything there is to check, on a fresh checkout too. Ends with one line: N passed, N failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './app.mjs';
import { browser } from './browser.mjs';
import { checks } from './checks.mjs';
import { enginesHere } from './engines.mjs';
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

/** What a report of Vitest comes to, given how it ended. */
const ofVitest =
  (code) =>
  ({ numPassedTests, numFailedTests, numFailedTestSuites }) => [
    numPassedTests,
    // A file that cannot even be loaded holds no failed test; it has failed all the same.
    Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0),
  ];

/** A run of Vitest that writes its report to a file. */
const vitest = (file, ...args) => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(cache, file)}`,
];

for (const [name, ...args] of checks) count(name, (await command(args, { quiet: true })) === 0);

// Here nothing is left out for want of a program: without a Python its test fails.
const unitCode = await command(vitest('unit.json'), { env: { PYTHON: python() } });
report('unit tests', 'unit.json', ofVitest(unitCode));

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

const { env: engines, missing } = enginesHere();
for (const { name, packages } of missing) {
  console.log(`left out  the journey in ${name}, which is not here: npm run engines (Debian: ${packages.join(', ')})`);
}
if (built && Object.keys(engines).length > 0) {
  const code = await command(vitest('engines.json', '--config', 'vitest.engines.config.ts'), { env: engines });
  report('the journey in every engine', 'engines.json', ofVitest(code));
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
