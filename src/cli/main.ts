import { Command } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { builtApp } from './built-app.ts';
import { addCards } from './cards.ts';
import { addEngine } from './engine/command.ts';
import { addOdds } from './odds.ts';
import { addPack } from './pack.ts';
import { addReplay } from './replay.ts';
import { addReview } from './review/review.ts';
import { addSchedule } from './schedule.ts';
import { addServe } from './serve/serve.ts';
import { addSimulate } from './simulate/simulate.ts';
import { addTablesCommand } from './tables.ts';
import { runProgram } from './terminal/run.ts';

function program(): Command {
  const sitroom = new Command('sitroom')
    .description('Companion app, rules engine and director for XCOM: The Board Game (unofficial)')
    .version(about.version, '-v, --version')
    .exitOverride();
  addEngine(sitroom);
  addSchedule(sitroom);
  addOdds(sitroom);
  addCards(sitroom);
  addPack(sitroom);
  addSimulate(sitroom);
  addReplay(sitroom);
  addReview(sitroom);
  addServe(sitroom, builtApp);
  addTablesCommand(sitroom);
  return sitroom;
}

/** Runs the command line, which serves the app if there are no arguments. Returns the exit code. */
export const main = (argv: readonly string[]): Promise<number> =>
  runProgram(program(), argv.length === 0 ? ['serve'] : argv);
