// With UFOs in orbit some XCOM cues come before news they would have had.

import { mostScrambled } from '../content/invasion.ts';
import type { Dice } from '../rules/state/dice.ts';
import type { Cue, Report } from '../rules/state/schedule.ts';
import { orbitAt } from './board.ts';
import { cue } from './cue.ts';
import type { Orders } from './orders.ts';

type Picks = (other: Cue) => boolean;

/** A cue that wants to be informed (DIR-2). */
export interface Informed {
  readonly cue: Cue;
  /** Picks the cues it comes after, unless it is scrambled. */
  readonly news: Picks;
  /** Picks the news that it really misses when they come later (FIN-14). */
  readonly lost: Picks;
  /** Picks the cues it never comes before, scrambled or not. */
  readonly follows?: Picks;
}

const bringsUfos: Picks = ({ kind }) => kind === 'ufos-detected' || kind === 'ufos-descend';
const toOrbit: Picks = ({ ufos = {} }) => ufos.orbit !== undefined;
const toContinents: Picks = ({ ufos = {} }) => Object.keys(ufos).some((space) => space !== 'orbit');
const isEnemy: Picks = ({ kind }) => kind === 'enemy-in-base';
const choosesMission: Picks = ({ kind }) => kind === 'choose-mission';
const costsCredits: Picks = (other) => bringsUfos(other) || other.kind === 'crisis';

export const informed: readonly Informed[] = [
  { cue: cue('deploy-satellites'), news: bringsUfos, lost: toOrbit },
  { cue: cue('deploy-interceptors'), news: bringsUfos, lost: toContinents },
  { cue: cue('emergency-funding'), news: costsCredits, lost: costsCredits },
  { cue: cue('defend-base'), news: isEnemy, lost: isEnemy },
  {
    cue: cue('deploy-squad'),
    news: (other) => choosesMission(other) || isEnemy(other),
    lost: isEnemy,
    follows: choosesMission,
  },
];

/** The first and the last index at which a cue still misses news; none is left when the first is beyond the last. */
export const tooEarly = (cues: readonly Cue[], { lost, follows }: Informed): { first: number; last: number } => ({
  first: follows ? cues.findLastIndex(follows) + 1 : 0,
  last: cues.findLastIndex(lost),
});

/** Thousandths of a cue that are scrambled on average: the plan's own, and ever more with each UFO in orbit (DIR-3). */
function expected({ mix }: Orders, orbitUfos: number): number {
  const { own, halfAt } = mix.scramble;
  return own + Math.floor(((mostScrambled - own) * orbitUfos) / (orbitUfos + halfAt));
}

/** The informed cues that are scrambled this round, out of those that have news to lose among the other cues. */
export function scrambled(orders: Orders, reports: readonly Report[], cues: readonly Cue[], dice: Dice): Informed[] {
  const from = dice.draws(`director/${reports.length + 1}/scrambling`);
  const losable = informed.filter((one) => {
    const { first, last } = tooEarly(cues, one);
    return first <= last;
  });
  const thousandths = expected(orders, orbitAt(reports));
  return losable.filter(() => from.next(1000 * losable.length) < thousandths);
}
