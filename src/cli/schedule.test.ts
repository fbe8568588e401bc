import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sitroomHere } from '../../tests/tools/commands.ts';
import { continents } from '../content/continents.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitroom-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quiet = {
  panic: Object.fromEntries(continents.map((continent) => [continent, 'yellow'])),
  missionCompleted: false,
  baseDestroyed: false,
  finalMissionCompleted: false,
  orbitUfos: 1,
};

/** Runs the command with one report per round, from round 1 on. */
function scheduled(...reports: readonly object[]) {
  const file = join(folder, 'reports.json');
  const rounds = reports.map((report, index) => ({ round: index + 1, ...quiet, ...report }));
  writeFileSync(file, `\ufeff${JSON.stringify(rounds)}`);
  return sitroomHere(['schedule', '--seed', 'a', '--difficulty', 'easy', '--json', '--reports', file]);
}

describe('sitroom schedule --reports', () => {
  test('plans the next round, from a file with a byte order mark', async () => {
    const { code, lines } = await scheduled({}, {});
    expect(code).toBe(0);
    expect(lines).toMatchObject([{ round: 3 }]);
  });

  test('END-1 plans no round after the end of the game', async () => {
    const red = { ...quiet.panic, asia: 'orange', europe: 'orange' };
    const ends = [
      [{ baseDestroyed: true }, 'the game was lost in round 2: base destroyed'],
      [{ panic: red }, 'the game was lost in round 2: panic'],
      [{ finalMissionCompleted: true }, 'the game was won in round 2: final mission'],
    ] as const;
    for (const [report, sentence] of ends) {
      for (const later of [[], [{}]]) {
        const { code, out, err } = await scheduled({}, report, ...later);
        expect([code, out, err]).toEqual([1, '', `sitroom: ${sentence}\n`]);
      }
    }
  });
});
