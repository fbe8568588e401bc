// Compares the virtual table with other engines: boardgame.io hosting the same game, and pokemon-showdown battles.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../src/content/roles.ts';
import { decide, type Intent, type State } from '../src/rules/index.ts';
import { root } from '../tests/tools/sources.ts';
import { standardTable } from '../tests/tools/standard.ts';
import { inOwnProcess } from './alone.ts';
import { type Measure, medianPair, processorMs } from './measure.ts';
import { record, replayIntents } from './recorded.ts';

const folder = join(root, 'bench/peers');

/** Installs the other engines on first use. They are not dependencies of the project. */
function install(): void {
  if (existsSync(join(folder, 'node_modules/boardgame.io'))) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the peers could not be installed');
}

function move(state: State, intent: Intent, as: Role): State {
  const decision = decide(state, intent, as, state.open.at, standardTable);
  if ('refused' in decision) throw new Error(decision.refused.code);
  return decision.state;
}

/** The exports of `peers/boardgame.mjs`. */
interface Boardgame {
  playIntents(
    initial: () => State,
    move: (state: State, intent: Intent, as: Role) => State,
    intents: unknown,
  ): Promise<State>;
}
async function besideBoardgame(): Promise<Measure> {
  const boardgame = (await import(join(folder, 'boardgame.mjs'))) as Boardgame;
  const games = Array.from({ length: 6 }, (_, i) => record(`hosted-${i}`, 'random'));
  const intents = games.reduce((sum, { asked }) => sum + asked.length, 0);
  const host = async () => {
    for (const game of games) {
      const end = await boardgame.playIntents(() => game.start, move, game.asked);
      if (JSON.stringify(end.open.outcome) !== JSON.stringify(game.end.open.outcome))
        throw new Error('the hosted game had another outcome');
    }
  };
  await host();
  const before = process.threadCpuUsage();
  await host();
  const { user, system } = process.threadCpuUsage(before);
  const theirs = (intents * 1_000_000) / (user + system);
  for (let i = 0; i < 20; i += 1) games.forEach(replayIntents);
  const ours =
    (intents * 10 * 1000) / processorMs(() => Array.from({ length: 10 }, () => games.forEach(replayIntents)));
  return {
    what: 'intents a second, against the same game in boardgame.io',
    value: ours / theirs,
    bound: { least: 20 },
    unit: '×',
    how: `${ours.toFixed(0)} against ${theirs.toFixed(0)} a second and core`,
  };
}

function besideShowdown(): Measure {
  const {
    one: ours,
    other: theirs,
    ratio,
  } = medianPair(
    () => inOwnProcess('bench/games.ts', 'gamesPerSecond', 'random', 5000),
    () => inOwnProcess('bench/peers/showdown.mjs', 'battlesPerSecond', 150),
  );
  return {
    what: 'whole random games, against pokemon-showdown',
    value: ratio,
    // 38 to 45 were measured on different machines and days. The bound lies below that, so that only a slower engine breaks it.
    bound: { least: 35 },
    unit: '×',
    how: `${ours.toFixed(0)} against ${theirs.toFixed(1)} a second and core, each in a process of its own`,
  };
}

/** Compares with both engines, in one run. */
export async function besidePeers(): Promise<Measure[]> {
  install();
  return [await besideBoardgame(), besideShowdown()];
}
