// Decides how a step ends that stays open only because somebody could still use a card (FIN-9).

import type { Role } from '../content/roles.ts';
import { factsOf } from '../content/steps.ts';
import { cardsAtStake, legal, type Playing, waitsForCardsOnly } from '../rules/index.ts';

/** How the step ends: at once, by a bot after a delay for people, or by a person's press. */
export type Ending = 'by-itself' | 'after-a-while' | 'by-press';

/** An open step that waits for cards only. */
export interface CardWait {
  /** Role that ends the step. For steps of all roles this is the Central Officer. */
  readonly role: Role;
  /** People's cards that hold the step open. */
  readonly cards: readonly { readonly card: string; readonly owner: Role }[];
  readonly ending: Ending;
}

/** Inputs of a card wait besides the table. */
export interface WaitContext {
  /** Roles played by people. Bots play the others and use their cards before a step passes. */
  readonly people: readonly Role[];
  /** Whether a step passes if no card matters in it. If false, every usable card holds it open. */
  readonly passSteps: boolean;
  /** Whether a person returned to this step by undo and has not acted since. */
  readonly tookBack: boolean;
}

const usableCards = (playing: Playing, seats: readonly Role[]): string[] =>
  seats.flatMap((seat) => legal(playing, seat).flatMap((intent) => (intent.type === 'use' ? [intent.card] : [])));

function endingOf(isPerson: boolean, hasCards: boolean, { people, passSteps, tookBack }: WaitContext): Ending {
  if (tookBack && people.length > 0) return 'by-press';
  if (!hasCards && (passSteps || !isPerson)) return 'by-itself';
  return isPerson ? 'by-press' : 'after-a-while';
}

/** Returns the card wait of the open step. Null if no step is open, or if it waits for more than cards. */
export function cardWaitOf(playing: Playing, waiting: WaitContext): CardWait | null {
  const { step, board } = playing;
  if (step === null || !waitsForCardsOnly(playing)) return null;
  const { people, passSteps } = waiting;
  const cardIds = passSteps ? cardsAtStake(playing, people) : usableCards(playing, people);
  const cards = board.inPlay
    .filter(({ card }) => cardIds.includes(card))
    .map(({ card, owner }): CardWait['cards'][number] => ({ card, owner }));
  const { role: stepRole } = factsOf(step);
  const role = stepRole === 'all' ? 'central-officer' : stepRole;
  return { role, cards, ending: endingOf(people.includes(role), cards.length > 0, waiting) };
}
