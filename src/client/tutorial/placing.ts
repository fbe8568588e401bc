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

/**
 * Where a card stands: never over what it speaks of if there is any other room, if possible over nothing that may be
 * pressed or read meanwhile, and as near as can be.
 */
export function placeCard(card: Size, screen: Size, target: Box | null, others: readonly Box[]): Box {
  const within = (value: number, size: number, room: number) =>
    Math.max(apart, Math.min(value, Math.max(apart, room - size - apart)));
  const centre = { x: (screen.width - card.width) / 2, y: (screen.height - card.height) / 2 };
  const about = target ?? { ...centre, ...card };
  const columns = [
    about.x - card.width - apart,
    about.x,
    middle(about)[0] - card.width / 2,
    about.x + about.width - card.width,
    about.x + about.width + apart,
    apart,
    centre.x,
    screen.width,
  ];
  const rows = [
    about.y - card.height - apart,
    about.y,
    middle(about)[1] - card.height / 2,
    about.y + about.height - card.height,
    about.y + about.height + apart,
    apart,
    centre.y,
    screen.height,
  ];
  const spots = columns.flatMap((x) =>
    rows.map((y) => ({
      x: within(x, card.width, screen.width),
      y: within(y, card.height, screen.height),
      width: card.width,
      height: card.height,
    })),
  );
  const price = (spot: Box): number =>
    (target ? overlap(spot, target) * 100 : 0) +
    others.reduce((sum, other) => sum + overlap(spot, other), 0) +
    away(spot, about);
  return spots.reduce((best, spot) => (price(spot) < price(best) ? spot : best));
}
