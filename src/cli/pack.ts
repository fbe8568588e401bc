import type { Command } from 'commander';
import type { Cards } from '../content/cards.ts';
import { type PackRead, packLanguages } from '../wire/index.ts';
import { faultLine, readPackFile } from './content.ts';
import { CommandFault } from './fault.ts';
import { lineOf, write } from './output.ts';

/** What a pack holds: its own cards by kind, the whole set it is played with, and how far each language names them. */
interface Holds {
  readonly name: string;
  readonly hash: string;
  readonly extends: boolean;
  readonly cards: Readonly<Record<keyof Cards, number>>;
  readonly playedWith: Readonly<Record<keyof Cards, number>>;
  /** Cards without words, by language; of a language that is not there, all of them. */
  readonly unnamed: Readonly<Record<(typeof packLanguages)[number], readonly string[]>>;
}

const sizes = ({ techs, assets, enemies, missions, crises, plans }: Cards): Holds['cards'] => ({
  techs: techs.length,
  assets: assets.length,
  enemies: enemies.reduce((sum, { copies }) => sum + copies, 0),
  missions: missions.length,
  crises: crises.length,
  plans: plans.length,
});

function holds({ pack, own, extends: extending, words }: PackRead): Holds {
  const { plans, ...others } = own;
  const ids = Object.values(others).flatMap((cards) => cards.map(({ id }) => id));
  const unnamed = (language: (typeof packLanguages)[number]): string[] => [
    ...ids.filter((id) => words[language]?.cards[id] === undefined),
    ...plans.map(({ id }) => id).filter((id) => words[language]?.plans[id] === undefined),
  ];
  return {
    name: pack.name,
    hash: pack.hash ?? '',
    extends: extending,
    cards: sizes(own),
    playedWith: sizes(pack.cards),
    unnamed: { en: unnamed('en'), de: unnamed('de'), ru: unnamed('ru'), 'zh-Hant': unnamed('zh-Hant') },
  };
}

const counted = (cards: Holds['cards']): string =>
  Object.entries(cards)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(' · ');

/** The same for people. */
function page({ name, hash, extends: extending, cards, playedWith, unnamed }: Holds): string {
  const all = Object.values(cards).reduce((sum, count) => sum + count, 0);
  const languages = packLanguages.map((language) => {
    const { length } = unnamed[language];
    return `${language} ${length === 0 ? 'all' : `lacks ${length}`}`;
  });
  return [
    `${name} is in order · ${hash.slice(0, 8)}`,
    `its cards     ${all}: ${counted(cards)}`,
    ...(extending ? [`played with   ${counted(playedWith)}`] : []),
    `words         ${languages.join(' · ')}`,
  ].join('\n');
}

async function check(file: string, { json }: { readonly json?: boolean }): Promise<void> {
  const read = await readPackFile(file);
  if ('pack' in read) {
    const found = holds(read);
    await write(json ? lineOf(found) : `${page(found)}\n`);
    return;
  }
  const { faults } = read;
  await write(json ? lineOf({ faults }) : faults.map((fault) => `${faultLine(fault)}\n`).join(''));
  throw new CommandFault(`${file}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`);
}

export function addPack(sitroom: Command): void {
  const pack = sitroom.command('pack').description('work on packs of cards (docs/packs.md)');
  pack
    .command('check')
    .description('say what a pack holds, or everything that is wrong with it')
    .argument('<file>', 'the pack')
    .option('--json', 'one JSON line')
    .action(check);
}
