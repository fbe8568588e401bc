// Computes the delay of bots before each move: just long enough for people to follow.

import type { BotPace } from '../content/bot-paces.ts';
import { isLastRoll } from '../odds/index.ts';
import { hasBoard, type Intent, lossOf, type OpenGame } from '../rules/index.ts';
import type { Move } from './bot/bot.ts';

/** Delays before a move in ms: the usual one, and that after a like move of the same role in the same cue or step. */
interface Delay {
  readonly usual: number;
  readonly again: number;
}

/** Moves that people see as one action, such as buying several units, follow each other quickly. */
const delays: Partial<Record<Intent['type'], Delay>> = {
  roll: { usual: 500, again: 500 },
  stop: { usual: 900, again: 900 },
  use: { usual: 800, again: 600 },
  choose: { usual: 700, again: 300 },
  done: { usual: 450, again: 450 },
  begin: { usual: 1900, again: 1900 },
  buy: { usual: 500, again: 150 },
  place: { usual: 400, again: 120 },
};
const others: Delay = { usual: 500, again: 250 };

/** Delay before another roll for the same task, in ms. */
const rollOnMs = 250;
/** Delay before `done` after other moves in the same cue or step, in ms. */
const doneAfterMs = 250;

/**
 * Time from a roll until it is applied, in ms: for harmless rolls, for losses, for rolls of the final mission, and for
 * held rolls, which can win or lose the game.
 */
const dice = { routineMs: 850, momentMs: 1_800, finalMs: 2_400, lastMs: 5_000 } as const;
/** Time for which the final mission is shown before a bot begins it, in ms, so that people can read it. */
const stageMs = 3_000;

/** Factor of the delays at each pace. */
const factors: Readonly<Record<Exclude<BotPace, 'press'>, number>> = { slow: 2, normal: 1, fast: 0.4 };

/** Minimum time of an alien cue, in ms: until its UFOs have landed, or its card has been read. */
export const readMs = { ufos: 1_800, card: 2_200 } as const;
/** Time left at which a bot confirms an alien cue at the latest, in ms. */
const marginMs = 500;
/** With less time left than this, bots hurry at any pace, in ms. */
const hurryMs = 6_000;

/**
 * Once people have waited this long in a round, in ms, routine moves take a share of their usual time. Not at slow
 * pace.
 */
const patience = { ms: 12_000, share: 0.35 } as const;

/** A move of a bot, and the state of the game. */
export interface Wanted {
  readonly move: Pick<Move, 'as' | 'intent'>;
  readonly open: OpenGame;
  /** The last move of the bots in the open cue or step. Null if it is the first. */
  readonly before: Pick<Move, 'as' | 'intent'> | null;
  /** How long people have waited for bots in this round, in ms. */
  readonly waitedMs: number;
}

/**
 * Returns the delay of a move in the final mission, in ms, which can be followed at every pace. Null for other moves.
 */
function lastActMs({ move: { intent }, open }: Wanted): number | null {
  if (!hasBoard(open)) return null;
  if (intent.type === 'take' && intent.task.mission === 'final-mission') return stageMs;
  if (intent.type !== 'apply' || open.board.task?.kind !== 'final-mission') return null;
  return isLastRoll(open) ? dice.lastMs : dice.finalMs;
}

/** Whether the open roll is a loss, so that people get more time to see it. */
function isMoment(open: OpenGame): boolean {
  const roll = hasBoard(open) ? open.board.task?.roll : undefined;
  return hasBoard(open) && roll != null && lossOf(open, roll);
}

function usualDelay({ move: { as, intent }, open, before }: Wanted, share: number): number {
  if (intent.type === 'apply' && isMoment(open)) return dice.momentMs;
  if (intent.type === 'apply') return Math.max(dice.routineMs * share, 600);
  if (intent.type === 'done' && before !== null) return doneAfterMs * share;
  const isSame = before?.as === as;
  if (intent.type === 'roll' && isSame && before.intent.type === 'apply') return rollOnMs * share;
  const { usual, again } = delays[intent.type] ?? others;
  return (isSame && before.intent.type === intent.type ? again : usual) * share;
}

/** How much longer the open alien cue must stay, in ms. Time in which bots have chosen or scanned counts. */
function unreadMs({ cue, clock }: OpenGame): number {
  const left = clock?.left ?? Number.POSITIVE_INFINITY;
  const seen = clock?.limit ? clock.limit - left : 0;
  const isOfUfos = cue?.kind === 'ufos-detected' || cue?.kind === 'ufos-descend';
  const unread = (isOfUfos ? readMs.ufos : readMs.card) - Math.max(0, seen);
  // An alien cue that runs out costs pause time.
  return Math.min(unread, left - marginMs);
}

/**
 * Returns the delay before a bot's move, in ms, or null if it waits for a press. Moves in the timed phase never wait
 * for a press. The beginning of a round does not either, because bots begin a round only if no people play.
 */
export function delayOf(pace: BotPace, wanted: Wanted): number | null {
  const { move, open, waitedMs } = wanted;
  const isTimed = open.phase === 'timed';
  if (pace === 'press' && !isTimed && move.intent.type !== 'begin') return null;
  const left = open.clock?.left ?? Number.POSITIVE_INFINITY;
  const factor = isTimed && left < hurryMs ? factors.fast : factors[pace === 'press' ? 'slow' : pace];
  const isPatient = pace === 'slow' || pace === 'press' || waitedMs <= patience.ms;
  const delay = lastActMs(wanted) ?? factor * usualDelay(wanted, isPatient ? 1 : patience.share);
  return open.cue?.side === 'alien' && move.intent.type === 'done' ? Math.max(unreadMs(open), delay) : delay;
}
