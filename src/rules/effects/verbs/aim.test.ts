import { describe, expect, test } from 'vitest';
import type { Play } from '../../../../tests/tools/given.ts';
import { cannotUse, choose, trial, use } from '../../../../tests/tools/hands.ts';
import type { Aimed, Effect, Trait } from '../../../content/cards/effects.ts';
import { type Continent, continents } from '../../../content/continents.ts';
import type { Position } from '../../index.ts';

/** Continents in every zone; Europe has the base. */
const panic = { 'north-america': 0, 'south-america': 1, europe: 2, africa: 3, asia: 5, australia: 8 } as const;

const raise = (aim: Aimed): Effect => ({ do: 'raise-panic', by: 1, ...aim });
const lower = (aim: Aimed): Effect => ({ do: 'lower-panic', by: 1, ...aim });

const given = (effect: Effect, position: Position = {}): Play =>
  trial({ effects: [effect] }, { begin: 'ending', panic, ...position });

/** Uses the card and returns the continents whose panic it changed. */
function hit(play: Play): Continent[] {
  const before = continents.map((continent) => play.board.continents[continent].panic);
  use(play, 'trial');
  return continents.filter((continent, i) => play.board.continents[continent].panic !== before[i]);
}

describe('a card can name its continent', () => {
  test('CRD-7 by its name', () => {
    expect(hit(given(raise({ on: 'africa' })))).toEqual(['africa']);
  });

  test('CRD-7 as the base continent', () => {
    expect(hit(given(raise({ on: 'base-continent' })))).toEqual(['europe']);
  });

  test('FIN-12 as the most panicked that has not fallen', () => {
    expect(hit(given(raise({ on: 'most-panicked' })))).toEqual(['asia']);
  });

  test('FIN-12 as the least panicked that has not fallen', () => {
    expect(hit(given(raise({ on: 'least-panicked' })))).toEqual(['north-america']);
    const oneLeft = { 'north-america': 8, 'south-america': 8, europe: 8, africa: 8, asia: 7, australia: 8 };
    expect(hit(given(raise({ on: 'least-panicked' }), { panic: oneLeft }))).toEqual(['asia']);
  });

  test('CRD-7 as every continent that has not fallen', () => {
    expect(hit(given(raise({ on: 'each' })))).toEqual(continents.filter((one) => one !== 'australia'));
  });

  test("CRD-7 as the running mission's, if there is a mission", () => {
    expect(hit(given(raise({ on: 'mission-continent' }), { mission: 'desert-lab' }))).toEqual(['africa']);
    expect(cannotUse(given(raise({ on: 'mission-continent' })), 'trial')).toEqual({ code: 'no-effect' });
  });

  test("CRD-7 as the open task's, if it has a continent", () => {
    const play = given(raise({ on: 'task-continent' }), {
      begin: 'global-defense',
      ufos: { africa: 1 },
      units: [{ id: 'interceptor-1', at: 'continent:africa' }],
    });
    expect(cannotUse(play, 'trial')).toEqual({ code: 'no-effect' });
    play.do({ type: 'take', task: { continent: 'africa' } }, { as: 'commander' });
    expect(hit(play)).toEqual(['africa']);
  });
});

describe('a card can let its owner choose the continent', () => {
  test('CRD-7 from all that have not fallen', () => {
    const play = given(raise({ on: 'chosen' }));
    use(play, 'trial');
    const options = ['north-america', 'south-america', 'europe', 'africa', 'asia'];
    expect(play.board.choice).toEqual({ role: 'commander', about: 'continent', options });
    choose(play, 'africa');
    expect(play.board.continents.africa.panic).toBe(4);
    expect(play.board.choice).toBe(null);
  });

  test('CRD-7 only from those where it can do something', () => {
    const play = given(lower({ on: 'chosen' }));
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['south-america', 'europe', 'africa', 'asia']);
  });

  test('FIN-12 from the most or the least panicked if they tie', () => {
    const tie = { ...panic, europe: 5, 'south-america': 0 };
    const most = given(raise({ on: 'most-panicked' }), { panic: tie });
    use(most, 'trial');
    expect(most.board.choice?.options).toEqual(['europe', 'asia']);
    const least = given(raise({ on: 'least-panicked' }), { panic: tie });
    use(least, 'trial');
    expect(least.board.choice?.options).toEqual(['north-america', 'south-america']);
  });

  test('CRD-7 but does not ask if there is only one option', () => {
    const calmElsewhere = { ...panic, 'south-america': 0, europe: 0, africa: 0 };
    expect(hit(given(lower({ on: 'chosen' }), { panic: calmElsewhere }))).toEqual(['asia']);
  });

  test('FIN-12 but finds the most panicked first, and does nothing if nothing can be done there', () => {
    const destroy: Effect = { do: 'destroy-ufos', count: 1, from: { on: 'most-panicked' } };
    expect(cannotUse(given(destroy, { ufos: { africa: 2 } }), 'trial')).toEqual({ code: 'no-effect' });
  });
});

describe('a trait limits the aim', () => {
  const position = {
    ufos: { 'north-america': 1, asia: 2 },
    units: [
      { id: 'interceptor-1', at: 'continent:europe' },
      { id: 'interceptor-2', at: 'continent:asia' },
    ],
  } as const;
  const met: Readonly<Record<Trait, readonly Continent[]>> = {
    'with-ufos': ['north-america', 'asia'],
    'without-ufos': ['south-america', 'europe', 'africa'],
    'without-interceptors': ['north-america', 'south-america', 'africa'],
    yellow: ['north-america', 'south-america', 'europe', 'africa'],
    red: ['asia'],
  };

  for (const [trait, those] of Object.entries(met) as [Trait, readonly Continent[]][]) {
    test(`CRD-7 to continents ${trait}`, () => {
      expect(hit(given(raise({ on: 'each', where: trait }), position))).toEqual(those);
    });
  }

  test('CRD-7 FIN-12 to the most or least panicked of the continents that have it', () => {
    expect(hit(given(raise({ on: 'most-panicked', where: 'yellow' }), position))).toEqual(['africa']);
    expect(hit(given(raise({ on: 'least-panicked', where: 'without-ufos' }), position))).toEqual(['south-america']);
    const calm = given(lower({ on: 'least-panicked', where: 'yellow' }), position);
    expect(cannotUse(calm, 'trial')).toEqual({ code: 'no-effect' });
  });

  test('CRD-7 so that the card cannot be used if no continent has it', () => {
    const calm = { ...panic, asia: 4 };
    for (const on of ['each', 'chosen', 'most-panicked', 'least-panicked'] as const) {
      expect(cannotUse(given(raise({ on, where: 'red' }), { panic: calm }), 'trial')).toEqual({ code: 'no-effect' });
    }
  });
});
