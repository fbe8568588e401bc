// How long bots wait before each move, so that people can follow them.

import type { BotPace } from '../content/bot-paces.ts';
import type { Intent, PublicState } from '../rules/index.ts';

/** Usual delay before each kind of move, in ms: long enough to follow, short next to any countdown. */
const usual: Partial<Record<Intent['type'], number>> = {
  roll: 900,
  apply: 1900,
  stop: 1200,
  use: 1100,
  choose: 1100,
  done: 900,
  begin: 1900,
};
/** Delay before the first and each further move in one cue or step, in ms. */
const others = { first: 700, next: 450 } as const;

/** How much longer than usual the delays are. */
const factors: Readonly<Record<Exclude<BotPace, 'press'>, number>> = { slow: 2, normal: 1, fast: 0.4 };

/** How long an alien cue stays at least, in ms: its UFOs have landed, and people have read it. */
export const readMs = 2_500;
/** How long before its end a bot confirms an alien cue at the latest, in ms. */
const marginMs = 500;
/** With less time left than this, bots hurry at any pace, in ms. */
const hurryMs = 6_000;

/** A move of a bot, and where the game stands. */
export interface Wanted {
  readonly intent: Intent;
  readonly open: Pick<PublicState, 'phase' | 'cue' | 'clock'>;
  /** Whether it is the first move in the open cue or step. */
  readonly first: boolean;
}

/**
 * Returns the delay before a bot's move, in ms, or null if it waits for a press. Moves in the timed phase never wait for
 * one, nor does the beginning of a round: only bots begin one themselves, and then nobody has to press.
 */
export function delayOf(pace: BotPace, { intent, open, first }: Wanted): number | null {
  const isTimed = open.phase === 'timed';
  if (pace === 'press' && !isTimed && intent.type !== 'begin') return null;
  const left = open.clock?.left ?? Number.POSITIVE_INFINITY;
  const factor = isTimed && left < hurryMs ? factors.fast : factors[pace === 'press' ? 'slow' : pace];
  const delay = factor * (usual[intent.type] ?? (first ? others.first : others.next));
  if (open.cue?.side !== 'alien' || intent.type !== 'done') return delay;
  // An alien cue that runs out costs pause time.
  return Math.max(Math.min(readMs, left - marginMs), delay);
}
