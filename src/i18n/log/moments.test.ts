import { describe, expect, test } from 'vitest';
import { given } from '../../../tests/tools/given.ts';
import { withStandardPack } from '../../../tests/tools/standard.ts';
import { bots } from '../../bots/index.ts';
import { eventsOf } from '../../host/index.ts';
import { foldEvents, type GameEvent, hasBoard, needed } from '../../rules/index.ts';
import { isSameCause } from '../../rules/state/cause.ts';
import { playGame } from '../../sim/game.ts';
import { momentsOf, nearestMoment, roundStarts, splitLog } from './moments.ts';

const game = playGame({ seed: 'replay', difficulty: 'normal' }, bots.planner);
const events = eventsOf(game.log);
const moments = momentsOf(events, game.pack);
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);

describe('the moments of a game', () => {
  test('FIN-2 contain every event of the log, in order', () => {
    expect(moments.flatMap(({ events }) => events)).toEqual(events);
  });

  test('FIN-2 each have the state that the log leads to at that point, and the last has the final state', () => {
    let log: GameEvent[] = [];
    for (const [i, { events, open }] of moments.entries()) {
      log = [...log, ...events];
      if (i % 50 === 0) expect(open).toEqual(withStandardPack(foldEvents(log).open));
    }
    expect(moments.at(-1)?.open).toEqual(withStandardPack(game.state.open));
  });

  test('a confirmed cue closes in the moment that opens the next one', () => {
    const play = given();
    play.do('done', { at: 3_000 });
    expect(types(splitLog(play.log).at(-1) ?? [])).toEqual(['cue-closed', 'cue-opened']);
  });

  test('CLK-2 a cue that ran out of time closes in a moment of its own', () => {
    const play = given();
    play.wait(20_000);
    expect(splitLog(play.log).slice(-2).map(types)).toEqual([['cue-closed'], ['cue-opened']]);
  });

  test('CLK-6 CLK-9 pausing and opening the menu add no moments, because nothing on the table changes', () => {
    const play = given();
    const before = splitLog(play.log).length;
    play.do('pause', { at: 1_000 });
    play.do('resume', { at: 2_000 });
    play.do('open-menu', { at: 2_500 });
    expect(splitLog(play.log)).toHaveLength(before);
  });

  test('TSK-9 a roll and its application are two moments, and all effects belong to the second', () => {
    const rolls = moments.filter(({ events }) => types(events).includes('dice-rolled'));
    const applied = moments.filter(({ events }) => types(events).includes('roll-applied'));
    expect(rolls.length).toBeGreaterThan(20);
    expect(rolls.every(({ events }) => events.length === 1)).toBe(true);
    expect(applied.some(({ events }) => types(events).includes('ufos-moved'))).toBe(true);
    expect(applied.every(({ events }) => events.every(({ why }) => events[0] && isSameCause(why, events[0].why)))).toBe(
      true,
    );
  });

  test('TSK-5 a roll that ends its task also removes it: no moment has a task without its target', () => {
    const open = moments.map((moment) => moment.open).filter(hasBoard);
    const tasks = open.filter(({ board }) => board.task !== null);
    expect(tasks.length).toBeGreaterThan(20);
    expect(tasks.every((playing) => needed(playing) >= 0)).toBe(true);
  });

  test('every round begins with its first cue', () => {
    const starts = roundStarts(moments);
    expect(starts.map(({ round }) => round)).toEqual(Array.from({ length: game.state.open.round }, (_, i) => i + 1));
    for (const { from } of starts) expect(moments[from]?.open.cueNumber).toBe(1);
  });

  test('RND-3 the end of a round is a moment between its last step and the first cue of the next round', () => {
    const ends = moments.filter(({ events }) => types(events).includes('round-ended'));
    expect(ends).toHaveLength(game.state.open.round - 1);
    for (const { events, open } of ends) {
      expect(types(events)).toEqual(['step-closed', 'round-ended', 'secret/schedule-prepared', 'round-prepared']);
      expect([open.phase, open.step]).toEqual(['setup', null]);
    }
  });

  test('a moment number outside the game leads to its nearest end', () => {
    expect([nearestMoment(moments, -3), nearestMoment(moments, 7.9), nearestMoment(moments, Number.NaN)]).toEqual([
      0, 7, 0,
    ]);
    expect(nearestMoment(moments, 1e9)).toBe(moments.length - 1);
  });

  test('an empty log has no moments', () => {
    expect(splitLog([])).toEqual([]);
  });
});
