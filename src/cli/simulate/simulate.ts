import { writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { type BotName, botNames } from '../../bots/index.ts';
import type { Pack } from '../../content/cards/pack.ts';
import { type Continent, continents } from '../../content/continents.ts';
import { type Difficulty, difficulties } from '../../content/difficulties.ts';
import { type Plan, plans } from '../../content/plans.ts';
import { standardPack } from '../../content/standard/pack.ts';
import {
  type AllPlayed,
  type Batch,
  calibratedBot,
  DeadEnd,
  playAll,
  type Result,
  type Reviewed,
  sumUp,
} from '../../sim/index.ts';
import { reviewJson } from '../review/review-json.ts';
import { budgetOf, rolloutsOption } from '../terminal/bot-options.ts';
import { contentOption, packFrom } from '../terminal/content.ts';
import { CommandFault } from '../terminal/fault.ts';
import { checkWritable, fileFault } from '../terminal/files.ts';
import { type HouseOptions, houseOptions, houseRulesIn } from '../terminal/house-options.ts';
import { listOption } from '../terminal/list-option.ts';
import { wholeBetween } from '../terminal/numbers.ts';
import { lineOf, write } from '../terminal/output.ts';
import { checkPlan } from '../terminal/plan.ts';
import { progressBar } from '../terminal/progress.ts';
import type { Run } from './simulation.ts';
import { reportOf } from './simulation-report.ts';
import { tableOf } from './simulation-table.ts';

interface Options extends HouseOptions {
  readonly games: number;
  readonly difficulty: readonly Difficulty[];
  readonly bots: readonly BotName[];
  readonly plan?: Plan;
  readonly base?: Continent;
  readonly seed: string;
  readonly content?: string;
  readonly workers?: number;
  readonly rollouts?: number;
  readonly json?: boolean;
  readonly html?: string;
  readonly cards?: boolean;
  readonly review?: boolean;
  readonly worlds: number;
}

/** One combination of difficulty and bot to simulate, with its pack and stop signal. */
interface Combination {
  readonly difficulty: Difficulty;
  readonly bots: BotName;
  readonly pack: Pack;
  readonly stop: AbortSignal;
}

/** Games passed to the pool at a time, so that the first begin at once even if there are many. */
const portion = 10_000;

/** Largest number of games. Their results still fit into memory. */
const mostGames = 1_000_000;

/** Most imagined worlds for each decision of a review. */
const mostWorlds = 10_000;

/** Largest number of workers. */
const mostWorkers = 256;

/** Plays the games with seeds `<seed>-1`, `<seed>-2`, …, in portions. */
async function playPortions(
  batch: Omit<Batch, 'seeds'>,
  { games, seed, workers }: Options,
  progress: (done: number) => void,
  stop: AbortSignal,
): Promise<AllPlayed> {
  const results: Result[] = [];
  const reviews: Reviewed[] = [];
  let cpuMs = 0;
  for (let from = 0; from < games && !stop.aborted; from += portion) {
    const length = Math.min(portion, games - from);
    const seeds = Array.from({ length }, (_, i) => `${seed}-${from + i + 1}`);
    const played = await playAll({ ...batch, seeds }, (done) => progress(from + done), stop, workers);
    for (const result of played.results) results.push(result);
    for (const review of played.reviews) reviews.push(review);
    cpuMs += played.cpuMs;
  }
  return { results, reviews, cpuMs };
}

/** Result of one combination of options: its summary, and the reviews of its games if requested. */
interface Simulated {
  readonly run: Run;
  readonly reviews: readonly Reviewed[];
}

async function simulate(options: Options, { difficulty, bots, pack, stop }: Combination): Promise<Simulated> {
  const { games, seed, plan, base, rollouts, worlds } = options;
  const bar = progressBar(`${difficulty} · ${bots}`, games);
  const budget = budgetOf(rollouts);
  const house = houseRulesIn(options);
  const wishes = { difficulty, plan, base, ...house };
  const review = options.review ? { review: { worlds, moments: true, roundWorlds: 0 } } : {};
  const batch = { wishes, bot: bots, budget, ...review, ...(pack === standardPack ? {} : { pack }) };
  try {
    const { results, reviews, cpuMs } = await playPortions(batch, options, bar.show, stop);
    const speed = cpuMs > 0 ? (results.length * 1000) / cpuMs : 0;
    const about = { difficulty, bots, plan: plan ?? null, base: base ?? null, seed, pack: pack.name, ...house };
    const interrupted = results.length < games;
    const reviewed = options.review ? { review: calibratedBot(reviews) } : {};
    const run = { ...sumUp(results, pack), ...about, ...reviewed, gamesPerSecondPerCore: speed, interrupted };
    return { run, reviews };
  } catch (error) {
    throw error instanceof DeadEnd ? new CommandFault(`a game came to a dead end: ${error.message}`) : error;
  } finally {
    bar.clear();
  }
}

/** Formats each review as a JSON line like those of `sitroom review`, with the seed of its game. */
const gameLines = ({ difficulty, bots }: Run, reviews: readonly Reviewed[]): string =>
  reviews
    .map(({ seed, review, seconds }) => lineOf({ seed, difficulty, bots, ...reviewJson(review, seconds) }))
    .join('');

async function run(options: Options): Promise<void> {
  checkPlan(options.plan, ...options.difficulty);
  if (options.html !== undefined) await checkWritable(options.html);
  const pack = options.content === undefined ? standardPack : await packFrom(options.content);
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  // Not `once`: under npm the signal arrives twice.
  process.on('SIGINT', stop);
  const runs: Run[] = [];
  for (const difficulty of options.difficulty) {
    for (const bots of options.bots) {
      if (stopped.signal.aborted) continue;
      const { run: one, reviews } = await simulate(options, { difficulty, bots, pack, stop: stopped.signal });
      if (one.games === 0) continue;
      runs.push(one);
      await write(options.json ? gameLines(one, reviews) + lineOf(one) : tableOf(one, options.cards ?? false));
    }
  }
  process.off('SIGINT', stop);
  if (options.html !== undefined) await writeReport(options.html, runs);
  if (!stopped.signal.aborted) return;
  throw new CommandFault(
    `interrupted: ${runs.length === 0 ? 'no game was over' : 'what was played until then is above'}`,
  );
}

async function writeReport(file: string, runs: readonly Run[]): Promise<void> {
  try {
    await writeFile(file, reportOf(runs));
  } catch (error) {
    throw fileFault(file, error);
  }
}

/** Adds `sitroom simulate`. */
export function addSimulate(sitroom: Command): void {
  const command = sitroom
    .command('simulate')
    .description('let bots play many games, and sum them up')
    .requiredOption('--games <n>', 'how many of each sort', wholeBetween(1, mostGames))
    .requiredOption('--difficulty <names>', `all, or some of ${difficulties.join(', ')}`, listOption(difficulties))
    .option('--bots <names>', `all, or some of ${botNames.join(', ')}`, listOption(botNames), ['planner'] as const)
    .addOption(new Option('--plan <name>', 'default: drawn from each seed').choices(plans))
    .addOption(new Option('--base <continent>', 'default: drawn from each seed').choices(continents))
    .option('--seed <text>', 'games have the seeds <text>-1, <text>-2 …', 'sim')
    .addOption(contentOption())
    .addOption(rolloutsOption())
    .option('--workers <n>', 'how many at once (default: one for each core)', wholeBetween(1, mostWorkers))
    .option('--review', 'judge each game as sitroom review does; with --json one more line for each game')
    .option('--worlds <n>', 'imagined worlds for each decision of a review', wholeBetween(1, mostWorlds), 16)
    .option('--cards', 'a table of every card, too')
    .option('--html <file>', 'a report with plots')
    .option('--json', 'one JSON line for each difficulty and bot')
    .action(run);
  for (const option of houseOptions()) command.addOption(option);
}
