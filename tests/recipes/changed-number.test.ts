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

/** Tests of all that reads numbers of the game. `tests/saves/editions` notices each change, and is left out. */
const tested = [
  ...['content', 'rules', 'director', 'host', 'odds', 'wire', 'client/game'].map((room) => `src/${room}`),
  'tests/printed-times.test.ts',
  'tests/cards',
  'tests/homebrew.test.ts',
];

/** Runs these tests in a copy of the project, in which a file of the content is changed. Returns which tests fail. */
function redWith(path: string, change: (text: string) => string): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'sitroom-number-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const part of ['src', 'tests', 'build', 'docs', 'examples', 'package.json', 'vitest.config.ts'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const before = textOf(path);
  expect(change(before)).not.toBe(before);
  writeFileSync(join(copy, path), change(before));
  const report = join(copy, 'report.json');
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--tags-filter=!sweep', ...tested];
  spawnSync(process.execPath, [...vitest, '--reporter=json', `--outputFile=${report}`], { cwd: copy });
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  expect(numPassedTests).toBeGreaterThan(1_500);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ title, status }) => (status === 'failed' ? title : [])),
  );
}

const longer = (seconds: string): string => String(Number(seconds) + 2);

/** Changes of numbers, and the only tests that may notice: those of the printed numbers. */
const changes = [
  {
    what: 'the time of one cue',
    path: 'src/content/timings.ts',
    change: (text: string) => text.replace('budget: row(25, 15, 12, 10, 8)', 'budget: row(25, 15, 14, 10, 8)'),
    red: ['FIN-2 every cue lasts as long as the box says, by difficulty'],
  },
  {
    what: 'the times of all cues and of the pause',
    path: 'src/content/timings.ts',
    change: (text: string) =>
      text
        .replace(/row\((\d[\d, ]*)\)/g, (_, row: string) => `row(${row.replaceAll(/\d+/g, longer)})`)
        .replace(/: (\d+)_000,/g, (_, seconds: string) => `: ${longer(seconds)}_000,`),
    red: [
      'FIN-2 every cue lasts as long as the box says, by difficulty',
      'CLK-6 a round has the pause time of the box',
    ],
  },
  {
    what: 'what there is at the beginning',
    path: 'src/content/components.ts',
    change: (text: string) =>
      text
        .replace('startingEmergencyFunding = 10', 'startingEmergencyFunding = 12')
        .replace('fullHand = 6', 'fullHand = 7')
        .replace('  interceptors: 6,', '  interceptors: 5,'),
    red: [
      'SET-2 the reserve starts with 2 soldiers of each class, 6 interceptors, 8 satellites and 8 scientists',
      'SET-2 the recruitment pool starts with only 1 soldier of each class and 2 interceptors',
      'SET-4 Emergency Funding starts with 10 credits',
      'ACT-TECH a full hand has six techs',
      'SET-2 all start in reserve except one soldier of each class and two interceptors',
    ],
  },
] as const;

test.each(changes)('after a change of $what only tests of the printed numbers are red', { timeout: 600_000 }, (one) => {
  expect(redWith(one.path, one.change).toSorted()).toEqual([...one.red].toSorted());
});
