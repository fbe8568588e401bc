import type { Command } from 'commander';
import { standardPack } from '../content/pack.ts';
import type { Game } from '../wire/index.ts';
import { contentOption, packFrom } from './content.ts';
import { turn } from './engine.ts';
import { linesOf } from './lines.ts';
import { lineOf, write } from './output.ts';

async function run({ content }: { readonly content?: string }): Promise<void> {
  const packs = content === undefined ? [standardPack] : [await packFrom(content), standardPack];
  let game: Game | null = null;
  for await (const line of linesOf(process.stdin)) {
    const next = turn(game, line, packs);
    if (next === null) continue;
    game = next.game;
    await write(lineOf(next.answer));
  }
}

export function addEngine(sitroom: Command): void {
  sitroom
    .command('engine')
    .description('drive a game by JSON lines: one request a line in, one answer a line out (docs/engine.md)')
    .addOption(contentOption())
    .action(run);
}
