// Summary of many simulated games.

import { type VerbName, verbNames } from '../content/cards/effects.ts';
import type { Pack } from '../content/cards/pack.ts';
import { type CueKind, cueKinds } from '../content/cues.ts';
import { adaptation as table } from '../content/invasion.ts';
import { type StepKind, stepKinds } from '../content/steps.ts';
import type { Result } from './game.ts';
import { median, type Share, shareOf } from './statistics.ts';

/** Win count and win rate of a group of games. */
export interface Wins extends Share {
  readonly games: number;
  readonly wins: number;
}

/** Statistics of a card. */
export interface CardUse {
  readonly id: string;
  /** Games in which the card occurred. */
  readonly seen: number;
  /** Share of games that assigned the tech to a lab, out of those with it in hand. Null for other cards. */
  readonly chosen: Share | null;
  /** Share of games that researched the tech, out of those with it in hand. Null for other cards. */
  readonly researched: Share | null;
  /** Win rate with the tech in the first hand minus that without it. Null for other cards, or if a group is empty. */
  readonly worth: number | null;
}

/** Summary of many games. Extends the shape of `Simulation` in the contract. */
export interface Simulation {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly interval95: readonly [number, number];
  readonly rounds: { readonly median: number; readonly max: number; readonly counts: Readonly<Record<number, number>> };
  /** Games in which the final mission became available. */
  readonly finalMission: Share;
  readonly losses: { readonly 'base-destroyed': number; readonly panic: number };
  /** Mean score. */
  readonly score: number;
  /** Rounds after the first of each game, and in how many adaptation pressed, eased, or was at −2 or +2 (DIR-10). */
  readonly adaptation: {
    readonly rounds: number;
    readonly pressed: number;
    readonly eased: number;
    readonly atEitherEnd: number;
  };
  readonly byPlan: Readonly<Record<string, Wins>>;
  readonly byBase: Readonly<Record<string, Wins>>;
  readonly cards: readonly CardUse[];
  /** Things that occurred in none of the games. */
  readonly unseen: {
    readonly cards: readonly string[];
    readonly verbs: readonly VerbName[];
    readonly cues: readonly CueKind[];
    readonly steps: readonly StepKind[];
  };
}

const winsOf = (results: readonly Result[]): Wins => {
  const wins = results.filter(({ won }) => won).length;
  return { games: results.length, wins, ...shareOf(wins, results.length) };
};

/** Groups games by a name. Returns the wins of each group, sorted by name. */
function winsBy(results: readonly Result[], of: (result: Result) => string): Record<string, Wins> {
  const names = [...new Set(results.map(of))].toSorted((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries(names.map((name) => [name, winsOf(results.filter((one) => of(one) === name))]));
}

const idsOf = ({ cards: { techs, assets, enemies, missions, crises, plans } }: Pack): string[] =>
  [...techs, ...assets, ...enemies, ...missions, ...crises, ...plans].map(({ id }) => id);

function useOf(results: readonly Result[], id: string, isTech: boolean): CardUse {
  const seen = results.filter(({ cards }) => cards.includes(id)).length;
  if (!isTech) return { id, seen, chosen: null, researched: null, worth: null };
  const drawn = results.filter((one) => one.drawn.includes(id));
  const share = (of: (result: Result) => readonly string[]) =>
    shareOf(drawn.filter((one) => of(one).includes(id)).length, drawn.length);
  // The first hand is random, so a difference in win rate is an effect of the tech, not of a player's choice.
  const dealt = results.filter(({ firstHand }) => firstHand.includes(id));
  const others = results.filter(({ firstHand }) => !firstHand.includes(id));
  const worth = dealt.length > 0 && others.length > 0 ? winsOf(dealt).rate - winsOf(others).rate : null;
  return { id, seen, chosen: share(({ chosen }) => chosen), researched: share(({ researched }) => researched), worth };
}

const without = <T>(all: readonly T[], seen: ReadonlySet<T>): T[] => all.filter((one) => !seen.has(one));
const seenOf = <T>(results: readonly Result[], of: (result: Result) => readonly T[]): Set<T> =>
  new Set(results.flatMap(of));

function adaptationOf(results: readonly Result[]): Simulation['adaptation'] {
  const steps = results.flatMap(({ adaptation }) => adaptation);
  const count = (is: (step: number) => boolean) => steps.filter(is).length;
  return {
    rounds: steps.length,
    pressed: count((step) => step > 0),
    eased: count((step) => step < 0),
    atEitherEnd: count((step) => Math.abs(step) === table.most),
  };
}

/** Summarizes games played with the pack. */
export function sumUp(results: readonly Result[], pack: Pack): Simulation {
  const all = winsOf(results);
  const lost = (why: Result['why']) => results.filter((one) => one.why === why).length;
  const rounds = results.map((one) => one.rounds);
  const counts: Record<number, number> = {};
  for (const round of rounds) counts[round] = (counts[round] ?? 0) + 1;
  return {
    games: all.games,
    wins: all.wins,
    winRate: all.rate,
    interval95: all.interval95,
    rounds: { median: median(rounds), max: Math.max(0, ...rounds), counts },
    finalMission: shareOf(results.filter(({ finalMission }) => finalMission).length, results.length),
    losses: { 'base-destroyed': lost('base-destroyed'), panic: lost('panic') },
    score: results.reduce((sum, { score }) => sum + score, 0) / Math.max(1, results.length),
    adaptation: adaptationOf(results),
    byPlan: winsBy(results, ({ plan }) => plan),
    byBase: winsBy(results, ({ base }) => base),
    cards: idsOf(pack).map((id) => useOf(results, id, pack.tech.has(id))),
    unseen: {
      cards: without(
        idsOf(pack),
        seenOf(results, ({ cards }) => cards),
      ),
      verbs: without(
        verbNames,
        seenOf(results, ({ verbs }) => verbs),
      ),
      cues: without(
        cueKinds,
        seenOf(results, ({ cues }) => cues),
      ),
      steps: without(
        stepKinds,
        seenOf(results, ({ steps }) => steps),
      ),
    },
  };
}
