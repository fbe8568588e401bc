import type { BoardIntent } from '../state/intents.ts';
import type { Rule, RulesOf } from '../transaction/rule.ts';

const refused: Rule<BoardIntent> = {
  check: () => ({ code: 'no-board' }),
  resolve: () => {
    throw new Error('there is no board');
  },
};

/** Refuses the intents that need a board, in a game that has none. */
export const withoutBoard: RulesOf<BoardIntent> = {
  assign: refused,
  recall: refused,
  research: refused,
  fund: refused,
  choose: refused,
  use: refused,
  buy: refused,
  take: refused,
  place: refused,
  roll: refused,
  apply: refused,
  stop: refused,
  ready: refused,
};
