// What the game is meant to be like, and whether so many games say that it is.

import type { BotName } from '../bots/index.ts';
import type { Difficulty } from '../content/difficulties.ts';
import type { Share } from './statistics.ts';
import type { Simulation, Wins } from './tally.ts';

/** Games of one difficulty, played by one sort of bot. */
export interface Cell extends Simulation {
  readonly difficulty: Difficulty;
  readonly bots: BotName;
}

/** One thing that is wanted, what was found, and whether it will do. */
export interface Finding {
  readonly what: string;
  readonly wanted: string;
  readonly found: string;
  readonly kept: boolean;
}

/** Wins of a team of the strongest bots, in percent. */
export const wanted: Readonly<Record<Difficulty, readonly [least: number, most: number]>> = {
  tutorial: [90, 100],
  easy: [70, 80],
  normal: [45, 55],
  hard: [25, 35],
  expert: [10, 20],
};

/** The other bounds, in percent, percentage points and rounds. */
const bounds = {
  plan: 10,
  base: 6,
  rounds: [6, 8],
  longest: 12,
  random: 2,
  cause: 20,
  researched: 3,
  tech: 12,
  atEitherEnd: 50,
  eachSide: 20,
} as const;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const withBounds = ({ rate, interval95: [low, high] }: Share): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)})`;
const shareOf = ({ winRate, interval95 }: Cell): Share => ({ rate: winRate, interval95 });

function ofWins(cell: Cell): Finding {
  const [least, most] = wanted[cell.difficulty];
  const found = cell.winRate * 100;
  return {
    what: `wins, ${cell.difficulty}`,
    wanted: most === 100 ? `≥ ${least} %` : `${least} to ${most} %`,
    found: withBounds(shareOf(cell)),
    kept: found >= least && found <= most,
  };
}

/** Parts of the games against all of them: plans, or base continents. */
function ofParts(what: string, parts: Readonly<Record<string, Wins>>, mean: number, most: number): Finding[] {
  return Object.entries(parts).map(([name, wins]) => ({
    what: `${what} ${name}, normal`,
    wanted: `within ${most} points of the mean`,
    found: `${withBounds(wins)}, ${((wins.rate - mean) * 100).toFixed(1)} from the mean`,
    kept: Math.abs(wins.rate - mean) * 100 <= most,
  }));
}

function ofRounds({ rounds }: Cell, longest: number): Finding[] {
  const [least, most] = bounds.rounds;
  return [
    {
      what: 'rounds of the middle game, normal',
      wanted: `${least} to ${most}`,
      found: String(rounds.median),
      kept: rounds.median >= least && rounds.median <= most,
    },
    {
      what: 'rounds of the longest game, any difficulty',
      wanted: `at most ${bounds.longest}`,
      found: String(longest),
      kept: longest <= bounds.longest,
    },
  ];
}

function ofLosses({ losses, games, wins }: Cell): Finding[] {
  const lost = games - wins;
  return (['base-destroyed', 'panic'] as const).map((why) => ({
    what: `losses by ${why === 'panic' ? 'panic' : 'a destroyed base'}, normal`,
    wanted: `at least ${bounds.cause} % of them`,
    found: percent(losses[why] / Math.max(1, lost)),
    kept: (losses[why] * 100) / Math.max(1, lost) >= bounds.cause,
  }));
}

function ofTechs({ cards }: Cell): Finding[] {
  const techs = cards.filter(({ researched }) => researched !== null);
  const rarest = techs.toSorted((a, b) => (a.researched?.rate ?? 0) - (b.researched?.rate ?? 0))[0];
  const strongest = techs.toSorted((a, b) => Math.abs(b.worth ?? 0) - Math.abs(a.worth ?? 0))[0];
  const rare = rarest?.researched?.rate ?? 0;
  const strong = strongest?.worth ?? 0;
  return [
    {
      what: 'the tech least often researched, normal',
      wanted: `at least ${bounds.researched} % of the games it was in hand`,
      found: `${rarest?.id}: ${percent(rare)}`,
      kept: rare * 100 >= bounds.researched,
    },
    {
      what: 'the tech that changes most, normal',
      wanted: `at most ${bounds.tech} points`,
      found: `${strongest?.id}: ${(strong * 100).toFixed(1)} points`,
      kept: Math.abs(strong) * 100 <= bounds.tech,
    },
  ];
}

/** How adaptation spent the rounds that a report came before. */
function ofAdaptation({ difficulty, adaptation: { rounds, ...counts } }: Cell): Finding[] {
  const share = (count: number): number => count / Math.max(1, rounds);
  const atEitherEnd = share(counts.atEitherEnd);
  const sides = (['pressed', 'eased'] as const).map((side) => ({
    what: `rounds ${side} by adaptation, ${difficulty}`,
    wanted: `at least ${bounds.eachSide} %`,
    found: percent(share(counts[side])),
    kept: share(counts[side]) * 100 >= bounds.eachSide,
  }));
  return [
    {
      what: `rounds with adaptation at −2 or +2, ${difficulty}`,
      wanted: `at most ${bounds.atEitherEnd} %`,
      found: percent(atEitherEnd),
      kept: atEitherEnd * 100 <= bounds.atEitherEnd,
    },
    ...sides,
  ];
}

function ofBots(planner: Cell, careful: Cell, random: Cell): Finding[] {
  return [
    {
      what: 'wins of random bots, normal',
      wanted: `under ${bounds.random} %`,
      found: withBounds(shareOf(random)),
      kept: random.winRate * 100 < bounds.random,
    },
    {
      what: 'wins of careful bots, normal',
      wanted: 'between random and planner',
      found: withBounds(shareOf(careful)),
      kept: careful.winRate > random.winRate && careful.winRate < planner.winRate,
    },
  ];
}

/** What was never seen in any of the games. */
function ofUnseen(cells: readonly Cell[]): Finding {
  const kinds = ['cards', 'verbs', 'cues', 'steps'] as const;
  const never = kinds.flatMap((kind) =>
    (cells[0]?.unseen[kind] ?? []).filter((one) => cells.every(({ unseen }) => unseen[kind].some((id) => id === one))),
  );
  const found = never.length === 0 ? 'nothing' : never.join(', ');
  return { what: 'never seen in any game', wanted: 'nothing', found, kept: never.length === 0 };
}

/** Holds the cells against what is wanted. A cell for each difficulty with planners; careful and random ones at normal. */
export function findings(
  cells: readonly Cell[],
  idle: { rounds: number; idle: Readonly<Record<string, number>> },
): Finding[] {
  const planners = cells.filter(({ bots }) => bots === 'planner');
  const at = (bots: BotName) => cells.find((cell) => cell.bots === bots && cell.difficulty === 'normal');
  const [normal, careful, random] = [at('planner'), at('careful'), at('random')];
  if (!normal || !careful || !random) throw new Error('cells at normal are missing');
  const never = Object.entries(idle.idle).map(([role, count]) => `${role} ${count}`);
  return [
    ...planners.map(ofWins),
    ...ofParts('plan', normal.byPlan, normal.winRate, bounds.plan),
    ...ofParts('base', normal.byBase, normal.winRate, bounds.base),
    ...ofRounds(normal, Math.max(...planners.map(({ rounds }) => rounds.max))),
    ...ofBots(normal, careful, random),
    ...ofLosses(normal),
    ...ofTechs(normal),
    ...planners.flatMap(ofAdaptation),
    {
      what: `rounds of ${idle.rounds} in which a role had nothing to decide`,
      wanted: 'none',
      found: never.join(', '),
      kept: Object.values(idle.idle).every((count) => count === 0),
    },
    ofUnseen(cells),
  ];
}
