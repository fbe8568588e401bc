import { dice as printed } from '../content/components.ts';
import { threatTrack } from '../content/tracks.ts';

/** Everything about a task that affects its odds, from the next roll on (chapter 7 of the rules). */
export interface Push {
  /** XCOM dice in every roll (TSK-2). */
  readonly dice: number;
  /** Successes still needed. */
  readonly needed: number;
  /** Threat of the next roll, 1 to 5. */
  readonly threat: number;
  /** Dice that cards have added to the next roll only. */
  readonly extra?: number;
  /** Threat counts as at least this much, by a rule of a mission part. */
  readonly atLeast?: number;
  /** Sides of the alien die, if it is not the usual one (EVO-51). */
  readonly sides?: number;
  /**
   * Face of the usual alien die that is always a loss, by a rule of an enemy. Other dice count it from their top face.
   */
  readonly killsOn?: number;
  /** Full health of an enemy that heals: it removes one success marker after each roll that does not kill it. */
  readonly heals?: number;
  /** Units that a lost roll kills, destroys or exhausts (TSK-8). */
  readonly units?: number;
}

/** One way a task can end. */
export interface Outcome {
  /** Successes still needed. */
  readonly left: number;
  /** Whether the last roll was lost. */
  readonly lost: boolean;
  /** Chance of this end, from 0 to 1. */
  readonly chance: number;
}

/** Stopping rule: whether to roll again after `rolls` rolls, with `left` successes still needed. */
export type Nerve = (rolls: number, left: number) => boolean;

/** Rule that rolls until the task is done or a roll is lost. */
export const always: Nerve = () => true;

/** Returns the rule that rolls at most `rolls` times. */
export const atMost =
  (rolls: number): Nerve =>
  (rolled) =>
    rolled < rolls;

/** Returns the sides of the alien die. */
export const sidesOf = ({ sides = printed.alien.sides }: Push): number => sides;

/** Returns how many faces of the alien die lose the roll after `rolls` others (TSK-4, TSK-5). */
export function lossFaces(push: Push, rolls: number): number {
  const { threat, atLeast = 0, killsOn = 0 } = push;
  const now = Math.max(atLeast, Math.min(threatTrack.highest, threat + rolls));
  const kills = killsOn - printed.alien.sides + sidesOf(push);
  return Math.min(sidesOf(push), now + (kills > now ? 1 : 0));
}

/** Returns the XCOM dice of the roll after `rolls` others. Extra dice need at least one die already (TSK-3). */
export const diceAt = ({ dice, extra = 0 }: Push, rolls: number): number =>
  dice > 0 && rolls === 0 ? dice + extra : dice;

/** Returns the number of rolls after which all others are alike: extra dice are spent and threat is at its highest. */
export const settlesAfter = ({ threat, extra = 0 }: Push): number =>
  Math.max(extra > 0 ? 1 : 0, threatTrack.highest - threat);

/** Returns the most successes that can be needed at any time. An enemy that heals may return to full health. */
export const mostNeeded = ({ needed, heals = 0 }: Push): number => Math.max(needed, heals);

/** Returns the successes still needed after a roll. An enemy that heals regains one if it is hurt but not killed. */
export function leftAfter({ heals = 0 }: Push, left: number, successes: number): number {
  const next = Math.max(0, left - successes);
  return next > 0 && next < heals ? next + 1 : next;
}

/** Returns the push after a roll is applied: threat has risen, extra dice are spent. A lost roll leaves no dice. */
export function applied(push: Push, successes: number, lost: boolean): Push {
  const { dice, threat, units, extra: _, ...rest } = push;
  const needed = leftAfter(push, push.needed, successes);
  const next = { ...rest, needed, threat: Math.min(threatTrack.highest, threat + 1) };
  if (lost) return { ...next, dice: 0 };
  return { ...next, dice, ...(units === undefined ? {} : { units }) };
}
