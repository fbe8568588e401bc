import { describe, expect, test } from 'vitest';
import { continents } from '../../src/content/continents.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import type { Position } from '../../src/rules/index.ts';
import { cardOf } from '../../src/rules/state/cause.ts';
import { type Play, table } from '../tools/given.ts';
import { choose } from '../tools/hands.ts';
import { at, panic } from './tasks.ts';

const tested = new Set<string>();

/** Resolves the crisis at a described table and answers its questions. */
type Resolving = (position?: Position, ...answers: readonly string[]) => Play;

/** Declares the test of a crisis. */
function crisis(id: string, does: string, prove: (play: Resolving) => void): void {
  tested.add(id);
  test(`RES-3 ${id} ${does}`, () => prove((position = {}, ...answers) => resolve(id, position, answers)));
}

/** Resolves a crisis at a described table, up to the research step. */
function resolve(id: string, position: Position, answers: readonly string[]): Play {
  const waiting = at('lab:1', 'scientist-8');
  const play = table({
    begin: 'crises',
    panic,
    labs: [{ tech: 'repair-drones' }],
    ...position,
    units: [...waiting, ...(position.units ?? [])],
    crisisPool: [id],
  });
  for (const answer of answers) {
    expect(play.board.choice?.role).toBe('commander');
    choose(play, answer);
  }
  expect(play.board.choice).toBe(null);
  play.untilStep('research');
  expect(play.board.decks.crisis.discard).toContain(id);
  return play;
}

/** Panic of North America, South America, Europe (the base), Africa, Asia, Australia. Initially 0 to 5. */
const panicOf = ({ board }: Play) => continents.map((continent) => board.continents[continent].panic);
const calm = [0, 1, 2, 3, 4, 5];
const exhaustedOf = ({ board }: Play) => board.units.flatMap(({ id, exhausted }) => (exhausted ? [id] : []));

describe('crises that spread panic', () => {
  crisis('mass-hysteria', 'raises each continent with UFOs by one', (play) => {
    expect(panicOf(play({ ufos: { asia: 2, europe: 1, orbit: 3 } }))).toEqual([0, 1, 3, 3, 5, 5]);
    expect(panicOf(play({ ufos: { orbit: 3 } }))).toEqual(calm);
  });

  crisis('open-skies', 'raises each continent without interceptors by one', (play) => {
    const units = [
      ...at('continent:asia', 'interceptor-1'),
      ...at('continent:africa', 'interceptor-2', 'interceptor-3'),
    ];
    expect(panicOf(play({ units }))).toEqual([1, 2, 3, 3, 4, 6]);
  });

  crisis('rumor-mill', 'raises the least panicked continent by two', (play) => {
    expect(panicOf(play())).toEqual([2, 1, 2, 3, 4, 5]);
    const tie = play({ panic: { ...panic, asia: 0 } }, 'asia');
    expect(panicOf(tie)).toEqual([0, 1, 2, 3, 2, 5]);
  });

  crisis('capital-riots', 'raises the most panicked continent by two', (play) => {
    expect(panicOf(play())).toEqual([0, 1, 2, 3, 4, 7]);
    expect(panicOf(play({ panic: { ...panic, australia: 8 } }))).toEqual([0, 1, 2, 3, 6, 8]);
  });

  crisis('home-front', 'raises the base continent by two, unless two soldiers are in the base', (play) => {
    expect(panicOf(play({ units: at('base', 'heavy-1') }))).toEqual([0, 1, 4, 3, 4, 5]);
    expect(panicOf(play({ units: at('base', 'heavy-1', 'sniper-1') }))).toEqual(calm);
  });

  crisis('war-footing', 'raises each red continent by one, unless four interceptors are on continents', (play) => {
    const red = { panic: { ...panic, asia: 7, africa: 8 } };
    const three = at('continent:europe', 'interceptor-1', 'interceptor-2', 'interceptor-3');
    expect(panicOf(play({ ...red, units: three }))).toEqual([0, 1, 2, 8, 8, 6]);
    const four = [...three, ...at('continent:asia', 'interceptor-4')];
    expect(panicOf(play({ ...red, units: four }))).toEqual([0, 1, 2, 8, 7, 5]);
  });

  crisis('press-leak', 'raises each yellow continent by one, unless three techs are in play', (play) => {
    expect(panicOf(play({ inPlay: ['ion-lance', 'clean-room'] }))).toEqual([1, 2, 3, 4, 5, 5]);
    expect(panicOf(play({ inPlay: ['ion-lance', 'clean-room', 'sentry-guns'] }))).toEqual(calm);
  });

  crisis(
    'strike-force',
    'raises the most panicked by two, or a chosen one by one if two soldiers are on missions',
    (play) => {
      const mission = { mission: 'lost-patrol' } as const;
      expect(panicOf(play({ ...mission, units: at('mission', 'heavy-1') }))).toEqual([0, 1, 2, 3, 4, 7]);
      const units = at('mission', 'heavy-1', 'sniper-1');
      expect(panicOf(play({ ...mission, units }, 'south-america'))).toEqual([0, 2, 2, 3, 4, 5]);
    },
  );

  crisis('border-panic', 'raises each red continent by one', (play) => {
    expect(panicOf(play({ panic: { ...panic, africa: 6 } }))).toEqual([0, 1, 2, 7, 4, 6]);
  });

  crisis('shifting-front', 'raises the base continent and the least panicked by one', (play) => {
    expect(panicOf(play())).toEqual([1, 1, 3, 3, 4, 5]);
    const tied = play({ panic: { ...panic, europe: 0 } });
    expect(panicOf(tied)).toEqual([1, 1, 1, 3, 4, 5]);
  });
});

describe('crises that bring UFOs and enemies', () => {
  crisis('blind-orbit', 'puts two UFOs into orbit, unless two satellites are there', (play) => {
    expect(play({ units: at('orbit', 'satellite-1') }).board.orbit.ufos).toBe(2);
    expect(play({ units: at('orbit', 'satellite-1', 'satellite-2') }).board.orbit.ufos).toBe(0);
  });

  crisis('second-wave', 'puts two UFOs on the most panicked continent', (play) => {
    expect(play().board.continents.australia.ufos).toBe(2);
    expect(play({ ufos: { orbit: 24 } }).board.continents.australia.ufos).toBe(0);
  });

  crisis('landing-zone', 'moves two UFOs from orbit to the least panicked continent', (play) => {
    const { board } = play({ ufos: { orbit: 3 } });
    expect([board.orbit.ufos, board.continents['north-america'].ufos]).toEqual([1, 2]);
    expect(play().board.continents['north-america'].ufos).toBe(0);
  });

  crisis('tunnel-breach', 'brings an enemy into the base', (play) => {
    const { enemies } = play({ enemies: ['muton-grunt'] }).board.base;
    expect(enemies.map((enemy) => enemy !== null)).toEqual([true, true, false, false]);
    expect(enemies[1]).toMatchObject({ faceUp: true, successes: 0 });
  });

  test('RES-3 chain-reaction adds a crisis to the pool, which is resolved too', () => {
    tested.add('chain-reaction');
    const play = table({
      begin: 'crises',
      panic,
      labs: [{ tech: 'repair-drones' }],
      units: at('lab:1', 'scientist-8'),
      crisisPool: ['chain-reaction'],
    });
    while (play.board.choice) choose(play, play.board.choice.options[0] ?? '');
    const [drawn] = play.log.flatMap((event) =>
      event.type === 'cards-moved' && event.to === 'crisis-pool' ? [event.cards[0]] : [],
    );
    expect(play.board.decks.crisis.discard).toEqual(['chain-reaction', drawn]);
    expect(drawn).not.toBe('chain-reaction');
    expect(play.board.crisisPool).toEqual([]);
    expect(play.log.some(({ why }) => cardOf(why) === drawn)).toBe(true);
  });
});

describe('crises that cost units', () => {
  crisis('sabotaged-hangar', 'destroys an interceptor on a continent, or else one in reserve', (play) => {
    const units = [...at('continent:asia', 'interceptor-1'), ...at('continent:africa', 'interceptor-2')];
    expect(play({ units }, 'interceptor-2').placeOf('interceptor-2')).toBe('pool');
    expect(play().placeOf('interceptor-1')).toBe('pool');
  });

  crisis('ambushed-patrol', 'kills a soldier on the board, or else one elsewhere', (play) => {
    expect(play({ units: at('base', 'sniper-1') }).placeOf('sniper-1')).toBe('pool');
    expect(play({}, 'heavy-1').placeOf('heavy-1')).toBe('pool');
  });

  crisis('crossfire', 'kills a soldier or an interceptor', (play) => {
    const units = [...at('continent:asia', 'interceptor-1'), ...at('base', 'sniper-1')];
    const soldier = play({ units }, '1:kill-units');
    expect([soldier.placeOf('sniper-1'), soldier.placeOf('interceptor-1')]).toEqual(['pool', 'continent:asia']);
    const interceptor = play({ units }, '2:kill-units');
    expect([interceptor.placeOf('sniper-1'), interceptor.placeOf('interceptor-1')]).toEqual(['base', 'pool']);
    const all = Array.from({ length: 8 }, (_, i) => `interceptor-${i + 1}`);
    expect(play({ units: [...at('pool', ...all), ...at('base', 'sniper-1')] }).placeOf('sniper-1')).toBe('pool');
  });

  crisis('jammed-uplink', 'exhausts two satellites, those in orbit first', (play) => {
    expect(exhaustedOf(play({ units: at('orbit', 'satellite-3') }))).toEqual(['satellite-1', 'satellite-3']);
  });

  crisis('lab-outbreak', 'exhausts two scientists, those in labs first', (play) => {
    expect(exhaustedOf(play({ units: at('lab:1', 'scientist-3', 'scientist-4') }))).toEqual([
      'scientist-3',
      'scientist-4',
    ]);
  });

  crisis('reactor-leak', 'damages the base, or exhausts three scientists', (play) => {
    const working = {
      labs: [{ tech: 'repair-drones' }, { tech: 'clean-room' }],
      units: at('lab:2', 'scientist-3', 'scientist-4', 'scientist-5'),
    };
    const damaged = play(working, '1:damage-base');
    expect([damaged.board.base.damage, exhaustedOf(damaged)]).toEqual([1, []]);
    const tired = play(working, '2:exhaust-units', 'scientist-3', 'scientist-4', 'scientist-5');
    expect([tired.board.base.damage, exhaustedOf(tired)]).toEqual([0, ['scientist-3', 'scientist-4', 'scientist-5']]);
    // Domination's critical damage raises the most panicked continent.
    expect(panicOf(play({ damage: 2 }, '1:damage-base'))).toEqual([0, 1, 2, 3, 4, 6]);
  });
});

describe('crises that cost credits and salvage', () => {
  crisis('market-crash', 'takes four credits from Emergency Funding', (play) => {
    expect(play({ emergency: 10 }).board.credits.emergency).toBe(6);
    expect(play({ emergency: 2 }).board.credits.emergency).toBe(0);
    expect(play({ emergency: 0, budget: 4 }).board.credits).toEqual({ budget: 4, emergency: 0 });
  });

  crisis('hostage-demand', 'takes four credits from Emergency Funding, or raises a continent by two', (play) => {
    const paid = play({ emergency: 6 }, '1:lose-credits');
    expect([paid.board.credits.emergency, panicOf(paid)]).toEqual([2, calm]);
    const unpaid = play({ emergency: 6 }, '2:raise-panic', 'europe');
    expect([unpaid.board.credits.emergency, panicOf(unpaid)]).toEqual([6, [0, 1, 4, 3, 4, 5]]);
    expect(panicOf(play({ emergency: 0 }, 'asia'))).toEqual([0, 1, 2, 3, 6, 5]);
  });

  crisis('stolen-samples', 'takes two salvage, or raises a continent by one if there is none', (play) => {
    const robbed = play({ salvage: ['muton-grunt', 'muton-grunt', 'muton-elite'] });
    expect([robbed.board.salvage, panicOf(robbed)]).toEqual([['muton-elite'], calm]);
    expect(play({ salvage: ['muton-grunt'] }).board.salvage).toEqual([]);
    expect(panicOf(play({}, 'north-america'))).toEqual([1, 1, 2, 3, 4, 5]);
  });
});

describe('all crises', () => {
  test('CRD-7 have all been tested above', () => {
    expect([...tested].toSorted()).toEqual(standardCards.crises.map(({ id }) => id).toSorted());
    expect(tested.size).toBe(24);
  });

  test('RES-3 are resolved in the order of the pool, and each is discarded afterwards', () => {
    const play = table({
      begin: 'crises',
      panic,
      emergency: 5,
      labs: [{ tech: 'repair-drones' }],
      units: at('lab:1', 'scientist-8'),
      crisisPool: ['market-crash', 'rumor-mill', 'border-panic'],
    });
    const crises = ['market-crash', 'rumor-mill', 'border-panic'];
    const events = play.log.filter(({ why }) => crises.includes(cardOf(why) ?? ''));
    expect(events.map(({ why, type }) => `${cardOf(why)} ${type}`)).toEqual([
      'market-crash credits-changed',
      'market-crash cards-moved',
      'rumor-mill panic-changed',
      'rumor-mill cards-moved',
      'border-panic panic-changed',
      'border-panic cards-moved',
    ]);
  });
});
