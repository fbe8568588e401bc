// The pictures of the cards as dots: drawn in grey, sampled to a staggered grid, sized by light.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { dotAt, grid, type PictureKind, packed, pictureKinds, sizes } from '../src/client/table/cards/picture-lines.ts';
import { standardCards } from '../src/content/standard/pack.ts';
import { scene } from './picture-scene.ts';
import { type PicturedCard, shapes } from './picture-shapes.ts';

const { width, height, column, row, columns, rows } = grid;

/** Pixels to a unit. */
const fineness = 4;

/** How far from a dot its slope is taken. */
const reach = 2.2;

/** Light of a level surface, and what a slope adds to it. */
const level = 0.76;
const relief = 0.5;

/** Less light than this makes no dot. */
const least = 0.07;

let ready: Promise<void> | undefined;

/** The library wakes once a process, and says so if it is asked again: a server that reads its settings anew does. */
function awake(): Promise<void> {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
    (error: unknown) => {
      if (!/only once/.test(String(error))) throw error;
    },
  );
  return ready;
}

/** Mean grey, 0 to 1, of the rectangle around a point that reaches so far each way. */
function greyAt(pixels: Uint8Array, x: number, y: number, across: number, down: number): number {
  const [wide, high] = [width * fineness, height * fineness];
  const [left, right] = [
    Math.max(0, Math.round((x - across) * fineness)),
    Math.min(wide, Math.round((x + across) * fineness)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.round((y - down) * fineness)),
    Math.min(high, Math.round((y + down) * fineness)),
  ];
  let sum = 0;
  for (let j = top; j < bottom; j += 1) for (let i = left; i < right; i += 1) sum += pixels[(j * wide + i) * 4] ?? 0;
  return sum / 255 / Math.max(1, (right - left) * (bottom - top));
}

/** Light at a dot: what is grey stands out as high as it is bright, and is lit from the upper left, as an engraving is. */
function lightAt(pixels: Uint8Array, x: number, y: number): number {
  const slope = greyAt(pixels, x + reach, y + reach, reach, reach) - greyAt(pixels, x - reach, y - reach, reach, reach);
  return greyAt(pixels, x, y, column / 2, row / 2) * (level + relief * slope);
}

/** The dots of a picture, row by row: 0 for none, else how large. */
function dotsOf(svg: string): number[] {
  const image = new Resvg(svg, { fitTo: { mode: 'zoom', value: fineness } }).render();
  const pixels = image.pixels;
  const dots = Array.from({ length: rows * columns }, (_, i) => {
    const { x, y } = dotAt(i);
    const light = lightAt(pixels, x, y);
    return light < least ? 0 : Math.min(sizes, 1 + Math.floor(light * sizes));
  });
  image.free();
  return dots;
}

const kinds = {
  tech: standardCards.techs,
  asset: standardCards.assets,
  enemy: standardCards.enemies,
  mission: standardCards.missions,
  crisis: standardCards.crises,
} as const satisfies Record<PictureKind, readonly { readonly id: PicturedCard }[]>;

/** Every picture of the standard set by its card, packed; takes a moment. */
export async function makePictures(): Promise<ReadonlyMap<string, string>> {
  await awake();
  const drawn = ({ id }: { readonly id: PicturedCard }, kind: PictureKind): [string, string] => {
    const seen = shapes[id];
    return [id, packed(dotsOf(scene(kind, typeof seen === 'string' ? [{ icon: seen }] : seen)))];
  };
  return new Map(pictureKinds.flatMap((kind) => kinds[kind].map((card) => drawn(card, kind))));
}

/** Travels with the pictures, wherever they go. */
const credit = 'Card pictures after shapes by Lorc, Delapouite and others, https://game-icons.net, CC BY 3.0; changed.';

/** Source of the module `virtual:pictures`. */
export async function picturesModule(): Promise<string> {
  const pictures = JSON.stringify([...(await makePictures())]);
  return `/*! ${credit} */\nexport const pictures = new Map(${pictures});\n`;
}
