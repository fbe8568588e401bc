// Keyframes of each motion. They animate only transform and opacity, which needs no layout.

import { flyMs, moveMs } from './sight.ts';

/** Position and size in window coordinates, in px. */
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** An animation of one element. `duration` is in ms. */
export interface Motion {
  readonly frames: readonly Keyframe[];
  readonly duration: number;
  readonly easing: string;
}

// Easings are the same as in the design tokens of the style sheet.

const easeOut = 'cubic-bezier(0.2, 0.7, 0.1, 1)';
const easeIn = 'cubic-bezier(0.6, 0, 0.9, 0.4)';

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * Returns a box in the middle of a place, no larger than a piece, because a large place does not enlarge its pieces.
 */
export function within(place: Box, piece: Box): Box {
  const [width, height] = [Math.min(place.width, piece.width), Math.min(place.height, piece.height)];
  const { x, y } = middle(place);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns the CSS transform that moves and scales an element from one box to another. */
function transformBetween(from: Box, to: Box): string {
  const [one, other] = [middle(from), middle(to)];
  const scale = Math.min(4, Math.max(0.25, to.height / from.height));
  return `translate(${other.x - one.x}px, ${other.y - one.y}px) scale(${scale})`;
}

/** Whether two boxes have the same centre, within 2 px. */
export function isSame(one: Box, other: Box): boolean {
  const [a, b] = [middle(one), middle(other)];
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
}

const out = (duration: number, ...frames: Keyframe[]): Motion => ({ frames, duration, easing: easeOut });

/** Flies from another box to its own. */
export const fly = (from: Box, to: Box, duration: number): Motion =>
  out(duration, { transform: transformBetween(to, from) }, { transform: 'none' });

/** A UFO descends from outside into its place. */
export const land = (): Motion => out(flyMs, { transform: 'translate(3.5rem, -6rem)', opacity: 0 }, {});

/** A new element rises into its place. */
export const rise = (): Motion => out(moveMs, { transform: 'translateY(0.75rem)', opacity: 0 }, {});

/** A turned card opens from a slit to its full height. */
export const open = (): Motion => out(moveMs, { transform: 'scaleY(0.04)' }, {});

/** Swells in place to mark a new value. Small elements swell more than large ones. */
export function pulse({ width, height }: Box): Motion {
  const swollen = `scale(${1 + Math.min(0.4, 8 / Math.max(width, height))})`;
  return out(2 * moveMs, { transform: 'none' }, { transform: swollen, offset: 0.4 }, { transform: 'none' });
}

/** Hides an element while its ghost is in motion. */
export const hidden = ({ duration }: Motion): Motion => ({
  frames: [{ opacity: 0 }, { opacity: 0 }],
  duration,
  easing: 'linear',
});

/** Leaves the table towards a pile, or falls if there is none. */
export const leave = (from: Box, to: Box | null): Motion => ({
  frames: [
    { opacity: 1 },
    { opacity: 1, offset: 0.6 },
    { transform: to ? transformBetween(from, to) : 'translateY(1.5rem) scale(0.9)', opacity: 0 },
  ],
  duration: to ? flyMs : 2 * moveMs,
  easing: easeIn,
});

/** A UFO breaks into three parts: the clip path and motion of each. */
export const shatter: readonly (Motion & { readonly clip: string })[] = [
  { clip: 'inset(-20% 62% -20% -20%)', x: -12, y: 6 },
  { clip: 'inset(-20% 34%)', x: 0, y: 14 },
  { clip: 'inset(-20% -20% -20% 62%)', x: 12, y: 6 },
].map(({ clip, x, y }) => ({
  clip,
  ...out(2 * moveMs, {}, { transform: `translate(${x}px, ${y}px) rotate(${3 * x}deg)`, opacity: 0 }),
}));
