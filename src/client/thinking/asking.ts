// The half that runs on the page: asks a worker to think, and the planner if the worker does not answer.

import { bots, type Move } from '../../bots/index.ts';
import { seededDice } from '../../rules/index.ts';
import type { HostClock } from '../session/clock.ts';
import type { Answer, Question } from './answering.ts';

/** A worker. It answers one question after another. */
export interface Helper {
  send(question: Question): void;
  stop(): void;
}

/** Starts a worker. Throws if that is impossible; calls `failed` if the worker breaks later. */
export type Start = (on: { readonly answered: (answer: Answer) => void; readonly failed: () => void }) => Helper;

/** A strong player who never blocks the page. */
export interface Thinker {
  /**
   * Calls back once, within `limitMs`, with a move for one of the roles, or null if none of them has anything to do. A new
   * question replaces the last one. Returns a function that drops the question.
   */
  ask(about: Omit<Question, 'id'>, told: (move: Move | null) => void): () => void;
  readonly close: () => void;
}

/** If the worker takes longer than this, in ms, the planner answers. */
export const limitMs = 350;

/** A question that is not answered yet. */
interface Pending {
  readonly question: Question;
  readonly answer: (move: Move | null) => void;
  readonly drop: () => void;
}

const chance = seededDice('planner').draws('bots');

const askPlanner = ({ question: { open, roles }, answer }: Pending): void => answer(bots.planner(open, roles, chance));

/** A thinker in a worker, for one game. The worker starts with the first question. */
export function thinkerIn(start: Start, { wake }: Pick<HostClock, 'wake'>): Thinker {
  let helper: Helper | null = null;
  let isBroken = false;
  let isBusy = false;
  let pending: Pending | null = null;
  let questions = 0;

  const stop = (): void => {
    isBroken = true;
    helper?.stop();
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
      helper ??= start({ answered, failed: fail });
      helper.send(question);
      isBusy = true;
    } catch {
      fail();
    }
  };

  return {
    ask(about, told) {
      pending?.drop();
      questions += 1;
      const stopWaiting = wake(limitMs, () => askPlanner(asked));
      const drop = () => {
        stopWaiting();
        if (pending === asked) pending = null;
      };
      const answer = (move: Move | null) => {
        drop();
        told(move);
      };
      const asked: Pending = { question: { id: questions, ...about }, answer, drop };
      pending = asked;
      if (isBroken) askPlanner(asked);
      // A busy worker still thinks about a question that was dropped; it gets this one when it is done.
      else if (!isBusy) send(asked);
      return drop;
    },
    close() {
      pending?.drop();
      stop();
    },
  };
}
