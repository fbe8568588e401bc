// Tells the bots' moves in the open cue or step in one line. Successive moves of one kind are told together.

import type { Role } from '../../../content/roles.ts';
import { type IntentOf, lossOf, type OperationIntent, successesOf } from '../../../rules/index.ts';
import type { BotMove } from '../../game/bots/moves-made.svelte.ts';
import { joinList } from '../../words/list.ts';
import { say } from '../../words/say.ts';
import { chosenName, kindsWords, moveWords, reasonWords, sentWords } from './move-words.ts';
import { placeName } from './place-name.ts';

/** A line about moves of one bot. */
export interface ToldMoves {
  readonly as: Role;
  readonly words: string;
  /** Why. Empty if nothing is to be said. */
  readonly reason: string;
}

/** Returns the last moves that are alike: of one kind, and by one role. */
function alike(made: readonly BotMove[], last: BotMove): readonly BotMove[] {
  const from = made.findLastIndex(({ as, intent }) => as !== last.as || intent.type !== last.intent.type) + 1;
  return made.slice(from);
}

/** Moves at the board that are not told together: of several in a row only the last is told. */
type OneByOne = 'recall' | 'research' | 'use' | 'fund' | 'take' | 'place' | 'roll' | 'apply' | 'stop' | 'ready';

/** Returns what several moves of one kind did together, or what one did. */
function wordsOf(moves: readonly BotMove[], last: BotMove): string {
  if (moves.length < 2) return moveWords(last);
  switch (last.intent.type) {
    case 'assign':
      return sentWords(moves);
    case 'buy':
      return say('told.buys', {
        units: kindsWords(moves.flatMap(({ intent }) => (intent.type === 'buy' ? [intent.kind] : []))),
      });
    case 'choose':
      return say('told.choose', {
        option: joinList(
          moves.flatMap(({ intent, seen }) => (intent.type === 'choose' ? [chosenName(seen, intent.option)] : [])),
        ),
      });
    default:
      // A new kind of move does not compile until it has words here or is listed in `OneByOne`.
      last.intent satisfies OperationIntent | IntentOf<OneByOne>;
      return moveWords(last);
  }
}

/** Returns why: of units sent to several places, it names the place that it is about. */
function reasonOf(moves: readonly BotMove[], last: BotMove): string {
  const reason = reasonWords(last);
  if (moves.length < 2 || last.intent.type !== 'assign') return reason;
  return say('told.about', { place: placeName(last.intent.to), reason });
}

/** Returns the rolls of a step in one sentence. Null if there were none. */
function rollsWords(made: readonly BotMove[]): string | null {
  const rolls = made.flatMap(({ intent, seen }) => {
    const roll = intent.type === 'apply' ? seen.board.task?.roll : null;
    return roll ? [{ successes: successesOf(roll), lost: lossOf(seen, roll) }] : [];
  });
  if (rolls.length === 0) return null;
  return say('told.rolls', {
    rolls: rolls.length,
    successes: rolls.reduce((sum, { successes }) => sum + successes, 0),
    losses: rolls.filter(({ lost }) => lost).length,
  });
}

/** Returns the bots' last doings in one line, from their moves in one cue or step. Null if there are none. */
export function toldMoves(made: readonly BotMove[]): ToldMoves | null {
  const last = made.at(-1);
  if (last === undefined) return null;
  const own = made.filter(({ as }) => as === last.as);
  if (last.intent.type !== 'done' || own.length === 1) {
    const moves = alike(made, last);
    return { as: last.as, words: wordsOf(moves, last), reason: reasonOf(moves, last) };
  }
  const rolls = rollsWords(own);
  // That a bot is done says less than what it did before.
  return rolls === null ? toldMoves(made.slice(0, -1)) : { as: last.as, words: rolls, reason: '' };
}
