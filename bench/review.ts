// Benchmarks of the review of a game (REV-7): the graph in its first form, and everything.
import { botNamed, bots } from '../src/bots/index.ts';
import { beginReview, type Reviewing } from '../src/review/index.ts';
import { playGame } from '../src/sim/index.ts';
import { standardTable } from '../tests/tools/standard.ts';
import { inOwnProcess } from './alone.ts';
import { type Measure, processorMs } from './measure.ts';

/** Worlds for each decision, as in `sitroom review`. */
const worlds = 64;

/** A team that differs from the planner as often as people do: a thinker with little time. */
const thinking = { rollouts: 6 };

function begun(seed: string, bot: 'beginner' | 'thinker'): Reviewing {
  const player = bot === 'thinker' ? botNamed(bot, standardTable, thinking) : bots[bot];
  const game = playGame({ seed, difficulty: 'normal' }, player);
  const reviewing = beginReview(game, { seed: 'bench', worlds, table: standardTable });
  if ('refused' in reviewing) throw new Error(reviewing.refused);
  return reviewing;
}

/** Returns the processor time, in seconds, until the graph covers the whole game, or until everything is found. */
export function reviewSeconds(until: 'graph' | 'end'): number {
  const warm = begun('warm', 'beginner');
  for (let i = 0; i < 200; i += 1) warm.step();
  const reviewing = begun('evening', 'thinker');
  const work = (): void => {
    while (reviewing.step()) if (until === 'graph' && reviewing.progress().isCovered) return;
  };
  return processorMs(work) / 1000;
}

const how = `a long game at normal, ${worlds} worlds, processor time`;

/** Runs the benchmarks of the review. */
export const reviews = (): Promise<Measure[]> =>
  Promise.resolve([
    {
      what: 'the graph of a review, in its first form',
      value: inOwnProcess('bench/review.ts', 'reviewSeconds', 'graph'),
      bound: { most: 3 },
      unit: 's',
      how,
    },
    {
      what: 'a whole review',
      value: inOwnProcess('bench/review.ts', 'reviewSeconds', 'end'),
      bound: { most: 30 },
      unit: 's',
      how,
    },
  ]);
