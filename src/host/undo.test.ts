import { describe, expect, test } from 'vitest';
import { table } from '../../tests/tools/given.ts';
import type { BaseCueKind } from '../content/cues.ts';
import type { Role } from '../content/roles.ts';
import { foldEvents, type Intent, type Position, seededDice, settle } from '../rules/index.ts';
import { advanceMatch, createMatch, dispatch, type Match, undo, undoOf } from './index.ts';
import { eventsOf } from './rows.ts';
import type { UndoRequester } from './undo.ts';

/** A hosted game at a described table, with a clock that is set by hand. */
function at(position: Position, cues: readonly BaseCueKind[] = ['deploy-interceptors', 'ending']) {
  const play = table(position, { dice: 'app', cues });
  const dependencies = { ...play.table, dice: seededDice };
  let game: Match = createMatch(play.game);
  let now = game.state.open.at;
  return {
    pass(ms: number) {
      now += ms;
      const step = advanceMatch(game, now, dependencies);
      if ('game' in step) game = step.game;
    },
    does(seat: Role, intent: Intent) {
      const step = dispatch(game, intent, seat, now, dependencies);
      if ('refused' in step) throw new Error(step.refused.code);
      game = step.game;
    },
    /** Returns why nothing was taken back, or null. */
    takesBack(taker: UndoRequester) {
      const taken = undo(game, now, dependencies, taker);
      if ('refused' in taken) return taken.refused;
      game = taken;
      return null;
    },
    undo: (...seats: Role[]) => undoOf(game.done, game.state.open, now, seats),
    get open() {
      return settle(game.state.open, now);
    },
    where: (unit: string) => game.state.open.board?.units.find(({ id }) => id === unit)?.at,
    isUsed: (card: string) => game.state.open.board?.inPlay.find((one) => one.card === card)?.exhausted,
    isFolded() {
      const { open, hidden } = foldEvents(eventsOf(game.log));
      expect({ open: settle(open, now), hidden }).toEqual(game.state);
    },
  };
}

const send = (unit: string, to: 'continent:asia' | 'base' = 'continent:asia'): Intent => ({
  type: 'assign',
  units: [unit],
  to,
});
const decoy: Intent = { type: 'use', card: 'decoy-signal' };
const people = { seats: ['commander'], others: ['central-officer', 'squad-leader'] } as const;

describe('several people take back their own last action', () => {
  const withUfo = { round: 1, begin: 'deploy-interceptors', ufos: { asia: 1 } } as const;

  test('TIM-6 and what another person did later stays, and can still be taken back', () => {
    const game = at(withUfo);
    game.does('commander', send('interceptor-1'));
    game.pass(1_000);
    game.does('central-officer', decoy);
    game.pass(1_000);
    expect(game.takesBack(people)).toBeNull();
    expect(game.where('interceptor-1')).toBe('reserve');
    expect(game.isUsed('decoy-signal')).toBe(true);
    expect(game.open.at).toBe(2_000);
    expect(game.takesBack({ seats: ['central-officer'], others: ['commander'] })).toBeNull();
    expect(game.isUsed('decoy-signal')).toBe(false);
    expect(game.undo('commander', 'central-officer')).toBeNull();
    game.isFolded();
  });

  test('TIM-6 and what bots did later is undone, because they decide anew', () => {
    const game = at(withUfo);
    game.does('commander', send('interceptor-1'));
    game.does('central-officer', decoy);
    expect(game.takesBack({ seats: ['commander'], others: ['squad-leader'] })).toBeNull();
    expect(game.isUsed('decoy-signal')).toBe(false);
    expect(game.where('interceptor-1')).toBe('reserve');
  });

  test('TIM-6 only while nothing depends on it: nobody is moved out of a cue in which they acted', () => {
    const game = at({ ...withUfo, enemies: ['muton-grunt'] }, ['deploy-interceptors', 'defend-base', 'ending']);
    game.does('commander', { type: 'done' });
    game.does('squad-leader', send('sniper-1', 'base'));
    expect(game.undo('commander')).not.toBeNull();
    expect(game.takesBack(people)).toBe('depended-on');
    expect(game.where('sniper-1')).toBe('base');
    expect(game.takesBack({ seats: ['squad-leader'], others: ['commander'] })).toBeNull();
    expect(game.takesBack(people)).toBeNull();
    expect(game.open.cue?.kind).toBe('deploy-interceptors');
    game.isFolded();
  });

  test('CLK-9 and time that stood still because of the menu is not lost', () => {
    const game = at(withUfo);
    const { left = null } = game.open.clock ?? {};
    game.does('commander', send('interceptor-1'));
    game.pass(1_000);
    game.does('central-officer', { type: 'open-menu' });
    game.pass(60_000);
    game.does('central-officer', { type: 'close-menu' });
    game.does('central-officer', decoy);
    game.pass(1_000);
    expect(game.takesBack(people)).toBeNull();
    expect(game.isUsed('decoy-signal')).toBe(true);
    expect(game.open.clock?.left).toBe((left ?? 0) - 2_000);
  });

  test('FIN-18 but not once something was revealed, and not before anything was done', () => {
    const game = at({
      round: 1,
      begin: 'orbital-defense',
      ufos: { orbit: 2 },
      units: [{ id: 'satellite-1', at: 'orbit' }],
    });
    expect(game.takesBack({})).toBe('nothing');
    game.does('central-officer', { type: 'roll' });
    expect(game.takesBack({ seats: ['central-officer'] })).toBe('revealed');
    expect(game.takesBack(people)).toBe('nothing');
  });
});
