import { dice } from '../content/components.ts';
import { threatTrack } from '../content/tracks.ts';

/** A task as its odds see it (chapter 7 of the rules). */
export interface Push {
  /** XCOM dice a roll has. */
  readonly dice: number;
  /** Successes still needed. */
  readonly needed: number;
  /** The threat of the next roll, 1–5. */
  readonly threat: number;
}

/** What pushing on brings: chances from 0 to 1. */
export interface Odds {
  /** The successes needed come; those of a lost roll count (TSK-4). */
  readonly pDone: number;
  /** A roll is a loss before the table stops. */
  readonly pLoss: number;
}

/** Chances of 0, 1, 2 … successes on so many XCOM dice. */
export function successes(count: number): number[] {
  const p = dice.xcom.successes.length / dice.xcom.sides;
  let chances = [1];
  for (let die = 0; die < count; die += 1) {
    chances = [...chances, 0].map((chance, k) => chance * (1 - p) + (chances[k - 1] ?? 0) * p);
  }
  return chances;
}

const lossAt = (threat: number): number => threat / dice.alien.sides;
const risen = (threat: number): number => Math.min(threat + 1, threatTrack.highest);

const forever = Number.POSITIVE_INFINITY;

/** Rolling at most so often, and stopping sooner when the task is done. */
export function stoppingAfter(most: number, push: Push): Odds {
  const chances = successes(push.dice);
  const known = new Map<string, Odds>();

  /** Each stand of the task is worked out once: there are few of them, and very many ways from one to another. */
  function from(needed: number, threat: number, rolls: number): Odds {
    if (needed <= 0) return { pDone: 1, pLoss: 0 };
    if (push.dice <= 0 || rolls <= 0) return { pDone: 0, pLoss: 0 };
    const stand = `${needed} ${threat} ${rolls}`;
    const odds = known.get(stand) ?? rolled(needed, threat, rolls);
    known.set(stand, odds);
    return odds;
  }

  function rolled(needed: number, threat: number, rolls: number): Odds {
    const loss = lossAt(threat);
    let pDone = 0;
    let pLoss = loss;
    let same = 0;
    for (const [k, chance] of chances.entries()) {
      if (k >= needed) pDone += chance;
      else if (k === 0 && threat === threatTrack.highest && rolls === forever) same = chance * (1 - loss);
      else {
        const next = from(needed - k, risen(threat), rolls - 1);
        pDone += chance * (1 - loss) * next.pDone;
        pLoss += chance * (1 - loss) * next.pLoss;
      }
    }
    // A blank roll that changes nothing leads back here: x = rest + same · x.
    return { pDone: pDone / (1 - same), pLoss: pLoss / (1 - same) };
  }
  return from(push.needed, push.threat, most);
}

/** Rolling on until the task is done or a roll is lost, however often that takes. */
export const pushing = (push: Push): Odds => stoppingAfter(forever, push);
