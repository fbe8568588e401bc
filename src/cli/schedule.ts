import { text } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { type Continent, continents } from '../content/continents.ts';
import { type Difficulty, difficulties } from '../content/difficulties.ts';
import { type ExpansionId, expansionIds } from '../content/expansions/names.ts';
import type { Plan } from '../content/plans.ts';
import { direct } from '../director/index.ts';
import {
  allRules,
  type Briefing,
  drawnBase,
  drawnPlan,
  outcomeOf,
  plansOf,
  type Report,
  type Schedule,
  seededDice,
} from '../rules/index.ts';
import { parseReports } from '../wire/index.ts';
import { CommandFault } from './terminal/fault.ts';
import { textOf } from './terminal/files.ts';
import { wholeNumber } from './terminal/numbers.ts';
import { lineOf, write } from './terminal/output.ts';
import { checkExpansion, checkPlan, everyPlan } from './terminal/plan.ts';
import { timeline } from './timeline.ts';

interface Options {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly plan?: Plan;
  readonly base?: Continent;
  readonly expansion?: ExpansionId;
  readonly reports?: string;
  readonly count?: number;
  readonly json?: boolean;
}

async function readReports(file: string | undefined): Promise<readonly Report[]> {
  if (file === undefined) return [];
  const written = file === '-' ? await text(process.stdin) : await textOf(file);
  try {
    return parseReports(written);
  } catch (error) {
    throw new CommandFault(error instanceof Error ? error.message : String(error));
  }
}

/** Throws a `CommandFault` if a report ends the game, because no round follows (END-1). */
function checkGoesOn(reports: readonly Report[]): void {
  for (const report of reports) {
    const outcome = outcomeOf(report);
    if (outcome === null) continue;
    throw new CommandFault(
      `the game was ${outcome.won ? 'won' : 'lost'} in round ${report.round}: ${outcome.why.replaceAll('-', ' ')}`,
    );
  }
}

function plan(seed: string, options: Options, reports: readonly Report[]): { briefing: Briefing; schedule: Schedule } {
  const dice = seededDice(seed);
  const { difficulty, expansion } = options;
  const expansions = expansion && [expansion];
  const briefing: Briefing = {
    seed,
    difficulty,
    plan: options.plan ?? drawnPlan(difficulty, dice, plansOf(expansions, allRules.expansions)),
    base: options.base ?? drawnBase(dice),
    ...(expansions === undefined ? {} : { expansions }),
  };
  return { briefing, schedule: direct(briefing, reports, dice) };
}

async function run(options: Options): Promise<void> {
  checkPlan(options.plan, options.difficulty);
  checkExpansion(options.expansion, options.plan, options.difficulty);
  const reports = await readReports(options.reports);
  checkGoesOn(reports);
  const { seed, count, json } = options;
  for (let n = 1; n <= (count ?? 1); n += 1) {
    const { briefing, schedule } = plan(count === undefined ? seed : `${seed}-${n}`, options, reports);
    await write(json ? lineOf(schedule) : `${n > 1 ? '\n' : ''}${timeline(briefing, schedule)}\n`);
  }
}

/** Adds `sitroom schedule`. */
export function addSchedule(sitroom: Command): void {
  sitroom
    .command('schedule')
    .description('print what the director plans for a round: the first, or the one after the reports')
    .requiredOption('--seed <text>', 'any text; the same seed gives the same schedule everywhere')
    .addOption(new Option('--difficulty <name>').choices(difficulties).makeOptionMandatory())
    .addOption(new Option('--plan <name>', 'default: drawn from the seed').choices(everyPlan))
    .addOption(new Option('--base <continent>', 'default: drawn from the seed').choices(continents))
    .addOption(new Option('--expansion <name>', 'with what it adds').choices(expansionIds))
    .option('--reports <file>', 'JSON array of the reports so far; - reads standard input')
    .option('--count <n>', 'as many schedules, of the seeds <text>-1 … <text>-n', wholeNumber)
    .option('--json', 'one JSON line per schedule')
    .action(run);
}
