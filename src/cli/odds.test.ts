import { describe, expect, test } from 'vitest';
import { sum, toNumber } from '../../tests/odds/equations.ts';
import { exactOutcomes } from '../../tests/odds/exact.ts';
import { sitroom, sitroomHere } from '../../tests/tools/commands.ts';
import { atMost } from '../odds/index.ts';
import type { Odds } from '../wire/contract.d.ts';

const push = ['odds', '--dice', '3', '--needed', '2', '--threat', '2'];
const odds = (...more: string[]) => sitroomHere([...push, ...more]);

describe('sitroom odds', () => {
  test('TSK-4 TSK-5 prints the exact chances in the shape of the contract', async () => {
    const { code, err, lines } = await sitroom([...push, '--json']);
    expect([code, err, lines.length]).toEqual([0, '', 1]);
    const answer = lines[0] as Odds;
    expect(Object.keys(answer)).toEqual(['pDone', 'pLoss', 'afterRolls']);
    const task = { dice: 3, needed: 2, threat: 2 };
    for (const { rolls, pDone, pLoss } of [...answer.afterRolls, { rolls: Number.POSITIVE_INFINITY, ...answer }]) {
      const ends = Number.isFinite(rolls) ? exactOutcomes(task, atMost(rolls), rolls) : exactOutcomes(task);
      expect(pDone).toBeCloseTo(toNumber(sum(ends.flatMap(({ left, chance }) => (left === 0 ? [chance] : [])))), 14);
      expect(pLoss).toBeCloseTo(toNumber(sum(ends.flatMap(({ lost, chance }) => (lost ? [chance] : [])))), 14);
    }
  });

  test('TSK-5 lists numbers of rolls until one is at threat 5 and the odds no longer change', async () => {
    const { afterRolls, pDone, pLoss } = (await odds('--json')).lines[0] as Odds;
    expect(afterRolls.map(({ rolls }) => rolls)).toEqual(afterRolls.map((_, i) => i + 1));
    expect(afterRolls.length).toBeGreaterThanOrEqual(4);
    expect(afterRolls.at(-1)).toMatchObject({ pDone, pLoss });
    expect(afterRolls.at(-2)).not.toMatchObject({ pDone, pLoss });
    const still = await sitroomHere(['odds', '--dice', '0', '--needed', '2', '--threat', '3', '--json']);
    expect((still.lines[0] as Odds).afterRolls).toEqual([1, 2, 3].map((rolls) => ({ rolls, pDone: 0, pLoss: 0 })));
  });

  test('TSK-8 includes the units lost if their number is given', async () => {
    const { pLoss, unitsLost, afterRolls } = (await odds('--json', '--units', '3')).lines[0] as Odds &
      Record<'unitsLost', number>;
    expect(unitsLost).toBeCloseTo(3 * pLoss, 12);
    expect(afterRolls[0]?.pDone).toBeCloseTo(7 / 27, 12);
    expect(afterRolls[0]).toMatchObject({ rolls: 1, pLoss: 0.25, unitsLost: 0.75 });
  });

  test('prints a readable table that ends when the rounded odds no longer change', async () => {
    const { out } = await odds('--units', '2');
    const rows = out.trimEnd().split('\n');
    expect(rows[0]).toBe('dice 3 · successes needed 2 · threat 2 · units 2');
    expect(rows[2]).toMatch(/^ +1 +25\.93 % +25\.00 % +0\.50$/);
    expect(rows.at(-1)).toBe(`         never${rows.at(-2)?.slice(14)}`);
    expect(rows.length).toBeLessThan(15);
  });

  test('exits with 2 and says what was expected on wrong usage', async () => {
    const wrong: [string[], RegExp][] = [
      [['odds', '--dice', '3', '--needed', '2', '--threat', '6'], /from 1 to 5/],
      [['odds', '--dice', '-1', '--needed', '2', '--threat', '1'], /from 0 to 60/],
      [['odds', '--dice', '1.5', '--needed', '2', '--threat', '1'], /from 0 to 60/],
      [['odds', '--dice', '', '--needed', '2', '--threat', '1'], /from 0 to 60/],
      [['odds', '--dice', '3', '--needed', '2'], /--threat/],
      [['odds', '--dice', '3', '--needed', '2', '--threat', '1', 'more'], /too many arguments/],
    ];
    for (const [args, words] of wrong) {
      const { code, out, err } = await sitroomHere(args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(words);
    }
  });
});
