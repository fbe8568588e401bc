// Questions of bots before they move people's units, and the answers of the round.

import { leaveOf, type Move } from '../../bots/index.ts';
import type { Role } from '../../content/roles.ts';
import type { Playing } from '../../rules/index.ts';
import type { ClientFrameOf, OnlineRefusal } from '../../wire/index.ts';
import type { BotLeave, Room, RoomTransaction } from './room.ts';

/** How long a bot waits for an answer, in ms. Then it does not use the card in this round. */
const answerMs = { hurried: 8_000, unhurried: 20_000 };

/** The leave of a table whose bots have asked nothing. */
export const nothingAsked: BotLeave = { game: 0, round: 0, answers: [], question: null };

/** Returns the questions and answers of the running round. */
function leaveAt({ leave, table: { games, game } }: Room): BotLeave {
  const { round } = game.state.open;
  return leave.game === games && leave.round === round ? leave : { ...nothingAsked, game: games, round };
}

/** Returns the cards that bots must do without in this round. */
export const refusedCards = (room: Room): readonly string[] =>
  leaveAt(room).answers.flatMap(({ card, may }) => (may ? [] : [card]));

/** Returns the people whose leave the move of a bot still needs. */
export function leaveNeeded(room: Room, playing: Playing, move: Move, people: readonly Role[]): readonly Role[] {
  const { intent } = move;
  const isAnswered = intent.type !== 'use' || leaveAt(room).answers.some(({ card }) => card === intent.card);
  return isAnswered ? [] : leaveOf(playing, move, people);
}

/** Returns how many questions have been answered in this round. */
export const answersGiven = (room: Room): number => leaveAt(room).answers.length;

/** Asks people for leave, unless `move` needs none. Returns until when they may answer, in ms of the host. */
export function askLeave(turn: RoomTransaction, move: Move | null): number {
  const { room, now } = turn;
  const leave = leaveAt(room);
  const card = move?.intent.type === 'use' ? move.intent.card : null;
  // A question that is asked again after others have moved counts as open since the first time.
  const since = leave.question?.card === card ? leave.question.since : now;
  turn.room = { ...room, leave: { ...leave, question: card === null ? null : { card, since } } };
  const isHurried = typeof room.table.game.state.open.clock?.limit === 'number';
  return since + (isHurried ? answerMs.hurried : answerMs.unhurried);
}

/** Notes an answer to the open question. */
export function settleLeave(turn: RoomTransaction, may: boolean): void {
  const leave = leaveAt(turn.room);
  if (leave.question === null) return;
  const answers = [...leave.answers, { card: leave.question.card, may }];
  turn.room = { ...turn.room, leave: { ...leave, answers, question: null } };
}

/** Takes the answer of a person whose units a bot wants to move. Returns why it is refused, or null. */
export function answerBot(
  turn: RoomTransaction,
  seat: string | null,
  { card, may }: ClientFrameOf<'answer-bot'>,
): OnlineRefusal | null {
  const { room } = turn;
  const own = room.table.people.seats.find((one) => one.seat === seat)?.roles ?? [];
  if (leaveAt(room).question?.card !== card) return { code: 'too-late' };
  if (!room.botTurn?.asks.some((role) => own.includes(role))) return { code: 'not-your-role' };
  settleLeave(turn, may);
  return null;
}
