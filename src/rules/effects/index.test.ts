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
  test('CRD-7 are carried out one after another, each on what the one before has left', () => {
    const play = given([damage(1), repair, repair, damage(2)]);
    use(play, 'trial');
    expect(play.last.flatMap((event) => (event.type === 'damage-changed' ? [event.damage] : []))).toEqual([1, 0, 2]);
  });

  test('CRD-7 what one of them cannot do is left out', () => {
    const play = given([repair, gain(1)]);
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(1);
  });

  test('CRD-2 a card that can do nothing at all cannot be used', () => {
    for (const effects of [[], [repair], [repair, { do: 'ready-cards' }]] as const) {
      expect(cannotUse(given(effects), 'trial')).toEqual({ code: 'no-effect' });
    }
  });
});

describe('when … otherwise', () => {
  const damaged = (effects: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
    when: { count: 'damage', atLeast: 1 },
    effects,
    ...(otherwise ? { otherwise } : {}),
  });

  test('CRD-7 goes one way if the condition holds, the other if not', () => {
    const effect = damaged([gain(1)], [gain(2)]);
    const credits = [1, 0].map((hits) => {
      const play = given([effect], { damage: hits });
      use(play, 'trial');
      return play.board.credits.emergency;
    });
    expect(credits).toEqual([1, 2]);
  });

  test('CRD-7 the condition is looked at when its turn comes', () => {
    const play = given([damage(1), damaged([gain(1)], [gain(2)])]);
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(1);
  });

  test('CRD-7 conditions may lie within each other', () => {
    const red: Effect = { when: { count: 'red-continents', atLeast: 1 }, effects: [gain(1)], otherwise: [gain(2)] };
    const play = given([damaged([red])], { damage: 1 });
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(2);
  });

  test('CRD-7 one that holds not, with nothing otherwise, is passed by', () => {
    const play = given([damaged([gain(5)]), gain(1)]);
    use(play, 'trial');
    expect(play.board.credits.emergency).toBe(1);
  });

  test('CRD-7 a way without effects is nothing to use a card for', () => {
    expect(cannotUse(given([damaged([gain(1)])]), 'trial')).toEqual({ code: 'no-effect' });
    expect(cannotUse(given([damaged([], [gain(1)])], { damage: 1 }), 'trial')).toEqual({ code: 'no-effect' });
  });

  test('CRD-7 asks in advance what the way that holds will ask', () => {
    const ask: Effect = { do: 'raise-panic', by: 1, on: 'chosen' };
    const play = given([damaged([gain(1)], [ask])]);
    expect(cannotUse(play, 'trial', { continent: 'mars' })).toMatchObject({ code: 'no-such-option' });
    const calm = given([damaged([gain(1)], [ask])], { damage: 1 });
    use(calm, 'trial', { continent: 'mars' });
    expect(calm.board.credits.emergency).toBe(1);
  });

  test('CRD-7 the first question counts, whatever comes before it', () => {
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

describe('one of several ways', () => {
  const either: Effect = { oneOf: [[repair, gain(1)], [recall], [{ do: 'raise-panic', by: 1, on: 'asia' }]] };
  const onEurope = { id: 'interceptor-1', at: 'continent:europe' } as const;

  test('CRD-7 is chosen by its number and its first verb', () => {
    const play = given([either], { damage: 1, units: [onEurope] });
    use(play, 'trial');
    const options = ['1:repair-base', '2:move-units', '3:raise-panic'];
    expect(play.board.choice).toEqual({ role: 'commander', about: 'way', options });
    choose(play, '1:repair-base');
    expect(play.board.base.damage).toBe(0);
    expect(play.board.credits.emergency).toBe(1);
    expect(play.placeOf('interceptor-1')).toBe('continent:europe');
  });

  test('CRD-7 those that could do nothing are not offered', () => {
    const play = given([either], { damage: 1 });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['1:repair-base', '3:raise-panic']);
  });

  test('CRD-7 the only one that could do anything is taken without asking', () => {
    const play = given([either]);
    use(play, 'trial');
    expect(play.board.continents.asia.panic).toBe(5);
  });

  test('CRD-7 with none that could do anything the card cannot be used', () => {
    expect(cannotUse(given([{ oneOf: [[repair], [recall]] }]), 'trial')).toEqual({ code: 'no-effect' });
  });

  test('CRD-7 where none can do anything any more, nobody is asked and nothing happens', () => {
    const play = given([gain(1), { oneOf: [[repair], [recall]] }]);
    use(play, 'trial');
    expect(play.board.choice).toBe(null);
    expect(play.board.credits.emergency).toBe(1);
  });

  test('CRD-7 is answered in advance by its name', () => {
    const play = given([either], { damage: 1, units: [onEurope] });
    expect(cannotUse(play, 'trial', { way: '4:damage-base' })).toMatchObject({ code: 'no-such-option' });
    use(play, 'trial', { way: '2:move-units' });
    expect(play.placeOf('interceptor-1')).toBe('reserve');
  });

  test('CRD-7 one that the table has overtaken is asked for again', () => {
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
  /** Domination raises the most panicked continent; Asia and Australia tie. */
  const atBrink = { damage: 2 } as const;

  test('TAB-4 comes at once when the base enters a red space', () => {
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

  test('TAB-4 asked about in the middle of effects, it keeps the rest waiting', () => {
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
