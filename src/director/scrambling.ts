// Scrambling: with UFOs in orbit, some XCOM cues come before alien cues they would normally follow.

import { mostScrambled } from '../content/invasion.ts';
import type { Dice } from '../rules/state/dice.ts';
import type { Cue, Report } from '../rules/state/schedule.ts';
import { orbitAt } from './board.ts';
import { cue } from './cue.ts';
import type { Orders } from './orders.ts';

type CuePredicate = (other: Cue) => boolean;

/** An XCOM cue that normally comes after the alien cues it responds to (DIR-2). */
export interface Informed {
  readonly cue: Cue;
  /** Matches the cues it comes after, unless it is scrambled. */
  readonly news: CuePredicate;
  /** Matches the cues that, if they come later, are a real loss of information (FIN-14). */
  readonly lost: CuePredicate;
  /** Matches the cues it comes after even if scrambled. */
  readonly follows?: CuePredicate;
}

const bringsUfos: CuePredicate = ({ kind }) => kind === 'ufos-detected' || kind === 'ufos-descend';
const toOrbit: CuePredicate = ({ ufos = {} }) => ufos.orbit !== undefined;
const toContinents: CuePredicate = ({ ufos = {} }) => Object.keys(ufos).some((space) => space !== 'orbit');
const isEnemy: CuePredicate = ({ kind }) => kind === 'enemy-in-base';
const choosesMission: CuePredicate = ({ kind }) => kind === 'choose-mission';
const costsCredits: CuePredicate = (other) => bringsUfos(other) || other.kind === 'crisis';

/** The cues that DIR-2 informs, without the final squad's, which is never scrambled. */
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

/** Returns the first and last index at which a scrambled cue loses information. There is none if first > last. */
export const scrambleRange = (cues: readonly Cue[], { lost, follows }: Informed): { first: number; last: number } => ({
  first: follows ? cues.findLastIndex(follows) + 1 : 0,
  last: cues.findLastIndex(lost),
});

/** Returns the mean number of scrambled cues in thousandths (DIR-3): the plan's own, rising with UFOs in orbit. */
function meanScrambled({ mix }: Orders, orbitUfos: number): number {
  const { own, halfAt } = mix.scramble;
  return own + Math.floor(((mostScrambled - own) * orbitUfos) / (orbitUfos + halfAt));
}

/** Draws the informed cues to scramble this round. Only cues that lose information among `cues` can be drawn. */
export function scrambledCues(
  orders: Orders,
  reports: readonly Report[],
  cues: readonly Cue[],
  dice: Dice,
): Informed[] {
  const from = dice.draws(`director/${reports.length + 1}/scrambling`);
  const losable = informed.filter((one) => {
    const { first, last } = scrambleRange(cues, one);
    return first <= last;
  });
  const thousandths = meanScrambled(orders, orbitAt(reports));
  return losable.filter(() => from.next(1000 * losable.length) < thousandths);
}
