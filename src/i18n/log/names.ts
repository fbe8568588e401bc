// Names of places and options, in any language.

import type { About } from '../../content/cards/effects.ts';
import { continents } from '../../content/continents.ts';
import { plans } from '../../content/plans.ts';
import { type Board, type Cause, unitOf } from '../../rules/index.ts';
import type { CardText, Terms } from '../cards.ts';
import { phrased } from '../joined.ts';
import type { Say } from '../words.ts';

/** The words of one language: messages, terms and cards. */
export interface Names {
  readonly say: Say;
  readonly terms: () => Terms;
  readonly cardText: (id: string) => CardText;
}

/** Name and explanation of an option. */
export interface OptionWords {
  readonly name: string;
  readonly text?: string | undefined;
}

/** Returns the name of a place: a continent, a card, a final mission by its plan, or a place of the board. Unknown ids stay as they are. */
export function placeNameIn({ say, terms, cardText }: Names, place: string): string {
  const [kind, detail = ''] = place.split(':');
  const continent = continents.find((one) => one === detail);
  if (continent) return say(`continent.${continent}`);
  const plan = plans.find((one) => one === detail);
  if (kind === 'card') return plan ? say(`plan.${plan}`) : cardText(detail).name;
  const places: Readonly<Record<string, string>> = terms().places;
  return places[place] ?? place;
}

function unitWords(names: Names, board: Board, id: string): OptionWords {
  const { say, terms } = names;
  const unit = unitOf(board, id);
  if (unit === undefined) return { name: id };
  const state = [
    unit.elite ? say('table.elite') : '',
    unit.exhausted ? say('table.exhausted') : '',
    placeNameIn(names, unit.at),
  ];
  return { name: terms().units[unit.kind], text: phrased(state, say) };
}

/** Subject of a question, and its cause. */
export interface Asked {
  readonly about: About;
  readonly why: Cause | undefined;
}

/** Returns an option of a question in words. */
export function optionWordsIn(names: Names, board: Board, option: string, { about, why }: Asked): OptionWords {
  const { say, terms, cardText } = names;
  if (option === 'keep' || option === 'enough') return { name: terms().options[option] };
  switch (about) {
    case 'continent':
    case 'space': {
      const space = [...continents, 'orbit' as const].find((one) => one === option);
      return { name: space ? say(`continent.${space}`) : option };
    }
    case 'unit':
      return unitWords(names, board, option);
    case 'goal':
      return { name: placeNameIn(names, option) };
    case 'way': {
      const ways = why?.by === 'card' ? cardText(why.card).ways : undefined;
      return { name: ways?.[Number(option.split(':')[0]) - 1] ?? option };
    }
    case 'enemy': {
      const card = board.enemies[Number(option.split(':')[1])]?.card;
      return cardText(card ?? option);
    }
    case 'card':
    case 'crisis':
    case 'mission':
    case 'tech':
      return cardText(option);
  }
}
