// Who is asked answers; what waited for the answer goes on.

import type { About } from '../../../content/cards/effects.ts';
import { type Course, playingOn, tell } from '../../course/course.ts';
import type { Rule } from '../../course/rule.ts';
import { answered } from '../../effects/index.ts';
import { flow } from '../../operation/step.ts';
import { carryOn } from '../../resolution/carry-on.ts';
import type { Choice } from '../../state/board.ts';
import type { Refusal, Seat } from '../../state/intents.ts';
import { hasBoard, type OpenGame, type Playing } from '../../state/state.ts';
import { chooseDrawn, drawnOptions } from '../../timed/choose.ts';
import { askAgain } from './ask-again.ts';

interface Asked {
  readonly role: Seat;
  readonly about: About;
  readonly options: readonly string[];
}

/** What the open cue asks: which of the cards drawn. A crisis that has been named can be changed (TIM-6). */
function askedByCue(playing: Playing): Asked | null {
  const { drawn } = playing.board;
  if (drawn === null) return null;
  const role = drawn.deck === 'crisis' ? 'commander' : 'squad-leader';
  return { role, about: drawn.deck, options: drawnOptions(playing) };
}

/** What is asked now, whoever is asked: a card's or step's question before the open cue's. */
export function pending(playing: Playing): Asked | null {
  const { choices, drawn } = playing.board;
  const [first] = choices;
  if (first) return { role: first.role, about: first.about, options: first.options };
  return drawn?.chosen === null ? askedByCue(playing) : null;
}

/**
 * A card's or step's question to the seat, the last one first. In the resolution phase the last question of all is
 * answered before those beneath it: the card that asks is carried out first (FIN-17).
 */
const askedOf = ({ board, phase }: Playing, seat: Seat): Choice | undefined =>
  (phase === 'resolution' ? board.choices.slice(0, 1) : board.choices).find(({ role }) => role === seat);

/** What a seat may answer now, whoever else is asked something; what it may not, where it is asked nothing. */
export function answers(playing: Playing, seat: Seat): { role: Seat; options: readonly string[] } | null {
  const own = askedOf(playing, seat);
  if (own) return own;
  const byCue = askedByCue(playing);
  return byCue?.role === seat ? byCue : (pending(playing) ?? byCue);
}

function check(open: OpenGame, option: string, seat: Seat): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  const asked = answers(open, seat);
  if (asked === null || asked.options.length === 0) return { code: 'nothing-to-choose' };
  if (asked.role !== seat) return { code: 'not-your-choice', role: asked.role };
  return asked.options.includes(option) ? null : { code: 'no-such-option', options: asked.options };
}

function chosen(course: Course, option: string, seat: Seat): void {
  const playing = playingOn(course);
  const choice = askedOf(playing, seat);
  if (choice === undefined) {
    chooseDrawn(course, option);
  } else {
    tell(course, { type: 'chosen', at: course.at, why: choice.source, option });
    answered(course, choice, option, flow);
  }
}

export const choose: Rule<{ type: 'choose'; option: string }> = {
  check: (open, { option }, seat) => check(open, option, seat),
  resolve: (course, { option }, seat) => {
    const { choices } = playingOn(course).board;
    chosen(course, option, seat);
    askAgain(course, choices, flow);
    carryOn(course);
  },
};
