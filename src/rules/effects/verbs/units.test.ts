import { describe, expect, test } from 'vitest';
import type { Play } from '../../../../tests/tools/given.ts';
import { cannotUse, choose, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect } from '../../../content/cards/effects.ts';
import type { Place, Position } from '../../index.ts';

const given = (effect: Effect, position: Position = {}): Play =>
  trial({ effects: [effect] }, { begin: 'ending', ...position });

const nothing = { code: 'no-effect' };
const at = (place: Place, ...ids: readonly string[]) => ids.map((id) => ({ id, at: place }));
const exhaustedAt = (place: Place, ...ids: readonly string[]) =>
  at(place, ...ids).map((unit) => ({ ...unit, exhausted: true }));
const eliteAt = (place: Place, ...ids: readonly string[]) =>
  at(place, ...ids).map((unit) => ({ ...unit, elite: true }));

const exhaustedOf = ({ board }: Play) => board.units.filter(({ exhausted }) => exhausted).map(({ id }) => id);
const eliteOf = ({ board }: Play) => board.units.filter((unit) => unit.elite).map(({ id }) => id);

describe('ready-units and exhaust-units', () => {
  test('CRD-7 ready-units readies the stated number of a kind, or as many as are exhausted', () => {
    const units = [
      ...exhaustedAt('reserve', 'satellite-1', 'satellite-2', 'satellite-3'),
      ...exhaustedAt('reserve', 'scientist-1'),
    ];
    const play = given({ do: 'ready-units', kind: 'satellite', count: 2 }, { units });
    use(play, 'trial');
    expect(exhaustedOf(play)).toEqual(['satellite-3', 'scientist-1']);
    const one = given({ do: 'ready-units', kind: 'scientist', count: 2 }, { units });
    use(one, 'trial');
    expect(exhaustedOf(one)).toEqual(['satellite-1', 'satellite-2', 'satellite-3']);
    expect(cannotUse(given({ do: 'ready-units', kind: 'satellite', count: 2 }), 'trial')).toEqual(nothing);
  });

  test('CRD-7 exhaust-units exhausts units on the board first, then those in reserve', () => {
    const effect: Effect = { do: 'exhaust-units', kind: 'satellite', count: 2 };
    const play = given(effect, { units: at('orbit', 'satellite-3', 'satellite-4', 'satellite-5') });
    use(play, 'trial');
    expect(exhaustedOf(play)).toEqual(['satellite-3', 'satellite-4']);
    const few = given(effect, { units: [...at('orbit', 'satellite-4'), ...exhaustedAt('orbit', 'satellite-5')] });
    use(few, 'trial');
    expect(exhaustedOf(few)).toEqual(['satellite-1', 'satellite-4', 'satellite-5']);
  });

  test('CRD-7 exhaust-units asks which units on the board to exhaust, one by one', () => {
    const units = [...at('lab:1', 'scientist-1', 'scientist-4'), ...at('lab:2', 'scientist-2', 'scientist-3')];
    const labs = [{ tech: 'ion-lance' }, { tech: 'psi-screen' }];
    const play = given({ do: 'exhaust-units', kind: 'scientist', count: 2 }, { units, labs });
    use(play, 'trial');
    expect(play.board.choice).toMatchObject({ about: 'unit', options: ['scientist-1', 'scientist-2'] });
    choose(play, 'scientist-2');
    expect(play.board.choice?.options).toEqual(['scientist-1', 'scientist-3']);
    choose(play, 'scientist-3');
    expect(exhaustedOf(play)).toEqual(['scientist-2', 'scientist-3']);
  });

  test('CRD-7 ready-units asks which exhausted units to ready', () => {
    const units = [...exhaustedAt('reserve', 'satellite-1', 'satellite-2'), ...exhaustedAt('orbit', 'satellite-3')];
    const play = given({ do: 'ready-units', kind: 'satellite', count: 1 }, { units });
    use(play, 'trial');
    expect(play.board.choice).toMatchObject({ about: 'unit', options: ['satellite-1', 'satellite-3'] });
    choose(play, 'satellite-3');
    expect(exhaustedOf(play)).toEqual(['satellite-1', 'satellite-2']);
  });

  test('CRD-7 exhaust-units can do nothing if all are exhausted', () => {
    const all = Array.from({ length: 8 }, (_, i) => `scientist-${i + 1}`);
    const play = given({ do: 'exhaust-units', kind: 'scientist', count: 1 }, { units: exhaustedAt('reserve', ...all) });
    expect(cannotUse(play, 'trial')).toEqual(nothing);
  });
});

describe('kill-units', () => {
  const soldier: Effect = { do: 'kill-units', kind: 'soldier', count: 1 };

  test('TSK-8 sends a unit on the board to the pool, if there is one', () => {
    const play = given(soldier, { units: at('base', 'heavy-1', 'sniper-1') });
    use(play, 'trial');
    expect(play.board.choice).toMatchObject({ about: 'unit', options: ['heavy-1', 'sniper-1'] });
    choose(play, 'sniper-1');
    expect(play.placeOf('sniper-1')).toBe('pool');
  });

  test('CRD-7 offers units in reserve and on cards if there are none on the board', () => {
    const play = given(soldier, { units: at('card:officer-training', 'heavy-1') });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['assault-1', 'heavy-1', 'heavy-2', 'sniper-1', 'support-1']);
  });

  test('CRD-7 offers one unit for each combination of class, place and rank', () => {
    const units = [...at('base', 'heavy-1', 'heavy-2', 'sniper-1'), ...eliteAt('base', 'heavy-3')];
    const play = given(soldier, { units });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['heavy-1', 'heavy-3', 'sniper-1']);
  });

  test('TSK-8 removes the elite rank', () => {
    const play = given(soldier, { units: eliteAt('base', 'heavy-1') });
    use(play, 'trial');
    expect(play.placeOf('heavy-1')).toBe('pool');
    expect(eliteOf(play)).toEqual([]);
  });

  test('CRD-7 can kill interceptors, but never satellites or scientists', () => {
    const units = [...at('continent:asia', 'interceptor-1'), ...at('orbit', 'satellite-1')];
    const play = given({ do: 'kill-units', kind: 'any', count: 1 }, { units });
    use(play, 'trial');
    expect(play.placeOf('interceptor-1')).toBe('pool');
    const satellites = given({ do: 'kill-units', kind: 'satellite', count: 1 });
    expect(cannotUse(satellites, 'trial')).toEqual(nothing);
  });

  test('CRD-7 asks for several units one by one', () => {
    const units = at('base', 'heavy-1', 'sniper-1', 'support-1');
    const play = given({ do: 'kill-units', kind: 'soldier', count: 2 }, { units });
    use(play, 'trial');
    choose(play, 'heavy-1', 'support-1');
    expect(['heavy-1', 'sniper-1', 'support-1'].map((id) => play.placeOf(id))).toEqual(['pool', 'base', 'pool']);
  });
});

describe('recruit-units', () => {
  test('CRD-7 moves a chosen unit from the pool to reserve', () => {
    const play = given({ do: 'recruit-units', kind: 'any', count: 1 });
    use(play, 'trial');
    const options = ['interceptor-7', 'assault-3', 'heavy-3', 'sniper-3', 'support-3'];
    expect(play.board.choice).toMatchObject({ about: 'unit', options });
    choose(play, 'interceptor-7');
    expect(play.placeOf('interceptor-7')).toBe('reserve');
  });

  test('CRD-7 offers only the stated kind, and can do nothing if the pool has none', () => {
    const play = given({ do: 'recruit-units', kind: 'soldier', count: 1 });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['assault-3', 'heavy-3', 'sniper-3', 'support-3']);
    const units = at('reserve', 'interceptor-7', 'interceptor-8');
    const empty = given({ do: 'recruit-units', kind: 'interceptor', count: 1 }, { units });
    expect(cannotUse(empty, 'trial')).toEqual(nothing);
  });
});

describe('move-units', () => {
  const away: Effect = { do: 'move-units', kind: 'any', from: 'board', to: 'reserve' };
  const out = (kind: 'any' | 'soldier' | 'interceptor' | 'scientist' | 'satellite'): Effect => ({
    do: 'move-units',
    kind,
    from: 'reserve',
    to: 'board',
  });

  test('CRD-7 moves units from the board to reserve, ready or not, but not from cards', () => {
    const units = [
      ...at('base', 'heavy-1'),
      ...exhaustedAt('orbit', 'satellite-1'),
      ...at('card:officer-training', 'sniper-1'),
    ];
    const play = given(away, { units });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['satellite-1', 'heavy-1']);
    choose(play, 'satellite-1');
    expect(play.placeOf('satellite-1')).toBe('reserve');
    expect(cannotUse(given(away), 'trial')).toEqual(nothing);
  });

  test('CRD-7 moves a unit from reserve to a place for its kind that has room', () => {
    const full = at('continent:asia', 'interceptor-1', 'interceptor-2', 'interceptor-3');
    const play = given(out('interceptor'), { units: full });
    use(play, 'trial');
    const places = ['north-america', 'south-america', 'europe', 'africa', 'australia'];
    expect(play.board.choice).toMatchObject({ about: 'goal', options: places.map((one) => `continent:${one}`) });
    choose(play, 'continent:africa');
    expect(play.placeOf('interceptor-4')).toBe('continent:africa');
  });

  test('TAB-2 moves units into a lab only if it has a tech, and onto a mission only if there is one', () => {
    const none = given(out('scientist'));
    expect(cannotUse(none, 'trial')).toEqual(nothing);
    const lab = given(out('scientist'), { labs: [null, { tech: 'clean-room' }] });
    use(lab, 'trial');
    expect(lab.placeOf('scientist-1')).toBe('lab:2');
    const squad = given(out('soldier'), { mission: 'desert-lab' });
    use(squad, 'trial');
    choose(squad, 'sniper-1');
    expect(squad.board.choice).toMatchObject({ about: 'goal', options: ['base', 'mission'] });
    choose(squad, 'mission');
    expect(squad.placeOf('sniper-1')).toBe('mission');
  });

  test('FIN-11 moves only ready units out of reserve', () => {
    const all = Array.from({ length: 8 }, (_, i) => `satellite-${i + 1}`);
    const play = given(out('satellite'), { units: exhaustedAt('reserve', ...all) });
    expect(cannotUse(play, 'trial')).toEqual(nothing);
  });

  test('CRD-7 moves only soldiers into the base', () => {
    const play = given({ do: 'move-units', kind: 'any', from: 'reserve', to: 'base' });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['assault-1', 'heavy-1', 'sniper-1', 'support-1']);
    choose(play, 'heavy-1');
    expect(play.placeOf('heavy-1')).toBe('base');
  });

  test('TIM-6 moves a unit to reserve for good, so that it cannot be recalled', () => {
    const play = given(away, { begin: 'defend-base' });
    play.do({ type: 'assign', units: ['heavy-1'], to: 'base' }, { as: 'squad-leader' });
    use(play, 'trial');
    const refused = play.refused({ type: 'recall', units: ['heavy-1'] }, { as: 'squad-leader' });
    expect(refused).toEqual({ code: 'not-brought', unit: 'heavy-1' });
  });
});

describe('promote-units', () => {
  const chosen: Effect = { do: 'promote-units', who: 'chosen' };

  test('CRD-5 makes a soldier elite anywhere except in the pool', () => {
    const units = [...eliteAt('reserve', 'assault-1', 'assault-2'), ...at('base', 'heavy-1', 'heavy-2')];
    const play = given(chosen, { units });
    use(play, 'trial');
    expect(play.board.choice?.options).toEqual(['heavy-1', 'sniper-1', 'support-1']);
    choose(play, 'heavy-1');
    expect(eliteOf(play)).toEqual(['assault-1', 'assault-2', 'heavy-1']);
  });

  test('CRD-5 can do nothing if four soldiers are elite already', () => {
    const four = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];
    const play = given(chosen, { units: eliteAt('reserve', ...four) });
    expect(cannotUse(play, 'trial')).toEqual(nothing);
  });

  test('CRD-5 promotes only the soldier placed on the card', () => {
    const card = {
      price: { place: { kind: 'soldier', count: 1 } },
      effects: [{ do: 'promote-units', who: 'placed' }],
    } as const;
    const play = trial(card, { begin: 'ending' });
    use(play, 'trial', { place: 'sniper-2' });
    expect(play.placeOf('sniper-2')).toBe('card:trial');
    use(play, 'trial', { place: 'heavy-2' });
    expect(eliteOf(play)).toEqual(['heavy-2', 'sniper-2']);
  });
});
