// Times at which the dice of a roll come to rest: one after another, the alien die last.

/** Time of one die from the hand to its rest, in ms. */
const tumbleMs = 900;
/** Factor for all times in a brisk roll. */
const briskShare = 0.45;
/** Part of that time after which it touches the felt. Then it settles. */
const touching = 0.66;
/** Time between two dice, in ms; together no more than `spreadMs`. */
const [apartMs, spreadMs] = [110, 600];
/** How much later the alien die follows, in ms. */
const alienLater = 180;
/** The same for a held roll: longer gaps between the dice, and a pause before the alien die. */
const held = { apartMs: 260, spreadMs: 1_300, alienLater: 1_100 } as const;

/** How dice land: as usual, briefly, or held because the roll can be the last. */
export type Pace = 'usual' | 'brisk' | 'held';

/** The course of a roll, in ms after it: of each XCOM die, and last of the alien die. */
export interface Landing {
  /** How long each die tumbles. */
  readonly duration: number;
  /** When each die is thrown. */
  readonly starts: readonly number[];
  /** When each die touches the felt. */
  readonly touches: readonly number[];
}

/**
 * Returns the course of a roll with this many XCOM dice. A brisk one takes less than half the time, a held one double.
 */
export function landingOf(dice: number, pace: Pace = 'usual'): Landing {
  const share = pace === 'brisk' ? briskShare : 1;
  const times = pace === 'held' ? held : { apartMs, spreadMs, alienLater };
  const duration = share * tumbleMs;
  const apart = share * Math.min(times.apartMs, times.spreadMs / Math.max(1, dice));
  const starts = Array.from({ length: dice + 1 }, (_, i) => i * apart + (i === dice ? share * times.alienLater : 0));
  return { duration, starts, touches: starts.map((start) => start + duration * touching) };
}
