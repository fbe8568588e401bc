// Shared by `npm test` and `npm run test:sweeps`: runs tests, counts them, and ends with the failures and “N passed, N failed”.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { command, root } from '../house.mjs';

/** The folder for the reports of the runners. */
const reports = join(root, '.cache/test');
/** The folder for the results that `end` keeps. */
const results = join(root, '.cache/results');
let passed = 0;
let failed = 0;
/** The failures, each with the first lines of its message. */
const failures = [];

/** Begins with an empty folder of reports. */
export function begin() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** Counts and prints one result. Returns it. */
export function count(name, ok) {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`);
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
  return ok;
}

/**
 * Adds the results of a runner from its JSON report. A runner that ends with another code than 0, writes no report or runs
 * no test counts as one failure.
 */
function report(name, path, code, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(path, 'utf8')));
    passed += good;
    failed += bad.length;
    failures.push(...bad);
    if (good + bad.length === 0) count(`${name}: no test was run`, false);
    else if (code !== 0 && bad.length === 0) count(`${name}: ended with code ${code}`, false);
  } catch {
    count(`${name}: no report was written`, false);
  }
}

/** Names a failed test, with the first lines of what it said. */
function failure(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, 12);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Lists the failed tests in a report of Vitest, and the files that could not be loaded. */
const failedInVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return tests.map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages[0]));
  });

/** Lists the failed tests in a report of Playwright. */
const failedInPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failedInPlaywright),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => failure(`${file}:${line} ${title}`, tests[0]?.results[0]?.error?.message)),
];

/** Runs a command of the project, and counts it as one result. */
export async function run(name, line) {
  count(name, (await command(['node', ...line])) === 0);
}

/** Runs tests of Vitest. */
export async function vitest(name, args, env = {}) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await command(['vitest', 'run', ...args, ...reporters], { env });
  report(name, file, code, (results) => [results.numPassedTests, failedInVitest(results)]);
}

/** Runs tests of the built app in a browser. */
export async function playwright(name, args, env) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await command(['playwright', 'test', '--reporter=list,json', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  report(name, file, code, (results) => [
    results.stats.expected,
    [...failedInPlaywright(results), ...results.errors.map(({ message }) => failure(name, message))],
  ]);
}

/** Prints the failures and the last line, and keeps both in `.cache/results/NAME.txt`. */
export function end(name) {
  const result = [...failures.map((line) => `FAILED  ${line}`), `${passed} passed, ${failed} failed`].join('\n');
  console.log(`\n${result}`);
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${name}.txt`), `${result}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
