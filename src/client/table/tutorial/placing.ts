/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Distance of the card from the screen edges and from its target, in px. */
const gap = 6;

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

/** Candidate offsets along one axis: before, along or after the target, at either screen edge, or centred. */
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

/** The box around all of these. Null if there are none. */
function hull([first, ...rest]: readonly Box[]): Box | null {
  if (first === undefined) return null;
  return rest.reduce((all, { x, y, width, height }) => {
    const [left, top] = [Math.min(all.x, x), Math.min(all.y, y)];
    const right = Math.max(all.x + all.width, x + width);
    const bottom = Math.max(all.y + all.height, y + height);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }, first);
}

/** The cheapest of some spots, of which there is at least one. */
const cheapest = (spots: readonly Box[], cost: (spot: Box) => number): Box =>
  spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));

/**
 * Returns the box of the card. It does not cover the targets if there is any other space, avoids the other boxes if
 * possible, and is as close to the targets as it can be. All in px.
 */
export function placeCard(card: Size, screen: Size, targets: readonly Box[], others: readonly Box[]): Box {
  const centre = { x: (screen.width - card.width) / 2, y: (screen.height - card.height) / 2 };
  const about = hull(targets) ?? { ...centre, ...card };
  const near = targets.length > 0 ? targets : [about];
  const columns = near.flatMap(({ x, width }) => candidates(x, width, card.width, screen.width));
  const rows = near.flatMap(({ y, height }) => candidates(y, height, card.height, screen.height));
  const spots = columns.flatMap((x) => rows.map((y) => ({ x, y, width: card.width, height: card.height })));
  return cheapest(
    spots,
    (spot) =>
      targets.reduce((sum, target) => sum + overlap(spot, target) * 100, 0) +
      others.reduce((sum, other) => sum + overlap(spot, other), 0) +
      distance(spot, about),
  );
}

/**
 * Returns the box of a lesson in one line: over the world or the decks below it, where it covers the fewest pressable
 * things. In px.
 */
export function placeLine(line: Size, world: Box, decks: Box | null, pressed: readonly Box[]): Box {
  const bottom = world.y + world.height - line.height;
  const rows = [...(decks ? [decks.y + decks.height - line.height] : []), bottom, world.y];
  const free = world.width - line.width;
  const columns = [world.x, world.x + free / 2, world.x + free];
  const spots = rows.flatMap((y) => columns.map((x) => ({ x, y, ...line })));
  return cheapest(spots, (spot) => pressed.reduce((sum, box) => sum + overlap(spot, box), 0));
}
