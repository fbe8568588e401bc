// `npm test`: runs all checks and tests, on a fresh checkout too. The last line is “N passed, N failed”.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './app.mjs';
import { browser, headlessBrowser } from './browser.mjs';
import { checks, runChecks } from './checks.mjs';
import { enginesHere } from './engines.mjs';
import { command, root } from './house.mjs';
import { installAll } from './install.mjs';
import { python } from './python.mjs';

await installAll();
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

/** Adds the counts of a runner's JSON report. A missing report counts as one failure. */
function report(name, file, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(join(cache, file), 'utf8')));
    passed += good;
    failed += bad;
  } catch {
    count(`${name}: no report was written`, false);
  }
}

/** Reads the counts of a Vitest report, given its exit code. */
const ofVitest =
  (code) =>
  ({ numPassedTests, numFailedTests, numFailedTestSuites }) => [
    numPassedTests,
    // A test file that cannot be loaded has no failed tests, but counts as a failure.
    Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0),
  ];

/** Returns a Vitest command that writes its JSON report to a file. */
const vitest = (file, ...args) => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(cache, file)}`,
];

await runChecks(checks, count);

// With PYTHON set, the test of the Python example fails instead of being left out if there is no Python.
const unitCode = await command(vitest('unit.json'), { env: { PYTHON: python() } });
report('unit tests', 'unit.json', ofVitest(unitCode));

const chromium = headlessBrowser();
const built = count('build', (await build()) === 0);
if (chromium && built) {
  const env = {
    CHROMIUM: chromium,
    FULL_CHROMIUM: browser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(cache, 'browser.json'),
  };
  const code = await command(['playwright', 'test', '--reporter=list,json'], { env });
  report('browser tests', 'browser.json', ({ stats, errors }) => [
    stats.expected,
    Math.max(stats.unexpected + errors.length, code === 0 ? 0 : 1),
  ]);
} else count('browser tests', false);

/** Runs tests of the built app. */
async function testBuilt(name, folder, env) {
  const file = `${folder}.json`;
  const code = await command(vitest(file, '--config', 'vitest.built.config.ts', `tests/${folder}`), { env });
  report(name, file, ofVitest(code));
}

// The packed project runs on the Node that the user has, which may be older than that of the tests.
if (built) await testBuilt('the packed project', 'packed', { USERS_NODE: process.execPath });

const { env: engines, missing } = enginesHere();
for (const { name, packages } of missing) {
  console.log(`left out  the journey in ${name}, which is not here: npm run engines (Debian: ${packages.join(', ')})`);
}
if (built && Object.keys(engines).length > 0) await testBuilt('the journey in every engine', 'engines', engines);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
