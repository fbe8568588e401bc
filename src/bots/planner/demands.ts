// Places that need interceptors, satellites or scientists, and the points these gain there.

import type { Tech } from '../../content/cards/cards.ts';
import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { labs } from '../../content/cues.ts';
import { continentPlaces, countAt, labPlaces, type Place, readyAt } from '../../rules/index.ts';
import { isStale } from '../bot/bot.ts';
import { taskWorth } from './outlook/estimate.ts';
import { expectedUfos } from './outlook/expectation.ts';
import type { Outlook } from './outlook/outlook.ts';
import { panicWorth, ufoWorth } from './outlook/worth.ts';
import { type TechJudge, techJudge } from './techs.ts';

/** A place that can use more units of a kind. */
export interface Demand {
  readonly place: Place;
  readonly kind: 'interceptor' | 'satellite' | 'scientist';
  /** How many more fit there. */
  readonly most: number;
  /** Points if `count` more are sent. */
  readonly worthOf: (count: number) => number;
}

/** Fewer expected UFOs than this are ignored. */
const minUfos = 0.3;

/** Interpolates `of` linearly between whole numbers. */
function interpolated(count: number, of: (whole: number) => number): number {
  const low = Math.floor(count);
  const share = count - low;
  return (1 - share) * of(low) + (share === 0 ? 0 : share * of(low + 1));
}

/**
 * Returns the points of a defence task by the number of units added to the `there` ready ones.
 * `each` is the worth of destroying a UFO, `unit` the cost of losing a unit.
 */
const defenceWorth = (ufos: number, there: number, each: number, unit: number) => (count: number) => {
  const units = there + count;
  return interpolated(ufos, (whole) => taskWorth(units, whole, { success: each, done: 0, loss: units * unit }));
};

/** Returns the continents that can use interceptors this round. */
export function continentDemands(outlook: Outlook): Demand[] {
  if (isStale(outlook, 'deploy-interceptors')) return [];
  const { board, weights } = outlook;
  const expected = expectedUfos(outlook);
  return continents.flatMap((continent): Demand[] => {
    const ufos = expected(continent);
    if (ufos < minUfos) return [];
    const place = continentPlaces[continent];
    const whole = Math.ceil(ufos);
    // Panic rises by one for each UFO left, and later steps cost more: many UFOs weigh more each.
    const each = Math.max(
      ufoWorth(outlook, continent),
      (panicWorth(outlook, continent, whole) / whole) * weights.ufoStays,
    );
    const most = components.interceptorsPerContinent - countAt(board, place);
    const worthOf = defenceWorth(ufos, readyAt(board, place), each, weights.interceptor);
    return [{ place, kind: 'interceptor', most, worthOf }];
  });
}

/** Returns the orbit, unless it can use no satellites this round. */
export function orbitDemands(outlook: Outlook): Demand[] {
  const { board, weights } = outlook;
  const ufos = expectedUfos(outlook)('orbit');
  if (isStale(outlook, 'deploy-satellites') || ufos < minUfos) return [];
  const worthOf = defenceWorth(ufos, readyAt(board, 'orbit'), ufoWorth(outlook, 'orbit'), weights.satellite);
  const most = components.satellitePlaces - countAt(board, 'orbit');
  return [{ place: 'orbit', kind: 'satellite', most, worthOf }];
}

function bestFirst(techs: readonly Tech[], { rating }: TechJudge): Tech[] {
  return techs
    .map((tech) => ({ tech, rating: rating(tech) }))
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ tech }) => tech);
}

/** Returns the labs that can use scientists this round. */
export function labDemands(outlook: Outlook): Demand[] {
  const { board, cue, pack, weights } = outlook;
  const toCome = labs.filter((lab) => !isStale(outlook, 'assign-research', lab));
  if (toCome.length === 0) return [];
  const judge = techJudge(outlook);
  let hand: Tech[] | null = null;
  const nextInHand = (): Tech | undefined => {
    hand ??= bestFirst(
      board.hand.flatMap((id) => pack.tech.get(id) ?? []),
      judge,
    );
    return hand.shift();
  };
  return toCome.flatMap((lab): Demand[] => {
    const place = labPlaces[lab];
    const { tech: id, successes } = board.labs[lab - 1] ?? { tech: null, successes: 0 };
    // An empty lab will get the next best tech in hand, unless its cue is already open and none was chosen.
    const tech = id === null ? (cue?.lab === lab ? undefined : nextInHand()) : pack.tech.get(id);
    if (tech === undefined) return [];
    const stakes = judge.stakes(tech);
    const worthOf = (count: number) =>
      taskWorth(count, tech.cost - successes, { ...stakes, loss: count * weights.scientist });
    return [{ place, kind: 'scientist', most: components.scientistsPerLab - countAt(board, place), worthOf }];
  });
}
