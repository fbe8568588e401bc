// A step may stay open only because somebody could use a card in it (FIN-9); here is how such a step goes on.

import type { Role } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import { cardsAtStake, legal, type Playing, waitsForCardsOnly } from '../../../rules/index.ts';

/** What ends the step: nobody has to, a bot after giving people time, or a person's press. */
export type Ending = 'by-itself' | 'after-a-while' | 'by-press';

/** The open step, while it waits for cards only. */
export interface CardWait {
  /** Whose step it is, and who therefore says that it is done. */
  readonly role: Role;
  /** Cards of people that it waits for. */
  readonly cards: readonly { readonly card: string; readonly owner: Role }[];
  readonly ending: Ending;
}

/** What a card wait depends on besides the table. */
export interface Waiting {
  /** Roles of people. All others are played by bots, which use their cards before a step passes. */
  readonly people: readonly Role[];
  /** Whether steps pass in which no card matters; if not, each card that can be used counts. */
  readonly passSteps: boolean;
  /** Whether a person came back to this step by undo, and has done nothing since. */
  readonly tookBack: boolean;
}

const usableCards = (playing: Playing, seats: readonly Role[]): string[] =>
  seats.flatMap((seat) => legal(playing, seat).flatMap((intent) => (intent.type === 'use' ? [intent.card] : [])));

function endingOf(isPerson: boolean, isWanted: boolean, { people, passSteps, tookBack }: Waiting): Ending {
  if (tookBack && people.length > 0) return 'by-press';
  if (!isWanted && (passSteps || !isPerson)) return 'by-itself';
  return isPerson ? 'by-press' : 'after-a-while';
}

/** The wait for cards that the open step is in; null if it is in none. */
export function cardWaitOf(playing: Playing, waiting: Waiting): CardWait | null {
  const { step, board } = playing;
  if (step === null || !waitsForCardsOnly(playing)) return null;
  const { people, passSteps } = waiting;
  const wanted = passSteps ? cardsAtStake(playing, people) : usableCards(playing, people);
  const cards = board.inPlay
    .filter(({ card }) => wanted.includes(card))
    .map(({ card, owner }): CardWait['cards'][number] => ({ card, owner }));
  const { role: own } = factsOf(step);
  const role = own === 'all' ? 'central-officer' : own;
  return { role, cards, ending: endingOf(people.includes(role), cards.length > 0, waiting) };
}
