// Positions a large card beside the small one, without covering it, inside the window.

/** A box of the window, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Space around the large card, in px. */
const gap = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Returns the box of a card beside a target: on a side with enough room, otherwise on the side with the most room, where
 * the card becomes as low as necessary.
 */
export function popoverPosition(
  target: Box,
  size: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
): Box {
  const right = target.x + target.width;
  const foot = target.y + target.height;
  const width = Math.min(size.width, window.width - 2 * gap);
  const x = clamp(target.x + (target.width - width) / 2, gap, window.width - width - gap);
  const y = (height: number) => clamp(target.y + (target.height - height) / 2, gap, window.height - height - gap);
  const high = Math.min(size.height, window.height - 2 * gap);
  const above = Math.min(size.height, target.y - 2 * gap);
  const below = Math.min(size.height, window.height - foot - 2 * gap);
  const sideways = [
    { x: right + gap, y: y(high), width, height: high },
    { x: target.x - gap - width, y: y(high), width, height: high },
  ].filter((box) => box.x >= gap && box.x + width <= window.width - gap);
  const upright = [
    { x, y: target.y - gap - above, width, height: above },
    { x, y: foot + gap, width, height: below },
  ];
  // Near the bottom of the window, cards lie beside each other, so it goes above them.
  const all = target.y > window.height * 0.6 ? [...upright, ...sideways] : [...sideways, ...upright];
  const [first] = all.toSorted((a, b) => b.height - a.height);
  return all.find(({ height }) => height >= size.height) ?? first ?? { x, y: gap, width, height: high };
}
