// Renders the pictures of cards and commendations: drawn in grey, then sampled to a staggered grid of dots sized by brightness.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import {
  badgeGrid,
  dotAt,
  type Grid,
  grid,
  type PictureKind,
  packed,
  pictureKinds,
  sizes,
} from '../src/client/table/cards/picture-lines.ts';
import { standardCards } from '../src/content/standard/pack.ts';
import { commendations } from '../src/record/index.ts';
import { badges } from './badge-shapes.ts';
import { badgeScene, scene } from './picture-scene.ts';
import { type PicturedCard, shapes } from './picture-shapes.ts';

/** Pixels per picture unit. */
const pixelsPerUnit = 4;

/** Distance at which the slope around a dot is measured, in picture units. */
const reach = 2.2;

/** Brightness factor of a flat surface, and the additional factor per slope. */
const level = 0.76;
const relief = 0.5;

/** Least brightness that produces a dot. */
const minLight = 0.07;

let ready: Promise<void> | undefined;

/** Initializes the library once. Ignores its error on a repeated call, as after a reload of the dev server's config. */
function initialize(): Promise<void> {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
    (error: unknown) => {
      if (!/only once/.test(String(error))) throw error;
    },
  );
  return ready;
}

/** A rendered picture. Its edges are in pixels. */
interface Rendered {
  readonly pixels: Uint8Array;
  readonly wide: number;
  readonly high: number;
}

/** Mean grey from 0 to 1 of a rectangle around a point. `across` and `down` are half its size, in picture units. */
function greyAt({ pixels, wide, high }: Rendered, x: number, y: number, across: number, down: number): number {
  const [left, right] = [
    Math.max(0, Math.round((x - across) * pixelsPerUnit)),
    Math.min(wide, Math.round((x + across) * pixelsPerUnit)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.round((y - down) * pixelsPerUnit)),
    Math.min(high, Math.round((y + down) * pixelsPerUnit)),
  ];
  let sum = 0;
  for (let j = top; j < bottom; j += 1) for (let i = left; i < right; i += 1) sum += pixels[(j * wide + i) * 4] ?? 0;
  return sum / 255 / Math.max(1, (right - left) * (bottom - top));
}

/** Brightness at a dot. Grey values are treated as heights and lit from the upper left, like an engraving. */
function lightAt(image: Rendered, x: number, y: number, { column, row }: Grid): number {
  const slope = greyAt(image, x + reach, y + reach, reach, reach) - greyAt(image, x - reach, y - reach, reach, reach);
  return greyAt(image, x, y, column / 2, row / 2) * (level + relief * slope);
}

/** Samples a picture to dots, row by row. 0 is no dot, higher values are larger dots. */
function dotsOf(svg: string, of: Grid): number[] {
  const image = new Resvg(svg, { fitTo: { mode: 'zoom', value: pixelsPerUnit } }).render();
  const rendered = { pixels: image.pixels, wide: of.width * pixelsPerUnit, high: of.height * pixelsPerUnit };
  const dots = Array.from({ length: of.rows * of.columns }, (_, i) => {
    const { x, y } = dotAt(i, of);
    const light = lightAt(rendered, x, y, of);
    return light < minLight ? 0 : Math.min(sizes, 1 + Math.floor(light * sizes));
  });
  image.free();
  return dots;
}

const kinds = {
  tech: standardCards.techs,
  asset: standardCards.assets,
  enemy: standardCards.enemies,
  mission: [...standardCards.missions, ...standardCards.plans],
  crisis: standardCards.crises,
} as const satisfies Record<PictureKind, readonly { readonly id: PicturedCard }[]>;

/** Renders every picture of the standard set. Returns the packed dots by card id. Slow. */
export async function makePictures(): Promise<ReadonlyMap<string, string>> {
  await initialize();
  const drawn = ({ id }: { readonly id: PicturedCard }, kind: PictureKind): [string, string] => {
    const picture = shapes[id];
    return [id, packed(dotsOf(scene(kind, typeof picture === 'string' ? [{ icon: picture }] : picture), grid))];
  };
  return new Map(pictureKinds.flatMap((kind) => kinds[kind].map((card) => drawn(card, kind))));
}

/** Renders the picture of every commendation. Returns the packed dots by name. */
export async function makeBadges(): Promise<ReadonlyMap<string, string>> {
  await initialize();
  return new Map(commendations.map((name) => [name, packed(dotsOf(badgeScene(badges[name]), badgeGrid))]));
}

/** Credit that stays with the pictures in the built file. */
const credit = 'Pictures after shapes by Lorc, Delapouite and others, https://game-icons.net, CC BY 3.0; changed.';

const moduleOf = (pictures: ReadonlyMap<string, string>): string =>
  `/*! ${credit} */\nexport const pictures = new Map(${JSON.stringify([...pictures])});\n`;

/** Returns the source of the module `virtual:pictures`. */
export const picturesModule = async (): Promise<string> => moduleOf(await makePictures());

/** Returns the source of the module `virtual:badges`. */
export const badgesModule = async (): Promise<string> => moduleOf(await makeBadges());
