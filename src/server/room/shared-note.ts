// The shared note of a game with the box (ONL-18).

import {
  afterNote,
  type ClientFrameOf,
  type NoteScope,
  noteAt,
  noteScope,
  type OnlineRefusal,
  type TableNote,
} from '../../wire/index.ts';
import { send } from './broadcast.ts';
import { takeToken } from './limits/bucket.ts';
import type { Room, RoomTransaction } from './room.ts';
import { noteRate } from './sessions.ts';

const scopeOf = ({ table: { games, game } }: Room): NoteScope => noteScope(games, game.state.open);

/** Returns the note without the parts of earlier rounds and steps. */
const presentNote = (room: Room): TableNote => noteAt(room.note, scopeOf(room));

/** Whether the game is played with the box, so that the app sees no board. */
const isBox = ({ table }: Room): boolean => table.game.state.open.board === null;

/** Sends the note to these sockets. */
function tell(turn: RoomTransaction, links: Iterable<string>): void {
  const frame = { t: 'noted', note: presentNote(turn.room) } as const;
  for (const link of links) send(turn, link, frame);
}

/**
 * Changes the note and sends it to everybody. Only a seat with a role may do so, except that a maker without one may
 * describe the box. Returns why it is refused, or null.
 */
export function noteDown(
  turn: RoomTransaction,
  seat: string | null,
  { round, step, change }: ClientFrameOf<'note'>,
): OnlineRefusal | null {
  const { room, now } = turn;
  const own = room.table.people.seats.find((one) => one.seat === seat);
  const may = own && (own.roles.length > 0 || (own.maker && change.what === 'box'));
  if (!may) return { code: 'not-your-role' };
  const noting = takeToken(room.noting, noteRate, now);
  if (noting === null) return { code: 'too-fast' };
  const scope = scopeOf(room);
  // Credits belong to the round, not to its open cue or step.
  const isPast = round !== scope.round || (change.what !== 'credits' && step !== scope.step);
  if (isPast) return { code: 'too-late' };
  const note = isBox(room) ? afterNote(presentNote(room), change, scope) : null;
  if (note === null) return { code: 'nothing' };
  turn.room = { ...room, noting, note };
  turn.note = note;
  tell(turn, room.links.keys());
  return null;
}

/** Sends the note to sockets that have just been let in. */
export function tellNote(turn: RoomTransaction): void {
  if (isBox(turn.room)) tell(turn, turn.newcomers);
}
