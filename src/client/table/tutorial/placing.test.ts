import { expect, test } from 'vitest';
import { type Box, placeCard, placeLine } from './placing.ts';

const screen = { width: 1280, height: 720 };
const card = { width: 340, height: 170 };
const over = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = ({ x, y, width, height }: Box) => x >= 0 && y >= 0 && x + width <= 1280 && y + height <= 720;

test('a card never covers its target, wherever that is', () => {
  const boxes = [0, 200, 500, 800].flatMap((x) => [0, 150, 400, 550].map((y) => ({ x, y, width: 460, height: 160 })));
  for (const target of boxes) {
    const spot = placeCard(card, screen, [target], []);
    expect({ target, over: over(spot, target), inside: inside(spot) }).toEqual({ target, over: false, inside: true });
  }
});

test('a card avoids other boxes if there is space elsewhere', () => {
  const target = { x: 400, y: 300, width: 300, height: 100 };
  const below = { x: 0, y: 400, width: 1280, height: 320 };
  const spot = placeCard(card, screen, [target], [below]);
  expect([over(spot, target), over(spot, below)]).toEqual([false, false]);
});

test('a card lies between two targets if there is space', () => {
  const [labs, cards] = [
    { x: 975, y: 110, width: 290, height: 220 },
    { x: 310, y: 490, width: 955, height: 190 },
  ];
  const spot = placeCard({ width: 452, height: 250 }, screen, [labs, cards], []);
  expect([over(spot, labs), over(spot, cards), inside(spot)]).toEqual([false, false, true]);
});

test('a card without a target is centred', () => {
  expect(placeCard(card, screen, [], [])).toEqual({ x: 470, y: 275, ...card });
});

test('a lesson in one line lies below the world, away from what can be pressed', () => {
  const line = { width: 400, height: 48 };
  const world = { x: 280, y: 100, width: 740, height: 400 };
  const decks = { x: 280, y: 500, width: 740, height: 30 };
  const corner = { x: 200, y: 400, width: 300, height: 200 };
  expect(placeLine(line, world, decks, [])).toEqual({ x: 280, y: 482, ...line });
  expect(placeLine(line, world, null, [])).toEqual({ x: 280, y: 452, ...line });
  expect(over(placeLine(line, world, decks, [corner]), corner)).toBe(false);
});
