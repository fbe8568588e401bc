import { describe, expect, test } from 'vitest';
import { Play, setUp, table } from '../../../tests/tools/given.ts';
import { newStandardGame, standardTable } from '../../../tests/tools/standard.ts';
import { continents } from '../../content/continents.ts';
import { roles } from '../../content/roles.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { legalIntents, type MissionOnTable, playerView, seen } from '../index.ts';

const fixed = {
  plan: 'domination',
  base: 'europe',
  enemyTypes: ['muton', 'sectoid', 'floater'],
  startingPanic: { 'north-america': 0, 'south-america': 1, europe: 2, africa: 3, asia: 0, australia: 4 },
} as const;

/** Everything that leaves the machine: the view, the public events, and the legal moves. */
const outside = ({ open, log }: Play): string =>
  JSON.stringify([playerView(open), seen(log), roles.map((seat) => legalIntents(open, seat))]);

describe('hidden information', () => {
  test('INF-1 tables that differ only in deck order and face-down enemies look the same', () => {
    const laid = (seed: string) =>
      table({ begin: 'ending', mission: 'buried-hangar', finalMission: 'available' }, { ...fixed, seed });
    const [one, other] = [laid('a'), laid('b')];
    expect(one.state.hidden.decks).not.toEqual(other.state.hidden.decks);
    expect(one.state.hidden.faceDown).not.toEqual(other.state.hidden.faceDown);
    expect(outside(one)).toBe(outside(other));
  });

  test('INF-1 a fresh table reveals neither its seed nor its coming draws', () => {
    const fresh = (seed: string) => setUp({ mode: 'virtual', seed, ...fixed });
    expect(outside(fresh('a'))).toBe(outside(fresh('another')));
    expect(outside(fresh('another'))).not.toContain('another');
  });

  test('INF-1 no card of a deck and no face-down enemy appears in view, events or moves', () => {
    for (const seed of ['a', 'b']) {
      const wishes = { seed, difficulty: 'normal', mode: 'virtual', ...fixed } as const;
      const play = new Play(standardTable, newStandardGame(wishes));
      play.do('begin');
      for (let i = 0; i < 200 && play.view.phase !== 'over'; i += 1) {
        const seat = roles[i % roles.length] ?? 'commander';
        const moves = legalIntents(play.open, seat).filter(({ type }) => !/menu|pause|resume/.test(type));
        const move = (i % 3 === 0 && moves.find(({ type }) => type === 'done')) || moves[(i * 7) % moves.length];
        if (move) play.do(move, { as: seat });
        keepsSecret(play);
      }
      // Long enough to matter: discards have gone back under their decks.
      expect(play.view.round).toBeGreaterThan(1);
    }
  });
});

const times = (text: string, card: string): number => text.split(`"${card}"`).length - 1;

const enemiesOf = (mission: MissionOnTable | null): string[] =>
  mission?.parts.flatMap(({ enemy }) => (enemy && enemy !== 'none' && enemy.card !== null ? [enemy.card] : [])) ?? [];

function keepsSecret({ open, state, log }: Play): void {
  const { decks, faceDown } = state.hidden;
  // A replaced mission that can be restored repeats enemies already visible: among the discards, or on the board if it
  // was restored (TIM-6).
  const shown = enemiesOf(open.board?.drawn?.running?.mission ?? null);
  const visible = [...(open.board?.decks.enemy.discard ?? []), ...enemiesOf(open.board?.mission ?? null)];
  expect(shown.filter((card) => !visible.includes(card))).toEqual([]);
  const now = JSON.stringify(playerView(open), (key, value: unknown) => (key === 'running' ? null : value));
  const listed = JSON.stringify(roles.map((seat) => legalIntents(open, seat)));
  const early = open.round === 1 && open.step === null;
  const publicLog = early ? JSON.stringify(seen(log)) : '';
  // Single-copy cards in a deck appear nowhere else. In the first round none has appeared before, so check the log
  // too.
  for (const card of [...decks.tech, ...decks.crisis, ...decks.mission]) {
    expect(times(now, card) + times(listed, card) + times(publicLog, card)).toBe(0);
  }
  const down = [...decks.enemy, ...Object.values(faceDown.mission), ...Object.values(faceDown['final-mission'])];
  for (const { id, type, copies } of standardCards.enemies) {
    if (!open.setup.enemyTypes.includes(type)) continue;
    expect(times(now, id)).toBe(copies - down.filter((card) => card === id).length);
  }
}

describe('public information', () => {
  const play = table({
    begin: 'ending',
    panic: { asia: 6, africa: 8 },
    ufos: { asia: 2, orbit: 3 },
    budget: 4,
    damage: 2,
    labs: [{ tech: 'clean-room', successes: 1 }],
    hand: ['ion-lance'],
    crisisPool: ['open-skies'],
    enemies: ['muton-elite'],
    salvage: ['muton-grunt'],
  });

  test('INF-2 everything else on the board is visible', () => {
    expect(play.board.continents.asia).toEqual({ panic: 6, zone: 'red', ufos: 2 });
    expect(play.board.continents.africa).toEqual({ panic: 8, zone: 'orange', ufos: 0 });
    expect(Object.keys(play.board.continents)).toEqual([...continents]);
    expect(play.board).toMatchObject({
      orbit: { ufos: 3 },
      credits: { budget: 4, emergency: 10 },
      labs: [{ tech: 'clean-room', successes: 1 }, { tech: null }, { tech: null }],
      hand: ['ion-lance'],
      crisisPool: ['open-skies'],
      mission: null,
      finalMission: null,
      base: { damage: 2, enemies: [{ card: 'muton-elite', faceUp: true, successes: 0 }, null, null, null] },
      salvage: ['muton-grunt'],
      task: null,
      choice: null,
    });
  });

  test('INF-2 TAB-7 all 36 units are always visible', () => {
    expect(play.board.units).toHaveLength(36);
    expect(new Set(play.board.units.map(({ id }) => id)).size).toBe(36);
  });

  test('INF-2 the size and discards of each deck are visible', () => {
    const { decks } = play.board;
    expect(decks.tech).toEqual({ left: standardCards.techs.length - 2, discard: [] });
    expect(Object.keys(decks).toSorted()).toEqual(['crisis', 'enemy', 'mission', 'tech']);
  });

  test('INF-2 threat, dice and roll of an open task are visible', () => {
    const units = [
      { id: 'satellite-1', at: 'orbit' },
      { id: 'satellite-2', at: 'orbit' },
    ] as const;
    const orbit = table({ begin: 'orbital-defense', ufos: { orbit: 3 }, units, inPlay: ['orbital-grid'] });
    expect(orbit.board.task).toEqual({ kind: 'orbital-defense', threat: 1, dice: 4, roll: null });
    orbit.do({ type: 'roll', faces: { xcom: [6, 5, 1, 1], alien: 1 } });
    const roll = { xcom: [6, 5, 1, 1], alien: 1, lifted: null, successes: 2, loss: true };
    expect(orbit.board.task).toEqual({ kind: 'orbital-defense', threat: 1, dice: 4, roll });
  });

  test('END-3 a finished game has no task and no choice', () => {
    const units = [{ id: 'sniper-1', at: 'base' as const }];
    const over = table({ begin: 'base-destroyed', damage: 8, units });
    expect(over.view.phase).toBe('over');
    expect(over.board).toMatchObject({ task: null, choice: null });
    expect(over.board.units).toHaveLength(36);
  });
});

test('RES-15 reports are refused at the virtual table, as they are read off the board', () => {
  const play = table({ begin: 'recruit', budget: 1 });
  expect(play.refused({ type: 'report', entry: { orbitUfos: 0 } })).toEqual({ code: 'board-reports' });
  expect(play.refused({ type: 'correct', entry: { orbitUfos: 0 } })).toEqual({ code: 'board-reports' });
  const types = roles.flatMap((seat) => legalIntents(play.open, seat).map(({ type }) => type));
  expect(types).toContain('buy');
  expect(types.filter((type) => type === 'report' || type === 'correct')).toEqual([]);
});
