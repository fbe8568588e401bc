import { describe, expect, test } from 'vitest';
import { table as position } from '../../../../tests/tools/given.ts';
import { handClock } from '../../../../tests/tools/hand-clock.ts';
import { colleagues, type Move } from '../../../bots/index.ts';
import { roles } from '../../../content/roles.ts';
import { seededDice } from '../../../rules/index.ts';
import type { Question } from './answerer.ts';
import { createThinker, limitMs, type StartWorker } from './thinker.ts';

const { open } = position({ begin: 'deploy-interceptors', ufos: { asia: 2 }, budget: 6 });
const about = { open, roles };
/** Move of the planner at this table. */
const planned = colleagues(open, roles, seededDice('any').draws('bots'));
const clever: Move = { as: 'commander', intent: { type: 'done' }, reason: 'wins-more', percent: 60, other: 50 };

/** A fake worker that answers and breaks on command. */
function scripted() {
  const questions: Question[] = [];
  let starts = 0;
  let isStopped = false;
  let on: Parameters<StartWorker>[0] | undefined;
  const start: StartWorker = (heard) => {
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
  const moves: (Move | null)[] = [];
  const thinker = createThinker(start, time.clock);
  const ask = (): (() => void) => thinker.ask(about, (move) => moves.push(move));
  return { worker, time, moves, thinker, ask };
}

describe('a thinker in a worker', () => {
  test('starts one worker with the first question and passes on its answers', () => {
    const { worker, moves, ask, time } = given();
    expect(worker.starts()).toBe(0);
    ask();
    worker.answer(0, clever);
    ask();
    worker.answer(1, null);
    expect(moves).toEqual([clever, null]);
    expect(worker.starts()).toBe(1);
    expect(time.alarms()).toBe(0);
  });

  test('INF-1 sends the open half of the game and the roles, and nothing else', () => {
    const { worker, ask } = given();
    ask();
    expect(worker.questions).toEqual([{ id: 1, open, roles }]);
  });

  test('falls back to the planner if the worker takes too long, and drops the late answer', () => {
    const { worker, time, moves, ask } = given();
    ask();
    time.pass(limitMs - 1);
    expect(moves).toEqual([]);
    time.pass(1);
    expect(moves).toEqual([planned]);
    worker.answer(0, clever);
    expect(moves).toEqual([planned]);
  });

  test('ignores the answer to a dropped or replaced question', () => {
    const { worker, time, moves, ask } = given();
    ask()();
    worker.answer(0, clever);
    time.pass(limitMs);
    expect(moves).toEqual([]);
    ask();
    ask();
    worker.answer(1, clever);
    expect(moves).toEqual([]);
    worker.answer(2, null);
    expect(moves).toEqual([null]);
  });

  test('sends a busy worker only the newest question, once it has answered', () => {
    const { worker, ask } = given();
    for (let i = 0; i < 5; i += 1) ask();
    expect(worker.questions.map(({ id }) => id)).toEqual([1]);
    worker.answer(0, clever);
    expect(worker.questions.map(({ id }) => id)).toEqual([1, 5]);
  });

  test('falls back to the planner at once if no worker can be started', () => {
    const { moves, ask, time } = given(scripted(), () => {
      throw new Error('no workers here');
    });
    ask();
    ask();
    expect(moves).toEqual([planned, planned]);
    expect(time.alarms()).toBe(0);
  });

  test('falls back to the planner for good if the worker breaks', () => {
    const { worker, moves, ask } = given();
    ask();
    worker.break();
    expect(moves).toEqual([planned]);
    expect(worker.isStopped()).toBe(true);
    ask();
    expect(moves).toEqual([planned, planned]);
    expect(worker.questions).toHaveLength(1);
  });

  test('stops its worker and reports nothing more when closed', () => {
    const { worker, time, moves, ask, thinker } = given();
    ask();
    thinker.close();
    time.pass(limitMs);
    worker.answer(0, clever);
    expect(moves).toEqual([]);
    expect(worker.isStopped()).toBe(true);
  });
});
