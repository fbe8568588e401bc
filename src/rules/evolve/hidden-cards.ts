// Applies events on the board to the hidden half: deck contents, face-down enemies and the roll counter.

import { assertDefined } from '../state/assert-defined.ts';
import type { SeenEvent } from '../state/events.ts';
import type { SecretState, State } from '../state/state.ts';
import type { HiddenCardEvent } from './board-reducer.ts';
import { facedDown, without } from './cards.ts';

const rollCounted = (hidden: SecretState): SecretState => ({ ...hidden, rolls: hidden.rolls + 1 });

/** Returns the hidden half after an event on the board, given the state before it. */
export function hiddenCardsAfter({ open, hidden }: State, event: HiddenCardEvent): SecretState {
  const { decks, faceDown } = hidden;
  switch (event.type) {
    case 'secret/decks-stacked':
      return { ...hidden, decks: { ...decks, ...event.decks } };
    case 'cards-moved': {
      const { deck, cards, from } = event;
      return from === 'deck' ? { ...hidden, decks: { ...decks, [deck]: without(decks[deck], cards) } } : hidden;
    }
    case 'mission-laid': {
      const parts = facedDown(event.mission);
      const enemies = Object.fromEntries(
        parts.map((part, i) => [part, assertDefined(decks.enemy[i], 'a card in the enemy deck')]),
      );
      return {
        ...hidden,
        decks: { ...decks, enemy: decks.enemy.slice(parts.length) },
        faceDown: { ...faceDown, [event.place]: enemies },
      };
    }
    case 'mission-taken-back':
      return {
        ...hidden,
        decks: { ...decks, enemy: [...Object.values(faceDown.mission), ...decks.enemy] },
        faceDown: { ...faceDown, mission: {} },
      };
    case 'mission-cleared':
    case 'enemies-turned':
      return { ...hidden, faceDown: { ...faceDown, [event.place]: {} } };
    case 'dice-rolled':
      return rollCounted(hidden);
    case 'roll-changed':
      // The lifted dice have been rolled again.
      return open.board?.task?.roll?.lifted && event.roll.lifted === null ? rollCounted(hidden) : hidden;
    default:
      event satisfies SeenEvent;
      return hidden;
  }
}
