// A role answers the question it was asked, and the work that waited for the answer goes on.

import type { About } from '../../../content/cards/effects.ts';
import type { Role } from '../../../content/roles.ts';
import { applyAnswer } from '../../effects/run.ts';
import { carryOn } from '../../resolution/carry-on.ts';
import { stepFlow } from '../../resolution/step.ts';
import type { Choice } from '../../state/board.ts';
import type { Refusal } from '../../state/intents.ts';
import { hasBoard, type OpenGame, type Playing } from '../../state/state.ts';
import { chooseDrawn, drawnOptions } from '../../timed/choose.ts';
import type { Rule } from '../../transaction/rule.ts';
import { emit, playingOn, type Transaction } from '../../transaction/transaction.ts';
import { askAgain } from './ask-again.ts';

interface Question {
  readonly role: Role;
  readonly about: About;
  readonly options: readonly string[];
}

/** Returns the open cue's question about the drawn cards. The answer can change until it closes (TIM-6). */
function questionOfCue(playing: Playing): Question | null {
  const { drawn } = playing.board;
  if (drawn === null) return null;
  const role = drawn.deck === 'crisis' ? 'commander' : 'squad-leader';
  return { role, about: drawn.deck, options: drawnOptions(playing) };
}

/** Returns the question the game waits for; null if there is none. Cards and steps come before the open cue. */
export function pending(playing: Playing): Question | null {
  const { choices, drawn } = playing.board;
  const [first] = choices;
  if (first) return { role: first.role, about: first.about, options: first.options };
  return drawn?.chosen === null ? questionOfCue(playing) : null;
}

/**
 * Returns the newest question of a card or step to the seat. In the resolution phase only the newest of all can be
 * answered, as its card is carried out first (FIN-17).
 */
const choiceFor = ({ board, phase }: Playing, seat: Role): Choice | undefined =>
  (phase === 'resolution' ? board.choices.slice(0, 1) : board.choices).find(({ role }) => role === seat);

/**
 * Returns what the seat may answer now. If it is asked nothing, returns another role's question or null, so that a
 * refusal can name the role.
 */
export function answers(playing: Playing, seat: Role): { role: Role; options: readonly string[] } | null {
  const own = choiceFor(playing, seat);
  if (own) return own;
  const byCue = questionOfCue(playing);
  return byCue?.role === seat ? byCue : (pending(playing) ?? byCue);
}

function check(open: OpenGame, option: string, seat: Role): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  const asked = answers(open, seat);
  if (asked === null || asked.options.length === 0) return { code: 'nothing-to-choose' };
  if (asked.role !== seat) return { code: 'not-your-choice', role: asked.role };
  return asked.options.includes(option) ? null : { code: 'no-such-option', options: asked.options };
}

function answer(transaction: Transaction, option: string, seat: Role): void {
  const playing = playingOn(transaction);
  const choice = choiceFor(playing, seat);
  if (choice === undefined) {
    chooseDrawn(transaction, option);
  } else {
    emit(transaction, { type: 'chosen', at: transaction.at, why: choice.why, option });
    applyAnswer(transaction, choice, option, stepFlow);
  }
}

/** Rule of the `choose` intent. */
export const choose: Rule<{ type: 'choose'; option: string }> = {
  check: (open, { option }, seat) => check(open, option, seat),
  resolve: (transaction, { option }, seat) => {
    const { choices } = playingOn(transaction).board;
    answer(transaction, option, seat);
    askAgain(transaction, choices, stepFlow);
    carryOn(transaction);
  },
};
