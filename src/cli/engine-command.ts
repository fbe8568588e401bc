import type { Command } from 'commander';
import type { Game } from '../wire/index.ts';
import { turn } from './engine.ts';
import { linesOf } from './lines.ts';
import { lineOf, write } from './output.ts';

async function run(): Promise<void> {
  let game: Game | null = null;
  for await (const line of linesOf(process.stdin)) {
    const next = turn(game, line);
    if (next === null) continue;
    game = next.game;
    await write(lineOf(next.answer));
  }
}

export function addEngine(sitroom: Command): void {
  sitroom
    .command('engine')
    .description('drive a game by JSON lines: one request a line in, one answer a line out (docs/engine.md)')
    .action(run);
}
