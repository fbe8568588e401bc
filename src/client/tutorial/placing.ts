/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Distance of the card from the screen edges and from its target, in px. */
const gap = 16;

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

function distance(a: Box, b: Box): number {
  const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
  return Math.hypot(ax - bx, ay - by);
}

/** Candidate offsets candidates one axis: before, candidates or after the target, at either screen edge, or centred. */
const candidates = (about: number, length: number, card: number, room: number): readonly number[] =>
  [
    about - card - gap,
    about,
    about + length / 2 - card / 2,
    about + length - card,
    about + length + gap,
    gap,
    (room - card) / 2,
    room,
  ].map((at) => Math.max(gap, Math.min(at, Math.max(gap, room - card - gap))));

/**
 * Returns the box of the card. It does not cover the target if there is any other space, avoids the other boxes if
 * possible, and is as close to the target as it can be. All in px.
 */
export function placeCard(card: Size, screen: Size, target: Box | null, others: readonly Box[]): Box {
  const centre = { x: (screen.width - card.width) / 2, y: (screen.height - card.height) / 2 };
  const about = target ?? { ...centre, ...card };
  const rows = candidates(about.y, about.height, card.height, screen.height);
  const spots = candidates(about.x, about.width, card.width, screen.width).flatMap((x) =>
    rows.map((y) => ({ x, y, width: card.width, height: card.height })),
  );
  const cost = (spot: Box): number =>
    (target ? overlap(spot, target) * 100 : 0) +
    others.reduce((sum, other) => sum + overlap(spot, other), 0) +
    distance(spot, about);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
