// What `npm test` and `npm run test:sweeps` share: they run tests, count, and end with “N passed, N failed”.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command, root } from '../house.mjs';

/** The folder for the reports of the runners. */
const reports = join(root, '.cache/test');
let passed = 0;
let failed = 0;

/** Begins with an empty folder of reports. */
export function begin() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** Counts and prints one result. Returns it. */
export function count(name, ok) {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`);
  if (ok) passed += 1;
  else failed += 1;
  return ok;
}

/** Adds the counts of a runner's JSON report. A missing report counts as one failure, and so does one without any test. */
function report(name, path, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(path, 'utf8')));
    passed += good;
    failed += bad;
    if (good + bad === 0) count(`${name}: no test was run`, false);
  } catch {
    count(`${name}: no report was written`, false);
  }
}

/** Runs a command of the project, and counts it as one result. */
export async function run(name, line) {
  count(name, (await command(['node', ...line])) === 0);
}

/** Runs tests of Vitest. */
export async function vitest(name, args, env = {}) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await command(['vitest', 'run', ...args, ...reporters], { env });
  report(name, file, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => [
    numPassedTests,
    // A test file that cannot be loaded has no failed tests, but counts as a failure.
    Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0),
  ]);
}

/** Runs tests of the built app in a browser. */
export async function playwright(name, args, env) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await command(['playwright', 'test', '--reporter=list,json', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  report(name, file, ({ stats, errors }) => [
    stats.expected,
    Math.max(stats.unexpected + errors.length, code === 0 ? 0 : 1),
  ]);
}

/** Prints the last line. */
export function end() {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
