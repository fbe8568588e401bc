import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, scientist, table } from '../../../tests/tools/given.ts';
import { byCard, byCue, byStep, type Cause } from '../state/cause.ts';
import type { Fact, GameEvent } from '../state/events.ts';
import { achievementsOf } from './achievements.ts';

/** Rolls once with these faces and applies the roll. */
const rolls = (play: ReturnType<typeof table>, as: typeof officer, xcom: readonly number[], alien: number) => {
  play.do({ type: 'roll', faces: { xcom: [...xcom], alien } }, { as });
  play.do('apply', { as });
};

test('END-3 RES-5 UFOs shot down count for the Central Officer in orbit and for the Commander over continents', () => {
  const play = table({
    round: 1,
    begin: 'orbital-defense',
    ufos: { orbit: 2, asia: 1 },
    units: [...at('orbit', 'satellite-1', 'satellite-2'), ...at('continent:asia', 'interceptor-1', 'interceptor-2')],
  });
  rolls(play, officer, [5, 6], 8);
  play.untilStep('global-defense');
  play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
  rolls(play, commander, [5, 1], 1);
  const deeds = achievementsOf(play.log);
  expect(deeds['central-officer']).toMatchObject({ successes: 2, losses: 0, ufos: 2, scans: 0 });
  expect(deeds.commander).toMatchObject({ successes: 1, losses: 1, ufos: 1, interceptors: 2 });
});

test('END-3 RES-4 a tech counts once researched; its successes count earlier', () => {
  const play = table({
    round: 1,
    begin: 'research',
    labs: [{ tech: 'missile-pods' }, null, null],
    units: at('lab:1', 'scientist-1', 'scientist-2', 'scientist-3'),
  });
  rolls(play, scientist, [5, 1, 1], 8);
  expect(achievementsOf(play.log)['chief-scientist']).toEqual({ successes: 1, losses: 0, techs: 0 });
  while (play.board.labs[0]?.tech === 'missile-pods') rolls(play, scientist, [6, 1, 1], 8);
  expect(achievementsOf(play.log)['chief-scientist']).toMatchObject({ techs: 1, losses: 0 });
});

test('END-3 RES-7 a killed enemy counts, one left in the base does not', () => {
  const play = table({
    round: 1,
    begin: 'base-defense',
    enemies: ['muton-grunt', 'sectoid-scout'],
    units: at('base', 'heavy-1', 'assault-1'),
  });
  play.do({ type: 'take', task: { enemy: 1 } }, { as: leader });
  play.do({ type: 'place', soldier: 'assault-1', icon: 0 }, { as: leader });
  rolls(play, leader, [6], 1);
  play.do('done', { as: leader });
  const expected = { successes: 1, losses: 1, enemies: 1, missions: 0, soldiers: 1 };
  expect(achievementsOf(play.log)['squad-leader']).toEqual(expected);
});

test('END-3 RES-2 credits count when a unit is recruited, not when the rest is lost', () => {
  const play = table({ round: 1, begin: 'recruit', budget: 6, emergency: 4 });
  play.do({ type: 'buy', kind: 'interceptor' }, { as: commander });
  expect(achievementsOf(play.log).commander).toMatchObject({ recruits: 1, credits: 1 });
  play.do('done', { as: commander });
  expect(play.board.credits.budget).toBe(0);
  expect(achievementsOf(play.log).commander).toMatchObject({ recruits: 1, credits: 1 });
});

describe('END-3 single events', () => {
  /** Events with this cause: a step, cue or card. */
  const eventsOf = (why: Cause, ...facts: readonly Fact[]): GameEvent[] =>
    facts.map((fact) => ({ ...fact, at: 0, why }));

  test('UFOs count only if a step returns them to the force', () => {
    const moves = [
      { count: 2, from: 'orbit', to: 'force' },
      { count: 4, from: 'force', to: 'orbit' },
      { count: 8, from: 'orbit', to: 'asia' },
    ] as const;
    const moved: Fact = { type: 'ufos-moved', moves };
    const deeds = achievementsOf([
      ...eventsOf(byStep('orbital-defense'), moved),
      ...eventsOf(byCue('ufos-detected'), moved),
      ...eventsOf(byCard('panic'), moved),
    ]);
    expect(deeds['central-officer'].ufos).toBe(2);
    expect(deeds.commander.ufos).toBe(0);
  });

  test('techs count only when they enter play, and crises only when they leave the pool', () => {
    const cards = ['a', 'b'];
    const deeds = achievementsOf(
      eventsOf(
        byStep('research'),
        { type: 'cards-moved', deck: 'tech', cards, from: 'deck', to: 'hand' },
        { type: 'cards-moved', deck: 'tech', cards: ['c'], from: 'lab:1', to: 'in-play' },
        { type: 'cards-moved', deck: 'enemy', cards, from: 'salvage', to: 'in-play' },
        { type: 'cards-moved', deck: 'crisis', cards, from: 'drawn', to: 'crisis-pool' },
        { type: 'cards-moved', deck: 'crisis', cards: ['d'], from: 'crisis-pool', to: 'discard' },
        { type: 'cards-moved', deck: 'tech', cards, from: 'crisis-pool', to: 'discard' },
      ),
    );
    expect(deeds['chief-scientist'].techs).toBe(1);
    expect(deeds.commander.crises).toBe(1);
  });

  test('an enemy counts as killed only right after the markers that complete it', () => {
    const gone: Fact = { type: 'cards-moved', deck: 'enemy', cards: ['e'], from: 'base:0', to: 'salvage' };
    const killed = (...before: readonly Fact[]) =>
      achievementsOf(eventsOf(byStep('base-defense'), ...before, gone))['squad-leader'].enemies;
    expect(killed({ type: 'markers-placed', on: 'base:0', successes: 2, complete: true })).toBe(1);
    expect(killed({ type: 'markers-placed', on: 'base:0', successes: 1, complete: false })).toBe(0);
    expect(killed({ type: 'markers-placed', on: 'base:1', successes: 2, complete: true })).toBe(0);
    expect(killed({ type: 'task-closed', kind: 'base-defense', over: null })).toBe(0);
    expect(killed()).toBe(0);
    const tech: Fact = { type: 'cards-moved', deck: 'tech', cards: ['t'], from: 'base:0', to: 'hand' };
    const marked: Fact = { type: 'markers-placed', on: 'base:0', successes: 2, complete: true };
    expect(achievementsOf(eventsOf(byStep('research'), marked, tech))['squad-leader'].enemies).toBe(0);
  });

  test('missions count when completed, and each scan counts', () => {
    const cleared = (completed: boolean): Fact => ({
      type: 'mission-cleared',
      place: 'mission',
      completed,
      enemies: [],
    });
    const scan: Fact = {
      type: 'scanned',
      cue: { kind: 'crisis', role: 'commander', side: 'alien', scrambled: false },
      scanner: false,
    };
    const deeds = achievementsOf(eventsOf(byCard('x'), cleared(true), cleared(false), cleared(true), scan, scan, scan));
    expect(deeds['squad-leader'].missions).toBe(2);
    expect(deeds['central-officer'].scans).toBe(3);
  });

  test('units from the pool count as recruited in the recruit step, and units to the pool as lost', () => {
    const units = ['interceptor-1', 'heavy-1', 'sniper-1'];
    const deeds = achievementsOf([
      ...eventsOf(byStep('recruit'), { type: 'units-moved', units: ['heavy-2'], to: 'reserve' }),
      ...eventsOf(byCard('draft'), { type: 'units-moved', units, to: 'reserve' }),
      ...eventsOf(byStep('recruit'), { type: 'units-moved', units, to: 'base' }),
      ...eventsOf(byStep('global-defense'), { type: 'units-moved', units, to: 'pool' }),
    ]);
    expect(deeds.commander).toMatchObject({ recruits: 1, interceptors: 1 });
    expect(deeds['squad-leader'].soldiers).toBe(2);
  });

  test('credits count in the audit and for recruits, not for cards or a discarded budget', () => {
    const start = table({ round: 1, begin: 'recruit', budget: 6, emergency: 4 }).log.filter(
      ({ type }) => type === 'board-set-up',
    );
    expect(start).toHaveLength(1);
    const bought: Fact = { type: 'units-moved', units: ['heavy-1'], to: 'reserve' };
    const now = (budget: number, emergency: number): Fact => ({ type: 'credits-changed', budget, emergency });
    const spent = (...rest: readonly GameEvent[]) => achievementsOf([...start, ...rest]).commander.credits;
    expect(spent(...eventsOf(byStep('audit'), now(4, 4)))).toBe(2);
    expect(spent(...eventsOf(byStep('recruit'), now(5, 4), bought))).toBe(1);
    expect(spent(...eventsOf(byStep('recruit'), now(5, 4), bought, now(0, 4)))).toBe(1);
    expect(spent(...eventsOf(byCue('budget'), now(0, 4)))).toBe(0);
    expect(spent(...eventsOf(byCue('budget'), now(9, 4)), ...eventsOf(byStep('recruit'), now(8, 4), bought))).toBe(1);
    expect(
      spent(
        ...eventsOf(byCard('a-card'), now(9, 4)),
        ...eventsOf(byStep('audit'), now(5, 3)),
        ...eventsOf(byStep('recruit'), now(4, 3), bought),
      ),
    ).toBe(6);
  });
});
