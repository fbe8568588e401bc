// Predicted effects of cards match what the rules do when the cards are resolved.

import { describe, expect, test } from 'vitest';
import { at, commander, type Play, table } from '../../../../tests/tools/given.ts';
import { roll, trial } from '../../../../tests/tools/hands.ts';
import type { Tech } from '../../../content/cards/cards.ts';
import { continents } from '../../../content/continents.ts';
import { standardCards } from '../../../content/standard/pack.ts';
import { hasBoard, type Playing, type Position } from '../../../rules/index.ts';
import { type Consequence, changesBetween, consequencesOf, foretoldPanic, isNothing } from './consequences.ts';
import { rerollingOf } from './rerolling.ts';

const playing = ({ open }: Play): Playing => {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};

const uneven = { africa: 6, asia: 4, europe: 2, australia: 1, 'north-america': 3, 'south-america': 5 } as const;

/** Boards on which crises do different things. */
const boards = {
  quiet: { panic: uneven, emergency: 3 },
  tied: {
    panic: { africa: 3, asia: 3, europe: 3, australia: 0, 'north-america': 0, 'south-america': 8 },
    emergency: 0,
    damage: 1,
    salvage: ['sectoid-scout', 'muton-grunt'],
  },
  busy: {
    panic: uneven,
    ufos: { asia: 2, africa: 1, orbit: 3 },
    enemies: ['muton-grunt', 'muton-grunt', 'sectoid-scout', 'floater-raider'],
    mission: 'lost-patrol',
    labs: [{ tech: 'clean-room' }],
    units: [
      ...at('orbit', 'satellite-1', 'satellite-2'),
      ...at('lab:1', 'scientist-1'),
      ...at('continent:asia', 'interceptor-1', 'interceptor-2'),
      ...at('base', 'heavy-1', 'assault-1'),
      ...at('mission', 'sniper-1', 'support-1'),
    ],
    damage: 7,
  },
} as const satisfies Readonly<Record<string, Position>>;

/** A card that can always be used. */
const always: Partial<Tech> = {
  phase: 'both',
  price: {},
  effects: [{ do: 'gain-credits', count: 1, to: 'emergency' }],
};

/** A table with a card that can always be used, so that no step passes by itself. */
const held = (position: Position): Play => trial(always, position);

/** Answers everything with the first option. */
function answerAll(play: Play): void {
  for (let { choice } = play.board; choice !== null; { choice } = play.board) {
    play.do({ type: 'choose', option: choice.options[0] ?? '' }, { as: choice.role });
  }
}

/** Returns the predicted effects of a crisis. */
function foretold(play: Play, crisis: string): readonly Consequence[] {
  const ways = consequencesOf(playing(play), { crisis });
  if (ways === null) throw new Error('not foretold');
  return ways;
}

/** Whether one of the ways foretold is what happened. */
const isForetold = (ways: readonly Consequence[], before: Playing, after: Playing): boolean => {
  // The card itself has come from the deck.
  const changes = changesBetween(before, after).filter(({ subject }) => subject !== 'drawn-crises');
  return ways.some((way) => {
    const rest = changes.filter(
      (change) => !way.changes.some(({ subject, to }) => subject === change.subject && to === change.to),
    );
    const { somewhere } = way;
    const open = rest.every(({ subject }) => somewhere?.among.some((continent) => subject === `panic:${continent}`));
    return changes.length - rest.length === way.changes.length && open && rest.length > 0 === (somewhere !== null);
  });
};

describe('a dealt crisis says what it would do as things stand', () => {
  for (const [name, position] of Object.entries(boards)) {
    for (const { id } of standardCards.crises.filter((card) => card.id !== 'chain-reaction')) {
      test(`RES-3 ${id} on a ${name} board`, () => {
        const dealt = held({ ...position, begin: 'crisis' });
        const ways = foretold(dealt, id);
        const struck = held({ ...position, begin: 'crises', crisisPool: [id] });
        const calm = held({ ...position, begin: 'crises', crisisPool: [] });
        answerAll(struck);
        expect({ id, ways, is: isForetold(ways, playing(calm), playing(struck)) }).toEqual({ id, ways, is: true });
      });
    }
  }

  test('RES-3 in words: who falls, what is left to choose, and that nothing happens', () => {
    const dealt = held({ ...boards.quiet, begin: 'crisis' });
    const tied = held({ ...boards.tied, begin: 'crisis' });
    expect(foretold(dealt, 'capital-riots')).toEqual([
      { changes: [{ subject: 'panic:africa', from: 6, to: 8 }], somewhere: null },
    ]);
    expect(foretold(tied, 'capital-riots')).toEqual([
      { changes: [], somewhere: { by: 2, among: ['europe', 'africa', 'asia'] } },
    ]);
    expect(isNothing(foretold(dealt, 'mass-hysteria'))).toBe(true);
    expect(foretold(dealt, 'hostage-demand')).toEqual([
      { changes: [{ subject: 'emergency', from: 3, to: 0 }], somewhere: null },
      { changes: [], somewhere: { by: 2, among: [...continents] } },
    ]);
  });

  test('INF-2 without knowing which cards come: it says the same whatever the order of the decks', () => {
    const told = ['one', 'two', 'three'].map((seed) => {
      const dealt = trial(always, { ...boards.quiet, begin: 'crisis' }, { seed });
      return standardCards.crises.map(({ id }) => foretold(dealt, id));
    });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    const dealt = held({ ...boards.quiet, begin: 'crisis' });
    expect(foretold(dealt, 'chain-reaction')[0]?.changes).toMatchObject([{ subject: 'drawn-crises' }]);
    expect(foretold(dealt, 'tunnel-breach')[0]?.changes).toEqual([{ subject: 'enemies', from: 0, to: 1 }]);
  });

  test('RES-3 with what panic becomes on the map, unless a choice decides it', () => {
    const dealt = held({ ...boards.quiet, begin: 'crisis' });
    expect(foretoldPanic(foretold(dealt, 'capital-riots')).get('africa')).toMatchObject({ from: 6, to: 8 });
    expect(foretoldPanic(foretold(dealt, 'hostage-demand'))).toEqual(new Map());
  });
});

describe('other things on offer say what they would do', () => {
  test('CRD-2 a card in play: its effect, and what it costs', () => {
    const play = trial(
      { price: { salvage: 1 }, effects: [{ do: 'destroy-ufos', count: 1, from: 'orbit' }] },
      { begin: 'ending', ufos: { orbit: 2 }, salvage: ['muton-grunt'] },
    );
    const ways = consequencesOf(playing(play), { use: 'trial' });
    expect(ways?.[0]?.changes).toEqual([
      { subject: 'ufos:orbit', from: 2, to: 1 },
      { subject: 'salvage', from: 1, to: 0 },
    ]);
    play.do({ type: 'use', card: 'trial' }, { as: commander });
    expect(play.board.orbit.ufos).toBe(1);
  });

  test('CRD-2 a card that cannot be used, or whose dice decide, says nothing', () => {
    const idle = trial({ effects: [{ do: 'destroy-ufos', count: 1, from: 'orbit' }] }, { begin: 'ending' });
    expect(consequencesOf(playing(idle), { use: 'trial' })).toBeNull();
  });

  test('CRD-7 an answer does what only this answer does, without the work that follows it', () => {
    const play = held({ ...boards.quiet, begin: 'crises', crisisPool: ['reactor-leak', 'capital-riots'] });
    expect(play.board.choice?.about).toBe('way');
    const [damage, exhaust] = play.board.choice?.options ?? [];
    expect(consequencesOf(playing(play), { answer: damage ?? '' })).toEqual([
      { changes: [{ subject: 'damage', from: 0, to: 1 }], somewhere: null },
    ]);
    expect(consequencesOf(playing(play), { answer: exhaust ?? '' })).toEqual([
      { changes: [{ subject: 'tired-scientists', from: 0, to: 3 }], somewhere: null },
    ]);
  });

  test('RES-9 the rewards of a mission, as if it were won now', () => {
    const play = held({ ...boards.quiet, begin: 'choose-mission' });
    expect(consequencesOf(playing(play), { reward: 'subway-siege' })?.[0]?.changes).toEqual([
      { subject: 'panic:europe', from: 2, to: 0 },
      { subject: 'soldiers', from: 8, to: 9 },
    ]);
  });
});

describe('a card that rolls dice again', () => {
  const rolled = (card: string, xcom: readonly number[], alien: number): Playing => {
    const play = table({
      begin: 'orbital-defense',
      ufos: { orbit: 3 },
      inPlay: [card],
      units: at('orbit', 'satellite-1', 'satellite-2'),
    });
    roll(play, xcom, alien);
    return playing(play);
  };

  test('TSK-9 says how likely one more success is, by the failures it rolls', () => {
    expect(rerollingOf(rolled('gunnery-uplink', [1, 2], 8), 'gunnery-uplink')).toEqual({
      brings: 'success',
      chance: expect.closeTo(5 / 9, 12) as number,
    });
    expect(rerollingOf(rolled('gunnery-uplink', [6, 6], 8), 'gunnery-uplink')).toBeNull();
  });

  test('TSK-9 says nothing before there is a roll', () => {
    const idle = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    expect(rerollingOf(playing(idle), 'gunnery-uplink')).toBeNull();
  });
});
