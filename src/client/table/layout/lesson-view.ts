// Computes which parts of the screen a lesson highlights, and the position of its card.

import { around, isWithin, type Line, lineBetween } from '../tutorial/boxes.ts';
import type { Part } from '../tutorial/lessons.ts';
import { type Box, placeCard, placeLine } from '../tutorial/placing.ts';
import { boxOf, boxOfPart, footBelow, pressable } from './lesson-parts.ts';

/** Layout of a lesson, in px. */
export interface LessonView {
  /** Where the card lies on a wide screen. */
  readonly spot: Box;
  /** Parts that are not dimmed. */
  readonly lit: readonly Box[];
  /** Parts in brackets: the subject of the lesson, or the places it asks for. */
  readonly bracketed: readonly Box[];
  /** Lines that join the card, the pieces and their place. */
  readonly lines: readonly Line[];
}

/** Parts that stay lit in every lesson. */
const alwaysLit: readonly Part[] = ['cue', 'ring', 'hands', 'acts'];
/** Parts that the card avoids if possible. */
const avoided: readonly Part[] = [
  'hands',
  'money',
  'asked',
  'cue',
  'cards',
  'stage',
  'labs',
  'base',
  'squad',
  'reserve',
];

const boxesOf = (parts: readonly Part[]): Box[] => parts.flatMap((part) => boxOfPart(part) ?? []);

/** The box of a part's brackets: slightly larger than its visible area. Null if that area is too small. */
function bracketBox(part: Part, narrow: boolean): Box | null {
  const box = boxOfPart(part);
  if (box === null) return null;
  const foot = narrow && part !== 'hands' && part !== 'scanner' ? footBelow(box) : innerHeight;
  // On a narrow screen the parts lie close to each other.
  const larger = around(box, narrow ? 2 : 6, { width: innerWidth, foot });
  return larger.width > 24 && larger.height > 16 ? larger : null;
}

/** Measures the table around the card of a lesson about these parts: first the place, then the source of the pieces. */
export function lessonView(
  card: Element,
  points: readonly Part[],
  { reading, narrow }: { readonly reading: boolean; readonly narrow: boolean },
): LessonView {
  const spoken = points.flatMap((part) => bracketBox(part, narrow) ?? []);
  const bracketed = spoken.filter((box) => !spoken.some((other) => isWithin(other, box)));
  const world = boxOfPart('world');
  const { width, height } = boxOf(card);
  const others = boxesOf(avoided.filter((part) => !points.includes(part)));
  const spot =
    reading || world === null
      ? placeCard({ width, height }, { width: innerWidth, height: innerHeight }, bracketed, others)
      : placeLine({ width, height }, world, boxOfPart('decks'), pressable());
  const [place, pieces] = bracketed;
  const ends = reading ? bracketed.map((box) => [spot, box] as const) : [[pieces, place] as const];
  const lines = narrow ? [] : ends.flatMap(([from, to]) => (from && to ? [lineBetween(from, to)] : []));
  return {
    spot,
    lit: [...spoken, ...boxesOf(alwaysLit.filter((part) => !points.includes(part)))],
    bracketed,
    lines: lines.filter((line) => line !== null),
  };
}
