// What clients of the version before can read (ONL-13): they refuse a frame with anything they do not know.

import type { ServerFrame } from './server-frames.ts';

/** Keys that were added to frames in each version of the protocol. */
const added: Readonly<Record<number, Partial<Record<ServerFrame['t'], readonly string[]>>>> = {
  2: { sync: ['incarnation'], seats: ['rights', 'locked', 'claims'] },
};

/** Returns a frame as clients of a version of the protocol know it. */
export function spoken(frame: ServerFrame, version: number): ServerFrame {
  const unknown = Object.entries(added).flatMap(([since, keys]) =>
    Number(since) > version ? (keys[frame.t] ?? []) : [],
  );
  if (unknown.length === 0) return frame;
  return Object.fromEntries(Object.entries(frame).filter(([key]) => !unknown.includes(key))) as ServerFrame;
}
