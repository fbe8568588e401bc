import { type Command, Option } from 'commander';
import { type Bot, type BotName, botNamed, botNames } from '../bots/index.ts';
import type { Pack } from '../content/cards/pack.ts';
import { type Continent, continents } from '../content/continents.ts';
import { type Difficulty, difficulties } from '../content/difficulties.ts';
import { type Plan, plans } from '../content/plans.ts';
import { eventsOf } from '../host/index.ts';
import { type Key, type Language, languages } from '../i18n/index.ts';
import { linesOf, toSentence } from '../i18n/log/lines.ts';
import { momentsOf, roundStarts } from '../i18n/log/moments.ts';
import type { Names } from '../i18n/log/names.ts';
import { speechIn } from '../i18n/log/speech.ts';
import { type GameEvent, playerView, withPack } from '../rules/index.ts';
import { DeadEnd, type GameWishes, playGame, tableWith } from '../sim/index.ts';
import { budgetOf, rolloutsOption } from './terminal/bot-options.ts';
import { contentOption, packWithWords } from './terminal/content.ts';
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
  readonly language: Language;
}

/** Intents whose reasons are not printed. */
const withoutReason: readonly string[] = ['done', 'begin', 'apply'];

const wishesIn = ({ seed, difficulty, plan, base, ...options }: Options): GameWishes => ({
  seed,
  difficulty,
  plan,
  base,
  ...houseRulesIn(options),
});

/** Replays the game. Returns a line for each event, with the reason if a bot caused it. */
function story(options: Options, bot: Bot, names: Names, pack?: Pack): string[] {
  const { say } = names;
  // The arguments of reasons have no types.
  const sayWith = say as (key: Key, given: object) => string;
  const reasons = new Map<GameEvent, string>();
  const game = playGame(wishesIn(options), bot, pack, ({ intent, reason, percent = 0, other = 0 }, [event]) => {
    if (event && !withoutReason.includes(intent.type))
      reasons.set(event, sayWith(`reason.${reason}`, { percent, other }));
  });
  const speech = speechIn(names);
  const moments = momentsOf(eventsOf(game.log), game.pack);
  const starts = new Map(roundStarts(moments).map(({ round, from }) => [from, round]));
  const lines = linesOf(moments, speech).flatMap((line, i) => {
    const round = starts.get(i);
    const reason = moments[i]?.events.flatMap((event) => reasons.get(event) ?? [])[0];
    const told = line && `${toSentence(line, speech)}${reason === undefined ? '' : ` (${reason})`}`;
    const who = line?.opens && line.role ? `${say(`role.${line.role}`)} · ` : '';
    return [
      ...(round === undefined ? [] : [say('cue.round', { round })]),
      ...(told === null ? [] : [`${line?.opens ? '  ' : '      '}${who}${told}`]),
    ];
  });
  const outcome = playerView(withPack(game.state.open, game.pack)).operation.outcome;
  const enemies = game.state.open.setup.enemyTypes.map((enemy) => say(`enemy.${enemy}`));
  return [`${options.seed} · ${enemies.join(', ')}`, ...lines, say('end.total', { score: outcome?.score ?? 0 })];
}

async function run(options: Options): Promise<void> {
  checkPlan(options.plan, options.difficulty);
  const { pack, words } = options.content === undefined ? {} : await packWithWords(options.content);
  const { bots: name, rollouts } = options;
  const bot = botNamed(name, tableWith(pack), budgetOf(rollouts));
  try {
    if (options.json) {
      const { log } = playGame(wishesIn(options), bot, pack);
      for (const event of eventsOf(log)) await write(lineOf(event));
    } else {
      // Loaded here: no other command needs the words.
      const { namesIn } = await import('./names.ts');
      const names = await namesIn(options.language, words);
      for (const line of story(options, bot, names, pack)) await write(`${line}\n`);
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
    .addOption(new Option('--language <tag>').choices(languages).default('en'))
    .option('--json', 'the events, one JSON line each')
    .action(run);
  for (const option of houseOptions()) command.addOption(option);
}
