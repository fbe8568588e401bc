import { describe, expect, test } from 'vitest';
import { type Continent, continents } from '../../src/content/continents.ts';
import { standardCards, standardPack } from '../../src/content/standard/pack.ts';
import type { Position } from '../../src/rules/index.ts';
import { type Play, table } from '../tools/given.ts';
import { choose, use } from '../tools/hands.ts';
import { completeMission, squad } from './squad.ts';
import { at } from './tasks.ts';

const tested = new Set<string>();
const panic = { 'north-america': 1, 'south-america': 2, europe: 3, africa: 4, asia: 5, australia: 6 } as const;

/** Completes the mission at a described table and answers the questions of its rewards. */
type Completing = (position?: Position, ...answers: readonly string[]) => Play;

/** Declares the test of a mission: its continent and both rewards. */
function mission(id: string, continent: Continent, rewards: string, prove: (complete: Completing) => void): void {
  tested.add(id);
  test(`RES-9 ${id} ${rewards}`, () => {
    expect(standardPack.mission.get(id)?.continent).toBe(continent);
    prove((position = {}, ...answers) => complete(id, position, answers));
  });
}

function complete(id: string, position: Position, answers: readonly string[]): Play {
  const parts = standardPack.mission.get(id)?.parts ?? [];
  const missionEnemies = parts.flatMap((part) => ('enemy' in part ? ['floater-raider'] : []));
  const units = [...squad('mission'), ...(position.units ?? [])];
  const play = table({ begin: 'missions', panic, mission: id, missionEnemies, ...position, units });
  completeMission(play, 'mission');
  for (const answer of answers) {
    expect(play.board.choice?.role).toBe('squad-leader');
    choose(play, answer);
  }
  expect(play.board.choice).toBe(null);
  expect(play.board.mission).toBe(null);
  expect(squad('mission').map(({ id: soldier }) => play.placeOf(soldier))).toEqual(Array(4).fill('reserve'));
  expect(play.view.step).toBe('missions');
  return play;
}

const panicOf = (play: Play, continent: Continent) => play.board.continents[continent].panic;

describe('missions in America', () => {
  mission('crashed-scout', 'north-america', 'brings salvage and calms North America by one', (play) => {
    const { board } = play();
    // One of them is the enemy killed on the mission.
    expect(board.salvage).toHaveLength(2);
    expect(board.continents['north-america'].panic).toBe(0);
  });

  mission('silent-observatory', 'north-america', 'destroys two UFOs in orbit and draws two techs', (play) => {
    const { board } = play({ ufos: { orbit: 3 } });
    expect(board.orbit.ufos).toBe(1);
    expect(board.hand).toHaveLength(2);
  });

  mission('river-convoy', 'south-america', 'brings four credits and calms South America by one', (play) => {
    const { board } = play({ emergency: 3 });
    expect(board.credits.emergency).toBe(7);
    expect(board.continents['south-america'].panic).toBe(1);
  });

  mission('temple-beacon', 'south-america', 'calms South America by two and destroys a UFO anywhere', (play) => {
    const after = play({ ufos: { asia: 2, orbit: 2 } }, 'asia');
    expect(after.board.continents['south-america'].panic).toBe(0);
    expect(after.board.continents.asia.ufos).toBe(1);
    const last = play({ ufos: { orbit: 1 } });
    expect(last.board.orbit.ufos).toBe(0);
  });
});

describe('missions in Europe', () => {
  mission('subway-siege', 'europe', 'calms Europe by two and brings a soldier back', (play) => {
    const after = play({}, 'sniper-3');
    expect(panicOf(after, 'europe')).toBe(1);
    expect(after.placeOf('sniper-3')).toBe('reserve');
  });

  mission('council-witness', 'europe', 'brings three credits and two techs', (play) => {
    const after = play({ emergency: 3 });
    expect(after.board.credits.emergency).toBe(6);
    expect(after.board.hand).toHaveLength(2);
  });

  mission('alpine-relay', 'europe', 'destroys two UFOs in orbit and readies two satellites', (play) => {
    const tired = at('orbit', 'satellite-1', 'satellite-2', 'satellite-3').map((one) => ({ ...one, exhausted: true }));
    const { board } = play({ ufos: { orbit: 1 }, units: tired });
    expect(board.orbit.ufos).toBe(0);
    expect(board.units.filter(({ exhausted }) => exhausted)).toHaveLength(1);
  });
});

describe('missions in Africa', () => {
  mission('desert-lab', 'africa', 'draws two techs and brings salvage', (play) => {
    const { board } = play();
    expect(board.hand).toHaveLength(2);
    expect(board.salvage).toHaveLength(2);
  });

  mission('harbor-rescue', 'africa', 'calms Africa by two and brings a unit back', (play) => {
    const after = play({}, 'interceptor-7');
    expect(panicOf(after, 'africa')).toBe(2);
    expect(after.placeOf('interceptor-7')).toBe('reserve');
  });

  mission('buried-hangar', 'africa', 'repairs the base by two and calms the most panicked continent by one', (play) => {
    const { board } = play({ damage: 3 });
    expect(board.base.damage).toBe(1);
    expect(board.continents.australia.panic).toBe(5);
    expect(panicOf(play({ panic: { ...panic, asia: 6 } }, 'asia'), 'asia')).toBe(5);
  });

  test('FIN-12 buried-hangar does not count a fallen continent as the most panicked', () => {
    const after = complete('buried-hangar', { panic: { ...panic, australia: 8 } }, []);
    expect([panicOf(after, 'australia'), panicOf(after, 'asia')]).toEqual([8, 4]);
  });
});

describe('missions in Asia', () => {
  mission('neon-district', 'asia', 'calms Asia by two and makes a soldier elite', (play) => {
    const { board } = play({}, 'heavy-1');
    expect(board.continents.asia).toMatchObject({ panic: 3, zone: 'yellow' });
    expect(board.units.flatMap(({ id, elite }) => (elite ? [id] : []))).toEqual(['heavy-1']);
  });

  mission('steppe-launch', 'asia', 'destroys three UFOs in orbit and readies a card', (play) => {
    const after = play({ ufos: { orbit: 5 } });
    expect(after.board.orbit.ufos).toBe(2);
  });

  test('RES-9 steppe-launch readies a card that has been used', () => {
    const play = table({
      begin: 'missions',
      mission: 'steppe-launch',
      missionEnemies: ['floater-raider'],
      inPlay: ['field-medics', 'reserve-call-up'],
      units: squad('mission'),
    });
    use(play, 'field-medics', { unit: 'heavy-3' });
    use(play, 'reserve-call-up', { unit: 'sniper-3' });
    completeMission(play, 'mission');
    expect(play.board.choice).toMatchObject({ about: 'card', options: ['reserve-call-up', 'field-medics'].toSorted() });
    choose(play, 'field-medics');
    use(play, 'field-medics', { unit: 'support-3' });
    expect(play.placeOf('support-3')).toBe('reserve');
  });

  mission('flooded-reactor', 'asia', 'repairs the base by one and calms Asia by one', (play) => {
    const { board } = play({ damage: 5 });
    expect(board.base.damage).toBe(4);
    expect(board.continents.asia.panic).toBe(4);
  });
});

describe('missions in Australia', () => {
  mission('reef-signal', 'australia', 'destroys a UFO on a continent and calms Australia by one', (play) => {
    const { board } = play({ ufos: { asia: 1, africa: 2, orbit: 2 } }, 'africa');
    expect([board.continents.africa.ufos, board.continents.asia.ufos, board.orbit.ufos]).toEqual([1, 1, 2]);
    expect(board.continents.australia.panic).toBe(5);
  });

  mission('opal-mine', 'australia', 'brings five credits and salvage', (play) => {
    const { board } = play({ emergency: 0 });
    expect(board.credits.emergency).toBe(5);
    expect(board.salvage).toHaveLength(2);
  });

  mission('lost-patrol', 'australia', 'brings two soldiers back and calms Australia by one', (play) => {
    const after = play({}, 'heavy-3', 'assault-3');
    expect([after.placeOf('heavy-3'), after.placeOf('assault-3')]).toEqual(['reserve', 'reserve']);
    expect(panicOf(after, 'australia')).toBe(5);
  });
});

describe('all missions', () => {
  test('RES-9 have all been tested above', () => {
    expect([...tested].toSorted()).toEqual(standardCards.missions.map(({ id }) => id).toSorted());
    expect(tested.size).toBe(16);
  });

  test('RES-9 are two or three per continent', () => {
    const counts = continents.map((one) => standardCards.missions.filter(({ continent }) => continent === one).length);
    expect(counts).toEqual([2, 2, 3, 3, 3, 3]);
  });

  test('TAB-3 lower the panic of a fallen continent, which a tech cannot', () => {
    const after = complete('temple-beacon', { panic: { ...panic, 'south-america': 8 } }, []);
    expect(after.board.continents['south-america']).toMatchObject({ panic: 6, zone: 'red' });
    const tech = table({ begin: 'ending', panic: { ...panic, asia: 8 }, inPlay: ['world-broadcast'] });
    use(tech, 'world-broadcast');
    expect(tech.board.choice?.options).not.toContain('asia');
  });

  test('RES-9 block everything else until all questions of their rewards are answered', () => {
    const units = [...squad('mission'), ...at('final-mission', 'assault-2')];
    const play = table({ begin: 'missions', panic, mission: 'lost-patrol', finalMission: 'available', units });
    completeMission(play, 'mission');
    const leader = { as: 'squad-leader' } as const;
    for (const soldier of ['heavy-3', 'sniper-3']) {
      expect(play.refused('done', leader)).toEqual({ code: 'choose-first' });
      const next = { type: 'take', task: { mission: 'final-mission' } } as const;
      expect(play.refused(next, leader)).toEqual({ code: 'choose-first' });
      choose(play, soldier);
    }
    play.do({ type: 'take', task: { mission: 'final-mission' } }, leader);
    expect(play.board.task?.kind).toBe('final-mission');
  });

  test('RES-9 give one reward even if the other has no effect', () => {
    const after = complete('flooded-reactor', { damage: 0 }, []);
    expect(panicOf(after, 'asia')).toBe(4);
  });

  test('RES-9 leave the game when completed, and count in the report', () => {
    const after = complete('opal-mine', { begin: 'base-defense' }, []);
    after.do('done', { as: 'squad-leader' });
    expect(after.view).toMatchObject({ round: 2, missionsCompleted: 1 });
    expect(after.board.decks.mission.discard).toEqual([]);
    expect(after.board.decks.mission.left).toBe(15);
  });
});
