import { describe, expect, test } from 'vitest';
import type { Play } from '../../../tests/tools/given.ts';
import { cannotUse, choose, isExhausted, trial, use } from '../../../tests/tools/hands.ts';
import type { Tech } from '../../content/cards/cards.ts';
import type { Effect } from '../../content/cards/effects.ts';
import type { UnitGroup } from '../../content/units.ts';
import type { Position } from '../index.ts';
import { byStep, isSameCause } from '../state/cause.ts';

const gain: Effect = { do: 'gain-credits', count: 1, to: 'emergency' };
const given = (card: Partial<Tech>, position: Position = {}): Play =>
  trial({ effects: [gain], ...card }, { begin: 'ending', ...position });

describe('the cost of a card', () => {
  test('CRD-2 can be exhausting it, after which it cannot be used', () => {
    const play = given({ price: { exhaust: true } });
    use(play, 'trial');
    expect(isExhausted(play, 'trial')).toBe(true);
    expect(cannotUse(play, 'trial')).toEqual({ code: 'card-exhausted', card: 'trial' });
  });

  test('CRD-3 can be exhausting it until it is readied in step 12', () => {
    const play = given({ price: { exhaust: true } });
    use(play, 'trial');
    play.nextRound();
    expect(play.view).toMatchObject({ round: 2, phase: 'timed' });
    expect(isExhausted(play, 'trial')).toBe(false);
    expect(use(play, 'trial')).toContain('card-used');
  });

  const place = (kind: UnitGroup, count: number) => ({ price: { place: { kind, count } } });

  test('CRD-2 CRD-4 can be placing units from reserve, which cost no credits and return in step 13', () => {
    const play = given(place('satellite', 2), { budget: 0, panic: { asia: 4 } });
    use(play, 'trial');
    const placed = play.board.units.filter(({ at }) => at === 'card:trial');
    expect(placed.map(({ id }) => id)).toEqual(['satellite-1', 'satellite-2']);
    play.endRound();
    expect(play.log.filter(({ type, why }) => type === 'panic-changed' && isSameCause(why, byStep('audit')))).toEqual(
      [],
    );
    expect(['satellite-1', 'satellite-2'].map((id) => play.placeOf(id))).toEqual(['reserve', 'reserve']);
  });

  test('CRD-2 needs the stated number of ready units in reserve', () => {
    const out = Array.from(
      { length: 6 },
      (_, i) => ({ id: `satellite-${i + 1}`, at: 'reserve', exhausted: true }) as const,
    );
    const units = [...out, { id: 'satellite-7', at: 'orbit' } as const];
    expect(use(given(place('satellite', 1), { units }), 'trial')).toContain('units-moved');
    expect(cannotUse(given(place('satellite', 2), { units }), 'trial')).toEqual({ code: 'no-units' });
  });

  test('CRD-2 is paid once the units are chosen if they differ, with elite soldiers offered last', () => {
    const units = [{ id: 'assault-1', at: 'reserve', elite: true }] as const;
    const play = given(place('soldier', 2), { units });
    expect(use(play, 'trial')).toEqual(['choice-opened']);
    const options = ['assault-2', 'heavy-1', 'sniper-1', 'support-1', 'assault-1'];
    expect(play.board.choice).toEqual({ role: 'commander', about: 'unit', options });
    expect(cannotUse(play, 'trial')).toEqual({ code: 'choose-first' });
    choose(play, 'sniper-1');
    expect(play.board.choice?.options).toEqual(['assault-2', 'heavy-1', 'sniper-2', 'support-1', 'assault-1']);
    expect(play.placeOf('sniper-1')).toBe('reserve');
    choose(play, 'assault-1');
    expect(['sniper-1', 'assault-1'].map((id) => play.placeOf(id))).toEqual(['card:trial', 'card:trial']);
    expect(play.board.credits.emergency).toBe(11);
  });

  test('CRD-2 does not offer units for which the card would do nothing', () => {
    const promote: Effect = { do: 'promote-units', who: 'placed' };
    const units = [{ id: 'assault-1', at: 'reserve', elite: true }] as const;
    const play = given({ ...place('soldier', 1), effects: [promote] }, { units });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['assault-2', 'heavy-1', 'sniper-1', 'support-1']);
    choose(play, 'sniper-1');
    expect(play.board.units.filter(({ elite }) => elite).map(({ id }) => id)).toEqual(['assault-1', 'sniper-1']);
  });

  test('CRD-2 is not paid, and the card does nothing, if the units are gone before they are chosen', () => {
    const gone = ['assault-1', 'assault-2', 'heavy-2', 'sniper-2', 'support-1', 'support-2'];
    const units = gone.map((id) => ({ id, at: 'pool' }) as const);
    const play = given(place('soldier', 1), { begin: 'defend-base', units });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['heavy-1', 'sniper-1']);
    play.do({ type: 'assign', units: ['heavy-1', 'sniper-1'], to: 'base' }, { as: 'squad-leader' });
    choose(play, 'heavy-1');
    expect(play.placeOf('heavy-1')).toBe('base');
    expect(play.board.credits.emergency).toBe(10);
    expect(play.board.choice).toBe(null);
  });

  test('TIM-4 CRD-2 is paid with the first option if time runs out before the units are chosen', () => {
    const play = given(place('soldier', 1));
    use(play, 'trial');
    play.wait(play.at + 10_000_000);
    const placed: unknown = expect.objectContaining({ type: 'units-moved', units: ['assault-1'], to: 'card:trial' });
    expect(play.last).toContainEqual(placed);
    expect(play.board.credits.emergency).toBe(11);
  });

  test('CRD-2 can be paid with units named in advance', () => {
    const units = [{ id: 'assault-1', at: 'reserve', elite: true }] as const;
    const named = given(place('soldier', 2), { units });
    use(named, 'trial', { place: ['sniper-2', 'assault-1'] });
    expect(['sniper-2', 'assault-1'].map((id) => named.placeOf(id))).toEqual(['card:trial', 'card:trial']);
    const alone = given(place('soldier', 1));
    use(alone, 'trial', { place: 'support-2' });
    expect(alone.placeOf('support-2')).toBe('card:trial');
  });

  test('CRD-2 refuses named units that are not placeable, are repeated or have the wrong number', () => {
    const play = given(place('satellite', 2), { units: [{ id: 'satellite-1', at: 'orbit' }] });
    const options = [2, 3, 4, 5, 6, 7, 8].map((number) => `satellite-${number}`);
    const wrong = [
      ['satellite-1', 'satellite-2'],
      ['satellite-2', 'satellite-2'],
      ['satellite-2'],
      ['satellite-2', 'satellite-3', 'satellite-4'],
      ['satellite-2', 'heavy-1'],
      ['satellite-2', 'satellite-3', 'heavy-1'],
      'satellite-2',
      [],
      7,
      null,
    ];
    for (const named of wrong) {
      expect(cannotUse(play, 'trial', { place: named })).toEqual({ code: 'no-such-option', options });
    }
    for (const named of ['heavy-1', []]) {
      expect(cannotUse(given({}), 'trial', { place: named })).toEqual({ code: 'no-such-option', options: [] });
    }
  });

  test('CRD-2 CRD-3 can be salvage, which is discarded face up', () => {
    const play = given({ price: { salvage: 2 } }, { salvage: ['muton-grunt', 'muton-elite', 'sectoid-scout'] });
    use(play, 'trial');
    expect(play.board.salvage).toEqual(['sectoid-scout']);
    expect(play.board.decks.enemy.discard).toEqual(['muton-grunt', 'muton-elite']);
    expect(cannotUse(play, 'trial')).toEqual({ code: 'no-salvage', needs: 2 });
  });

  test('CRD-2 can be credits from the budget', () => {
    const play = given({ price: { credits: 3 } }, { budget: 4, emergency: 5 });
    use(play, 'trial');
    expect(play.board.credits).toEqual({ budget: 1, emergency: 6 });
    expect(cannotUse(play, 'trial')).toEqual({ code: 'no-credits' });
  });

  test('CRD-2 is paid in full or not at all', () => {
    const all = { exhaust: true, place: { kind: 'soldier', count: 1 }, salvage: 1, credits: 1 } as const;
    const play = given({ price: all }, { salvage: ['muton-grunt'], budget: 1 });
    use(play, 'trial', { place: 'assault-1' });
    expect(isExhausted(play, 'trial')).toBe(true);
    expect(play.placeOf('assault-1')).toBe('card:trial');
    expect(play.board.salvage).toEqual([]);
    expect(play.board.credits.budget).toBe(0);
    expect(cannotUse(given({ price: all }, { budget: 1 }), 'trial')).toEqual({ code: 'no-salvage', needs: 1 });
    expect(cannotUse(given({ price: all }, { salvage: ['muton-grunt'] }), 'trial')).toEqual({ code: 'no-credits' });
  });

  test('CRD-2 cannot be paid for a card that would do nothing', () => {
    const promote: Effect = { do: 'promote-units', who: 'placed' };
    const card = { price: { place: { kind: 'soldier', count: 1 } }, effects: [promote] } as const;
    const four = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];
    const units = four.map((id) => ({ id, at: 'base', elite: true }) as const);
    expect(cannotUse(given(card, { units }), 'trial')).toEqual({ code: 'no-effect' });
    const star = given(card, { units: [{ id: 'heavy-1', at: 'reserve', elite: true }] });
    expect(cannotUse(star, 'trial', { place: 'heavy-1' })).toEqual({ code: 'no-effect' });
  });

  test('CRD-2 CRD-5 can be paid with four elite soldiers already if the card does more than promote', () => {
    const promote: Effect = { do: 'promote-units', who: 'placed' };
    const four = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];
    const units = four.map((id) => ({ id, at: 'base', elite: true }) as const);
    const play = given({ ...place('soldier', 1), effects: [promote, gain] }, { units });
    use(play, 'trial', { place: 'heavy-2' });
    expect(play.placeOf('heavy-2')).toBe('card:trial');
    expect(play.board.credits.emergency).toBe(11);
  });

  test('CRD-2 can be paid if the card does something for at least one placeable unit', () => {
    const promote: Effect = { do: 'promote-units', who: 'placed' };
    const play = given({ ...place('any', 1), effects: [promote] });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['assault-1', 'heavy-1', 'sniper-1', 'support-1']);
    choose(play, 'heavy-1');
    expect(play.board.units.find(({ elite }) => elite)?.id).toBe('heavy-1');
  });

  test('CRD-2 also offers other units if the card does something for too few', () => {
    const promote: Effect = { do: 'promote-units', who: 'placed' };
    const elite = ['assault-1', 'assault-2', 'assault-3'].map((id) => ({ id, at: 'reserve', elite: true }) as const);
    const gone = ['heavy', 'sniper', 'support'].flatMap((kind) =>
      [1, 2, 3].map((number) => ({ id: `${kind}-${number}`, at: 'pool' }) as const),
    );
    const units = [...elite, ...gone.filter(({ id }) => id !== 'sniper-1'), { id: 'sniper-1', at: 'reserve' } as const];
    const play = given({ ...place('soldier', 2), effects: [promote] }, { units });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['sniper-1', 'assault-1']);
  });

  test('CRD-2 uses up a unit that the card could otherwise have moved', () => {
    const moveOne: Effect = { do: 'move-units', kind: 'satellite', from: 'reserve', to: 'board' };
    const tired = [1, 2, 3, 4, 5, 6].map(
      (number) => ({ id: `satellite-${number}`, at: 'reserve', exhausted: true }) as const,
    );
    const card = { ...place('satellite', 1), effects: [moveOne] };
    const play = given(card, { units: tired });
    use(play, 'trial');
    expect(['satellite-7', 'satellite-8'].map((id) => play.placeOf(id))).toEqual(['card:trial', 'orbit']);
    const one = given(card, { units: [...tired, { id: 'satellite-7', at: 'orbit' }] });
    expect(cannotUse(one, 'trial')).toEqual({ code: 'no-effect' });
  });

  test('CRD-2 does not block other cards in the timed phase while its units are being chosen', () => {
    const play = given(place('soldier', 1), { begin: 'defend-base', inPlay: ['black-market'] });
    const { budget } = play.board.credits;
    use(play, 'trial');
    use(play, 'black-market');
    expect(play.board.credits.budget).toBe(budget + 2);
    choose(play, 'heavy-1');
    expect(play.placeOf('heavy-1')).toBe('card:trial');
    expect(play.board.credits.emergency).toBe(11);
  });
});
