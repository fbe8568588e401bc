import type { Command } from 'commander';
import { languages } from '../content/languages.ts';
import { contentsOf, type PackContents } from '../wire/index.ts';
import { faultLine, readPackFile } from './terminal/content.ts';
import { CommandFault } from './terminal/fault.ts';
import { lineOf, write } from './terminal/output.ts';

const counted = (cards: PackContents['cards']): string =>
  Object.entries(cards)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(' · ');

/** Formats the summary of a pack for people. */
function page({ name, hash, extends: extending, cards, playedWith, unnamed }: PackContents): string {
  const all = Object.values(cards).reduce((sum, count) => sum + count, 0);
  const named = languages.map((language) => {
    const { length } = unnamed[language];
    return `${language} ${length === 0 ? 'all' : `lacks ${length}`}`;
  });
  return [
    `${name} is in order · ${hash.slice(0, 8)}`,
    `its cards     ${all}: ${counted(cards)}`,
    ...(extending ? [`played with   ${counted(playedWith)}`] : []),
    `words         ${named.join(' · ')}`,
  ].join('\n');
}

async function check(file: string, { json }: { readonly json?: boolean }): Promise<void> {
  const read = await readPackFile(file);
  if ('pack' in read) {
    const found = contentsOf(read);
    await write(json ? lineOf(found) : `${page(found)}\n`);
    return;
  }
  const { faults } = read;
  await write(json ? lineOf({ faults }) : faults.map((fault) => `${faultLine(fault)}\n`).join(''));
  throw new CommandFault(`${file}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
}

/** Adds `sitroom pack check`. */
export function addPack(sitroom: Command): void {
  const pack = sitroom.command('pack').description('work on packs of cards (docs/packs.md)');
  pack
    .command('check')
    .description('say what a pack holds, or everything that is wrong with it')
    .argument('<file>', 'the pack')
    .option('--json', 'one JSON line')
    .action(check);
}
