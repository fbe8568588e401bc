import { describe, expect, test } from 'vitest';
import { table } from '../../../tests/tools/given.ts';
import { continents } from '../../content/continents.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { limitMs } from '../../content/timings.ts';
import { seen } from '../index.ts';

/** A table at the ending cue, where nothing happens by itself. */
const at = (position: Parameters<typeof table>[0], around: Parameters<typeof table>[1] = {}) =>
  table({ begin: 'ending', ...position }, around);

describe('a described table', () => {
  test('FIN-13 an empty description equals a fresh setup', () => {
    const described = at({});
    const fresh = table({});
    expect(fresh.view.phase).toBe('setup');
    expect(described.board).toEqual(fresh.board);
    expect(described.state.hidden.decks).toEqual(fresh.state.hidden.decks);
    expect(described.view).toMatchObject({ phase: 'timed', round: 1, finalMission: 'locked', history: [] });
  });

  test('FIN-13 TAB-3 sets the named panic and keeps the rest from setup', () => {
    const { board, view } = at({ panic: { asia: 8, africa: 5 } });
    expect(board.continents.asia).toEqual({ panic: 8, zone: 'orange', ufos: 0 });
    expect(board.continents.africa).toEqual({ panic: 5, zone: 'red', ufos: 0 });
    for (const name of ['north-america', 'south-america', 'europe', 'australia'] as const) {
      expect(board.continents[name].panic).toBe(view.startingPanic[name]);
    }
  });

  test('FIN-13 TAB-8 sets the named UFOs and no others', () => {
    const { board } = at({ ufos: { asia: 3, orbit: 21 } });
    expect(board.orbit.ufos).toBe(21);
    expect(continents.map((name) => board.continents[name].ufos)).toEqual([0, 0, 0, 0, 3, 0]);
  });

  test('FIN-13 TAB-7 places the named units and leaves the others where setup put them', () => {
    const play = at({
      labs: [{ tech: 'clean-room' }],
      units: [
        { id: 'satellite-8', at: 'orbit', exhausted: true },
        { id: 'scientist-3', at: 'lab:1' },
        { id: 'sniper-3', at: 'base', elite: true },
        { id: 'heavy-1', at: 'pool' },
        { id: 'support-1', at: 'card:officer-training' },
      ],
    });
    const moved = ['satellite-8', 'scientist-3', 'sniper-3', 'heavy-1', 'support-1'];
    expect(moved.map((id) => play.placeOf(id))).toEqual(['orbit', 'lab:1', 'base', 'pool', 'card:officer-training']);
    const others = (units: typeof play.board.units) => units.filter(({ id }) => !moved.includes(id));
    expect(others(play.board.units)).toEqual(others(at({}).board.units));
    expect(play.board.units.filter(({ exhausted }) => exhausted).map(({ id }) => id)).toEqual(['satellite-8']);
    expect(play.board.units.filter(({ elite }) => elite).map(({ id }) => id)).toEqual(['sniper-3']);
  });

  test('FIN-13 SET-4 sets the named credits and damage', () => {
    const { credits, base } = at({ budget: 7, emergency: 0, damage: 8 }).board;
    expect(credits).toEqual({ budget: 7, emergency: 0 });
    expect(base.damage).toBe(8);
  });

  test('FIN-13 puts the named techs in labs and hand, and takes them out of the deck', () => {
    const { board, state } = at({
      labs: [null, { tech: 'repair-drones', successes: 2 }],
      hand: ['clean-room', 'ion-lance'],
    });
    expect(board.labs).toEqual([
      { tech: null, successes: 0 },
      { tech: 'repair-drones', successes: 2 },
      { tech: null, successes: 0 },
    ]);
    expect(board.hand).toEqual(['clean-room', 'ion-lance']);
    expect(board.decks.tech.left).toBe(standardCards.techs.length - 3);
    for (const card of ['repair-drones', 'clean-room', 'ion-lance']) {
      expect(state.hidden.decks.tech).not.toContain(card);
    }
  });

  test('FIN-13 SET-3 adds the named cards to the assets in play, each with its owner', () => {
    const { board } = at({ inPlay: ['ion-lance', 'sentry-guns', 'officer-training', 'launch-complex'] });
    const fresh = at({}).board.inPlay;
    expect(board.inPlay.slice(0, fresh.length)).toEqual(fresh);
    expect(board.inPlay.slice(fresh.length)).toEqual([
      { card: 'ion-lance', owner: 'central-officer', exhausted: false },
      { card: 'sentry-guns', owner: 'squad-leader', exhausted: false },
      { card: 'launch-complex', owner: 'commander', exhausted: false },
    ]);
    expect(board.decks.tech.left).toBe(standardCards.techs.length - 2);
  });

  test('FIN-13 puts the named crises into the pool in order', () => {
    const { board, state } = at({ crisisPool: ['open-skies', 'market-crash'] });
    expect(board.crisisPool).toEqual(['open-skies', 'market-crash']);
    expect(state.hidden.decks.crisis).toHaveLength(standardCards.crises.length - 2);
    expect(state.hidden.decks.crisis).not.toContain('open-skies');
  });

  test('FIN-13 places the named enemies and salvage, and takes as many copies out of the deck', () => {
    const around = { enemyTypes: ['muton', 'sectoid', 'floater'] } as const;
    const { board, state } = at(
      { enemies: [null, 'muton-grunt', 'muton-elite'], salvage: ['muton-grunt', 'sectoid-scout'] },
      around,
    );
    const lying = (card: string) => ({ card, faceUp: true, successes: 0 });
    expect(board.base.enemies).toEqual([null, lying('muton-grunt'), lying('muton-elite'), null]);
    expect(board.salvage).toEqual(['muton-grunt', 'sectoid-scout']);
    const left = (card: string) => state.hidden.decks.enemy.filter((one) => one === card).length;
    expect(['muton-grunt', 'muton-elite', 'sectoid-scout', 'muton-brawler'].map(left)).toEqual([0, 0, 1, 1]);
    expect(board.decks.enemy.left).toBe(at({}, around).board.decks.enemy.left - 4);
  });

  test('FIN-13 shuffles its decks from the seed', () => {
    const hand = ['clean-room'];
    const orders = ['a', 'b', 'c'].map((seed) => at({ hand }, { seed }).state.hidden.decks.tech.join());
    expect(new Set(orders).size).toBe(3);
    expect(at({ hand }, { seed: 'b' }).state.hidden.decks.tech.join()).toBe(orders[1]);
  });
});

describe('the missions of a described table', () => {
  const around = { enemyTypes: ['muton', 'sectoid', 'floater'] } as const;
  const enemy = (card: string | null) => ({ enemy: { card, faceUp: card !== null, successes: 0 } });

  test('FIN-13 named enemies of a mission are face up, from left to right', () => {
    const { mission } = at(
      { mission: 'buried-hangar', missionEnemies: ['muton-elite', 'sectoid-drone'] },
      around,
    ).board;
    expect(mission?.card).toBe('buried-hangar');
    expect(mission?.parts).toMatchObject([{ successes: 0 }, enemy('muton-elite'), enemy('sectoid-drone')]);
    expect(mission?.parts.map(({ complete, successes }) => [complete, successes])).toEqual([
      [false, 0],
      [false, 0],
      [false, 0],
    ]);
  });

  test('FIN-13 ACT-MISSION enemies not named come face down from the deck', () => {
    const { board, state } = at({ mission: 'buried-hangar', missionEnemies: ['muton-elite'] }, around);
    expect(board.mission?.parts).toMatchObject([{ complete: false }, enemy('muton-elite'), enemy(null)]);
    const fresh = at({ salvage: ['muton-elite'] }, around);
    expect(state.hidden.faceDown.mission).toEqual({ 2: fresh.state.hidden.decks.enemy[0] });
    expect(board.decks.enemy.left).toBe(fresh.board.decks.enemy.left - 1);
    expect(JSON.stringify(board.mission)).not.toContain(state.hidden.faceDown.mission[2]);
  });

  test('FIN-13 ACT-MISSION an enemy space counts as completed if the enemy deck is empty', () => {
    const salvage = standardCards.enemies
      .filter(({ type }) => type === 'muton' || type === 'sectoid' || type === 'floater')
      .flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
    const { mission } = at({ mission: 'buried-hangar', salvage }, around).board;
    expect(mission?.parts.slice(1)).toEqual([1, 2].map(() => ({ enemy: 'none', successes: 0, complete: true })));
  });

  test('FIN-13 ACT-FINAL an available final mission is laid with its enemy face down', () => {
    const { board, state, view } = at({ finalMission: 'available' }, around);
    expect(view.finalMission).toBe('available');
    expect(board.finalMission?.card).toBe('domination');
    expect(board.finalMission?.parts).toMatchObject([{ complete: false }, enemy(null), { complete: false }]);
    expect(Object.keys(state.hidden.faceDown['final-mission'])).toEqual(['1']);
  });

  test('INF-1 face-down enemies appear in no public event', () => {
    const { log, state } = at({ mission: 'buried-hangar', finalMission: 'available' }, around);
    const { faceDown } = state.hidden;
    const hidden = [...Object.values(faceDown.mission), ...Object.values(faceDown['final-mission'])];
    expect(hidden).toHaveLength(3);
    const publicLog = JSON.stringify(seen(log));
    for (const card of hidden) expect(publicLog).not.toContain(card);
  });
});

describe('the round of a described table', () => {
  test('FIN-13 its first cue has its normal limit', () => {
    for (const difficulty of ['normal', 'expert'] as const) {
      const { clock } = table({ begin: 'deploy-interceptors' }, { difficulty });
      expect(clock).toMatchObject({ limit: limitMs('deploy-interceptors', difficulty), halved: false });
    }
  });

  test('FIN-13 the reports of earlier rounds show its present state', () => {
    const { reports } = table({ round: 3, begin: 'ending', panic: { asia: 8, africa: 6 }, ufos: { orbit: 5 } }).view;
    expect(reports.map(({ round, orbitUfos }) => [round, orbitUfos])).toEqual([
      [1, 0],
      [2, 5],
    ]);
    for (const { panic } of reports) expect(panic).toMatchObject({ asia: 'orange', africa: 'red', europe: 'yellow' });
  });

  test('FIN-13 RES-10 earlier reports show only one of two fallen continents as fallen', () => {
    const { reports } = table({ round: 4, begin: 'ending', panic: { asia: 8, africa: 8 } }).view;
    for (const { panic } of reports) expect([panic.asia, panic.africa].toSorted()).toEqual(['orange', 'red']);
  });
});
