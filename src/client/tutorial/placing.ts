/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** How far the card keeps from edges and from what it speaks of. */
const apart = 16;

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

function away(a: Box, b: Box): number {
  const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
  return Math.hypot(ax - bx, ay - by);
}

/** Where the card may begin along one side: before what it speaks of, along it, after it, or in a corner or the middle. */
const along = (about: number, length: number, card: number, room: number): readonly number[] =>
  [
    about - card - apart,
    about,
    about + length / 2 - card / 2,
    about + length - card,
    about + length + apart,
    apart,
    (room - card) / 2,
    room,
  ].map((at) => Math.max(apart, Math.min(at, Math.max(apart, room - card - apart))));

/**
 * Where a card stands: never over what it speaks of if there is any other room, if possible over nothing that may be
 * pressed or read meanwhile, and as near as can be.
 */
export function placeCard(card: Size, screen: Size, target: Box | null, others: readonly Box[]): Box {
  const centre = { x: (screen.width - card.width) / 2, y: (screen.height - card.height) / 2 };
  const about = target ?? { ...centre, ...card };
  const rows = along(about.y, about.height, card.height, screen.height);
  const spots = along(about.x, about.width, card.width, screen.width).flatMap((x) =>
    rows.map((y) => ({ x, y, width: card.width, height: card.height })),
  );
  const price = (spot: Box): number =>
    (target ? overlap(spot, target) * 100 : 0) +
    others.reduce((sum, other) => sum + overlap(spot, other), 0) +
    away(spot, about);
  return spots.reduce((best, spot) => (price(spot) < price(best) ? spot : best));
}
