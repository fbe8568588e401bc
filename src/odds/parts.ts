// The chance to complete the parts of a mission one after another, rolling on until they are done or nobody is left.

import { threatTrack } from '../content/tracks.ts';
import { lossChance, successes } from './chances.ts';
import { leftAfter, type Push } from './push.ts';
import type { againstRule } from './task.ts';

/** A way for a squad to stand on the icons of a part, which brings at least one die. */
export interface Stand<Squad> {
  readonly dice: number;
  /** The squad after a lost roll (TSK-8). */
  readonly survivors: Squad;
}

/** One possible enemy of a part, with its chance. */
export interface Foe<Squad> {
  /** Chance that it is this enemy, from 0 to 1. */
  readonly chance: number;
  /** Successes still needed, and those of a fresh part. */
  readonly needed: number;
  readonly needs: number;
  readonly against: ReturnType<typeof againstRule>;
  /** Returns the stands worth trying. Empty for a squad that cannot roll. */
  readonly stands: (squad: Squad) => readonly Stand<Squad>[];
}

/** Chances by threat, then by successes still needed. */
type Chances = readonly (readonly number[])[];

const { lowest, highest } = threatTrack;

/**
 * Number of iterations over the highest threat, against an enemy that heals. At that threat at least five rolls in
 * eight are lost, so that the result is exact to ten digits.
 */
const passes = 24;

/**
 * Returns the chance of a squad to complete all parts, with the best placement before each roll. `keyOf` returns a key
 * for each squad. `extra` dice from cards belong to the first roll only (TSK-3).
 */
export function partsChance<Squad>(
  parts: readonly (readonly Foe<Squad>[])[],
  keyOf: (squad: Squad) => string | number,
): (squad: Squad, threat?: number, extra?: number) => number {
  const known = new Map<string, Chances>();

  /** The chance from the beginning of a part. */
  const from = (part: number, squad: Squad, threat: number): number =>
    parts[part]?.reduce(
      (sum, foe, i) => sum + foe.chance * (against(part, i, foe, squad)[threat]?.[foe.needed] ?? 0),
      0,
    ) ?? 1;

  /** Best chance from one roll on. `own` are the chances at the highest threat, which depend on themselves. */
  function best(
    [part, i, foe]: readonly [number, number, Foe<Squad>],
    squad: Squad,
    stands: readonly Stand<Squad>[],
    [left, threat, more]: readonly [number, number, number],
    own?: readonly number[],
  ): number {
    const push: Push = { dice: 0, needed: left, threat, ...foe.against };
    const loss = lossChance(push, 0);
    const later = Math.min(highest, threat + 1);
    const after = (survivors: Squad, to: number): number =>
      to === 0 ? from(part + 1, survivors, later) : (against(part, i, foe, survivors)[later]?.[to] ?? 0);
    let top = 0;
    for (const { dice, survivors } of stands) {
      let [value, unchanged] = [0, 0];
      for (const [count, chance] of successes(dice + more).entries()) {
        const to = Math.min(foe.needs, leftAfter(push, left, count));
        value += chance * loss * after(survivors, to);
        if (own === undefined || to === 0) value += chance * (1 - loss) * after(squad, to);
        // A roll that changes nothing leads back here.
        else if (to === left) unchanged += chance * (1 - loss);
        else value += chance * (1 - loss) * (own[to] ?? 0);
      }
      top = Math.max(top, value / (1 - unchanged));
    }
    return top;
  }

  /** The chances of a squad against a foe. */
  function against(part: number, i: number, foe: Foe<Squad>, squad: Squad): Chances {
    const key = `${part} ${i} ${keyOf(squad)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const chances = Array.from({ length: highest + 1 }, () => [1, ...Array<number>(foe.needs).fill(0)]);
    known.set(key, chances);
    const stands = foe.stands(squad);
    if (stands.length === 0) return chances;
    const at = [part, i, foe] as const;
    // Only an enemy that heals can need more successes than before; otherwise one pass from the fewest up is exact.
    for (let threat: number = highest; threat >= lowest; threat -= 1) {
      const row = chances[threat] ?? [];
      const own = threat === highest ? row : undefined;
      for (let pass = own && foe.against.heals !== undefined ? passes : 1; pass > 0; pass -= 1)
        for (let left = 1; left <= foe.needs; left += 1) row[left] = best(at, squad, stands, [left, threat, 0], own);
    }
    return chances;
  }

  return (squad, threat = lowest, extra = 0) => {
    if (extra === 0) return from(0, squad, threat);
    const first = parts[0]?.map((foe, i) => {
      const roll = [foe.needed, threat, extra] as const;
      return foe.chance * best([0, i, foe], squad, foe.stands(squad), roll);
    });
    return first?.reduce((sum, chance) => sum + chance, 0) ?? 1;
  };
}
