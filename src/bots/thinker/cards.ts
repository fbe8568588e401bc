// Lines that use a card, or that do without the card the policy would use.

import { candidateIntents, check } from '../../rules/index.ts';
import { type Line, otherMove, type Situation } from './line.ts';

/**
 * Returns a line for each legal use of a card. While a task is open, only cards made for tasks are tried: the others
 * can wait, and would be tried again at every roll.
 */
export const cardLines = ({ playing, roles }: Situation): Line[] =>
  roles.flatMap((as) =>
    candidateIntents(playing, as).flatMap((intent): Line[] => {
      if (intent.type !== 'use' || check(playing, intent, as) !== null) return [];
      const isForTasks = playing.pack.usable.get(intent.card)?.tasks !== undefined;
      return playing.board.task === null || isForTasks ? [[otherMove(as, intent)]] : [];
    }),
  );

/** Returns the policy's move if the card were not in play, as a line. */
export function linesWithout(card: string, { playing, roles, policy, chance }: Situation): Line[] {
  const { board } = playing;
  const inPlay = board.inPlay.filter((one) => one.card !== card);
  const move = policy({ ...playing, board: { ...board, inPlay } }, roles, chance);
  return move === null ? [] : [[otherMove(move.as, move.intent)]];
}
