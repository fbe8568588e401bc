import Fraction from 'fraction.js';
import type { Nerve, Push } from '../../src/odds/push.ts';
import { allFaces } from './faces.ts';

/** Tasks of every kind: plain ones, extra dice, enemies that heal or kill, final missions with a minimum threat. */
export const somePushes: readonly Push[] = [
  { dice: 1, needed: 1, threat: 1 },
  { dice: 2, needed: 3, threat: 1, units: 2 },
  { dice: 3, needed: 2, threat: 3, units: 3 },
  { dice: 3, needed: 5, threat: 5 },
  { dice: 1, extra: 2, needed: 2, threat: 2 },
  { dice: 2, extra: 1, needed: 4, threat: 5 },
  { dice: 2, needed: 2, threat: 1, atLeast: 3 },
  { dice: 1, needed: 2, threat: 2, killsOn: 7 },
  { dice: 2, needed: 2, threat: 1, killsOn: 2 },
  { dice: 2, needed: 3, threat: 1, heals: 3, units: 2 },
  { dice: 3, needed: 2, threat: 4, heals: 4, units: 3 },
  { dice: 1, extra: 1, needed: 2, threat: 2, heals: 3, killsOn: 8, atLeast: 4 },
];

/** Counts all combinations of faces by successes and loss, such as `2 kept` or `0 lost`. */
function countFalls(dice: number, isLoss: (alien: number) => boolean): Map<string, bigint> {
  const counts = new Map<string, bigint>();
  for (const { xcom, alien } of allFaces(dice)) {
    const key = `${xcom.filter((face) => face >= 5).length} ${isLoss(alien) ? 'lost' : 'kept'}`;
    counts.set(key, (counts.get(key) ?? 0n) + 1n);
  }
  return counts;
}

/**
 * Returns the chance of each possible end after at most `most` rolls. An end is named by the successes still needed and
 * whether the last roll was a loss, such as `2 kept`. Enumerates all faces by chapter 7 of the rules, independently of
 * the code in `src/odds`.
 */
export function enumerated(push: Push, nerve: Nerve, most: number): Map<string, Fraction> {
  const known = new Map<string, Map<string, Fraction>>();
  const rolledFalls = new Map<string, Map<string, bigint>>();

  function fallsAt(rolls: number): [Map<string, bigint>, bigint] {
    const threat = Math.max(push.atLeast ?? 1, Math.min(5, push.threat + rolls));
    const dice = push.dice + (rolls === 0 ? (push.extra ?? 0) : 0);
    const key = `${dice} ${threat}`;
    const counts = rolledFalls.get(key) ?? countFalls(dice, (alien) => alien <= threat || alien === push.killsOn);
    rolledFalls.set(key, counts);
    return [counts, 8n * 6n ** BigInt(dice)];
  }

  function from(rolls: number, left: number): Map<string, Fraction> {
    if (left === 0 || rolls === most || !nerve(rolls, left)) return new Map([[`${left} kept`, new Fraction(1)]]);
    const key = `${rolls} ${left}`;
    const found = known.get(key) ?? rolled(rolls, left);
    known.set(key, found);
    return found;
  }

  function rolled(rolls: number, left: number): Map<string, Fraction> {
    const ends = new Map<string, Fraction>();
    const [counts, all] = fallsAt(rolls);
    for (const [fall, count] of counts) {
      const [hits = '', how] = fall.split(' ');
      const missing = Math.max(0, left - Number(hits));
      const harmed = push.heals !== undefined && missing > 0 && missing < push.heals;
      const next = harmed ? missing + 1 : missing;
      const then: Map<string, Fraction> =
        how === 'lost' ? new Map([[`${next} lost`, new Fraction(1)]]) : from(rolls + 1, next);
      for (const [end, chance] of then) {
        ends.set(end, (ends.get(end) ?? new Fraction(0)).add(new Fraction(count, all).mul(chance)));
      }
    }
    return ends;
  }
  return from(0, push.needed);
}
