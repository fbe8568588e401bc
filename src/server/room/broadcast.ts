// Frames that a room sends to its sockets.

import type { Move } from '../../bots/index.ts';
import { undoOf } from '../../host/index.ts';
import { type OnlineUndo, protocol, type ServerFrame, type ServerFrameOf } from '../../wire/index.ts';
import { actingRoles, botRoles, pauseReason, readySeats } from './presence.ts';
import type { CloseCode, Room, RoomTransaction } from './room.ts';
import { type Claim, claimMs } from './seats/claims.ts';
import { choosingAt, presenceOf, watchingAt } from './sessions.ts';
import type { Recent, Stoppers, TableState } from './table/table.ts';
import { areUnchanged, forOlderPage } from './versions/older-pages.ts';

/** Returns the game's time, in ms since it began. */
export const gameTime = ({ room, now }: Pick<RoomTransaction, 'room' | 'now'>): number =>
  Math.max(room.table.game.state.open.at, Math.floor(now - room.startedAt));

/** Whether a socket is that of a page of the release before (ONL-13). */
const isOlder = ({ room }: RoomTransaction, link: string): boolean => (room.links.get(link)?.v ?? protocol) < protocol;

/** Sends a frame to a socket, once the rows of this turn are durable. */
export function send(turn: RoomTransaction, link: string, frame: ServerFrame): void {
  const readable = isOlder(turn, link) ? forOlderPage(frame) : frame;
  if (readable !== null) turn.out.push({ link, frame: readable });
}

/** Closes a socket. */
export const close = ({ out }: RoomTransaction, link: string, why: CloseCode): void =>
  void out.push({ link, close: why });

/** Returns the last action of a seat that can be taken back. */
function undoFor({ room, now }: RoomTransaction, seat: string | null, at: number): OnlineUndo | 'revealed' | null {
  const { game, people } = room.table;
  const own = people.seats.find((one) => one.seat === seat);
  const roles = own === undefined ? [] : actingRoles(room, own, now);
  if (roles.length === 0) return null;
  const undo = undoOf(game.done, game.state.open, at, roles);
  return undo === null || undo === 'revealed' ? undo : { intent: undo.intent, as: undo.seat, at: undo.at };
}

/** Returns a row to send. Its events are one list for all devices, so that they are serialized once. */
export const toldRow = (row: Recent) => ({ ...row, events: [...row.events] });

/** Sends a row of the game to one socket. */
export function sendRow(
  turn: RoomTransaction,
  link: string,
  seat: string | null,
  row: ReturnType<typeof toldRow>,
): void {
  if (isOlder(turn, link) && !areUnchanged(row.events)) {
    sendSync(turn, link);
    return;
  }
  send(turn, link, { t: 'events', ...row, undo: undoFor(turn, seat, gameTime(turn)) });
}

/** Sends everything that a socket needs to show the table. `undone` is the seat that has just taken an action back. */
export function sendSync(turn: RoomTransaction, link: string, undone?: string): void {
  const { table, links } = turn.room;
  const { round } = table;
  const { open } = table.game.state;
  const at = gameTime(turn);
  const seat = links.get(link)?.seat ?? null;
  send(turn, link, {
    t: 'sync',
    n: table.n,
    at,
    build: turn.ports.build,
    incarnation: turn.ports.incarnation,
    pack: open.setup.packHash ?? null,
    you: seat,
    undo: undoFor(turn, seat, at),
    ...(undone === undefined ? {} : { undone }),
    // The state after the last row, because a press made before this moment may still count (ONL-6).
    open,
    ...(table.games === 1 ? {} : { game: table.games }),
    ...(round === null ? {} : { round }),
  });
}

/** Returns the move that a bot asks about, as it is sent. */
function questionOf({ as, intent, ...why }: Move): NonNullable<ServerFrameOf<'seats'>['question']> {
  return { move: { as, intent }, why };
}

/** Returns the seats that stop the clock now, by the menu and by a pause. Null if none does. */
function stoppedBy({ game, stoppers, isHeld }: TableState): Stoppers | null {
  const { clock } = game.state.open;
  const menu = clock?.menu && !isHeld ? stoppers.menu : undefined;
  const pause = clock?.paused ? stoppers.pause : undefined;
  if (menu === undefined && pause === undefined) return null;
  return { ...(menu === undefined ? {} : { menu }), ...(pause === undefined ? {} : { pause }) };
}

/** Returns the seats and settings of the table, as everybody may see them. */
function seatsFrame(room: Room, now: number): ServerFrameOf<'seats'> {
  const { claims, startedAt, table } = room;
  const { waits = [], asks = [], move = null } = room.botTurn ?? {};
  const choosing = choosingAt(room, now);
  const ready = readySeats(room);
  const stopped = stoppedBy(table);
  const { people, isHeld, isGoneHome, settings, code } = table;
  const claimOf = ({ seat, askedAt }: Claim) => ({ seat, at: Math.floor(askedAt + claimMs - startedAt) });
  return {
    t: 'seats',
    seats: people.seats.map(({ seat, name, roles, maker, asks }) => ({
      seat,
      name,
      roles,
      maker,
      link: presenceOf(room, seat, now),
      ...(asks === undefined ? {} : { asks }),
    })),
    bots: botRoles(room, now),
    held: isHeld || isGoneHome ? (pauseReason(room, now) ?? 'restarted') : null,
    watching: watchingAt(room) - choosing,
    settings,
    code,
    rights: room.isLed ? 'maker' : 'all',
    ...(waits.length === 0 ? {} : { waits: [...waits] }),
    ...(asks.length === 0 || move === null ? {} : { question: questionOf(move) }),
    ...(choosing === 0 ? {} : { choosing }),
    ...(ready === null ? {} : { ready: [...ready] }),
    ...(stopped === null ? {} : { stopped }),
    ...(people.locked ? { locked: true } : {}),
    ...(claims.length === 0 ? {} : { claims: claims.map(claimOf) }),
  };
}

/** Sends the seats to everybody if they have changed, and otherwise to those who have just come. */
export function broadcastSeats(turn: RoomTransaction): void {
  const frame = seatsFrame(turn.room, turn.now);
  const told = JSON.stringify(frame);
  const isNews = told !== turn.room.toldSeats;
  turn.room = { ...turn.room, toldSeats: told };
  for (const link of isNews ? turn.room.links.keys() : turn.newcomers) send(turn, link, frame);
}
