// Plays the conditions of daily operations, each at the difficulties of the days on which it may fall.

import { continents } from '../content/continents.ts';
import type { ConditionName } from '../content/day/condition.ts';
import { conditionNamed, conditionsAt, type DayDifficulty, weekDifficulties } from '../daily/index.ts';
import { type Batch, type Done, playEach } from './pool.ts';

/** Games of the planner under one condition at one difficulty. */
export interface ConditionPlayed {
  readonly name: ConditionName;
  readonly difficulty: DayDifficulty;
  readonly games: number;
  readonly wins: number;
}

/** Games in one piece of work. */
const share = 10;

/** A second asset is that of each continent in turn, of its base only by chance. */
const conditionFor = (name: ConditionName, piece: number) => {
  const asset = continents[piece % continents.length];
  return { ...conditionNamed(name), ...(name === 'second-asset' && asset ? { asset } : {}) };
};

function batchesOf(
  games: number,
): readonly { readonly of: Omit<ConditionPlayed, 'games' | 'wins'>; readonly batch: Batch }[] {
  return [...new Set(weekDifficulties)].flatMap((difficulty) =>
    conditionsAt(difficulty).flatMap((name) =>
      Array.from({ length: Math.ceil(games / share) }, (_, piece) => {
        const count = Math.min(share, games - piece * share);
        const seeds = Array.from({ length: count }, (__, i) => `${name}-${piece * share + i + 1}`);
        const wishes = { difficulty, condition: conditionFor(name, piece) };
        return { of: { name, difficulty }, batch: { wishes, seeds, bot: 'planner' } as const };
      }),
    ),
  );
}

/**
 * Lets the planner play this many games of each, and counts its wins. `progress` is called with the games played so
 * far.
 */
export async function playConditions(
  games: number,
  progress: (played: number) => void = () => {},
): Promise<readonly ConditionPlayed[]> {
  const batches = batchesOf(games);
  const sums = new Map<string, ConditionPlayed>();
  let played = 0;
  const heard = ({ number, results, fault }: Done): void => {
    if (fault !== null) throw new Error(fault);
    const of = batches[number]?.of;
    if (of === undefined) return;
    const key = `${of.name} ${of.difficulty}`;
    const before = sums.get(key) ?? { ...of, games: 0, wins: 0 };
    const wins = before.wins + results.filter(({ won }) => won).length;
    sums.set(key, { ...before, games: before.games + results.length, wins });
    played += results.length;
    progress(played);
  };
  await playEach(
    batches.map(({ batch }) => batch),
    heard,
    new AbortController().signal,
  );
  return [...sums.values()];
}
