// Draws a picture in grey, before it is sampled to dots: the ground of its kind if it is a card's, then its shapes.
import { createRequire } from 'node:module';
import { symbols } from '../src/client/design/symbols/paths.ts';
import { badgeGrid, grid, type PictureKind } from '../src/client/table/cards/picture-lines.ts';
import type { Shape } from './picture-shapes.ts';

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Icons;

/** Whether game-icons has a shape of the name. */
export const isIcon = (name: string): boolean => Object.hasOwn(icons, name);

/** Returns the outline of a shape, and the size of its grid. Throws if game-icons has no such shape. */
function outlineOf(icon: Shape['icon']): { readonly path: string; readonly edge: number } {
  if (typeof icon === 'object') {
    return 'path' in icon ? { path: icon.path, edge: 512 } : { path: symbols[icon.symbol].join(''), edge: 24 };
  }
  const path = / d="([^"]+)"/.exec(icons[icon]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`no shape ${icon}`);
  return { path, edge: 512 };
}

const { width, height } = grid;

/** Width of the dark margin around a shape, which keeps its outline readable. In picture units. */
const margin = 2.6;

function drawn({ icon, at = [width / 2, height / 2], size = 82, turn = 0, mirrored, light = 1 }: Shape): string {
  const { path, edge } = outlineOf(icon);
  const scale = size / edge;
  const place = `translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${mirrored ? -scale : scale} ${scale}) translate(${-edge / 2} ${-edge / 2})`;
  const rule = edge === 24 ? 'evenodd' : 'nonzero';
  const outline = `transform="${place}" d="${path}" fill-rule="${rule}"`;
  return `<path ${outline} stroke="#000" stroke-width="${(2 * margin) / scale}" stroke-linejoin="round"/>
<path ${outline} fill="#fff" fill-opacity="${light}"/>`;
}

/** Dim background of each kind of card, under the shapes. */
const grounds: Readonly<Record<PictureKind, string>> = {
  tech: '<ellipse cx="66" cy="52" rx="64" ry="36" fill="url(#pool)"/>',
  asset: '<ellipse cx="66" cy="80" rx="64" ry="13" fill="#404040"/>',
  enemy: '<ellipse cx="66" cy="96" rx="60" ry="38" fill="url(#pool)"/>',
  mission: '<ellipse cx="66" cy="88" rx="70" ry="58" fill="url(#pool)"/>',
  crisis: '<ellipse cx="66" cy="-6" rx="76" ry="52" fill="url(#pool)"/>',
};

/** Returns the picture as a grey SVG. */
export function scene(kind: PictureKind, shapes: readonly Shape[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0.25" stop-opacity="0"/><stop offset="1" stop-opacity="0.4"/></linearGradient>
<radialGradient id="pool"><stop offset="0" stop-color="#505050"/><stop offset="1" stop-color="#000"/></radialGradient>
</defs>
<rect width="${width}" height="${height}"/>
${grounds[kind]}
${shapes.map(drawn).join('\n')}
<rect width="${width}" height="${height}" fill="url(#dusk)"/>
</svg>`;
}

/** Returns the picture of a commendation as a grey SVG: shapes on nothing. */
export function badgeScene(shapes: readonly Shape[]): string {
  const { width: wide, height: high } = badgeGrid;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">
<rect width="${wide}" height="${high}"/>
${shapes.map(drawn).join('\n')}
</svg>`;
}
