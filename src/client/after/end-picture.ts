// Draws the end of a game as a picture to share: outcome, final world and panic per round.

import { world } from 'virtual:world/coarse';
import { type Continent, continents } from '../../content/continents.ts';
import type { Zone } from '../../content/tracks.ts';
import { dotPath, ringPath } from '../map/world-lines.ts';

/** Texts of the picture, in the current language. */
export interface EndWords {
  readonly title: string;
  readonly won: boolean;
  /** Lines below the title: why the game ended, and its setup. */
  readonly lines: readonly string[];
  readonly score: string;
  readonly nameOf: (continent: Continent) => string;
  /** Heading of the first panic column, which is the setup. */
  readonly start: string;
}

type Panic = Readonly<Record<Continent, Zone>>;

/** Size of the picture in px. */
export const endSize = { width: 1200, height: 1350 } as const;
const edge = 72;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Writes one line, in a smaller font if it would be too long. */
function write(to: CanvasRenderingContext2D, text: string, y: number, size: number, weight: number): void {
  const most = endSize.width - 2 * edge;
  const font = (px: number) => `${weight} ${px}px ${token('head')}`;
  to.font = font(size);
  const width = to.measureText(text).width;
  if (width > most) to.font = font((size * most) / width);
  to.fillText(text, edge, y);
}

/** Draws the dot map with the final zone colours. Fallen continents are rings. */
function drawWorld(to: CanvasRenderingContext2D, panic: Panic): void {
  const scale = (endSize.width - 2 * edge) / world.width;
  to.save();
  to.translate(edge, 420);
  to.scale(scale, scale);
  to.lineCap = 'round';
  for (const continent of continents) {
    const zone = panic[continent];
    const dots = world.dots[continent];
    to.strokeStyle = token(`zone-${zone}`);
    to.lineWidth = (zone === 'orange' ? 0.5 : 2) * Number(token('swell'));
    to.stroke(new Path2D(zone === 'orange' ? ringPath(dots, 1) : dotPath(dots)));
  }
  to.restore();
}

const radius: Readonly<Record<Zone, number>> = { yellow: 6, red: 11, orange: 10 };

/** Draws one row per continent, with a column for the setup and for each round. */
function drawPanic(to: CanvasRenderingContext2D, columns: readonly Panic[], { nameOf, start }: EndWords): void {
  const [top, left, row] = [980, 420, 50] as const;
  const step = Math.min(76, (endSize.width - edge - left) / Math.max(1, columns.length - 1));
  to.font = `600 24px ${token('head')}`;
  to.fillStyle = token('ink-3');
  to.textAlign = 'center';
  for (const i of columns.keys()) to.fillText(i === 0 ? start : String(i), left + i * step, top);
  to.textAlign = 'left';
  for (const [i, continent] of continents.entries()) {
    const y = top + 52 + i * row;
    to.font = `600 30px ${token('head')}`;
    to.fillStyle = token('ink-1');
    to.fillText(nameOf(continent), edge, y + 10);
    for (const [column, panic] of columns.entries()) {
      const zone = panic[continent];
      to.beginPath();
      to.arc(left + column * step, y, radius[zone], 0, 2 * Math.PI);
      to.lineWidth = 4;
      to.strokeStyle = token(`zone-${zone}`);
      to.fillStyle = token(`zone-${zone}`);
      if (zone === 'orange') to.stroke();
      else to.fill();
    }
  }
}

/** Returns the picture as a PNG. Throws if the browser cannot draw, or if there are no columns. */
export async function endPicture(words: EndWords, columns: readonly Panic[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, endSize);
  const to = canvas.getContext('2d');
  const last = columns.at(-1);
  if (to === null || last === undefined) throw new Error('nothing can be drawn here');
  await document.fonts.ready;
  to.fillStyle = token('night-0');
  to.fillRect(0, 0, endSize.width, endSize.height);
  to.fillStyle = token(words.won ? 'xcom' : 'alien');
  write(to, words.title, 150, 104, 750);
  to.fillStyle = token('ink-2');
  for (const [i, line] of words.lines.entries()) write(to, line, 222 + i * 48, 36, 500);
  to.fillStyle = token('ink-1');
  write(to, words.score, 372, 64, 700);
  drawWorld(to, last);
  drawPanic(to, columns, words);
  to.fillStyle = token('ink-3');
  to.textAlign = 'right';
  to.fillText('sitroom', endSize.width - edge, endSize.height - 24);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture came of it')) : resolve(blob)), 'image/png');
  });
}
