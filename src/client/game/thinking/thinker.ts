// Page half: asks a worker, and the planner bot if the worker does not answer in time.

import { colleagues, type Move } from '../../../bots/index.ts';
import { seededDice } from '../../../rules/index.ts';
import type { HostClock } from '../session/clock.ts';
import type { Answer, Question } from './answerer.ts';

/** A worker that answers one question after another. */
export interface ThinkerWorker {
  send(question: Question): void;
  stop(): void;
}

/** Starts a worker. Throws if that is impossible, and calls `failed` if the worker breaks later. */
export type StartWorker = (on: {
  readonly answered: (answer: Answer) => void;
  readonly failed: () => void;
}) => ThinkerWorker;

/** A strong bot that never blocks the page. */
export interface Thinker {
  /**
   * Calls back once, within `limitMs`, with a move for one of the roles. The move is null if none of them has anything
   * to do. A new question replaces the last one. Returns a function that drops the question.
   */
  ask(about: Omit<Question, 'id'>, onMove: (move: Move | null) => void): () => void;
  /** Drops the question and stops the worker. */
  readonly close: () => void;
}

/** Time after which the planner answers instead of the worker, in ms. */
export const limitMs = 350;

/** A question without an answer yet. */
interface Pending {
  readonly question: Question;
  readonly answer: (move: Move | null) => void;
  readonly drop: () => void;
}

const chance = seededDice('planner').draws('bots');

const askPlanner = ({ question: { open, roles }, answer }: Pending): void => answer(colleagues(open, roles, chance));

/** Creates a thinker in a worker, for one game. The worker starts with the first question. */
export function createThinker(start: StartWorker, { wake }: Pick<HostClock, 'wake'>): Thinker {
  let worker: ThinkerWorker | null = null;
  let isBroken = false;
  let isBusy = false;
  let pending: Pending | null = null;
  let questions = 0;

  const stop = (): void => {
    isBroken = true;
    worker?.stop();
  };
  const fail = (): void => {
    stop();
    if (pending) askPlanner(pending);
  };
  const answered = ({ id, move }: Answer): void => {
    isBusy = false;
    if (pending?.question.id === id) pending.answer(move);
    else if (pending) send(pending);
  };
  const send = ({ question }: Pending): void => {
    try {
      worker ??= start({ answered, failed: fail });
      worker.send(question);
      isBusy = true;
    } catch {
      fail();
    }
  };

  return {
    ask(about, onMove) {
      pending?.drop();
      questions += 1;
      const stopWaiting = wake(limitMs, () => askPlanner(asked));
      const drop = () => {
        stopWaiting();
        if (pending === asked) pending = null;
      };
      const answer = (move: Move | null) => {
        drop();
        onMove(move);
      };
      const asked: Pending = { question: { id: questions, ...about }, answer, drop };
      pending = asked;
      if (isBroken) askPlanner(asked);
      // A busy worker may still work on a dropped question. It gets this one when it is done.
      else if (!isBusy) send(asked);
      return drop;
    },
    close() {
      pending?.drop();
      stop();
    },
  };
}
