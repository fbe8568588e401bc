import type { Box } from './placing.ts';

/** A straight line, from one end to the other, in px. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Returns the box larger by `by` on every side, and clipped to the screen above its foot. */
export function around({ x, y, width, height }: Box, by: number, screen: { width: number; foot: number }): Box {
  const [left, top] = [clamp(x - by, 3, screen.width - 3), clamp(y - by, 3, screen.foot - 3)];
  const right = clamp(x + width + by, left, screen.width - 3);
  const bottom = clamp(y + height + by, top, screen.foot - 3);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether the first box lies within the second. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner !== outer &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Returns the shortest line between two boxes, from the side that faces the other. Null if they are close. */
export function lineBetween(a: Box, b: Box): Line | null {
  const inA = [clamp(b.x + b.width / 2, a.x, a.x + a.width), clamp(b.y + b.height / 2, a.y, a.y + a.height)] as const;
  const inB = [clamp(inA[0], b.x, b.x + b.width), clamp(inA[1], b.y, b.y + b.height)] as const;
  return Math.hypot(inA[0] - inB[0], inA[1] - inB[1]) < 24 ? null : [...inA, ...inB];
}
