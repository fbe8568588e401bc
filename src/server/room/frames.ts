// Frames of a socket.

import {
  type ClientFrame,
  type OnlineRefusal,
  parseClientFrame,
  protocol,
  type ServerFrame,
  type UnreadFrame,
} from '../../wire/index.ts';
import { answerBot } from './bot-leave.ts';
import { close, gameTime, send } from './broadcast.ts';
import { claimSeat, moveSeat, objectTo } from './claiming.ts';
import { mostCreditMs } from './clock.ts';
import { authenticate } from './hello.ts';
import { handleIntent, undoLast } from './intents.ts';
import { createBucket, takeToken } from './limits/bucket.ts';
import { changeDraws, makeRematch } from './making.ts';
import { markReady } from './ready-marks.ts';
import type { CloseCode, RoomSession, RoomTransaction } from './room.ts';
import { changeSeats, returnedTo } from './seating.ts';
import {
  asChoosing,
  frameRate,
  mostIdleRows,
  pressRate,
  sparingRate,
  tableRate,
  withoutSession,
  withSession,
} from './sessions.ts';
import { changeSettings } from './settings.ts';
import { noteDown } from './shared-note.ts';
import { answerOf } from './table/table.ts';

const newLink = (now: number): RoomSession => ({
  v: protocol,
  seat: null,
  device: '',
  heardAt: now,
  lagMs: 0,
  creditMs: mostCreditMs,
  presses: createBucket(pressRate, now),
  frames: createBucket(frameRate, now),
});

function end(turn: RoomTransaction, name: string, why: CloseCode): void {
  turn.room = withoutSession(turn.room, name);
  close(turn, name, why);
}

/** A frame that is answered with `ack` or `no`. */
type Press = Extract<ClientFrame, { id: string }>;

/** Counts a press against the limits of its socket and of the table. Returns whether it is one too many. */
function isTooFast(turn: RoomTransaction, name: string, link: RoomSession): boolean {
  const own = takeToken(link.presses, pressRate, turn.now);
  const all = takeToken(turn.room.presses, tableRate, turn.now);
  if (own === null || all === null) return true;
  turn.room = { ...withSession(turn.room, name, { ...link, presses: own }), presses: all };
  return false;
}

/** Presses that store nothing by themselves, or a move of the game. */
const unstored: ReadonlySet<Press['t']> = new Set<Press['t']>(['rematch', 'object', 'note', 'ready', 'answer-bot']);

/** Whether a press is stored without a move of the game, or its cost grows with the length of the log. */
function isSparing(frame: Press): boolean {
  if (frame.t === 'do') return frame.intent.type === 'open-menu' || frame.intent.type === 'close-menu';
  return !unstored.has(frame.t);
}

/** Counts such a press against the limits of the table (ONL-12). Returns whether it is one too many. */
function isTooMuch(turn: RoomTransaction, frame: Press): boolean {
  if (!isSparing(frame)) return false;
  const sparing = takeToken(turn.room.sparing, sparingRate, turn.now);
  if (sparing === null || turn.room.table.idleRows >= mostIdleRows) return true;
  turn.room = { ...turn.room, sparing };
  return false;
}

/** Carries a press out. Returns why it is refused, null if it is done, or `later` if it is answered later. */
function carryOut(
  turn: RoomTransaction,
  name: string,
  link: RoomSession,
  frame: Press,
): OnlineRefusal | null | 'later' {
  if (isTooFast(turn, name, link) || isTooMuch(turn, frame)) return { code: 'too-fast' };
  if (frame.t === 'claim') return claimSeat(turn, name, frame);
  if (frame.t === 'object') return objectTo(turn, link.seat, frame);
  if (frame.t === 'move') return moveSeat(turn, name, frame);
  if (frame.t === 'settings') return changeSettings(turn, link.seat, frame);
  if (frame.t === 'set-up') return changeDraws(turn, link.seat, frame);
  if (frame.t === 'note') return noteDown(turn, link.seat, frame);
  if (frame.t === 'answer-bot') return answerBot(turn, link.seat, frame);
  if (frame.t === 'ready') return link.seat === null ? { code: 'not-your-role' } : markReady(turn, link.seat, frame);
  if (frame.t !== 'do' && frame.t !== 'take-back' && frame.t !== 'rematch') return changeSeats(turn, name, frame);
  const seat = turn.room.table.people.seats.find((one) => one.seat === link.seat);
  if (seat === undefined) return { code: 'not-your-role' };
  if (frame.t === 'rematch') return makeRematch(turn, { name, seat }, frame);
  return frame.t === 'do' ? handleIntent(turn, { name, seat }, frame) : undoLast(turn, { name, seat }, frame);
}

/** Answers a press. One that is known already is only confirmed again (ONL-1). */
function answer(turn: RoomTransaction, name: string, link: RoomSession, frame: Press): void {
  const { id } = frame;
  const own = link.seat ?? returnedTo(turn, name, frame);
  const known = own === null ? undefined : answerOf(turn.room.table, own, id);
  const why = known === undefined ? carryOut(turn, name, link, frame) : null;
  if (why === 'later') return;
  const frameOf = (n: number): ServerFrame => (why === null ? { t: 'ack', id, n } : { t: 'no', id, why });
  send(turn, name, frameOf(known ?? turn.room.table.n));
}

/** Sends everybody a person's pointer or quick word. Spectators send nothing (ONL-10). */
function tell(
  turn: RoomTransaction,
  { seat: by }: RoomSession,
  frame: Extract<ClientFrame, { t: 'point' | 'word' }>,
): void {
  if (by === null) return;
  for (const link of turn.room.links.keys()) {
    send(
      turn,
      link,
      frame.t === 'point' ? { t: 'pointed', by, place: frame.place } : { t: 'said', by, word: frame.word },
    );
  }
}

/** Notes that somebody chooses a name and roles, or watches. Ignored above the rate limit of presses. */
function choose(turn: RoomTransaction, name: string, link: RoomSession, choosing: boolean): void {
  const presses = takeToken(link.presses, pressRate, turn.now);
  if (presses !== null) turn.room = withSession(turn.room, name, asChoosing({ ...link, presses }, choosing));
}

/** Ignores a frame of a newer page. If it waits for an answer, says that it is not understood (ONL-13). */
function passOver(turn: RoomTransaction, name: string, { id }: UnreadFrame): void {
  if (id !== undefined) send(turn, name, { t: 'no', id, why: { code: 'not-understood' } });
}

/** Handles the text of a frame from a socket. */
export function receive(turn: RoomTransaction, name: string, text: string): void {
  const known = turn.room.links.get(name);
  const link = known ?? newLink(turn.now);
  const frames = takeToken(link.frames, frameRate, turn.now);
  const frame = parseClientFrame(text);
  const isStranger = known === undefined && !('fault' in frame) && frame.t !== 'hello';
  if (frames === null) {
    end(turn, name, 'too-fast');
    return;
  }
  const isInvalid = 'fault' in frame && !(frame.isNewer && known !== undefined);
  if (isInvalid || isStranger) {
    end(turn, name, 'frame');
    return;
  }
  const heard: RoomSession = { ...link, frames, heardAt: turn.now };
  // A silent socket that speaks again is present before its frame is carried out.
  if (known !== undefined) turn.room = withSession(turn.room, name, heard);
  if ('fault' in frame) passOver(turn, name, frame);
  else if (frame.t === 'hello') authenticate(turn, name, heard, frame);
  else if (frame.t === 'ping') send(turn, name, { t: 'pong', c: frame.c, at: gameTime(turn) });
  else if (frame.t === 'choosing') choose(turn, name, heard, frame.choosing);
  else if (frame.t === 'point' || frame.t === 'word') tell(turn, heard, frame);
  else answer(turn, name, heard, frame);
}
