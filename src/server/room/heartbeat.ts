// Pings are most inputs of a table and change nothing visible, so they take a short cut.

import { gameTime } from './broadcast.ts';
import { takeToken } from './limits/bucket.ts';
import type { OutgoingFrame, Room } from './room.ts';
import { frameRate, linkPresence, withSession } from './sessions.ts';

/** A ping as our pages write it. In any other spelling it is read like every frame. */
const ping = /^\{"t":"ping","c":(-?\d+(?:\.\d+)?)\}$/;

/**
 * Answers the ping of a device that was present before it. Null for all other frames, which the whole room handles.
 * Deadlines keep their own alarm.
 */
export function heartbeat(
  room: Room,
  link: string,
  text: string,
  now: number,
): { readonly room: Room; readonly out: readonly OutgoingFrame[] } | null {
  const session = room.links.get(link);
  const [, c] = ping.exec(text) ?? [];
  if (session === undefined || c === undefined || linkPresence(session, now) === 'away') return null;
  // After a restart everybody's first sign counts.
  if (room.restartedAt !== null || room.alarmAt === null) return null;
  const frames = takeToken(session.frames, frameRate, now);
  if (frames === null) return null;
  return {
    room: withSession(room, link, { ...session, frames, heardAt: now }),
    out: [{ link, frame: { t: 'pong', c: Number(c), at: gameTime({ room, now }) } }],
  };
}
