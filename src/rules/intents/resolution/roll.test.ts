import { describe, expect, test } from 'vitest';
import { at, commander, given, leader, officer, type Play, table } from '../../../../tests/tools/given.ts';
import { trial, use } from '../../../../tests/tools/hands.ts';
import type { GameEvent, GameOptions, Position } from '../../index.ts';
import { byStep } from '../../state/cause.ts';

const orbit: Position = {
  begin: 'orbital-defense',
  ufos: { orbit: 9 },
  units: at('orbit', 'satellite-1', 'satellite-2'),
};

const rolling = (more: Position = {}, wishes: Partial<Pick<GameOptions, 'dice' | 'seed'>> = {}): Play =>
  table({ ...orbit, ...more }, wishes);

const faces = (xcom: readonly number[], alien: number) => ({ type: 'roll', faces: { xcom, alien } }) as const;

const rolledIn = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'dice-rolled' ? [{ xcom: event.xcom, alien: event.alien }] : []));

describe('dice the table rolls itself', () => {
  test('TSK-11 TAB-9 are kept as entered until applied, with 5 and 6 as successes', () => {
    const play = table({ ...orbit, units: at('orbit', 'satellite-1', 'satellite-2', 'satellite-3') });
    expect(play.do(faces([4, 5, 6], 8))).toEqual(['dice-rolled']);
    expect(play.board.task?.roll).toEqual({ xcom: [4, 5, 6], alien: 8, successes: 2, loss: false, lifted: null });
    expect(play.last).toMatchObject([
      { why: byStep('orbital-defense'), xcom: [4, 5, 6], alien: 8, successes: 2, loss: false },
    ]);
    expect(play.board.orbit.ufos).toBe(9);
    const lost = rolling();
    lost.do(faces([1, 1], 1));
    expect(lost.last).toMatchObject([{ successes: 0, loss: true }]);
  });

  test('TSK-11 must be entered', () => {
    expect(rolling().refused('roll')).toEqual({ code: 'faces-needed', dice: 2 });
  });

  test('TSK-11 FIN-10 are refused if impossible: XCOM faces are 1–6, alien faces 1–8', () => {
    const play = rolling();
    for (const [xcom, alien] of [
      [[0, 6], 8],
      [[7, 6], 8],
      [[1.5, 6], 8],
      [[1, Number.NaN], 8],
      [[1, 6], 0],
      [[1, 6], 9],
      [[1, 6], 2.5],
    ] as const) {
      expect(play.refused(faces(xcom, alien))).toEqual({ code: 'impossible-faces' });
    }
    expect(play.do(faces([1, 6], 1))).toEqual(['dice-rolled']);
  });

  test('TSK-11 must match the number of dice of the task', () => {
    const play = rolling();
    for (const xcom of [[], [6], [6, 6, 6]]) {
      expect(play.refused(faces(xcom, 8))).toEqual({ code: 'wrong-number-of-dice', dice: 2 });
    }
  });

  test('TSK-9 TSK-11 must be rolled again if lifted, before anything else, while the others keep their faces', () => {
    const play = rolling({ inPlay: ['gunnery-uplink'] });
    play.do(faces([2, 6], 3));
    play.do({ type: 'use', card: 'gunnery-uplink' });
    expect(play.board.task?.roll).toMatchObject({ xcom: [2, 6], alien: 3, lifted: { xcom: [0], alien: false } });
    expect(play.refused('apply')).toEqual({ code: 'roll-first' });
    expect(play.refused('stop')).toEqual({ code: 'apply-first' });
    expect(play.refused('roll')).toEqual({ code: 'faces-needed', dice: 2 });
    expect(play.refused(faces([5, 5], 3))).toEqual({ code: 'kept-dice-changed' });
    expect(play.refused(faces([5, 6], 4))).toEqual({ code: 'kept-dice-changed' });
    expect(play.refused(faces([5], 3))).toEqual({ code: 'wrong-number-of-dice', dice: 2 });
    expect(play.do(faces([5, 6], 3))).toEqual(['roll-changed']);
    expect(play.last).toMatchObject([{ why: byStep('orbital-defense'), successes: 2, loss: false }]);
    expect(play.board.task?.roll).toEqual({ xcom: [5, 6], alien: 3, successes: 2, loss: false, lifted: null });
    play.do('apply');
    expect(play.board.orbit.ufos).toBe(7);
  });

  test('TSK-9 may show the same face when rolled again', () => {
    const play = rolling({ inPlay: ['gunnery-uplink'] });
    play.do(faces([2, 2], 8));
    play.do({ type: 'use', card: 'gunnery-uplink' });
    play.do(faces([2, 2], 8));
    expect(play.board.task?.roll).toMatchObject({ xcom: [2, 2], lifted: null });
    expect(play.refused({ type: 'use', card: 'gunnery-uplink' })).toEqual({
      code: 'card-exhausted',
      card: 'gunnery-uplink',
    });
  });

  test('TSK-9 keep their number when rolled again, even if more units are ready by then', () => {
    const tired = { id: 'satellite-2', at: 'orbit', exhausted: true } as const;
    const play = trial(
      { effects: [{ do: 'ready-units', kind: 'satellite', count: 1 }] },
      { ...orbit, inPlay: ['gunnery-uplink'], units: [...at('orbit', 'satellite-1'), tired] },
    );
    play.do(faces([1], 8));
    play.do({ type: 'use', card: 'gunnery-uplink' });
    use(play, 'trial');
    expect(play.board.task?.dice).toBe(2);
    expect(play.refused(faces([6, 6], 8))).toEqual({ code: 'wrong-number-of-dice', dice: 1 });
    expect(play.do(faces([6], 8))).toEqual(['roll-changed']);
  });

  test('TSK-9 can all be lifted by a card, the alien die included', () => {
    const play = table({
      begin: 'base-defense',
      enemies: ['muton-grunt'],
      units: at('base', 'heavy-1'),
    });
    play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
    play.do({ type: 'place', soldier: 'heavy-1', icon: 0 }, { as: leader });
    play.do(faces([1], 1), { as: leader });
    expect(play.board.task?.roll?.loss).toBe(true);
    play.do({ type: 'use', card: 'second-wind' }, { as: leader });
    expect(play.board.task?.roll?.lifted).toEqual({ xcom: [0], alien: true });
    play.do(faces([6], 8), { as: leader });
    expect(play.board.task?.roll).toEqual({ xcom: [6], alien: 8, successes: 1, loss: false, lifted: null });
  });
});

describe('dice the app rolls', () => {
  const inApp = (seed: string, more: Position = {}): Play => rolling(more, { dice: 'app', seed });

  test('TSK-11 cannot be entered by hand', () => {
    const play = inApp('a');
    expect(play.refused(faces([6, 6], 8))).toEqual({ code: 'app-rolls' });
    expect(play.do('roll')).toEqual(['dice-rolled']);
  });

  test('TSK-11 FIN-10 match the number of dice of the task and show possible faces', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const play = inApp(seed, {
        ufos: { orbit: 24 },
        units: at('orbit', 'satellite-1', 'satellite-2', 'satellite-3'),
      });
      while (play.board.task) {
        const { dice } = play.board.task;
        play.do('roll');
        const [{ xcom, alien } = { xcom: [], alien: 0 }] = rolledIn(play.last);
        expect(xcom).toHaveLength(dice);
        expect(xcom.every((face) => [1, 2, 3, 4, 5, 6].includes(face))).toBe(true);
        expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(alien);
        play.do('apply');
      }
    }
  });

  /** Rolls until the task is over, and returns all faces. */
  function allRolls(play: Play) {
    while (play.board.task) {
      play.do('roll');
      play.do('apply');
    }
    return rolledIn(play.log);
  }

  test('TSK-11 INF-1 depend on the seed only', () => {
    const rolls = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => allRolls(inApp(seed)));
    expect(allRolls(inApp('a'))).toEqual(rolls[0]);
    expect(allRolls(inApp('f'))).toEqual(rolls[5]);
    expect(new Set(rolls.map((one) => JSON.stringify(one))).size).toBe(rolls.length);
    // Successive rolls of one task differ.
    const long = rolls.find((one) => one.length > 1) ?? [];
    expect(long[0]).not.toEqual(long[1]);
  });

  test('TSK-9 TSK-11 are rolled again if a card lifts them, and kept otherwise', () => {
    const again = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => {
      const play = inApp(seed, { inPlay: ['gunnery-uplink'] });
      play.do('roll');
      const before = play.board.task?.roll;
      if (before?.successes !== 1) return [];
      expect(play.do({ type: 'use', card: 'gunnery-uplink' }).slice(-2)).toEqual(['roll-changed', 'roll-changed']);
      const after = play.board.task?.roll;
      expect(after).toMatchObject({ alien: before.alien, lifted: null });
      expect(before.xcom.every((face, i) => face < 5 || after?.xcom[i] === face)).toBe(true);
      return [{ before: before.xcom, after: after?.xcom }];
    });
    expect(again.some(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))).toBe(true);
  });
});

describe('a roll', () => {
  test('TSK-1 is for the role of the open step', () => {
    for (const as of [commander, leader]) {
      expect(rolling().refused(faces([6, 6], 8), { as })).toEqual({ code: 'not-your-step', role: 'central-officer' });
    }
  });

  test('TSK-1 needs a board and a task', () => {
    expect(given().refused('roll')).toEqual({ code: 'no-board' });
    const timed = table({ begin: 'deploy-satellites' });
    expect(timed.refused(faces([6], 8))).toEqual({ code: 'no-task' });
    const base = table({ begin: 'base-defense', enemies: ['muton-grunt'], units: at('base', 'heavy-1') });
    expect(base.refused(faces([6], 8), { as: leader })).toEqual({ code: 'no-task' });
  });

  test('TSK-2 needs dice, so a soldier must be on an icon', () => {
    const play = table({ begin: 'base-defense', enemies: ['muton-grunt'], units: at('base', 'heavy-1') });
    play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
    expect(play.refused(faces([], 8), { as: leader })).toEqual({ code: 'no-dice' });
  });

  test('TSK-9 must be applied before the next', () => {
    const play = rolling();
    play.do(faces([1, 1], 8));
    expect(play.refused(faces([6, 6], 8))).toEqual({ code: 'apply-first' });
  });

  test('TSK-9 waits while a card asks', () => {
    const play = rolling({ inPlay: ['reserve-call-up'] });
    play.do({ type: 'use', card: 'reserve-call-up' }, { as: commander });
    expect(play.board.choice).toMatchObject({ role: 'commander', about: 'unit' });
    expect(play.refused(faces([6, 6], 8))).toEqual({ code: 'choose-first' });
    play.do({ type: 'choose', option: 'interceptor-7' }, { as: commander });
    expect(play.do(faces([6, 6], 8), { as: officer })).toEqual(['dice-rolled']);
  });
});
