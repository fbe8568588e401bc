// Fast path: chances in floating point, cached by task. Tests compare it with the exact path in tests/odds.

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
  sidesOf,
} from './push.ts';

/** Chances and expected values of pushing. Chances are from 0 to 1. */
export interface Odds {
  /** Chance that the task is done. Successes of a lost roll count (TSK-4). */
  readonly pDone: number;
  /** Chance that pushing ends with a lost roll. */
  readonly pLoss: number;
  /** Expected number of successes that count. Negative if an enemy heals more than that. */
  readonly successes: number;
  /** Expected number of units lost. */
  readonly unitsLost: number;
}

/** Rows computed so far, by number of dice. */
const successRows: number[][] = [[1]];

/** Returns the chances of 0, 1, 2 … successes with `count` XCOM dice (TAB-9). */
export function successes(count: number): readonly number[] {
  const p = printed.xcom.successes.length / printed.xcom.sides;
  for (let die = successRows.length; die <= count; die += 1) {
    const fewer = successRows[die - 1] ?? [];
    successRows.push(Array.from({ length: die + 1 }, (_, k) => (fewer[k] ?? 0) * (1 - p) + (fewer[k - 1] ?? 0) * p));
  }
  return successRows[count] ?? [];
}

/** Returns the chance that the roll after `rolls` others is a loss (TSK-4). */
export const lossChance = (push: Push, rolls: number): number => lossFaces(push, rolls) / sidesOf(push);

/** Branches less likely than this are not followed further, since they are below floating-point precision. */
const negligible = 1e-20;

/** Returns every way the task can end. The chances add up to 1. */
export function outcomes(push: Push, nerve: Nerve = always): Outcome[] {
  const most = mostNeeded(push);
  const lost = new Float64Array(most + 1);
  const kept = new Float64Array(most + 1);
  let now = new Float64Array(most + 1);
  now[Math.max(0, push.needed)] = 1;
  for (let rolls = 0, unfinished = 1; unfinished > negligible; rolls += 1) {
    const loss = lossChance(push, rolls);
    const chances = successes(diceAt(push, rolls));
    const next = new Float64Array(most + 1);
    unfinished = 0;
    for (const [left, chance] of now.entries()) {
      if (chance === 0) continue;
      if (left === 0 || push.dice <= 0 || !nerve(rolls, left)) {
        kept[left] = (kept[left] ?? 0) + chance;
        continue;
      }
      unfinished += chance * (1 - loss);
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

/** Summarizes outcomes of a push as odds. */
export function oddsOf({ needed, units = 0 }: Push, ends: readonly Outcome[]): Odds {
  let [pDone, pLoss, left] = [0, 0, 0];
  for (const end of ends) {
    if (end.left === 0) pDone += end.chance;
    if (end.lost) pLoss += end.chance;
    left += end.left * end.chance;
  }
  return { pDone, pLoss, successes: Math.max(0, needed) - left, unitsLost: pLoss * units };
}

const cache = new Map<string, Odds>();

/** Returns the odds of rolling at most `most` times, stopping earlier if the task is done. Cached. */
export function stoppingAfter(most: number, push: Push): Odds {
  const { dice, needed, threat, extra = 0, atLeast = 0, killsOn = 0, heals = 0, units = 0 } = push;
  const key = `${most} ${dice} ${needed} ${threat} ${extra} ${atLeast} ${sidesOf(push)} ${killsOn} ${heals} ${units}`;
  const found = cache.get(key) ?? oddsOf(push, outcomes(push, atMost(most)));
  cache.set(key, found);
  return found;
}

/** Returns the odds of rolling until the task is done or a roll is lost. Cached. */
export const pushing = (push: Push): Odds => stoppingAfter(Number.POSITIVE_INFINITY, push);
