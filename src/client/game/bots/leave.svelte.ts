import { leaveOf, type Move } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import type { Playing } from '../../../rules/index.ts';
import type { BotMove } from './moves-made.svelte.ts';

/** How long a bot waits for an answer while a clock runs down, in ms. Then it does not use the card. */
const answerMs = 8_000;

/** The questions of bots whether they may move people's units. */
export interface Leave {
  /** The move that bots ask about. Null if they ask nothing. */
  readonly asked: BotMove | null;
  /** Cards that bots must do without in this round. */
  refused(open: Playing): readonly string[];
  /**
   * Asks for leave, if the move needs it. Returns a function that ends the question, or null if the move may be made.
   */
  ask(move: Move, seen: Playing, people: readonly Role[]): (() => void) | null;
  answer(may: boolean): void;
}

/** Keeps what people have answered to bots. */
export function leaves(): Leave {
  let asked = $state.raw<BotMove | null>(null);
  let answers = $state.raw<readonly { readonly card: string; readonly round: number; readonly may: boolean }[]>([]);
  const given = (card: string, { round }: Playing) =>
    answers.find((one) => one.card === card && one.round === round)?.may ?? null;
  const answer = (may: boolean): void => {
    if (asked?.intent.type !== 'use') return;
    answers = [...answers, { card: asked.intent.card, round: asked.seen.round, may }];
    asked = null;
  };
  return {
    get asked() {
      return asked;
    },
    refused: ({ round }) => answers.filter((one) => one.round === round && !one.may).map(({ card }) => card),
    ask(move, seen, people) {
      const isFree = leaveOf(seen, move, people).length === 0;
      if (isFree || move.intent.type !== 'use' || given(move.intent.card, seen)) return null;
      asked = { ...move, seen };
      const isHurried = typeof seen.clock?.limit === 'number';
      const timer = isHurried ? setTimeout(() => answer(false), answerMs) : undefined;
      return () => {
        clearTimeout(timer);
        asked = null;
      };
    },
    answer,
  };
}
