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

/** Rolling on until the task is done or a roll is lost, however often that takes. */
export function pushing({ dice: count, needed, threat }: Push): Odds {
  if (needed <= 0) return { pDone: 1, pLoss: 0 };
  if (count <= 0) return { pDone: 0, pLoss: 0 };
  const loss = lossAt(threat);
  let pDone = 0;
  let pLoss = loss;
  let same = 0;
  for (const [k, chance] of successes(count).entries()) {
    if (k >= needed) pDone += chance;
    else if (k === 0 && threat === threatTrack.highest) same = chance * (1 - loss);
    else {
      const next = pushing({ dice: count, needed: needed - k, threat: risen(threat) });
      pDone += chance * (1 - loss) * next.pDone;
      pLoss += chance * (1 - loss) * next.pLoss;
    }
  }
  // A blank roll without loss at the highest threat leads back here: x = rest + same · x.
  return { pDone: pDone / (1 - same), pLoss: pLoss / (1 - same) };
}

/** Rolling at most so often, and stopping sooner when the task is done. */
export function stoppingAfter(rolls: number, { dice: count, needed, threat }: Push): Odds {
  if (needed <= 0) return { pDone: 1, pLoss: 0 };
  if (count <= 0 || rolls <= 0) return { pDone: 0, pLoss: 0 };
  const loss = lossAt(threat);
  let pDone = 0;
  let pLoss = loss;
  for (const [k, chance] of successes(count).entries()) {
    if (k >= needed) pDone += chance;
    else {
      const next = stoppingAfter(rolls - 1, { dice: count, needed: needed - k, threat: risen(threat) });
      pDone += chance * (1 - loss) * next.pDone;
      pLoss += chance * (1 - loss) * next.pLoss;
    }
  }
  return { pDone, pLoss };
}
