// Pings: most inputs of a table, which change nothing that anybody sees.

import { gameTime } from './broadcast.ts';
import { takeToken } from './limits/bucket.ts';
import type { OutgoingFrame, Room } from './room.ts';
import { frameRate, linkPresence, withSession } from './sessions.ts';

/** A ping as our pages write it. In any other spelling it is read like every frame. */
const ping = /^\{"t":"ping","c":(-?\d+(?:\.\d+)?)\}$/;

/**
 * Answers the ping of a device that was here before it. Null for all other frames, which go through the whole room. What falls
 * due meanwhile has an alarm of its own, which stays.
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
