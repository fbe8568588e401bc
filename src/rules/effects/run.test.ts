import { describe, expect, test } from 'vitest';
import type { Play } from '../../../tests/tools/given.ts';
import { cannotUse, choose, trial, use } from '../../../tests/tools/hands.ts';
import type { Effect } from '../../content/cards/effects.ts';
import type { Position } from '../index.ts';

const panic = { 'north-america': 0, 'south-america': 1, europe: 2, africa: 3, asia: 4, australia: 4 } as const;

const given = (effects: readonly Effect[], position: Position = {}): Play =>
  trial({ effects }, { begin: 'ending', panic, emergency: 0, ...position });

const gain = (count: number) => ({ do: 'gain-credits', count, to: 'emergency' }) as const;
const repair = { do: 'repair-base', by: 1 } as const;
const damage = (by: number) => ({ do: 'damage-base', by }) as const;
const recall = { do: 'move-units', kind: 'interceptor', from: 'board', to: 'reserve' } as const;

describe('the effects of a card', () => {
  test('CRD-7 are carried out in order, each on the table that the one before has left', () => {
    const play = given([damage(1), repair, repair, damage(2)]);
    use(play, 'trial');
    expect(play.last.flatMap((event) => (event.type === 'damage-changed' ? [event.damage] : []))).toEqual([1, 0, 2]);
  });

  test('CRD-7 are skipped one by one if they can do nothing', () => {
    const play = given([repair, gain(1)]);
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(1);
  });

  test('CRD-2 must include one that can do something, or the card cannot be used', () => {
    for (const effects of [[], [repair], [repair, { do: 'ready-cards' }]] as const) {
      expect(cannotUse(given(effects), 'trial')).toEqual({ code: 'no-effect' });
    }
  });
});

describe('a conditional effect', () => {
  const damaged = (effects: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
    when: { count: 'damage', atLeast: 1 },
    effects,
    ...(otherwise ? { otherwise } : {}),
  });

  test('CRD-7 takes one branch if the condition holds and the other if not', () => {
    const effect = damaged([gain(1)], [gain(2)]);
    const credits = [1, 0].map((hits) => {
      const play = given([effect], { damage: hits });
      use(play, 'trial');
      return play.board.credits.emergency;
    });
    expect(credits).toEqual([1, 2]);
  });

  test('CRD-7 checks its condition only when its turn comes', () => {
    const play = given([damage(1), damaged([gain(1)], [gain(2)])]);
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(1);
  });

  test('CRD-7 can be nested in another', () => {
    const red: Effect = { when: { count: 'red-continents', atLeast: 1 }, effects: [gain(1)], otherwise: [gain(2)] };
    const play = given([damaged([red])], { damage: 1 });
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(2);
  });

  test('CRD-7 is skipped if its condition fails and it has no other branch', () => {
    const play = given([damaged([gain(5)]), gain(1)]);
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(1);
  });

  test('CRD-7 does not make a card usable if its branch is empty', () => {
    expect(cannotUse(given([damaged([gain(1)])]), 'trial')).toEqual({ code: 'no-effect' });
    expect(cannotUse(given([damaged([], [gain(1)])], { damage: 1 }), 'trial')).toEqual({ code: 'no-effect' });
  });

  test('CRD-7 checks answers sent in advance against the questions of the branch that applies', () => {
    const ask: Effect = { do: 'raise-panic', by: 1, on: 'chosen' };
    const play = given([damaged([gain(1)], [ask])]);
    expect(cannotUse(play, 'trial', { continent: 'mars' })).toMatchObject({ code: 'no-such-option' });
    const calm = given([damaged([gain(1)], [ask])], { damage: 1 });
    use(calm, 'trial', { continent: 'mars' });
    expect(calm.board.credits.emergency).toBe(1);
  });

  test('CRD-7 lets the first question be answered in advance, whatever effects come before it', () => {
    const ask: Effect = { do: 'raise-panic', by: 1, on: 'chosen' };
    for (const before of [
      gain(1),
      damaged([repair], [gain(1)]),
      damaged([repair]),
      { oneOf: [[gain(1)], [repair]] },
    ] as const) {
      const play = given([before, ask]);
      expect(cannotUse(play, 'trial', { continent: 'mars' })).toMatchObject({ code: 'no-such-option' });
      use(play, 'trial', { continent: 'asia' });
      expect(play.board.continents.asia.panic).toBe(5);
    }
  });
});

describe('a choice of several ways', () => {
  const either: Effect = { oneOf: [[repair, gain(1)], [recall], [{ do: 'raise-panic', by: 1, on: 'asia' }]] };
  const onEurope = { id: 'interceptor-1', at: 'continent:europe' } as const;

  test('CRD-7 offers each way by its number and first verb', () => {
    const play = given([either], { damage: 1, units: [onEurope] });
    use(play, 'trial');
    const options = ['1:repair-base', '2:move-units', '3:raise-panic'];
    expect(play.board.choice).toEqual({ role: 'commander', about: 'way', options });
    choose(play, '1:repair-base');
    expect(play.board.base.damage).toBe(0);
    expect(play.board.credits.emergency).toBe(1);
    expect(play.placeOf('interceptor-1')).toBe('continent:europe');
  });

  test('CRD-7 does not offer ways that can do nothing', () => {
    const play = given([either], { damage: 1 });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['1:repair-base', '3:raise-panic']);
  });

  test('CRD-7 takes the only possible way without asking', () => {
    const play = given([either]);
    use(play, 'trial');
    expect(play.board.continents.asia.panic).toBe(5);
  });

  test('CRD-7 does not make a card usable if no way is possible', () => {
    expect(cannotUse(given([{ oneOf: [[repair], [recall]] }]), 'trial')).toEqual({ code: 'no-effect' });
  });

  test('CRD-7 is skipped without asking if no way is possible when its turn comes', () => {
    const play = given([gain(1), { oneOf: [[repair], [recall]] }]);
    use(play, 'trial');
    expect(play.board.choice).toBe(null);
    expect(play.board.credits.emergency).toBe(1);
  });

  test('CRD-7 can be answered in advance', () => {
    const play = given([either], { damage: 1, units: [onEurope] });
    expect(cannotUse(play, 'trial', { way: '4:damage-base' })).toMatchObject({ code: 'no-such-option' });
    use(play, 'trial', { way: '2:move-units' });
    expect(play.placeOf('interceptor-1')).toBe('reserve');
  });

  test('CRD-7 asks again if the chosen way has become impossible', () => {
    const ways: Effect = { oneOf: [[{ do: 'lose-credits', count: 1, from: 'emergency' }], [recall], [damage(1)]] };
    const play = given([ways], { begin: 'emergency-funding', emergency: 2, units: [onEurope] });
    use(play, 'trial');
    play.do({ type: 'fund', credits: 2 }, { as: 'commander' });
    choose(play, '1:lose-credits');
    expect(play.board.choice?.options).toEqual(['2:move-units', '3:damage-base']);
    choose(play, '2:move-units');
    expect(play.placeOf('interceptor-1')).toBe('reserve');
    expect(play.board.base.damage).toBe(0);
  });
});

describe('critical damage', () => {
  /** The next space is red. Domination then raises the most panicked continent; Asia and Australia tie. */
  const atBrink = { damage: 2 } as const;

  test('TAB-4 comes at once when damage enters a red space', () => {
    const play = given([damage(1), gain(1)], { ...atBrink, panic: { ...panic, asia: 3 } });
    use(play, 'trial');
    expect(play.last.map(({ type }) => type)).toEqual([
      'card-used',
      'cards-turned',
      'damage-changed',
      'panic-changed',
      'credits-changed',
    ]);
    expect(play.board.continents.australia.panic).toBe(5);
  });

  test('TAB-4 keeps the remaining effects waiting while it asks a question', () => {
    const play = given([damage(1), gain(1)], atBrink);
    use(play, 'trial');
    expect(play.board.choice).toEqual({ role: 'squad-leader', about: 'continent', options: ['asia', 'australia'] });
    expect(play.board.credits.emergency).toBe(0);
    choose(play, 'asia');
    expect(play.board.continents.asia.panic).toBe(5);
    expect(play.board.credits.emergency).toBe(1);
  });

  test('TAB-4 comes once for each red space passed', () => {
    const play = given([damage(3)], { ...atBrink, panic: { ...panic, asia: 3 } });
    use(play, 'trial');
    expect(play.board.base.damage).toBe(5);
    expect(play.board.continents.australia.panic).toBe(6);
  });

  test('TAB-4 does not come on plain spaces, on the way back, or at the end of the track', () => {
    for (const [hits, effect] of [
      [1, damage(1)],
      [4, repair],
      [6, { do: 'repair-base', by: 2 }],
      [7, damage(1)],
    ] as const) {
      const play = given([effect], { damage: hits });
      use(play, 'trial');
      expect(play.last.filter(({ type }) => type === 'panic-changed')).toEqual([]);
      expect(play.last.filter(({ type }) => type === 'damage-changed')).toHaveLength(1);
    }
  });

  test('TAB-4 comes again when a red space is entered again', () => {
    const play = given([repair, damage(1)], { damage: 3, panic: { ...panic, asia: 3 } });
    use(play, 'trial');
    expect(play.board.base.damage).toBe(3);
    expect(play.board.continents.australia.panic).toBe(5);
  });
});
