// How long one person waits for three bots: a sum over recorded games, without a clock.

import { bots, delayOf, type Move } from '../../src/bots/index.ts';
import { sightMs } from '../../src/client/table/motion/sight.ts';
import type { BotPace } from '../../src/content/bot-paces.ts';
import type { Role } from '../../src/content/roles.ts';
import { type GameEvent, hasBoard, type OpenGame, waitsForCardsOnly } from '../../src/rules/index.ts';
import { playGame } from '../../src/sim/game.ts';

/** A move of a recorded game, the open half before it, and its events. */
interface Recorded {
  readonly before: OpenGame;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

/** Plays a game of the planner at normal and returns its moves. */
export function recordedGame(seed: string): readonly Recorded[] {
  const made: Recorded[] = [];
  let seen: OpenGame | null = null;
  playGame(
    { seed, difficulty: 'normal' },
    (open, ...rest) => {
      seen = open;
      return bots.planner(open, ...rest);
    },
    undefined,
    (move, events) => {
      if (seen !== null) made.push({ before: seen, move, events });
    },
  );
  return made;
}

/** Returns the open half as it is after people have waited so long in the open cue. */
const later = (open: OpenGame, ms: number): OpenGame =>
  open.clock?.left == null ? open : { ...open, clock: { ...open.clock, left: open.clock.left - ms } };

/** Whether a step ends by itself, once people have seen its effects. */
const passes = ({ before, move }: Recorded): boolean =>
  move.intent.type === 'done' && before.phase === 'resolution' && hasBoard(before) && waitsForCardsOnly(before);

/** Whether a move is one of the last act: the final mission has a stage, and its dice are watched. */
const isLastAct = ({ before, move: { intent } }: Recorded): boolean =>
  (intent.type === 'take' && intent.task.mission === 'final-mission') ||
  (intent.type === 'apply' && before.board?.task?.kind === 'final-mission');

/**
 * Returns how long a person waits for bots in each round of a game, in ms, if people play this role and bots play the
 * others. The time in which people decide is no waiting, and neither are scenes and the last act, which a press ends.
 */
export function waitingIn(game: readonly Recorded[], person: Role, pace: Exclude<BotPace, 'press'>): number[] {
  const rounds: number[] = [];
  let moment = '';
  let last: Move | null = null;
  let inMoment = 0;
  let seenMs = 0;
  for (const recorded of game) {
    const { before, move, events } = recorded;
    const { round, cueNumber, step } = before;
    const now = `${round}/${cueNumber}/${step}`;
    if (now !== moment) [moment, last, inMoment] = [now, null, 0];
    if (move.as !== person && before.phase !== 'setup') {
      const waitedMs = rounds[round - 1] ?? 0;
      const wanted = { move, open: later(before, inMoment), before: last, waitedMs };
      const ms = isLastAct(recorded) ? 0 : passes(recorded) ? seenMs : (delayOf(pace, wanted) ?? 0);
      rounds[round - 1] = waitedMs + ms;
      inMoment += ms;
      last = move;
    }
    seenMs = sightMs(events);
  }
  return rounds;
}
