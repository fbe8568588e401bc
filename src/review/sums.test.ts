import { describe, expect, test } from 'vitest';
import { initialState } from '../rules/index.ts';
import { type Judged, verdictsOf } from './judgement.ts';
import type { Segment } from './segment.ts';
import { chancesOf, sumsOf } from './sums.ts';
import type { Values } from './values.ts';

/** A segment of a round with one decision of the commander, or none, that ends with dice of the squad leader. */
function judged(round: number, values: readonly Values[], later: readonly Values[] = []): Judged {
  const start = { ...initialState, round } as unknown as Segment['start'];
  const decision = { kind: 'roll', role: 'commander', first: 0, last: 0 } as const;
  const source = { by: 'dice', role: 'squad-leader' } as const;
  const decisions = values[0]?.length === 2 ? [decision] : [];
  return { segment: { n: 1, start, turns: [], decisions, source }, values: [...values], later: [...later] };
}

describe('a decision that is judged a round later', () => {
  const decided = judged(6, [[0.5, 0.75]], [[0.5, 0.625]]);
  const round = [decided, judged(6, [[0.75]]), judged(7, [[0.5]])];

  test('REV-9 is worth what it makes then, and not what the model says at the end of its round', () => {
    expect(verdictsOf(decided, 0)).toMatchObject([{ worth: 0.125, par: 0.5, chance: 0.625 }]);
    expect(sumsOf(round, true).decisions.total).toBe(0.125);
  });

  test('REV-9 is judged by the end of its round until as many worlds went on', () => {
    const underway = judged(
      6,
      [
        [0.5, 0.75],
        [0.5, 0.75],
      ],
      [[0.5, 0.625]],
    );
    expect(verdictsOf(underway, 0)).toMatchObject([{ worth: 0.25 }]);
  });

  test('REV-2 leads on from there, and the difference is luck of the invasion at the end of the round', () => {
    expect(chancesOf(round)).toEqual([0.5, 0.625, 0.5]);
    expect(sumsOf(round, true)).toMatchObject({
      start: 0.5,
      result: 0.5,
      luck: { total: -0.125, dice: -0.25, invasion: 0.125 },
    });
  });

  test('REV-2 leaves no difference when the log ends within the round', () => {
    expect(sumsOf(round.slice(0, 2), true)).toMatchObject({ start: 0.5, result: 0.625, luck: { total: 0 } });
  });
});
