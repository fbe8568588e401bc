import { expect, test } from 'vitest';
import { type Play, table } from '../../../tests/tools/given.ts';
import { legalIntents } from '../index.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { statsOf } from './stats.ts';

const messy = {
  panic: { 'north-america': 0, 'south-america': 5, europe: 2, africa: 8, asia: 7, australia: 4 },
  ufos: { asia: 2, africa: 1, orbit: 4 },
  damage: 3,
  units: [
    { id: 'sniper-1', at: 'pool' },
    { id: 'interceptor-1', at: 'pool' },
    { id: 'interceptor-8', at: 'reserve' },
    { id: 'interceptor-2', at: 'continent:asia' },
  ],
} as const;

test('END-2 counts everything on the board', () => {
  const board = assertDefined(table({ ...messy, begin: 'ending' }).state.open.board, 'a board');
  expect(statsOf(board, false)).toEqual({
    won: false,
    ufosOnBoard: 7,
    soldiersInPool: 5,
    interceptorsInPool: 2,
    redContinents: 2,
    baseDamage: 3,
    fallenContinents: 1,
  });
  expect(statsOf(board, true).won).toBe(true);
});

test('END-2 counts only the units in the pool on a fresh board', () => {
  const board = assertDefined(table({ begin: 'ending' }).state.open.board, 'a board');
  expect(statsOf(board, false)).toMatchObject({ ufosOnBoard: 0, redContinents: 0, baseDamage: 0, fallenContinents: 0 });
  expect(statsOf(board, false)).toMatchObject({ soldiersInPool: 4, interceptorsInPool: 2 });
});

test('END-1 END-2 a lost game scores only the penalties', () => {
  const play = table({ ...messy, damage: 8, begin: 'base-destroyed' }).passSteps();
  expect(play.view.phase).toBe('over');
  // 7 UFOs, 5 soldiers and 2 interceptors in the pool, 2 red continents, 8 damage, 1 fallen continent.
  expect(play.view.outcome).toEqual({ won: false, why: 'base-destroyed', score: -7 - 5 - 2 - 4 - 16 - 5 });
});

test('END-1 END-2 two fallen continents lose the game and cost five points each', () => {
  const play = table({ panic: { asia: 8, africa: 8, europe: 0 }, begin: 'panic-report' });
  expect(play.view.outcome).toEqual({ won: false, why: 'panic', score: -4 - 2 - 10 });
});

/** Puts soldiers on icons while any fits, and rolls only sixes. */
function fight(play: Play): void {
  const squad = { as: 'squad-leader' } as const;
  for (let rolls = 0; play.view.outcome === null && rolls < 30; rolls += 1) {
    const placing = () => {
      const placed = play.board.task?.soldiers ?? {};
      const moves = legalIntents(play.open, 'squad-leader');
      return moves.find((move) => move.type === 'place' && move.icon !== null && !(move.soldier in placed));
    };
    for (let next = placing(); next; next = placing()) play.do(next, squad);
    const xcom = Array.from({ length: assertDefined(play.board.task, 'an open task').dice }, () => 6);
    play.do({ type: 'roll', faces: { xcom, alien: 8 } }, squad);
    play.do('apply', squad);
  }
}

test('END-1 END-2 a won game scores 100 less its penalties', () => {
  const squad = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];
  const units = squad.map((id) => ({ id, at: 'final-mission' as const }));
  const position = { begin: 'missions', finalMission: 'available', damage: 1, ufos: { asia: 3 }, units } as const;
  const play = table(position, { enemyTypes: ['floater', 'muton', 'sectoid'] });
  play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: 'squad-leader' });
  fight(play);
  // 3 UFOs, 4 soldiers and 2 interceptors in the pool, 1 damage.
  expect(play.view.outcome).toEqual({ won: true, why: 'final-mission', score: 100 - 3 - 4 - 2 - 2 });
});
