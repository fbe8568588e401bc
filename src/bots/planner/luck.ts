// Worth of verbs that change the dice of the open task, computed over all outcomes of this roll and later ones.

import {
  changesNextRoll,
  changesRoll,
  type NextRollVerb,
  type RollVerb,
  type Verb,
} from '../../content/cards/effects.ts';
import { dice } from '../../content/components.ts';
import { threatTrack } from '../../content/tracks.ts';
import { applied, type Push, pushOf, successes } from '../../odds/index.ts';
import { lossOf, successesOf } from '../../rules/index.ts';
import type { Outlook } from './outlook/outlook.ts';
import { pushWorth, type Stakes } from './outlook/pushing.ts';
import { stakesOf } from './stakes.ts';

type Roll = Parameters<typeof lossOf>[1];

const faces = Array.from({ length: dice.alien.sides }, (_, i) => i + 1);

/** Points for applying a roll with `count` successes, including the best play afterwards. */
function appliedWorth(push: Push, stakes: Stakes, count: number, lost: boolean): number {
  const counted = Math.min(count, push.needed);
  const now = counted * stakes.success + (counted === push.needed ? stakes.done : 0) - (lost ? stakes.loss : 0);
  return now + pushWorth(applied(push, count, lost), stakes);
}

/** A possible result of changing a roll. */
interface RollOutcome {
  readonly chance: number;
  readonly successes: number;
  /** Chance that the roll is a loss, from 0 to 1. */
  readonly loss: number;
}

/** Returns the outcomes of re-rolling some of the dice. */
function rerolled(outlook: Outlook, roll: Roll, which: 'failures' | 'alien' | 'all'): RollOutcome[] {
  const own = successesOf(roll);
  const failures = roll.xcom.length + roll.added - own;
  const isLost = (alien: number) => lossOf(outlook, { ...roll, alien });
  const loss = which === 'failures' ? Number(isLost(roll.alien)) : faces.filter(isLost).length / faces.length;
  if (which === 'alien') return [{ chance: 1, successes: own, loss }];
  const [rolled, kept] = which === 'all' ? [roll.xcom.length, roll.added] : [failures, own];
  return successes(rolled).map((chance, count) => ({ chance, successes: kept + count, loss }));
}

/** Returns the outcomes of applying the verb to an unapplied roll. */
function outcomesAfter(outlook: Outlook, roll: Roll, verb: RollVerb): RollOutcome[] {
  const own = successesOf(roll);
  const loss = Number(lossOf(outlook, roll));
  switch (verb.do) {
    case 'forgive-loss':
      return [{ chance: 1, successes: own, loss: 0 }];
    case 'raise-alien-die': {
      const alien = Math.min(dice.alien.sides, roll.alien + verb.by);
      return [{ chance: 1, successes: own, loss: Number(lossOf(outlook, { ...roll, alien })) }];
    }
    case 'turn-dice': {
      const failures = roll.xcom.length + roll.added - own;
      return [{ chance: 1, successes: own + Math.min(verb.count, failures), loss }];
    }
    case 'add-successes':
      return [{ chance: 1, successes: own + verb.count, loss }];
    case 'reroll':
      return rerolled(outlook, roll, verb.dice);
  }
}

/** Returns a function that computes the points a verb gains by changing the unapplied roll. */
function currentRollGains(outlook: Outlook, roll: Roll): (verb: Verb) => number {
  const { board } = outlook;
  const push = board.task && pushOf({ ...outlook, board: { ...board, task: { ...board.task, roll: null } } });
  if (!push) return () => 0;
  const stakes = stakesOf(outlook);
  const cache = [new Map<number, number>(), new Map<number, number>()] as const;
  const after = (count: number, lost: 0 | 1): number => {
    const known = cache[lost].get(count);
    const value = known ?? appliedWorth(push, stakes, count, lost === 1);
    if (known === undefined) cache[lost].set(count, value);
    return value;
  };
  const worth = (count: number, loss: number) =>
    (loss === 0 ? 0 : loss * after(count, 1)) + (loss === 1 ? 0 : (1 - loss) * after(count, 0));
  return (verb) => {
    if (!changesRoll(verb)) return 0;
    const then = outcomesAfter(outlook, roll, verb).reduce(
      (sum, { chance, successes: count, loss }) => sum + chance * worth(count, loss),
      0,
    );
    return then - worth(successesOf(roll), Number(lossOf(outlook, roll)));
  };
}

/** Returns the open task with the verb applied to its next roll. */
export function pushAfter(push: Push, verb: NextRollVerb): Push {
  switch (verb.do) {
    case 'add-dice':
      return { ...push, extra: (push.extra ?? 0) + verb.count };
    case 'lower-threat':
      return { ...push, threat: Math.max(threatTrack.lowest, push.threat - verb.by) };
  }
}

/** Returns a function that computes the points a verb gains by changing the next roll. */
function nextRollGains(outlook: Outlook): (verb: Verb) => number {
  const push = pushOf(outlook);
  if (push === null || push.dice === 0) return () => 0;
  let known: { readonly stakes: Stakes; readonly before: number } | null = null;
  const unchanged = () => {
    const stakes = stakesOf(outlook);
    return { stakes, before: pushWorth(push, stakes) };
  };
  return (verb) => {
    if (!changesNextRoll(verb)) return 0;
    known ??= unchanged();
    return pushWorth(pushAfter(push, verb), known.stakes) - known.before;
  };
}

/** Returns a function that computes the points a verb gains by changing the open task's dice; 0 for other verbs. */
export function diceGains(outlook: Outlook): (verb: Verb) => number {
  const { task } = outlook.board;
  if (task === null) return () => 0;
  return task.roll ? currentRollGains(outlook, task.roll) : nextRollGains(outlook);
}
