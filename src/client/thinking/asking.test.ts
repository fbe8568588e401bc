import { describe, expect, test } from 'vitest';
import { table as position } from '../../../tests/tools/given.ts';
import { handClock } from '../../../tests/tools/hand-clock.ts';
import { bots, type Move } from '../../bots/index.ts';
import { roles } from '../../content/roles.ts';
import { seededDice } from '../../rules/index.ts';
import type { Question } from './answering.ts';
import { limitMs, type Start, thinkerIn } from './asking.ts';

const { open } = position({ begin: 'deploy-interceptors', ufos: { asia: 2 }, budget: 6 });
const about = { open, roles };
/** The planner's move at this table. */
const planned = bots.planner(open, roles, seededDice('any').draws('bots'));
const clever: Move = { as: 'commander', intent: { type: 'done' }, reason: 'wins-more', percent: 60, other: 50 };

/** A worker that is told when to answer and when to break. */
function scripted() {
  const questions: Question[] = [];
  let starts = 0;
  let isStopped = false;
  let on: Parameters<Start>[0] | undefined;
  const start: Start = (heard) => {
    starts += 1;
    on = heard;
    return {
      send: (question) => void questions.push(question),
      stop: () => {
        isStopped = true;
      },
    };
  };
  return {
    start,
    questions,
    starts: () => starts,
    isStopped: () => isStopped,
    answer: (i: number, move: Move | null) => on?.answered({ id: questions[i]?.id ?? 0, move }),
    break: () => on?.failed(),
  };
}

function given(worker = scripted(), start = worker.start) {
  const time = handClock();
  const told: (Move | null)[] = [];
  const thinker = thinkerIn(start, time.clock);
  const ask = (): (() => void) => thinker.ask(about, (move) => told.push(move));
  return { worker, time, told, thinker, ask };
}

describe('a thinker in a worker', () => {
  test('starts one worker, with the first question, and tells its answers', () => {
    const { worker, told, ask, time } = given();
    expect(worker.starts()).toBe(0);
    ask();
    worker.answer(0, clever);
    ask();
    worker.answer(1, null);
    expect(told).toEqual([clever, null]);
    expect(worker.starts()).toBe(1);
    expect(time.alarms()).toBe(0);
  });

  test('INF-1 sends the open half of the game and the roles, and nothing else', () => {
    const { worker, ask } = given();
    ask();
    expect(worker.questions).toEqual([{ id: 1, open, roles }]);
  });

  test('lets the planner answer if the worker takes too long; what comes later is dropped', () => {
    const { worker, time, told, ask } = given();
    ask();
    time.pass(limitMs - 1);
    expect(told).toEqual([]);
    time.pass(1);
    expect(told).toEqual([planned]);
    worker.answer(0, clever);
    expect(told).toEqual([planned]);
  });

  test('drops the answer to a question that was dropped or replaced', () => {
    const { worker, time, told, ask } = given();
    ask()();
    worker.answer(0, clever);
    time.pass(limitMs);
    expect(told).toEqual([]);
    ask();
    ask();
    worker.answer(1, clever);
    expect(told).toEqual([]);
    worker.answer(2, null);
    expect(told).toEqual([null]);
  });

  test('gives a busy worker the newest question only, and not before it is done with the last', () => {
    const { worker, ask } = given();
    for (let i = 0; i < 5; i += 1) ask();
    expect(worker.questions.map(({ id }) => id)).toEqual([1]);
    worker.answer(0, clever);
    expect(worker.questions.map(({ id }) => id)).toEqual([1, 5]);
  });

  test('lets the planner answer, at once, where no worker can be started', () => {
    const { told, ask, time } = given(scripted(), () => {
      throw new Error('no workers here');
    });
    ask();
    ask();
    expect(told).toEqual([planned, planned]);
    expect(time.alarms()).toBe(0);
  });

  test('lets the planner answer from then on if the worker breaks', () => {
    const { worker, told, ask } = given();
    ask();
    worker.break();
    expect(told).toEqual([planned]);
    expect(worker.isStopped()).toBe(true);
    ask();
    expect(told).toEqual([planned, planned]);
    expect(worker.questions).toHaveLength(1);
  });

  test('stops its worker when it is closed, and tells nothing more', () => {
    const { worker, time, told, ask, thinker } = given();
    ask();
    thinker.close();
    time.pass(limitMs);
    worker.answer(0, clever);
    expect(told).toEqual([]);
    expect(worker.isStopped()).toBe(true);
  });
});
