// The options of the open question: their words, their pictures, and their consequences on the table as it is.

import { chanceToWin } from '../../../bots/index.ts';
import type { Mission } from '../../../content/cards/cards.ts';
import { type Continent, continents } from '../../../content/continents.ts';
import type { Role } from '../../../content/roles.ts';
import type { UnitKind } from '../../../content/units.ts';
import { type Playing, type pending, unitOf } from '../../../rules/index.ts';
import type { PictureKind } from '../cards/picture-lines.ts';
import { type Consequence, consequencesOf } from '../foretold/consequences.ts';
import { panicIfChosen } from '../moves/choosing.ts';
import { type OptionWords, optionWords } from '../words/option-words.ts';

type Asked = NonNullable<ReturnType<typeof pending>>;

/** A card that is an option. */
export interface OfferedCard {
  readonly id: string;
  readonly kind: PictureKind;
  /** The role that a tech or an asset is for, and the successes that a tech costs. */
  readonly owner?: Role;
  readonly cost?: number;
}

/** An option of a question. */
export interface Option {
  readonly id: string;
  readonly words: OptionWords;
  readonly card: OfferedCard | null;
  readonly continent: Continent | null;
  readonly unit: UnitKind | null;
  /** Panic of a continent now and if it is chosen. */
  readonly change: { readonly from: number; readonly to: number } | null;
  /** A mission on offer. */
  readonly mission: Mission | null;
  /** Chance to complete a mission in this round. */
  readonly chance: number | null;
  /** Effects of choosing it; for a mission, of its rewards. Null if they are unknown, or the same for all options. */
  readonly ways: readonly Consequence[] | null;
}

/** Returns the card that an option stands for. Keeping the running mission is an option, too. */
function cardOf({ board, pack }: Playing, option: string): OfferedCard | null {
  const id =
    option === 'keep'
      ? (board.mission?.card ?? option)
      : option.startsWith('base:')
        ? (board.enemies[Number(option.slice(5))]?.card ?? option)
        : option;
  if (pack.crisis.has(id)) return { id, kind: 'crisis' };
  if (pack.mission.has(id)) return { id, kind: 'mission' };
  if (pack.enemy.has(id)) return { id, kind: 'enemy' };
  const tech = pack.tech.get(id);
  if (tech) return { id, kind: 'tech', owner: tech.owner, cost: tech.cost };
  const asset = pack.asset.get(id);
  return asset ? { id, kind: 'asset', owner: asset.owner } : null;
}

/** Returns the effects of choosing an option. Null if they are unknown. */
function waysOf(playing: Playing, { about }: Asked, option: string, card: OfferedCard | null) {
  if (about === 'crisis') return consequencesOf(playing, { crisis: option });
  if (about === 'mission') return card && consequencesOf(playing, { reward: card.id });
  // Units are told apart by their words.
  return option === 'enough' || about === 'unit' ? null : consequencesOf(playing, { answer: option });
}

/** Returns the options of the open question. Chances are left out unless they are wanted. */
export function optionsOf(playing: Playing, asked: Asked, chances: boolean): readonly Option[] {
  const { board, pack } = playing;
  const { about } = asked;
  const options = asked.options.map((id): Option => {
    const card = cardOf(playing, id);
    const continent =
      about === 'continent' || about === 'space' ? (continents.find((one) => one === id) ?? null) : null;
    const to = continent === null ? null : panicIfChosen(playing, continent);
    return {
      id,
      words: optionWords(board, id, about, board.choices[0]?.why),
      card,
      continent,
      unit: unitOf(board, id)?.kind ?? null,
      change: continent === null || to === null ? null : { from: board.panic[continent], to },
      mission: about === 'mission' ? (pack.mission.get(id) ?? null) : null,
      chance: about === 'mission' && chances ? chanceToWin(playing, id) : null,
      ways: to === null ? waysOf(playing, asked, id, card) : null,
    };
  });
  if (about === 'crisis' || about === 'mission') return options;
  // Effects that all options share are not shown.
  const differ = new Set(options.map(({ ways }) => JSON.stringify(ways))).size > 1;
  return differ ? options : options.map((option) => ({ ...option, ways: null }));
}
