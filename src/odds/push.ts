import { dice as printed } from '../content/components.ts';
import { threatTrack } from '../content/tracks.ts';

/** A task as its odds see it (chapter 7 of the rules): the next roll, and all there may be after it. */
export interface Push {
  /** XCOM dice of every roll (TSK-2). */
  readonly dice: number;
  /** Successes still needed. */
  readonly needed: number;
  /** The threat of the next roll, 1–5. */
  readonly threat: number;
  /** Dice that cards have added to the next roll alone. */
  readonly extra?: number;
  /** Threat counts as this much at least: a final mission may never be calm. */
  readonly atLeast?: number;
  /** A face of the alien die on which a roll is lost too: an enemy may kill on it. */
  readonly killsOn?: number;
  /** Successes the enemy wants when unharmed, if it heals: it loses one marker after each roll that does not kill it. */
  readonly heals?: number;
  /** Units that a lost roll costs (TSK-8): killed, destroyed or exhausted. */
  readonly units?: number;
}

/** One way a task can end: what is still needed then, and whether the last roll was lost. */
export interface Outcome {
  readonly left: number;
  readonly lost: boolean;
  /** From 0 to 1. */
  readonly chance: number;
}

/** How long a table keeps pushing: does it roll, after so many rolls, with so many successes still needed? */
export type Nerve = (rolls: number, left: number) => boolean;

/** Rolls until the task is done or a roll is lost. */
export const always: Nerve = () => true;

/** Rolls so often at most. */
export const atMost =
  (rolls: number): Nerve =>
  (rolled) =>
    rolled < rolls;

/** Of the eight faces of the alien die, those on which the roll after `rolls` others is lost (TSK-4, TSK-5). */
export function lossFaces({ threat, atLeast = 0, killsOn = 0 }: Push, rolls: number): number {
  const now = Math.max(atLeast, Math.min(threatTrack.highest, threat + rolls));
  return Math.min(printed.alien.sides, now + (killsOn > now ? 1 : 0));
}

/** XCOM dice of the roll after `rolls` others; extra ones need at least one already (TSK-3). */
export const diceAt = ({ dice, extra = 0 }: Push, rolls: number): number =>
  dice > 0 && rolls === 0 ? dice + extra : dice;

/** After this many rolls each one is like the one before: the extra dice are spent, and threat rises no more. */
export const settlesAfter = ({ threat, extra = 0 }: Push): number =>
  Math.max(extra > 0 ? 1 : 0, threatTrack.highest - threat);

/** The most successes that can be needed on the way: an enemy that heals may come back to all of its health. */
export const mostNeeded = ({ needed, heals = 0 }: Push): number => Math.max(needed, heals);

/** What is still needed after a roll with so many successes; an enemy not killed heals, if it was harmed at all. */
export function leftAfter({ heals = 0 }: Push, left: number, successes: number): number {
  const next = Math.max(0, left - successes);
  return next > 0 && next < heals ? next + 1 : next;
}

/** The task once a roll has been applied: threat has risen, extra dice are spent, and a loss leaves nobody to roll on. */
export function applied(push: Push, successes: number, lost: boolean): Push {
  const { dice, threat, units, extra: _, ...rest } = push;
  const needed = leftAfter(push, push.needed, successes);
  const next = { ...rest, needed, threat: Math.min(threatTrack.highest, threat + 1) };
  if (lost) return { ...next, dice: 0 };
  return { ...next, dice, ...(units === undefined ? {} : { units }) };
}
