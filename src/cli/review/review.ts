import type { Command } from 'commander';
import { standardPack } from '../../content/standard/pack.ts';
import type { Game } from '../../host/index.ts';
import { beginReview, eveningOf, type Reviewing, type ReviewRefusal } from '../../review/index.ts';
import { tableWith } from '../../sim/index.ts';
import { readSave, type SaveRefusal } from '../../wire/index.ts';
import { contentOption, packFrom } from '../terminal/content.ts';
import { CommandFault } from '../terminal/fault.ts';
import { textOf } from '../terminal/files.ts';
import { wholeBetween } from '../terminal/numbers.ts';
import { lineOf, write } from '../terminal/output.ts';
import { progressBar } from '../terminal/progress.ts';
import { reviewJson } from './review-json.ts';
import { eveningPage, reviewPage, timeLines } from './review-words.ts';

interface Options {
  readonly worlds: number;
  readonly seed: string;
  readonly content?: string;
  readonly json?: boolean;
}

/** Worlds for each decision by default: ten to fifteen seconds a game. */
const usualWorlds = 64;

/** Most worlds: hours. */
const mostWorlds = 10_000;

function saveFault(file: string, refused: SaveRefusal): CommandFault {
  switch (refused.code) {
    case 'save-foreign':
      return new CommandFault(`${file} is not a saved game`);
    case 'save-version':
      return new CommandFault(`${file} was saved by a newer sitroom (${refused.detail})`);
    case 'save-damaged':
      return new CommandFault(`${file} is damaged: ${refused.detail}`);
    case 'save-pack':
      return new CommandFault(`${file} was played with the pack ${refused.detail}: name its file with --content`);
  }
}

const refusals: Readonly<Record<Exclude<ReviewRefusal, 'no-board'>, string>> = {
  'not-begun': 'this game has not begun, so there is nothing to review',
  'other-edition': 'this game was played by the rules of another version, so its moves cannot be judged',
};

async function gameFrom(file: string, content: string | undefined): Promise<Game> {
  const pack = content === undefined ? standardPack : await packFrom(content);
  const read = readSave(await textOf(file), tableWith(), [standardPack, pack]);
  if ('refused' in read) throw saveFault(file, read.refused);
  return read;
}

/** Works to the end, with a progress bar. Returns the seconds that it took. */
function finish(reviewing: Reviewing): number {
  const from = performance.now();
  const bar = progressBar('worlds played', 100);
  while (reviewing.step()) {
    const { done, all } = reviewing.progress();
    if (done % 100 === 0) bar.show(Math.floor((100 * done) / Math.max(1, all)));
  }
  bar.clear();
  return (performance.now() - from) / 1000;
}

async function run(file: string, { worlds, seed, content, json }: Options): Promise<void> {
  const game = await gameFrom(file, content);
  const evening = eveningOf(game);
  const { director, dice } = tableWith();
  const reviewing = beginReview(game, { seed, worlds, table: { director, dice } });
  if ('refused' in reviewing) {
    if (reviewing.refused !== 'no-board') throw new CommandFault(`${file}: ${refusals[reviewing.refused]}`);
    await write(json ? lineOf(evening) : eveningPage(evening));
    return;
  }
  const seconds = finish(reviewing);
  const review = reviewing.found();
  const times = ['time', ...timeLines(evening), ''].join('\n');
  await write(json ? lineOf(reviewJson(review, seconds)) : `${reviewPage(review)}\n${times}`);
}

/** Adds `sitroom review`. */
export function addReview(sitroom: Command): void {
  sitroom
    .command('review')
    .description('judge a saved game: what decisions and luck were worth, and what would have been better')
    .argument('<file>', 'a saved game')
    .option('--worlds <n>', 'imagined worlds for each decision', wholeBetween(1, mostWorlds), usualWorlds)
    .option('--seed <text>', 'names the imagined worlds: the same seed gives the same review', 'review')
    .addOption(contentOption())
    .option('--json', 'one JSON line, chances from 0 to 1')
    .action(run);
}
