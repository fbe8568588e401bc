import { standardPack } from '../../src/content/standard/pack.ts';
import { evolve, fold, type GameEvent, type State, whyImpossible } from '../../src/rules/index.ts';

/** An event of a log, with the states before and after it. */
export interface Moment {
  readonly before: State;
  /** The event right before it in the log. */
  readonly previous: GameEvent | null;
  readonly event: GameEvent;
  readonly after: State;
}

/** Returns every moment of a log. */
export function momentsOf(log: readonly GameEvent[]): Moment[] {
  let after = fold([]);
  return log.map((event, i) => {
    const before = after;
    after = evolve(before, event);
    return { before, previous: log[i - 1] ?? null, event, after };
  });
}

/** Whether the rules allow this event at this moment, in place of its own event. */
export const couldHappen = ({ before, previous }: Moment, event: GameEvent): boolean =>
  whyImpossible(before, event, previous, standardPack) === null;

/** Whether the rules allow this event right after the moment. */
export const couldFollow = ({ after, event: previous }: Moment, event: GameEvent): boolean =>
  whyImpossible(after, event, previous, standardPack) === null;

/** Whether copies of the cards that an event took from salvage or discards remain there, and could move as well. */
export const leavesCopies = ({ after: { open }, event }: Moment): boolean =>
  event.type === 'cards-moved' &&
  event.cards.every((card) => {
    if (event.from === 'salvage') return open.board?.salvage.includes(card);
    return event.from === 'discard' && open.board?.decks[event.deck].discard.includes(card);
  });
