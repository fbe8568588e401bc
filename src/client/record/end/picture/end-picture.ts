// Draws the end of a game as a picture to share: outcome, the Earth as it was left, panic and score.

import { world } from 'virtual:world/fine';
import { type Continent, continents } from '../../../../content/continents.ts';
import type { Zone } from '../../../../content/tracks.ts';
import type { PanicAt } from '../../../../rules/index.ts';
import { dotPath, ringPath } from '../../../design/map/world-lines.ts';
import { symbols } from '../../../design/symbols/paths.ts';
import { lightsOf, middleOf, split } from '../earth/front.ts';
import { borders, lineSize, pointSize, pointsOf } from '../panic/line-points.ts';

/** Texts of the picture, in the current language, and its other contents. */
export interface EndWords {
  readonly title: string;
  readonly won: boolean;
  /** Continent where the squad won, or where the last blow fell. */
  readonly place: Continent;
  /** Why the game ended, and its setup. */
  readonly why: string;
  readonly played: string;
  readonly score: string;
  readonly nameOf: (continent: Continent) => string;
  /** Words of a zone, for a game whose spaces are not known. */
  readonly zoneOf: (zone: Zone) => string;
}

/** Size of the picture in px. */
const endSize = { width: 1200, height: 1350 } as const;
const edge = 72;
const inner = endSize.width - 2 * edge;

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Writes one line, in a smaller font if it would be too long. */
function write(
  to: CanvasRenderingContext2D,
  text: string,
  { y, size, weight, tone }: { y: number; size: number; weight: number; tone: string },
): void {
  const font = (px: number) => `${weight} ${px}px ${token('head')}`;
  to.font = font(size);
  const width = to.measureText(text).width;
  if (width > inner) to.font = font((size * inner) / width);
  to.fillStyle = token(tone);
  to.fillText(text, edge, y);
}

function strokeDots(to: CanvasRenderingContext2D, path: string, tone: string, width: number, strength = 1): void {
  to.strokeStyle = token(tone);
  to.lineWidth = width;
  to.globalAlpha = strength;
  to.stroke(new Path2D(path));
  to.globalAlpha = 1;
}

const forms = {
  yellow: { width: 1.25, strength: 0.45 },
  red: { width: 1.9, strength: 0.6 },
  orange: { width: 0.45, strength: 1 },
} as const;

/** Draws a continent of a lost Earth. The last one to fall has embers inside. */
function drawLost(to: CanvasRenderingContext2D, continent: Continent, zone: Zone, place: Continent): void {
  const dots = world.dots[continent];
  const { near, far } = split(dots, middleOf(dots), continent === place ? 14 : -1);
  const { width, strength } = forms[zone];
  strokeDots(to, zone === 'orange' ? ringPath(far, 0.9) : dotPath(far), `zone-${zone}`, width, strength);
  strokeDots(to, dotPath(near), 'alien', 2.05);
}

function drawWorld(to: CanvasRenderingContext2D, { zones }: PanicAt, { won, place }: EndWords): void {
  const scale = inner / world.width;
  to.save();
  to.translate(edge, 330);
  to.scale(scale, scale);
  to.lineCap = 'round';
  for (const continent of continents) {
    const { large, small } = lightsOf(world.dots[continent]);
    if (!won) drawLost(to, continent, zones[continent], place);
    else {
      strokeDots(to, dotPath(small), 'ink-1', 1.2);
      strokeDots(to, dotPath(large), 'ink-1', 1.85);
    }
  }
  if (won) {
    const { x, y } = middleOf(world.dots[place]);
    to.translate(x - 9, y - 9);
    to.scale(0.75, 0.75);
    for (const path of symbols['final-mission']) {
      strokeDots(to, path, 'night-0', 7);
      to.fillStyle = token('squad-leader');
      to.fill(new Path2D(path));
    }
  }
  to.restore();
}

/** Draws the small line of a continent, with its name and last value above. */
function drawLine(
  to: CanvasRenderingContext2D,
  story: readonly PanicAt[],
  continent: Continent,
  words: EndWords,
): void {
  const last = story.at(-1);
  const points = pointsOf(story, continent);
  const zone = last?.zones[continent] ?? 'yellow';
  to.fillStyle = token('ink-1');
  to.font = `600 12px ${token('head')}`;
  to.fillText(words.nameOf(continent), 0, 0);
  to.textAlign = 'right';
  to.fillText(last?.spaces ? String(last.spaces[continent]) : words.zoneOf(zone), lineSize.width, 0);
  to.textAlign = 'left';
  to.translate(0, 4);
  to.setLineDash([0, 6]);
  for (const border of borders) strokeDots(to, `M1 ${border}H${lineSize.width - 1}`, 'line-3', 1.4);
  to.setLineDash([]);
  strokeDots(to, `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`, 'ink-3', 1.4);
  for (const { x, y, zone: then } of points) {
    const r = pointSize[then];
    const dot = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    to.fillStyle = token(then === 'orange' ? 'night-0' : `zone-${then}`);
    to.fill(new Path2D(dot));
    if (then === 'orange') strokeDots(to, dot, 'zone-orange', 2);
  }
}

function drawLines(to: CanvasRenderingContext2D, story: readonly PanicAt[], words: EndWords): void {
  const scale = 2.5;
  const gap = (inner - 3 * lineSize.width * scale) / 2;
  to.lineCap = 'round';
  for (const [i, continent] of continents.entries()) {
    to.save();
    to.translate(edge + (i % 3) * (lineSize.width * scale + gap), 865 + Math.floor(i / 3) * 215);
    to.scale(scale, scale);
    drawLine(to, story, continent, words);
    to.restore();
  }
}

/** Returns the picture as a PNG. Throws if the browser cannot draw, or if there is no panic to show. */
export async function endPicture(words: EndWords, story: readonly PanicAt[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, endSize);
  const to = canvas.getContext('2d');
  const last = story.at(-1);
  if (to === null || last === undefined) throw new Error('nothing can be drawn here');
  await document.fonts.ready;
  to.fillStyle = token('night-0');
  to.fillRect(0, 0, endSize.width, endSize.height);
  write(to, words.title, { y: 156, size: 112, weight: 750, tone: words.won ? 'ink-1' : 'zone-orange' });
  write(to, words.why, { y: 224, size: 38, weight: 650, tone: 'ink-1' });
  write(to, words.played, { y: 274, size: 34, weight: 500, tone: 'ink-2' });
  drawWorld(to, last, words);
  drawLines(to, story, words);
  write(to, words.score, { y: endSize.height - 48, size: 52, weight: 700, tone: 'ink-1' });
  to.font = `600 30px ${token('head')}`;
  to.fillStyle = token('ink-3');
  to.textAlign = 'right';
  to.fillText('sitroom', endSize.width - edge, endSize.height - 48);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture came of it')) : resolve(blob)), 'image/png');
  });
}
