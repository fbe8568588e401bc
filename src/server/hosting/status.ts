// Summary of a table, for a device that may come back to it.

import type { Role } from '../../content/roles.ts';
import { keyAt, seatOf } from '../room/hello.ts';
import type { Room } from '../room/room.ts';
import { presenceOf } from '../room/sessions.ts';

/** A table in short. */
export interface TableStatus {
  readonly code: string;
  /** Number of the table's present or last game, from 1. */
  readonly game: number;
  readonly round: number;
  readonly stage: 'setup' | 'running' | 'won' | 'lost';
  /** Whether the token leads to a seat there. */
  readonly seated: boolean;
  /** Whether that seat is the maker's, who may delete the table. */
  readonly maker: boolean;
  /** The other people with roles who are there now. */
  readonly here: readonly { readonly name: string; readonly roles: readonly Role[] }[];
}

function stageOf({ table }: Room): TableStatus['stage'] {
  const { outcome, phase, round } = table.game.state.open;
  if (outcome !== null) return outcome.won ? 'won' : 'lost';
  return phase === 'setup' && round <= 1 ? 'setup' : 'running';
}

/** Returns the summary of a table for a token that leads to it, or led to a seat there. Otherwise null. */
export function statusFor(room: Room, token: string, now: number): TableStatus | null {
  if (keyAt(room, token) === 'none') return null;
  const own = seatOf(room, token) ?? null;
  const { code, people, game, games } = room.table;
  const isHere = (seat: string): boolean => presenceOf(room, seat, now) !== 'away';
  return {
    code,
    game: games,
    round: game.state.open.round,
    stage: stageOf(room),
    seated: own !== null,
    maker: people.seats.some(({ seat, maker }) => maker && seat === own),
    here: people.seats
      .filter(({ seat, roles }) => seat !== own && roles.length > 0 && isHere(seat))
      .map(({ name, roles }) => ({ name, roles })),
  };
}
