// The cues of a round and the place of each kind in it, before they are put in order.

import type { Space } from '../content/continents.ts';
import { type BaseCueKind, labs, type News, newsCues } from '../content/cues.ts';
import type { Dice } from '../rules/state/dice.ts';
import type { Cue, Report } from '../rules/state/schedule.ts';
import { budget } from './budget.ts';
import type { Counts } from './counts.ts';
import { type BaseCue, cue } from './cue.ts';
import type { finalMission } from './final-mission.ts';
import type { Orders } from './orders.ts';
import { landings, tally, ufoTargets } from './targets.ts';

type CuePredicate = (other: Cue) => boolean;

/** A cue that comes after the cues it depends on (DIR-2). */
export interface Informed {
  readonly cue: BaseCue;
  /** Matches the cues it comes after, unless it is scrambled. */
  readonly news: CuePredicate;
  /** Matches the cues that, if they come later, are a real loss of information (FIN-14). Null: it is not scrambled. */
  readonly lost: CuePredicate | null;
  /** Matches the cues it comes after even if scrambled. */
  readonly follows?: CuePredicate;
}

/** The cues of one kind: the first of the round in this order, shuffled, after others, or the last (DIR-1). */
export type Part = { readonly comes: 'first' | 'shuffled' | 'last'; readonly cues: readonly BaseCue[] } | Informed;

const first = (...cues: readonly BaseCue[]): Part => ({ comes: 'first', cues });
const shuffled = (...cues: readonly BaseCue[]): Part => ({ comes: 'shuffled', cues });
const none: Part = shuffled();

const brings =
  (news: News): CuePredicate =>
  ({ kind }) =>
    newsCues[news].some((one) => one === kind);
const is =
  (wanted: BaseCueKind): CuePredicate =>
  ({ kind }) =>
    kind === wanted;
const toOrbit: CuePredicate = ({ ufos = {} }) => ufos.orbit !== undefined;
const toContinents: CuePredicate = ({ ufos = {} }) => Object.keys(ufos).some((space) => space !== 'orbit');
const choosesMission = is('choose-mission');
const bringsEnemies = brings('enemies');

/** Distributes the UFOs among the cues that name them, at least one each. */
function ufoCues(where: readonly Space[], cues: number, dice: Dice, round: number): BaseCue[] {
  const from = dice.draws(`director/${round}/deal`);
  const shares = where.slice(0, cues).map((space) => [space]);
  for (const space of where.slice(cues)) shares[from.next(cues)]?.push(space);
  return shares.map((share) => cue('ufos-detected', { ufos: tally(share) }));
}

function descentCues(orders: Orders, reports: readonly Report[], dice: Dice): BaseCue[] {
  const where = landings(orders, reports, dice);
  return where.length === 0 ? [] : [cue('ufos-descend', { ufos: tally(where) })];
}

/** Returns the cues of each kind in the next round, if any. Draws depend on the order of the kinds. */
export function roundCues(
  orders: Orders,
  reports: readonly Report[],
  amounts: Counts,
  final: ReturnType<typeof finalMission>,
  dice: Dice,
): Readonly<Record<BaseCueKind, Part>> {
  const where = ufoTargets(orders, reports, amounts.ufos, dice);
  return {
    'new-technology': first(cue('new-technology')),
    budget: first(cue('budget', { credits: budget(orders, reports) })),
    'ufos-descend': first(...descentCues(orders, reports, dice)),
    'ufos-detected': shuffled(...ufoCues(where, amounts.ufoCues, dice, reports.length + 1)),
    crisis: shuffled(...Array<BaseCue>(amounts.crises).fill(cue('crisis'))),
    'enemy-in-base': shuffled(...Array<BaseCue>(amounts.enemies).fill(cue('enemy-in-base'))),
    'assign-research': shuffled(...labs.map((lab) => cue('assign-research', { lab }))),
    'choose-mission': shuffled(cue('choose-mission')),
    'final-mission': final === 'comes' ? shuffled(cue('final-mission')) : none,
    'deploy-final-squad':
      final === 'locked' ? none : { cue: cue('deploy-final-squad'), news: is('final-mission'), lost: null },
    'deploy-satellites': { cue: cue('deploy-satellites'), news: brings('ufos'), lost: toOrbit },
    'deploy-interceptors': { cue: cue('deploy-interceptors'), news: brings('ufos'), lost: toContinents },
    'emergency-funding': {
      cue: cue('emergency-funding'),
      news: brings('ufos-or-crises'),
      lost: brings('ufos-or-crises'),
    },
    'defend-base': { cue: cue('defend-base'), news: bringsEnemies, lost: bringsEnemies },
    'deploy-squad': {
      cue: cue('deploy-squad'),
      news: (other) => choosesMission(other) || bringsEnemies(other),
      lost: bringsEnemies,
      follows: choosesMission,
    },
    ending: { comes: 'last', cues: [cue('ending')] },
  };
}
