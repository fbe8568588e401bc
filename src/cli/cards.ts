import type { Command } from 'commander';
import type { Icon, Part } from '../content/cards/cards.ts';
import type { Pack } from '../content/cards/pack.ts';
import { standardPack } from '../content/standard/pack.ts';
import type { CardFacts } from '../wire/contract.d.ts';
import { contentOption, packFrom } from './terminal/content.ts';
import { lineOf, write } from './terminal/output.ts';

interface Options {
  readonly content?: string;
  readonly json?: boolean;
}

const iconsOf = (icons: readonly Icon[]): Icon[] => icons.map(({ skill, special }) => ({ skill, special }));
const partOf = (part: Part) =>
  'enemy' in part ? part : { icons: iconsOf(part.icons), ...(part.rule ? { rule: part.rule } : {}) };

/** Returns the printed facts of every card of a pack, in the shape of the contract. Effects are not included. */
export const cardFacts = ({ cards }: Pack): CardFacts[] => [
  ...cards.techs.map(({ id, owner, cost, phase }) => ({ id, kind: 'tech', copies: 1, owner, cost, phase }) as const),
  ...cards.assets.map(
    ({ id, owner, phase, base }) =>
      ({ id, kind: 'asset', copies: 1, owner, phase, ...(base === undefined ? {} : { base }) }) as const,
  ),
  ...cards.enemies.map(
    ({ id, copies, type, health, icons, rule }) =>
      ({ id, kind: 'enemy', copies, type, health, icons: iconsOf(icons), ...(rule ? { rule } : {}) }) as const,
  ),
  ...cards.missions.map(
    ({ id, continent, parts }) => ({ id, kind: 'mission', copies: 1, continent, parts: parts.map(partOf) }) as const,
  ),
  ...cards.crises.map(({ id }) => ({ id, kind: 'crisis', copies: 1 }) as const),
  ...cards.plans.map(({ id, parts }) => ({ id, kind: 'plan', copies: 1, parts: parts.map(partOf) }) as const),
];

const iconNames = (icons: readonly Icon[]): string =>
  icons.map(({ skill, special }) => `${skill}${special ? '*' : ''}`).join(' ');

const partNames = (part: NonNullable<CardFacts['parts']>[number]): string =>
  'enemy' in part ? 'enemy' : iconNames(part.icons);

/** Formats the facts of a card as the last column of the table. */
function details({ copies, owner, base, cost, phase, type, health, icons, continent, parts }: CardFacts): string {
  return [
    copies > 1 ? `${copies} copies` : '',
    owner ?? '',
    base === undefined ? '' : `base ${base}`,
    cost === undefined ? '' : `cost ${cost}`,
    phase ?? '',
    type ?? '',
    health === undefined ? '' : `health ${health}`,
    icons === undefined ? '' : iconNames(icons),
    continent ?? '',
    parts === undefined ? '' : parts.map(partNames).join(' | '),
  ]
    .filter(Boolean)
    .join(' · ');
}

async function run({ content, json }: Options): Promise<void> {
  const pack = content === undefined ? standardPack : await packFrom(content);
  const facts = cardFacts(pack);
  if (json) {
    for (const card of facts) await write(lineOf(card));
    return;
  }
  const widest = Math.max(...facts.map(({ id }) => id.length));
  const row = (card: CardFacts): string =>
    `${card.kind.padEnd(8)}${card.id.padEnd(widest + 2)}${details(card)}`.trimEnd();
  await write(`${[`pack ${pack.name}`, ...facts.map(row)].join('\n')}\n`);
}

/** Adds `sitroom cards`. */
export function addCards(sitroom: Command): void {
  sitroom
    .command('cards')
    .description('list every card of the standard set, or of another pack')
    .addOption(contentOption())
    .option('--json', 'one JSON line per card')
    .action(run);
}
