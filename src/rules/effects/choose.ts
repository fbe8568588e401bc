// Who is asked answers; what waited for the answer goes on.

import type { About } from '../../content/effects.ts';
import type { GameEvent } from '../events.ts';
import type { Refusal, Seat } from '../intents.ts';
import { flow } from '../operation/step.ts';
import { carryOn } from '../resolution/carry-on.ts';
import type { Happening, Rule } from '../rule.ts';
import { hasBoard, type Open, type Playing } from '../state.ts';
import { sure } from '../sure.ts';
import { chooseDrawn, drawnOptions } from '../timed/choose.ts';
import { carryOut } from './index.ts';

/** What is asked now, whoever is asked: a card's or step's question before the open cue's. */
export function pending(playing: Playing): { role: Seat; about: About; options: readonly string[] } | null {
  const [first] = playing.board.choices;
  if (first) return { role: first.role, about: first.about, options: first.options };
  const { drawn } = playing.board;
  if (drawn === null || drawn.chosen !== null || drawn.offered.length === 0) return null;
  const role = drawn.deck === 'crisis' ? 'commander' : 'squad-leader';
  return { role, about: drawn.deck, options: drawnOptions(playing) };
}

/** What a seat may answer now: also another crisis than the one it has named (TIM-6). */
export function answers(playing: Playing): { role: Seat; options: readonly string[] } | null {
  const asked = pending(playing);
  if (asked || playing.board.drawn?.deck !== 'crisis') return asked;
  return { role: 'commander', options: drawnOptions(playing) };
}

function check(open: Open, option: string, seat: Seat): Refusal | null {
  if (!hasBoard(open)) return { code: 'no-board' };
  const asked = answers(open);
  if (asked === null || asked.options.length === 0) return { code: 'nothing-to-choose' };
  if (asked.role !== seat) return { code: 'not-your-choice', role: asked.role };
  return asked.options.includes(option) ? null : { code: 'no-such-option', options: asked.options };
}

const answered =
  (option: string, at: number): Happening =>
  ({ open }) => {
    if (!hasBoard(open)) return [];
    const [choice] = open.board.choices;
    if (choice === undefined) {
      const stamp = (fact: object): GameEvent => ({ ...fact, at, why: sure(open.cue).kind }) as GameEvent;
      return chooseDrawn(open, option).map(
        (fact): Happening =>
          (state, table) =>
            typeof fact === 'function' ? fact(state, table).map(stamp) : [stamp(fact)],
      );
    }
    const { role, source, todo } = choice;
    return [
      () => [{ type: 'chosen', at, why: source, option }],
      carryOut(todo, { role, source, at, answers: [...choice.answers, option], stepFlow: flow }),
    ];
  };

export const choose: Rule<{ type: 'choose'; option: string }> = {
  check: (open, { option }, seat) => check(open, option, seat),
  resolve: ({ option }, at) => [answered(option, at), carryOn(at)],
};
