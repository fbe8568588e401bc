// One input of a room, and everything that follows from it at this instant.

import { due } from '../../rules/index.ts';
import type { JournalEntry } from '../../wire/index.ts';
import { moveBots } from './bot-moves.ts';
import { broadcastSeats } from './broadcast.ts';
import { claimsDueAt, makePass, settleClaims } from './claiming.ts';
import { graceMs, holdClock, passTime } from './clock.ts';
import { receive } from './frames.ts';
import { goHome } from './going-home.ts';
import { heartbeat } from './heartbeat.ts';
import { weightOf } from './loading.ts';
import { comeBackMs, isEverybodyBack, markAway, noteMaker, woken } from './presence.ts';
import { beginWhenReady } from './ready-marks.ts';
import type { Address, Kept, OutgoingFrame, Room, RoomDependencies, RoomTransaction } from './room.ts';
import { tellSounding } from './room-sound.ts';
import { noMarks } from './seats/ready.ts';
import { leaderlessAt } from './seats/rights.ts';
import { awayMs, withoutSession, withSession } from './sessions.ts';
import { rotateInvite } from './settings.ts';
import { tellNote } from './shared-note.ts';
import { isCompact, snapshotEvery, snapshotText } from './table/snapshot.ts';

/** An input of a room. `link` is the host's name for a socket. */
export type RoomInput =
  | { readonly kind: 'frame'; readonly link: string; readonly text: string }
  | { readonly kind: 'lag'; readonly link: string; readonly ms: number }
  | { readonly kind: 'gone'; readonly link: string }
  | { readonly kind: 'address'; readonly address: Address }
  /** Somebody with this token takes the game home. */
  | { readonly kind: 'home'; readonly token: string }
  /** A pass for the seat of a token. */
  | { readonly kind: 'pass'; readonly token: string; readonly pass: string }
  /** The host did not run for a while, which its clock leaves out (FIN-19). */
  | { readonly kind: 'woke' }
  | { readonly kind: 'time' };

/** Result of an input. Frames may be sent once the rows are durable (ONL-1). */
export interface InputResult {
  readonly room: Room;
  readonly rows: readonly JournalEntry[];
  /** New address of the table, to be stored together with the rows. */
  readonly address: Address | undefined;
  /** Changed texts besides the rows, to be stored together with them. */
  readonly kept: Kept;
  readonly out: readonly OutgoingFrame[];
  /** When the room wants its next input of time, in ms of the host. Null if never: then it may be unloaded. */
  readonly alarmAt: number | null;
}

function take(turn: RoomTransaction, input: RoomInput): void {
  if (input.kind === 'frame') receive(turn, input.link, input.text);
  if (input.kind === 'address') rotateInvite(turn, input.address);
  if (input.kind === 'home') goHome(turn, input.token);
  if (input.kind === 'pass') makePass(turn, input.token, input.pass);
  if (input.kind === 'woke') turn.room = woken(turn.room, turn.now);
  if (input.kind === 'gone') turn.room = withoutSession(turn.room, input.link);
  if (input.kind === 'lag') {
    const link = turn.room.links.get(input.link);
    if (link) turn.room = withSession(turn.room, input.link, { ...link, lagMs: Math.max(0, input.ms) });
  }
}

/** Returns when the room must look at the time again, in ms of the host. Null if nothing can happen by itself. */
function alarmOf(room: Room, now: number): number | null {
  const next = due(room.table.game.state.open);
  const away = [...room.links.values()].flatMap(({ seat, choosing = false, heardAt }) =>
    seat === null && !choosing ? [] : [heardAt + awayMs],
  );
  const leaderless = room.links.size === 0 ? null : leaderlessAt(room);
  const times = [
    ...(leaderless === null ? [] : [leaderless]),
    ...claimsDueAt(room),
    ...(next === null ? [] : [room.startedAt + next.at + graceMs(room)]),
    ...(room.botTurn === null ? [] : [room.botTurn.dueAt]),
    ...away,
    ...(room.restartedAt === null || room.links.size === 0 ? [] : [room.restartedAt + comeBackMs]),
  ].filter((at) => Number.isFinite(at) && at > now);
  return times.length === 0 ? null : Math.min(...times);
}

/** Returns what has changed since a room was `before`, as it is stored. */
function changedBy({ room, note }: RoomTransaction, before: Room): Kept {
  // Marks for a stage that is over are never looked at again.
  const isMarked = room.ready !== before.ready && room.ready !== noMarks;
  return {
    ...(note === undefined ? {} : { note: JSON.stringify(note) }),
    ...(isMarked ? { ready: JSON.stringify(room.ready) } : {}),
    ...(room.rows > before.rows && room.unfolded === 0 ? { snapshot: snapshotText(room) } : {}),
  };
}

/** Counts the new rows, and whether a snapshot of them is due. */
function counted({ room, rows }: RoomTransaction): Room {
  const unfolded = rows.reduce((sum, row) => sum + weightOf(row), room.unfolded);
  const isDue = unfolded >= snapshotEvery && isCompact(room.table);
  return { ...room, rows: room.rows + rows.length, unfolded: isDue ? 0 : unfolded };
}

/** Handles one input at a time of the host, in ms. Inputs of a room must come in order of time. */
export function handleInput(room: Room, input: RoomInput, now: number, ports: RoomDependencies): InputResult {
  const beat = input.kind === 'frame' ? heartbeat(room, input.link, input.text, now) : null;
  if (beat !== null) return { ...beat, rows: [], address: undefined, kept: {}, alarmAt: room.alarmAt };
  const turn: RoomTransaction = { room, now, ports, rows: [], out: [], newcomers: [] };
  // A press decides for itself what is late.
  if (input.kind !== 'frame') passTime(turn);
  turn.room = noteMaker(turn.room, now);
  take(turn, input);
  settleClaims(turn);
  passTime(turn);
  if (isEverybodyBack(turn.room, now)) {
    turn.room = { ...turn.room, restartedAt: null };
  }
  turn.room = noteMaker(markAway(turn.room, now), now);
  beginWhenReady(turn);
  holdClock(turn);
  moveBots(turn);
  broadcastSeats(turn);
  tellNote(turn);
  tellSounding(turn);
  turn.room = counted(turn);
  const { rows, address, out } = turn;
  const alarmAt = alarmOf(turn.room, now);
  return { room: { ...turn.room, alarmAt }, rows, address, kept: changedBy(turn, room), out, alarmAt };
}
