import type { About } from '../../../content/cards/effects.ts';
import { continents } from '../../../content/continents.ts';
import { type Board, type Cause, unitOf } from '../../../rules/index.ts';
import { cardText, planText, terms } from '../../words/cards.ts';
import { say } from '../../words/say.ts';
import { placeName } from './place-name.ts';

/** Name and explanation of an option. */
export interface OptionWords {
  readonly name: string;
  readonly text?: string | undefined;
}

function unitWords(board: Board, id: string): OptionWords {
  const unit = unitOf(board, id);
  if (unit === undefined) return { name: id };
  const state = [
    unit.elite ? say('table.elite') : '',
    unit.exhausted ? say('table.exhausted') : '',
    placeName(unit.at),
  ];
  return { name: terms().units[unit.kind], text: state.filter(Boolean).join(', ') };
}

/** Steps that ask where panic rises. Their titles do not say why. */
const raisers = ['audit', 'orbital-defense'] as const;

/** Returns the card, plan or step that asks, in words. Null if it needs no explanation. */
export function askerWords(why: Cause): OptionWords | null {
  if (why.by === 'step') {
    const raiser = raisers.find((step) => step === why.step);
    return raiser ? { name: say(`step.${raiser}.name`), text: say(`table.why.${raiser}`) } : null;
  }
  if (why.by === 'plan') return { name: say(`plan.${why.plan}`), text: planText(why.plan).text };
  return why.by === 'card' ? cardText(why.card) : null;
}

/** Returns an option of a question in words. `why` is what asks, if any. */
export function optionWords(board: Board, option: string, about: About, why: Cause | undefined): OptionWords {
  if (option === 'keep' || option === 'enough') return { name: terms().options[option] };
  switch (about) {
    case 'continent':
    case 'space': {
      const space = [...continents, 'orbit' as const].find((one) => one === option);
      return { name: space ? say(`continent.${space}`) : option };
    }
    case 'unit':
      return unitWords(board, option);
    case 'goal':
      return { name: placeName(option) };
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
