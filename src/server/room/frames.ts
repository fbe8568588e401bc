// Frames of a socket.

import {
  type ClientFrame,
  type OnlineRefusal,
  parseClientFrame,
  protocol,
  type ServerFrame,
  type UnreadFrame,
} from '../../wire/index.ts';
import { changeSettings } from './arranging.ts';
import { claimSeat, moveSeat, objectTo } from './claiming.ts';
import { mostCreditMs } from './credit.ts';
import { greet } from './hello.ts';
import { fullBucket, used } from './limits/bucket.ts';
import { frameRate, mostIdleRows, pressRate, sparingRate, tableRate, withLink, withoutLink } from './links.ts';
import { makeRematch } from './making.ts';
import { doIntent, undoLast } from './presses.ts';
import type { CloseCode, Link, Turn } from './room.ts';
import { changeSeats, returnedTo } from './seating.ts';
import { answerOf } from './table.ts';
import { close, gameTime, send } from './telling.ts';

const newLink = (now: number): Link => ({
  v: protocol,
  seat: null,
  device: '',
  heardAt: now,
  lagMs: 0,
  creditMs: mostCreditMs,
  presses: fullBucket(pressRate, now),
  frames: fullBucket(frameRate, now),
});

function end(turn: Turn, name: string, why: CloseCode): void {
  turn.room = withoutLink(turn.room, name);
  close(turn, name, why);
}

/** A frame that is answered with `ack` or `no`. */
type Press = Extract<ClientFrame, { id: string }>;

/** Counts a press against the limits of its socket and of the table. Returns whether it is one too many. */
function isTooFast(turn: Turn, name: string, link: Link): boolean {
  const own = used(link.presses, pressRate, turn.now);
  const all = used(turn.room.presses, tableRate, turn.now);
  if (own === null || all === null) return true;
  turn.room = { ...withLink(turn.room, name, { ...link, presses: own }), presses: all };
  return false;
}

/** Whether a press is stored without a move of the game, or costs as much as the log is long. */
function isSparing(frame: Press): boolean {
  if (frame.t === 'do') return frame.intent.type === 'open-menu' || frame.intent.type === 'close-menu';
  return frame.t !== 'rematch' && frame.t !== 'object';
}

/** Counts such a press against the limits of the table (ONL-12). Returns whether it is one too many. */
function isTooMuch(turn: Turn, frame: Press): boolean {
  if (!isSparing(frame)) return false;
  const sparing = used(turn.room.sparing, sparingRate, turn.now);
  if (sparing === null || turn.room.table.idleRows >= mostIdleRows) return true;
  turn.room = { ...turn.room, sparing };
  return false;
}

/** Carries a press out. Returns why it is refused, null, or that it is answered later. */
function carryOut(turn: Turn, name: string, link: Link, frame: Press): OnlineRefusal | null | 'later' {
  if (isTooFast(turn, name, link) || isTooMuch(turn, frame)) return { code: 'too-fast' };
  if (frame.t === 'claim') return claimSeat(turn, name, frame);
  if (frame.t === 'object') return objectTo(turn, link.seat, frame);
  if (frame.t === 'move') return moveSeat(turn, name, frame);
  if (frame.t === 'settings') return changeSettings(turn, link.seat, frame);
  if (frame.t !== 'do' && frame.t !== 'take-back' && frame.t !== 'rematch') return changeSeats(turn, name, frame);
  const seat = turn.room.table.people.seats.find((one) => one.seat === link.seat);
  if (seat === undefined) return { code: 'not-your-role' };
  if (frame.t === 'rematch') return makeRematch(turn, { name, seat }, frame);
  return frame.t === 'do' ? doIntent(turn, { name, seat }, frame) : undoLast(turn, { name, seat }, frame);
}

/** Answers a press. One that is known already is only confirmed again (ONL-1). */
function answer(turn: Turn, name: string, link: Link, frame: Press): void {
  const { id } = frame;
  const own = link.seat ?? returnedTo(turn, name, frame);
  const known = own === null ? undefined : answerOf(turn.room.table, own, id);
  const why = known === undefined ? carryOut(turn, name, link, frame) : null;
  if (why === 'later') return;
  const frameOf = (n: number): ServerFrame => (why === null ? { t: 'ack', id, n } : { t: 'no', id, why });
  send(turn, name, frameOf(known ?? turn.room.table.n));
}

/** Tells everybody what a person points at, or their quick word. Spectators send nothing (ONL-10). */
function tell(turn: Turn, { seat: by }: Link, frame: Extract<ClientFrame, { t: 'point' | 'word' }>): void {
  if (by === null) return;
  for (const link of turn.room.links.keys()) {
    send(
      turn,
      link,
      frame.t === 'point' ? { t: 'pointed', by, place: frame.place } : { t: 'said', by, word: frame.word },
    );
  }
}

/** Passes over a frame of a newer page, or says that it is not understood if it waits for an answer (ONL-13). */
function passOver(turn: Turn, name: string, { id }: UnreadFrame): void {
  if (id !== undefined) send(turn, name, { t: 'no', id, why: { code: 'not-understood' } });
}

/** Handles the text of a frame from a socket. */
export function receive(turn: Turn, name: string, text: string): void {
  const known = turn.room.links.get(name);
  const link = known ?? newLink(turn.now);
  const frames = used(link.frames, frameRate, turn.now);
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
  const heard: Link = { ...link, frames, heardAt: turn.now };
  // A silent socket that speaks again is present before its frame is carried out.
  if (known !== undefined) turn.room = withLink(turn.room, name, heard);
  if ('fault' in frame) passOver(turn, name, frame);
  else if (frame.t === 'hello') greet(turn, name, heard, frame);
  else if (frame.t === 'ping') send(turn, name, { t: 'pong', c: frame.c, at: gameTime(turn) });
  else if (frame.t === 'point' || frame.t === 'word') tell(turn, heard, frame);
  else answer(turn, name, heard, frame);
}
