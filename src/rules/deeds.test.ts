import { expect, test } from 'vitest';
import { at, commander, leader, officer, scientist, table } from '../../tests/given.ts';
import { deedsOf } from './deeds.ts';

/** Rolls once with these faces, and lets it count. */
const rolls = (play: ReturnType<typeof table>, as: typeof officer, xcom: readonly number[], alien: number) => {
  play.do({ type: 'roll', faces: { xcom: [...xcom], alien } }, { as });
  play.do('apply', { as });
};

test('END-3 RES-5 UFOs shot down in orbit are the Central Officer’s, over continents the Commander’s', () => {
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
  const deeds = deedsOf(play.log);
  expect(deeds['central-officer']).toMatchObject({ successes: 2, losses: 0, ufos: 2, scans: 0 });
  expect(deeds.commander).toMatchObject({ successes: 1, losses: 1, ufos: 1, interceptors: 2 });
});

test('END-3 RES-4 a tech counts when it is researched, and successes count before', () => {
  const play = table({
    round: 1,
    begin: 'research',
    labs: [{ tech: 'missile-pods' }, null, null],
    units: at('lab:1', 'scientist-1', 'scientist-2', 'scientist-3'),
  });
  rolls(play, scientist, [5, 1, 1], 8);
  expect(deedsOf(play.log)['chief-scientist']).toEqual({ successes: 1, losses: 0, techs: 0 });
  while (play.board.labs[0]?.tech === 'missile-pods') rolls(play, scientist, [6, 1, 1], 8);
  expect(deedsOf(play.log)['chief-scientist']).toMatchObject({ techs: 1, losses: 0 });
});

test('END-3 RES-7 an enemy that is killed counts, one that is left in the base does not', () => {
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
  const told = { successes: 1, losses: 1, enemies: 1, missions: 0, soldiers: 1 };
  expect(deedsOf(play.log)['squad-leader']).toEqual(told);
});

test('END-3 RES-1 RES-2 credits count as spent when they are paid, not when a budget is over', () => {
  const play = table({ round: 1, begin: 'recruit', budget: 6, emergency: 4 });
  play.do({ type: 'buy', kind: 'interceptor' }, { as: commander });
  const { recruits, credits } = deedsOf(play.log).commander;
  expect(recruits).toBe(1);
  expect(credits).toBeGreaterThan(0);
});
