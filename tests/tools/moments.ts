import { standardPack } from '../../src/content/standard/pack.ts';
import { evolve, fold, type GameEvent, type State, whyImpossible } from '../../src/rules/index.ts';

/** An event of a log, between the states it leads from and to. */
export interface Moment {
  readonly before: State;
  /** The event told right before it. */
  readonly previous: GameEvent | null;
  readonly event: GameEvent;
  readonly after: State;
}

/** Every moment of a log. */
export function momentsOf(log: readonly GameEvent[]): Moment[] {
  let after = fold([]);
  return log.map((event, i) => {
    const before = after;
    after = evolve(before, event);
    return { before, previous: log[i - 1] ?? null, event, after };
  });
}

/** Whether the event could have happened there, or another one in its place. */
export const couldHappen = ({ before, previous }: Moment, event: GameEvent): boolean =>
  whyImpossible(before, event, previous, standardPack) === null;

/** Whether the event could have happened right after the moment. */
export const couldFollow = ({ after, event: previous }: Moment, event: GameEvent): boolean =>
  whyImpossible(after, event, previous, standardPack) === null;

/** Whether another copy of cards moved from salvage, or from the discards, is still there: that one could go as well. */
export const leavesCopies = ({ after: { open }, event }: Moment): boolean =>
  event.type === 'cards-moved' &&
  event.cards.every((card) => {
    if (event.from === 'salvage') return open.board?.salvage.includes(card);
    return event.from === 'discard' && open.board?.decks[event.deck].discard.includes(card);
  });
