import { describe, expect, test } from 'vitest';
import { type Play, setUp } from '../../../tests/tools/given.ts';
import { startingEmergencyFunding, startingReserve } from '../../content/components.ts';
import { type Continent, continents } from '../../content/continents.ts';
import { enemyTypesOf } from '../../content/enemies.ts';
import { roles } from '../../content/roles.ts';
import { standardCards, standardPack } from '../../content/standard/pack.ts';
import { soldierClasses } from '../../content/units.ts';
import { createGame, type GameOptions, seededDice } from '../index.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { DeckName } from '../state/board.ts';

const fresh = (wishes: Partial<GameOptions> = {}): Play => setUp({ mode: 'virtual', ...wishes });
const hiddenDeck = (play: Play, deck: DeckName) => play.state.hidden.decks[deck];
const at = (play: Play, place: string) => play.board.units.filter((unit) => unit.at === place).map(({ kind }) => kind);
const count = (kinds: readonly string[]) =>
  Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]));

describe('a fresh table', () => {
  test('SET-2 has as many units of each kind in reserve as the box says, and all others in the recruitment pool', () => {
    const { interceptors, satellites, scientists, soldiersPerClass } = startingReserve;
    const reserve = { interceptor: interceptors, satellite: satellites, scientist: scientists };
    const soldiers = Object.fromEntries(soldierClasses.map((name) => [name, soldiersPerClass]));
    expect(count(at(fresh(), 'reserve'))).toEqual({ ...reserve, ...soldiers });
    expect(at(fresh(), 'reserve').length + at(fresh(), 'pool').length).toBe(36);
  });

  test('SET-4 SET-5 has the credits of the box on Emergency Funding, no budget, no damage, and threat 1', () => {
    const play = fresh();
    expect(play.board.credits).toEqual({ budget: 0, emergency: startingEmergencyFunding });
    expect(play.board.base.damage).toBe(0);
    expect(assertDefined(play.state.open.board, 'a board').threat).toBe(1);
  });

  test('SET-6 has the starting panic of the setup', () => {
    const play = fresh();
    const panic = Object.fromEntries(continents.map((name) => [name, play.board.continents[name].panic]));
    expect(panic).toEqual(play.view.startingPanic);
    for (const name of continents) expect(play.board.continents[name].zone).toBe('yellow');
  });

  test('TAB-2 has three empty labs, four empty enemy places, and no mission', () => {
    const { labs, base, mission, finalMission } = fresh().board;
    expect(labs).toEqual([1, 2, 3].map(() => ({ tech: null, successes: 0 })));
    expect(base.enemies).toEqual([null, null, null, null]);
    expect([mission, finalMission]).toEqual([null, null]);
  });

  test('TAB-8 has every UFO in the invasion force', () => {
    const { board } = fresh();
    expect(board.orbit.ufos).toBe(0);
    for (const name of continents) expect(board.continents[name].ufos).toBe(0);
  });

  test('SET-5 has no cards in hand, crisis pool or salvage, and no open question', () => {
    const unused = { gone: [], taken: [], choices: [], missionCompleted: false };
    const brought = { units: [], lab: null, funded: 0 };
    expect(fresh().state.open.board).toMatchObject({ ...unused, brought });
    expect(fresh().board).toMatchObject({
      hand: [],
      crisisPool: [],
      salvage: [],
      drawn: null,
      task: null,
      choice: null,
    });
  });

  test('FIN-7 waits for `begin`, which opens the first cue', () => {
    const play = fresh();
    expect(play.view).toMatchObject({ mode: 'virtual', phase: 'setup', round: 1 });
    expect(play.refused({ type: 'assign', units: ['sniper-1'], to: 'base' })).toEqual({ code: 'not-begun' });
    play.do('begin');
    expect(play.view.cue?.kind).toBe('new-technology');
  });
});

describe('the assets', () => {
  const inPlay = (base: Continent) => fresh({ base }).board.inPlay;

  test('SET-3 each role receives its own, ready', () => {
    for (const role of roles) {
      const own = standardCards.assets.filter((asset) => asset.owner === role && !('base' in asset));
      const lies = inPlay('asia').filter(
        ({ owner, card }) => owner === role && !assertDefined(standardPack.asset.get(card), `asset ${card}`).base,
      );
      expect(lies).toEqual(own.map(({ id }) => ({ card: id, owner: role, exhausted: false })));
      expect(own).toHaveLength(2);
    }
  });

  test('SET-3 the Commander also receives the asset of the base continent only', () => {
    for (const base of continents) {
      const ofBases = inPlay(base).filter(({ card }) => standardPack.asset.get(card)?.base !== undefined);
      expect(ofBases.map(({ card }) => standardPack.asset.get(card)?.base)).toEqual([base]);
      expect(ofBases.map(({ owner }) => owner)).toEqual(['commander']);
    }
  });
});

describe('the decks', () => {
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id).toSorted();

  test('SET-5 hold every tech, crisis and mission once, and no discards', () => {
    const play = fresh();
    expect(hiddenDeck(play, 'tech').toSorted()).toEqual(ids(standardCards.techs));
    expect(hiddenDeck(play, 'crisis').toSorted()).toEqual(ids(standardCards.crises));
    expect(hiddenDeck(play, 'mission').toSorted()).toEqual(ids(standardCards.missions));
    expect(play.board.decks).toMatchObject({
      tech: { left: standardCards.techs.length, discard: [] },
      crisis: { left: standardCards.crises.length, discard: [] },
      mission: { left: standardCards.missions.length, discard: [] },
    });
  });

  test('SET-1 SET-5 the enemy deck holds all copies of the three drawn types only', () => {
    const wanted = { 'muton-grunt': 2, 'muton-brawler': 1, 'muton-elite': 1 };
    const deck = hiddenDeck(fresh({ enemyTypes: ['muton', 'sectoid', 'floater'] }), 'enemy');
    expect(count(deck.filter((card) => card.startsWith('muton')))).toEqual(wanted);
    const types = new Set(deck.map((card) => standardPack.enemy.get(card)?.type));
    expect(types).toEqual(new Set(['muton', 'sectoid', 'floater']));
  });

  test('SET-5 are shuffled by the seed', () => {
    for (const deck of ['tech', 'crisis', 'mission', 'enemy'] as const) {
      const enemyTypes = enemyTypesOf.normal.slice(0, 3);
      const orders = ['a', 'b', 'c', 'd'].map((seed) => hiddenDeck(fresh({ seed, enemyTypes }), deck).join());
      expect(new Set(orders).size).toBe(4);
      expect(hiddenDeck(fresh({ seed: 'a', enemyTypes }), deck).join()).toBe(orders[0]);
    }
  });

  test('SET-5 every mission can be on top of its deck', () => {
    const first = Array.from({ length: 400 }, (_, i) => hiddenDeck(fresh({ seed: `top-${i}` }), 'mission')[0]);
    expect(new Set(first).size).toBe(standardCards.missions.length);
  });
});

test('TSK-11 the app rolls unless the table has its own dice', () => {
  expect(fresh().board.dice).toBe('app');
  expect(fresh({ dice: 'table' }).board.dice).toBe('table');
});

test('FIN-7 a companion game has no board', () => {
  const result = createGame(
    { seed: 'test', difficulty: 'normal' },
    {
      director: () => {
        throw new Error('not asked in setup');
      },
      dice: seededDice,
      pack: standardPack,
    },
  );
  expect('state' in result && result.state.open.board).toBe(null);
  expect('events' in result && result.events.map(({ type }) => type)).toEqual(['secret/seeded', 'game-set-up']);
});
