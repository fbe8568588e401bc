import { type Command, Option } from 'commander';
import { type Bot, type BotName, botNamed, botNames, reasonLine } from '../bots/index.ts';
import type { Pack } from '../content/cards/pack.ts';
import { type Continent, continents } from '../content/continents.ts';
import { type Difficulty, difficulties } from '../content/difficulties.ts';
import { type Plan, plans } from '../content/plans.ts';
import { eventsOf } from '../host/index.ts';
import { type GameEvent, playerView, withPack } from '../rules/index.ts';
import { DeadEnd, type GameWishes, playGame, tableWith } from '../sim/index.ts';
import { formatEvent } from './format-event.ts';
import { budgetOf, rolloutsOption } from './terminal/bot-options.ts';
import { contentOption, packFrom } from './terminal/content.ts';
import { CommandFault } from './terminal/fault.ts';
import { type HouseOptions, houseOptions, houseRulesIn } from './terminal/house-options.ts';
import { lineOf, write } from './terminal/output.ts';
import { checkPlan } from './terminal/plan.ts';

interface Options extends HouseOptions {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly bots: BotName;
  readonly plan?: Plan;
  readonly base?: Continent;
  readonly rollouts?: number;
  readonly content?: string;
  readonly json?: boolean;
}

/** Indentation of an event's line. Cues and steps are headings. */
const indent = ({ type }: GameEvent): string => (type === 'cue-opened' || type === 'step-opened' ? '  ' : '      ');

const wishesIn = ({ seed, difficulty, plan, base, ...options }: Options): GameWishes => ({
  seed,
  difficulty,
  plan,
  base,
  ...houseRulesIn(options),
});

/** Plays the game again. Returns lines with all moves, the bots' reasons, and the events. */
function story(options: Options, bot: Bot, pack?: Pack): string[] {
  const { seed } = options;
  const lines: string[] = [];
  let round = 0;
  const { state, pack: played } = playGame(wishesIn(options), bot, pack, (move, events) => {
    if (!['done', 'begin', 'apply'].includes(move.intent.type)) {
      lines.push(`      ${move.as.replaceAll('-', ' ')}: ${move.intent.type} (${reasonLine(move)})`);
    }
    for (const event of events) {
      if (event.type === 'cue-opened' && event.number === 1) {
        round += 1;
        lines.push(`round ${round}`);
      }
      const line = formatEvent(event);
      if (line !== null) lines.push(`${indent(event)}${line}`);
    }
  });
  const outcome = playerView(withPack(state.open, played)).operation.outcome;
  const { setup } = state.open;
  const head = `${setup.difficulty} · ${setup.plan} · base ${setup.base} · ${setup.enemyTypes.join(', ')} · seed ${seed}`;
  return [head, ...lines, `score ${outcome?.score}`];
}

async function run(options: Options): Promise<void> {
  checkPlan(options.plan, options.difficulty);
  const pack = options.content === undefined ? undefined : await packFrom(options.content);
  const { bots: name, rollouts } = options;
  const bot = botNamed(name, tableWith(pack), budgetOf(rollouts));
  try {
    if (options.json) {
      const { log } = playGame(wishesIn(options), bot, pack);
      for (const event of eventsOf(log)) await write(lineOf(event));
    } else {
      for (const line of story(options, bot, pack)) await write(`${line}\n`);
    }
  } catch (error) {
    throw error instanceof DeadEnd ? new CommandFault(error.message) : error;
  }
}

/** Adds `sitroom replay`. */
export function addReplay(sitroom: Command): void {
  const command = sitroom
    .command('replay')
    .description('tell a simulated game again, by its seed')
    .requiredOption('--seed <text>', 'as simulate names it: sim-17')
    .addOption(new Option('--difficulty <name>').choices(difficulties).makeOptionMandatory())
    .addOption(new Option('--bots <name>').choices(botNames).default('planner'))
    .addOption(new Option('--plan <name>', 'default: drawn from the seed').choices(plans))
    .addOption(new Option('--base <continent>', 'default: drawn from the seed').choices(continents))
    .addOption(rolloutsOption())
    .addOption(contentOption())
    .option('--json', 'the events, one JSON line each')
    .action(run);
  for (const option of houseOptions()) command.addOption(option);
}
