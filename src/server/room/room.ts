// A table online while it is in memory: its rows' state, who is connected, and its clock.

import type { CardWait, Move } from '../../bots/index.ts';
import type { Role } from '../../content/roles.ts';
import type { HostDependencies } from '../../host/index.ts';
import type { JournalEntry, ServerFrame, Sounding, TableNote } from '../../wire/index.ts';
import type { TokenBucket } from './limits/bucket.ts';
import type { Claim } from './seats/claims.ts';
import type { ReadyMarks } from './seats/ready.ts';
import type { TableState } from './table/table.ts';

/** An open socket. */
export interface RoomSession {
  /** Seat of the person. Null for televisions and spectators, which send nothing (ONL-10). */
  readonly seat: string | null;
  /** Name of the device, which stays the same when it connects again. */
  readonly device: string;
  /** Version of the protocol that it speaks (ONL-13). */
  readonly v: number;
  /** Its wish about sounding for the room. Missing if the table decides (ONL-19). */
  readonly sounds?: Sounding;
  /** When it was last heard, in ms of the host. */
  readonly heardAt: number;
  /** Half of its round trip, in ms, measured by the host. */
  readonly lagMs: number;
  /** How much of its lag it may still claim, in ms (ONL-6). */
  readonly creditMs: number;
  /** Whether somebody without a seat is choosing a name and roles there, instead of watching (ONL-21). */
  readonly choosing?: true;
  readonly presses: TokenBucket;
  readonly frames: TokenBucket;
}

/** The bots' next move, until the table changes. */
export interface BotTurn {
  /** Key of the table's state for which the move was planned. */
  readonly key: string;
  /** When it is made, in ms of the host. */
  readonly dueAt: number;
  readonly move: Move | null;
  /** People's cards that the open window waits for (FIN-22). */
  readonly waits: CardWait['cards'];
  /** People who are asked before the move is made. Without their leave it is not made when it is due. */
  readonly asks: readonly Role[];
}

/** Questions of bots before they move people's units. A restart forgets them, and they ask again. */
export interface BotLeave {
  /** Game and round to which it belongs. */
  readonly game: number;
  readonly round: number;
  readonly answers: readonly { readonly card: string; readonly may: boolean }[];
  /** The card that a bot asks about, and since when, in ms of the host. */
  readonly question: { readonly card: string; readonly since: number } | null;
}

/** A room: one table online. Plain data, replaced at every turn. */
export interface Room {
  /** Public id of the table. */
  readonly id: string;
  readonly table: TableState;
  /** The shared note of a game with the box (ONL-18). */
  readonly note: TableNote | null;
  /** Time of the host at which the game's time was 0, in ms. */
  readonly startedAt: number;
  /** Time of the host at which the room was loaded, in ms. Null once everybody was back (ONL-8). */
  readonly restartedAt: number | null;
  /**
   * Time of the host at which the last person left, in ms. Null while somebody is here, unless the table fell asleep
   * and nobody has woken it yet (ONL-8).
   */
  readonly emptySince: number | null;
  /** Time of the host since which the maker is away, in ms. Null while they are here (ONL-10a). */
  readonly makerAwaySince: number | null;
  /** Whether the maker alone has their rights. */
  readonly isLed: boolean;
  /** Open sockets, by the host's name for them. */
  readonly links: ReadonlyMap<string, RoomSession>;
  /** Sockets that sound for the room, as they were told. */
  readonly sounding: readonly string[];
  /** Seats that devices ask for. A restart forgets them, as it does their sockets. */
  readonly claims: readonly Claim[];
  /** Ready marks for the next round or game (ONL-21). */
  readonly ready: ReadyMarks;
  readonly presses: TokenBucket;
  /** Limits events that are stored without a move of the game. */
  readonly sparing: TokenBucket;
  /** Limits changes of the note. */
  readonly noting: TokenBucket;
  /** When it wants its next input of time, in ms of the host. Null if never. */
  readonly alarmAt: number | null;
  readonly botTurn: BotTurn | null;
  readonly leave: BotLeave;
  /** The last frame of seats, as JSON, so that only changes are told. */
  readonly toldSeats: string;
  /** Highest seat number ever given. */
  readonly seatsGiven: number;
  /** Number of stored rows. */
  readonly rows: number;
  /** Number of rows and their events that no snapshot has. */
  readonly unfolded: number;
}

/** Address of a table: its code of six letters, and the token in its link. */
export interface Address {
  readonly code: string;
  readonly door: string;
}

/** Output of a room: a frame for a socket, or the code with which to close it. */
export type OutgoingFrame =
  | { readonly link: string; readonly frame: ServerFrame }
  | { readonly link: string; readonly close: CloseCode };

/** Why a socket is closed. */
export const closeCodes = {
  frame: 4001,
  token: 4003,
  'too-fast': 4008,
  moved: 4009,
  version: 4010,
  // Another device has asked for the seat, and nobody objected.
  taken: 4011,
  later: 1013,
  restart: 1012,
} as const;
/** Why a socket is closed. */
export type CloseCode = keyof typeof closeCodes;

/** Texts that are stored of a room besides its rows. Each replaces the one before it. */
export interface Kept {
  /** The shared note of a game with the box (ONL-18). */
  readonly note?: string;
  /** Ready marks (ONL-21). */
  readonly ready?: string;
  /** State of the room after its first rows. */
  readonly snapshot?: string;
}

/** Dependencies of a room. */
export interface RoomDependencies {
  readonly dependencies: HostDependencies;
  /** Version of the app that the server serves. */
  readonly build: string;
  /** Random name of the history that the rows belong to, another at each start of the host (ONL-15). */
  readonly incarnation: string;
}

/**
 * A turn: the room while one input is handled, the rows to store, and the frames to send. Nothing may be sent before
 * the rows are durable (ONL-1).
 */
export interface RoomTransaction {
  room: Room;
  /** Time of the host, in ms. */
  readonly now: number;
  readonly ports: RoomDependencies;
  readonly rows: JournalEntry[];
  /** New address of the table, which is stored with the rows. */
  address?: Address;
  /** The shared note, if it has changed. It is stored with the rows and replaces the stored one. */
  note?: TableNote;
  readonly out: OutgoingFrame[];
  /** Sockets that were let in during this turn. */
  readonly newcomers: string[];
}
