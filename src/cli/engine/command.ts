import { type Command, Option } from 'commander';
import { type BotName, botNames } from '../../bots/index.ts';
import { type Role, roles } from '../../content/roles.ts';
import { standardPack } from '../../content/standard/pack.ts';
import type { Game } from '../../host/index.ts';
import { budgetOf, rolloutsOption } from '../terminal/bot-options.ts';
import { contentOption, packFrom } from '../terminal/content.ts';
import { CommandFault } from '../terminal/fault.ts';
import { listOption } from '../terminal/list-option.ts';
import { lineOf, write } from '../terminal/output.ts';
import { BotSeats } from './bot-seats.ts';
import { turn } from './engine.ts';
import { linesOf } from './lines.ts';

interface Options {
  readonly content?: string;
  readonly bot?: BotName;
  readonly seats?: readonly Role[];
  readonly rollouts?: number;
}

/** Returns the bots for `--bot` and `--seats`, or null. Throws a `CommandFault` if only one of them is given. */
function botSeats({ bot, seats, rollouts }: Options): BotSeats | null {
  if ((bot === undefined) !== (seats === undefined)) throw new CommandFault('--bot and --seats go together');
  return bot === undefined || seats === undefined ? null : new BotSeats(bot, seats, budgetOf(rollouts));
}

async function run(options: Options): Promise<void> {
  const { content } = options;
  const bots = botSeats(options);
  const packs = content === undefined ? [standardPack] : [await packFrom(content), standardPack];
  let game: Game | null = null;
  for await (const line of linesOf(process.stdin)) {
    const next = turn(game, line, packs, bots);
    if (next === null) continue;
    game = next.game;
    await write(lineOf(next.answer));
  }
}

/** Adds `sitroom engine`. */
export function addEngine(sitroom: Command): void {
  sitroom
    .command('engine')
    .description('drive a game by JSON lines: one request a line in, one answer a line out (docs/engine.md)')
    .addOption(contentOption())
    .addOption(new Option('--bot <name>', 'plays the seats of --seats').choices(botNames))
    .option('--seats <roles>', `all, or some of ${roles.join(', ')}: played by --bot`, listOption(roles))
    .addOption(rolloutsOption())
    .action(run);
}
