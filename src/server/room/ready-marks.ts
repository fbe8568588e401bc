// Ready marks of a table. A round or a rematch begins once everybody has one (ONL-21).

import { dispatch } from '../../host/index.ts';
import type { ClientFrameOf, OnlineRefusal } from '../../wire/index.ts';
import { appendRow } from './append-row.ts';
import { gameTime } from './broadcast.ts';
import { setUpRematch } from './making.ts';
import { awaitedSeats, isSomebodyReturning, readySeats, stageAt } from './presence.ts';
import type { Room, RoomTransaction } from './room.ts';
import { noMarks, withMark } from './seats/ready.ts';
import { choosingAt } from './sessions.ts';

/** Notes that somebody with a role is ready, or no longer. Returns why it is refused, or null. */
export function markReady(turn: RoomTransaction, seat: string, frame: ClientFrameOf<'ready'>): OnlineRefusal | null {
  const { room } = turn;
  const stage = stageAt(room);
  if (stage === null) return { code: 'too-late' };
  if (!room.table.people.seats.some((one) => one.seat === seat && one.roles.length > 0)) {
    return { code: 'not-your-role' };
  }
  const { ready, seed } = frame;
  turn.room = { ...room, ready: withMark(room.ready, stage, { seat, ready, ...(seed === undefined ? {} : { seed }) }) };
  return null;
}

/**
 * Whether everybody present with a role is ready. Before the first round, people who are still choosing roles
 * hold it up. So do people who are on their way back after a restart.
 */
function areAllReady(room: Room, ready: readonly string[], now: number): boolean {
  const { round, outcome } = room.table.game.state.open;
  if (isSomebodyReturning(room, now)) return false;
  const isFirst = outcome === null && round <= 1;
  const awaited = awaitedSeats(room, now);
  return awaited.length > 0 && awaited.every((seat) => ready.includes(seat)) && !(isFirst && choosingAt(room, now) > 0);
}

/** Begins the round or the rematch that everybody is ready for. */
export function beginWhenReady(turn: RoomTransaction): void {
  const { room, now, ports } = turn;
  const ready = readySeats(room) ?? [];
  const by = ready.at(-1);
  if (by === undefined || room.table.isGoneHome || !areAllReady(room, ready, now)) return;
  turn.room = { ...room, ready: noMarks };
  const { game } = room.table;
  if (game.state.open.outcome !== null) {
    setUpRematch(turn, { by, seed: room.ready.seed });
    return;
  }
  const at = gameTime(turn);
  const intent = { type: 'begin' } as const;
  const step = dispatch(game, intent, 'central-officer', at, ports.dependencies);
  if ('refused' in step) return;
  appendRow(turn, { row: 'asked', at, by, as: 'central-officer', intent, events: step.events }, step.game);
}
