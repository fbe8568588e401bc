import { describe, expect, test } from 'vitest';
import type { Play } from '../../../../tests/tools/given.ts';
import { cannotUse, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect } from '../../../content/cards/effects.ts';
import type { Position } from '../../index.ts';

const raise: Effect = { do: 'raise-panic', by: 1, on: 'chosen' };
const move: Effect = { do: 'move-units', kind: 'soldier', from: 'reserve', to: 'board' };

/** A different panic level on each continent, so that nothing ties. */
const panic = { 'north-america': 0, 'south-america': 1, europe: 2, africa: 3, asia: 4, australia: 8 } as const;

const given = (effects: readonly Effect[], position: Position = {}): Play =>
  trial({ effects }, { begin: 'ending', panic, ...position });

describe('answers given in advance', () => {
  test('CRD-7 are named by what they are about', () => {
    const play = given([raise]);
    use(play, 'trial', { continent: 'asia' });
    expect(play.board.choice).toBe(null);
    expect(play.board.continents.asia.panic).toBe(5);
  });

  test('CRD-7 answer one question each: the next of its kind is asked', () => {
    const play = given([raise, raise]);
    use(play, 'trial', { continent: 'asia' });
    expect(play.board.continents.asia.panic).toBe(5);
    expect(play.board.choice).toMatchObject({ about: 'continent' });
  });

  test('CRD-7 can cover several questions of different kinds', () => {
    const play = given([{ do: 'move-units', kind: 'interceptor', from: 'reserve', to: 'board' }, raise]);
    use(play, 'trial', { goal: 'continent:asia', continent: 'africa' });
    expect(play.placeOf('interceptor-1')).toBe('continent:asia');
    expect(play.board.continents.africa.panic).toBe(4);
    expect(play.board.choice).toBe(null);
  });

  test('CRD-7 do not include `place`, which names the units of the price', () => {
    const card = {
      price: { place: { kind: 'satellite', count: 1 } },
      effects: [{ do: 'move-units', kind: 'interceptor', from: 'reserve', to: 'board' }],
    } as const;
    const play = trial(card, { begin: 'ending' });
    use(play, 'trial', { place: 'satellite-4', goal: 'continent:africa' });
    expect(play.placeOf('satellite-4')).toBe('card:trial');
    expect(play.placeOf('interceptor-1')).toBe('continent:africa');
  });

  test('TAB-4 are for the card, not for critical damage in between', () => {
    // Domination raises the most panicked continent: Asia, or Africa and Asia.
    const effects: readonly Effect[] = [{ do: 'damage-base', by: 1 }, raise];
    const alone = given(effects, { damage: 2 });
    use(alone, 'trial', { continent: 'europe' });
    expect(alone.board.choice).toBe(null);
    expect(alone.board.continents.europe.panic).toBe(3);
    const tied = given(effects, { damage: 2, panic: { ...panic, africa: 4 } });
    use(tied, 'trial', { continent: 'asia' });
    expect(tied.board.choice).toMatchObject({ role: 'squad-leader', options: ['africa', 'asia'] });
  });

  test('CRD-7 are refused if the first is no option; a later one is asked for', () => {
    const play = given([{ do: 'move-units', kind: 'interceptor', from: 'reserve', to: 'board' }, raise]);
    expect(cannotUse(play, 'trial', { goal: 'base' })).toMatchObject({ code: 'no-such-option' });
    use(play, 'trial', { goal: 'continent:asia', continent: 'australia' });
    expect(play.board.choice).toMatchObject({ about: 'continent' });
  });
});

describe('an answer in advance is refused', () => {
  test('CRD-7 if it differs from the only option', () => {
    const shoot: Effect = { do: 'destroy-ufos', count: 1, from: { on: 'chosen' } };
    const play = given([shoot], { ufos: { europe: 2 } });
    expect(cannotUse(play, 'trial', { continent: 'asia' })).toEqual({ code: 'no-such-option', options: ['europe'] });
    use(play, 'trial', { continent: 'europe' });
    expect(play.board.continents.europe.ufos).toBe(1);
  });

  test('CRD-7 if it differs from the only option of the question that follows', () => {
    const play = given([move]);
    const wrong = { unit: 'heavy-1', goal: 'mission' };
    expect(cannotUse(play, 'trial', wrong)).toEqual({ code: 'no-such-option', options: ['base'] });
    use(play, 'trial', { unit: 'heavy-1', goal: 'base' });
    expect(play.placeOf('heavy-1')).toBe('base');
  });

  test('CRD-7 if it names an alternative without effect', () => {
    const ways: Effect = { oneOf: [[{ do: 'gain-salvage', count: 1 }], [{ do: 'discard-crises' }]] };
    const play = given([ways]);
    expect(cannotUse(play, 'trial', { way: '2:discard-crises' })).toEqual({
      code: 'no-such-option',
      options: ['1:gain-salvage'],
    });
    use(play, 'trial', { way: '1:gain-salvage' });
    expect(play.board.salvage).toHaveLength(1);
  });
});
