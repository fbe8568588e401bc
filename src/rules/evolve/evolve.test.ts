import { describe, expect, test } from 'vitest';
import { at, calm, given, leader, type Play, scientist, table } from '../../../tests/tools/given.ts';
import { man, trial, use } from '../../../tests/tools/hands.ts';
import { type Position, type PublicState, seededDice } from '../index.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { Board } from '../state/board.ts';
import { byCard } from '../state/cause.ts';
import type { Fact } from '../state/events.ts';
import { evolve } from './fold.ts';

const asks = { as: scientist } as const;

/** The open half after one more event. */
const after = ({ state, at: now }: Play, fact: Fact): PublicState =>
  evolve(state, { ...fact, at: now, why: byCard('test') }).open;
const boardAfter = (play: Play, fact: Fact): Board => assertDefined(after(play, fact).board, 'a board');

const atLab: Position = {
  begin: 'research',
  labs: [{ tech: 'world-broadcast' }],
  units: at('lab:1', 'scientist-1', 'scientist-2'),
};

describe('dice rolled by the app', () => {
  const seed = 'dice of its own';
  /** Faces of the app's n-th roll, the alien die first. */
  const faces = (number: number, count: number): number[] => [
    seededDice(seed).face(`roll/${number}`, 0, 8) + 1,
    ...Array.from({ length: count }, (_, i) => seededDice(seed).face(`roll/${number}`, i + 1, 6) + 1),
  ];
  const shown = ({ board }: Play): number[] => {
    const { alien, xcom } = assertDefined(board.task?.roll, 'a roll');
    return [alien, ...xcom];
  };

  test('TSK-2 each roll and each reroll reads its own dice stream', () => {
    const play = trial({ effects: [{ do: 'reroll', dice: 'all' }] }, atLab, { dice: 'app', seed });
    play.do('roll', asks);
    expect(shown(play)).toEqual(faces(0, 2));
    use(play, 'trial');
    expect(shown(play)).toEqual(faces(1, 2));
    expect(play.state.hidden.rolls).toBe(2);
  });

  test('TSK-9 changing a roll without rolling dice does not advance the roll counter', () => {
    const play = trial({ effects: [{ do: 'add-successes', count: 1 }] }, atLab, { dice: 'app', seed });
    play.do('roll', asks);
    use(play, 'trial');
    expect(play.state.hidden.rolls).toBe(1);
  });
});

describe('events on the board', () => {
  test('TSK-8 a soldier who leaves a mission leaves his icon, and the others stay on theirs', () => {
    const units = at('mission', 'assault-1', 'heavy-1');
    const play = table({ begin: 'missions', mission: 'lost-patrol', units });
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    man(play, 'assault-1', 'heavy-1');
    const gone = { type: 'units-moved', to: 'pool' } as const;
    expect(boardAfter(play, { ...gone, units: ['assault-1'] }).task?.soldiers).toEqual({ 'heavy-1': 1 });
    expect(boardAfter(play, { ...gone, units: ['assault-1', 'heavy-1'] }).task?.soldiers).toEqual({});
    expect(boardAfter(play, { ...gone, units: ['sniper-1'] }).task).toBe(play.state.open.board?.task);
  });

  test('FIN-8 a unit that returns to reserve or dies no longer counts as brought by the open cue', () => {
    const play = table({ begin: 'deploy-interceptors' });
    for (const unit of ['interceptor-1', 'interceptor-2']) {
      play.do({ type: 'assign', units: [unit], to: 'continent:asia' }, { as: 'commander' });
    }
    const brought = (to: 'reserve' | 'pool' | 'continent:europe') =>
      boardAfter(play, { type: 'units-moved', units: ['interceptor-1'], to }).brought.units;
    expect(brought('reserve')).toEqual(['interceptor-2']);
    expect(brought('pool')).toEqual(['interceptor-2']);
    expect(brought('continent:europe')).toEqual(['interceptor-1', 'interceptor-2']);
  });

  test('TAB-8 UFOs come from the invasion force, which is not a space of the board, and return to it', () => {
    const play = table({ begin: 'ending', ufos: { orbit: 2, asia: 1 } });
    const { ufos } = assertDefined(play.state.open.board, 'a board');
    const moves = [
      { count: 1, from: 'force', to: 'europe' },
      { count: 2, from: 'orbit', to: 'force' },
      { count: 1, from: 'asia', to: 'africa' },
    ] as const;
    expect(boardAfter(play, { type: 'ufos-moved', moves }).ufos).toEqual({
      ...ufos,
      orbit: 0,
      europe: 1,
      asia: 0,
      africa: 1,
    });
  });

  test('RES-7 a task that can be taken again is not recorded as over', () => {
    const play = table(atLab);
    expect(boardAfter(play, { type: 'task-closed', kind: 'base-defense', over: null }).taken).toEqual([]);
    expect(boardAfter(play, { type: 'task-closed', kind: 'research', over: 'lab:1' }).taken).toEqual(['lab:1']);
  });

  test('RES-9 the first cue of a round resets whether a mission was completed', () => {
    const play = table({ begin: 'mission-report' });
    const done = {
      ...play.state.open,
      board: { ...assertDefined(play.state.open.board, 'a board'), missionCompleted: true },
    };
    const cue = { kind: 'crisis', side: 'alien', role: 'commander', scrambled: false } as const;
    const clock = { limit: 1000, halved: false, halveNext: false, pauseLeft: 0, scanner: false, foreseen: null };
    const opened = (number: number) =>
      evolve(
        { ...play.state, open: done },
        { type: 'cue-opened', number, cue, ...clock, at: play.at, why: byCard('test') },
      ).open.board?.missionCompleted;
    expect([opened(1), opened(2)]).toEqual([false, true]);
  });
});

describe('reports and the clock', () => {
  test('RES-16 a correction during the resolution phase does not change the report of the previous round', () => {
    const play = given().nextRound({ orbitUfos: 2 }).untilStep('refresh');
    play.do({ type: 'correct', entry: { panic: { ...calm, asia: 'red' } } });
    expect(play.view.reports).toMatchObject([{ round: 1, panic: calm, orbitUfos: 2 }]);
    expect(play.state.open.entries.panic).toEqual({ ...calm, asia: 'red' });
  });

  test('CLK-1 adding time to a cue without a countdown does not create one', () => {
    const play = given();
    play.do({ type: 'set-timers', timers: 'off' });
    play.do('done');
    const clock = after(play, { type: 'time-added', cueMs: 5000, pauseMs: 5000 }).clock;
    expect(clock).toMatchObject({ limit: null, left: null });
  });
});
