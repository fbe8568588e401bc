// When the dice of a roll come to rest: one after another, the alien die last.

/** Time of one die from the hand to its rest, in ms. */
const tumbleMs = 900;
/** What is left of all times in a brisk roll. */
const briskShare = 0.45;
/** Part of that time after which it touches the felt. Then it settles. */
const touching = 0.66;
/** Time between two dice, in ms; together no more than `spreadMs`. */
const [apartMs, spreadMs] = [110, 600];
/** How much later the alien die follows, in ms. */
const alienLater = 180;

/** The course of a roll, in ms after it: of each XCOM die, and last of the alien die. */
export interface Landing {
  /** How long each die tumbles. */
  readonly duration: number;
  /** When each die is thrown. */
  readonly starts: readonly number[];
  /** When each die touches the felt. */
  readonly touches: readonly number[];
}

/** Returns how a roll of so many XCOM dice lands. A brisk one takes less than half the time. */
export function landingOf(dice: number, brisk = false): Landing {
  const share = brisk ? briskShare : 1;
  const duration = share * tumbleMs;
  const apart = share * Math.min(apartMs, spreadMs / Math.max(1, dice));
  const starts = Array.from({ length: dice + 1 }, (_, i) => i * apart + (i === dice ? share * alienLater : 0));
  return { duration, starts, touches: starts.map((start) => start + duration * touching) };
}
