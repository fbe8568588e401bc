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
  const decided = judged(6, [[0.5, 0.78]], [[0.5, 0.64]]);
  const round = [decided, judged(6, [[0.78]]), judged(7, [[0.5]])];
  const close = (chance: number): unknown => expect.closeTo(chance, 12);

  test('REV-9 is worth six sevenths of what it makes then, and not what the model says at the end of its round', () => {
    expect(verdictsOf(decided, 0)).toMatchObject([{ worth: close(0.12), par: 0.5, chance: close(0.62) }]);
    expect(sumsOf(round, true).decisions.total).toBeCloseTo(0.12, 12);
  });

  test('REV-9 is judged by the end of its round until as many worlds went on', () => {
    const underway = judged(
      6,
      [
        [0.5, 0.78],
        [0.5, 0.78],
      ],
      [[0.5, 0.64]],
    );
    expect(verdictsOf(underway, 0)).toMatchObject([{ worth: close(0.24) }]);
  });

  test('REV-2 leads on from there, and the difference is luck of the invasion at the end of the round', () => {
    expect(chancesOf(round)).toEqual([0.5, close(0.62), 0.5]);
    expect(sumsOf(round, true)).toMatchObject({
      start: 0.5,
      result: 0.5,
      luck: { total: close(-0.12), dice: close(-0.28), invasion: close(0.16) },
    });
  });

  test('REV-2 has one stem for the invasion where the luck of a round’s end is the invasion’s, too', () => {
    const byInvasion = (one: Judged): Judged => ({ ...one, segment: { ...one.segment, source: { by: 'invasion' } } });
    const stems = sumsOf([decided, byInvasion(judged(6, [[0.78]])), judged(7, [[0.5]])], true).stems;
    expect(stems.filter(({ by }) => by === 'invasion')).toMatchObject([{ change: close(-0.12) }]);
  });

  test('REV-2 leaves no difference when the log ends within the round', () => {
    expect(sumsOf(round.slice(0, 2), true)).toMatchObject({
      start: 0.5,
      result: close(0.62),
      luck: { total: close(0) },
    });
  });
});
