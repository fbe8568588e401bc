// @module-tag sweep
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, textOf } from '../tools/sources.ts';

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly { title: string; status: string }[] }[];
}

/** Tests of all that reads how long a cue lasts, old saves included. */
const rooms = [
  'src/content',
  'tests/printed-times.test.ts',
  'src/rules',
  'src/director',
  'src/host',
  'src/client/game',
];

/** Runs the tests of the rooms in a copy of the project, in which the text of a file is changed. */
function testedWith(path: string, before: string, after: string): Report {
  const copy = mkdtempSync(join(tmpdir(), 'sitroom-number-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const part of ['src', 'tests', 'build', 'docs', 'examples', 'package.json', 'vitest.config.ts'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const [first = '', ...rest] = textOf(path).split(before);
  expect(rest).toHaveLength(1);
  writeFileSync(join(copy, path), [first, ...rest].join(after));
  const report = join(copy, 'report.json');
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--tags-filter=!sweep', ...rooms];
  spawnSync(process.execPath, [...vitest, '--reporter=json', `--outputFile=${report}`], { cwd: copy });
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

test('a changed time of a cue turns only the test of the printed times red', { timeout: 600_000 }, () => {
  const { numPassedTests, testResults } = testedWith(
    'src/content/timings.ts',
    'budget: row(25, 15, 12, 10, 8)',
    'budget: row(25, 15, 14, 10, 8)',
  );
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ title, status }) => (status === 'failed' ? title : [])),
  );
  expect(failed).toEqual(['FIN-2 every cue lasts as long as the box says, by difficulty']);
  expect(numPassedTests).toBeGreaterThan(1_000);
});
