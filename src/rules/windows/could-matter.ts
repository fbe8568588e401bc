// Finds the cards that could matter before a window ends, by playing the rules on from the open half (FIN-23).

import type { Playing } from '../state/state.ts';
import { lossOf, needed, successesOf, taskDice } from '../state/task.ts';
import { type Asked, type Imagined, imagine, type Played, progressOf, Undecided } from './imagined.ts';
import { endings, passedTo, type UsePath, used, usesOf } from './paths.ts';
import { prospectsOf } from './prospects.ts';
import { isNoBetter, withPricesBack } from './tables.ts';

/** Maximum number of intents that are tried for one window. Beyond it every card could matter. */
const mostTries = 1_000;

/** Inputs of the search besides the table. */
export interface Question {
  /** The cards in play whose owners may use them. */
  readonly cards: readonly string[];
  /** The intent that would end the window. */
  readonly end: Asked;
}

/**
 * Whether the first table is no better than the second once both are equally far in the round: for each table that it
 * can lead to, the second can lead to one at least as good. Cards in `refunded` were used in the first alone, and their
 * prices do not count.
 */
function comesOutNoBetter(imagined: Imagined, one: Playing, other: Playing, refunded: readonly string[]): boolean {
  const progress = Math.max(progressOf(one), progressOf(other));
  const on = (playing: Playing) => passedTo(imagined, playing, progress);
  const others = on(other);
  const { pack } = imagined.start;
  return on(one)
    .map((playing) => withPricesBack(playing, refunded, pack))
    .every((playing) => others.some((same) => isNoBetter(playing, same)));
}

/**
 * Whether it makes a difference to use cards before the window ends. It does not if they can be used in the next window
 * with a result that is no worse, or if their use gains nothing.
 */
function differs(imagined: Imagined, { uses, playing }: UsePath, end: Asked, passed: readonly Playing[]): boolean {
  const cards = uses.map(({ card }) => card);
  const others = passed.map((next) => lazily(() => ({ next, later: used(imagined, next, uses) })));
  const isMatched = (now: Playing): boolean =>
    others.some((other) => {
      const { next, later } = other();
      return later === null ? comesOutNoBetter(imagined, now, next, cards) : comesOutNoBetter(imagined, now, later, []);
    });
  return endings(imagined, playing, end).some((now) => !isMatched(now));
}

/** Whether using these cards changes the work left before the window ends: tasks, dice, purchases, a new roll. */
function opensMore({ playing }: UsePath, { start }: Imagined, end: Asked): boolean {
  if (end.intent.type === 'stop') return playing.board.task === null || taskDice(playing) > 0;
  if (end.intent.type === 'apply') return (playing.board.task?.roll?.lifted ?? null) !== null;
  return prospectsOf(playing) !== prospectsOf(start);
}

/** Whether a roll is perfect, so that no card could make it better. */
function isPerfect(playing: Playing): boolean {
  const roll = playing.board.task?.roll;
  return (
    Boolean(roll) &&
    roll !== null &&
    roll !== undefined &&
    successesOf(roll) >= needed(playing) &&
    !lossOf(playing, roll)
  );
}

/** Whether a search finds something, or cannot decide it. */
function mayBe(found: () => boolean): boolean {
  try {
    return found();
  } catch (reason) {
    if (reason instanceof Undecided) return true;
    throw reason;
  }
}

function search(imagined: Imagined, { cards, end }: Question): readonly string[] {
  const { start } = imagined;
  const ends = end.intent.type !== 'stop';
  const passed = lazily(() => endings(imagined, start, end));
  const matters = (path: UsePath): boolean =>
    opensMore(path, imagined, end) || (ends && differs(imagined, path, end, passed()));
  const usesNow = (card: string) => usesOf(imagined, { uses: [], playing: start }, card);
  const alone = cards.filter((card) => mayBe(() => usesNow(card).some(matters)));
  if (alone.length > 0) return alone;
  const others = (card: string) => cards.filter((one) => one !== card);
  return cards.filter((card) =>
    mayBe(() => usesNow(card).some((path) => others(card).some((next) => usesOf(imagined, path, next).some(matters)))),
  );
}

/** Returns a function that computes a value when it is first called. */
function lazily<T>(compute: () => T): () => T {
  const values: T[] = [];
  return () => {
    const [known = compute()] = values;
    values[0] = known;
    return known;
  };
}

/**
 * Returns which of these cards could matter before the window ends: those that make a difference alone, or else those
 * that make one together with a second card. A usable card also counts if the open half does not decide it, or if the
 * search takes too long.
 */
export function cardsThatMatterBy(played: Played, playing: Playing, question: Question): readonly string[] {
  const isDecided = question.end.intent.type === 'apply' && isPerfect(playing);
  return question.cards.length === 0 || isDecided ? [] : search(imagine(played, playing, mostTries), question);
}
