// Fast: in floating point, each task worked out once. The tests hold it against the exact path.

import { dice as printed } from '../content/components.ts';
import {
  always,
  atMost,
  diceAt,
  leftAfter,
  lossFaces,
  mostNeeded,
  type Nerve,
  type Outcome,
  type Push,
} from './push.ts';

/** What pushing brings: chances from 0 to 1, and what is to be expected. */
export interface Odds {
  /** The successes needed come; those of a lost roll count (TSK-4). */
  readonly pDone: number;
  /** A roll is a loss before the table stops. */
  readonly pLoss: number;
  /** Successes that count, on average; fewer than none where an enemy heals. */
  readonly successes: number;
  /** Units lost, on average. */
  readonly unitsLost: number;
}

const known: number[][] = [[1]];

/** Chances of 0, 1, 2 … successes on so many XCOM dice (TAB-9). */
export function successes(count: number): readonly number[] {
  const p = printed.xcom.successes.length / printed.xcom.sides;
  for (let die = known.length; die <= count; die += 1) {
    const fewer = known[die - 1] ?? [];
    known.push(Array.from({ length: die + 1 }, (_, k) => (fewer[k] ?? 0) * (1 - p) + (fewer[k - 1] ?? 0) * p));
  }
  return known[count] ?? [];
}

/** The chance that the roll after `rolls` others is a loss (TSK-4). */
export const lossChance = (push: Push, rolls: number): number => lossFaces(push, rolls) / printed.alien.sides;

/** What is less likely than this is not followed any further: it is lost in the last digit. */
const negligible = 1e-20;

/** Every way the task can end, each with its chance; together 1. */
export function outcomes(push: Push, nerve: Nerve = always): Outcome[] {
  const most = mostNeeded(push);
  const lost = new Float64Array(most + 1);
  const kept = new Float64Array(most + 1);
  let now = new Float64Array(most + 1);
  now[Math.max(0, push.needed)] = 1;
  for (let rolls = 0, playing = 1; playing > negligible; rolls += 1) {
    const loss = lossChance(push, rolls);
    const chances = successes(diceAt(push, rolls));
    const next = new Float64Array(most + 1);
    playing = 0;
    for (const [left, chance] of now.entries()) {
      if (chance === 0) continue;
      if (left === 0 || push.dice <= 0 || !nerve(rolls, left)) {
        kept[left] = (kept[left] ?? 0) + chance;
        continue;
      }
      playing += chance * (1 - loss);
      for (const [k, p] of chances.entries()) {
        const to = leftAfter(push, left, k);
        lost[to] = (lost[to] ?? 0) + chance * p * loss;
        next[to] = (next[to] ?? 0) + chance * p * (1 - loss);
      }
    }
    now = next;
  }
  const all = (chances: Float64Array, isLost: boolean): Outcome[] =>
    [...chances].flatMap((chance, left) => (chance > 0 ? [{ left, lost: isLost, chance }] : []));
  return [...all(kept, false), ...all(lost, true)];
}

/** What the outcomes come to. */
export function oddsOf({ needed, units = 0 }: Push, ends: readonly Outcome[]): Odds {
  let [pDone, pLoss, left] = [0, 0, 0];
  for (const end of ends) {
    if (end.left === 0) pDone += end.chance;
    if (end.lost) pLoss += end.chance;
    left += end.left * end.chance;
  }
  return { pDone, pLoss, successes: Math.max(0, needed) - left, unitsLost: pLoss * units };
}

const worked = new Map<string, Odds>();

/** Rolling at most so often, and stopping sooner when the task is done. */
export function stoppingAfter(most: number, push: Push): Odds {
  const { dice, needed, threat, extra = 0, atLeast = 0, killsOn = 0, heals = 0, units = 0 } = push;
  const key = `${most} ${dice} ${needed} ${threat} ${extra} ${atLeast} ${killsOn} ${heals} ${units}`;
  const found = worked.get(key) ?? oddsOf(push, outcomes(push, atMost(most)));
  worked.set(key, found);
  return found;
}

/** Rolling on until the task is done or a roll is lost, however often that takes. */
export const pushing = (push: Push): Odds => stoppingAfter(Number.POSITIVE_INFINITY, push);
