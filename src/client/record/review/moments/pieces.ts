// Positions of interceptors on the small map of a moment: as sent, and in the best line.

import { components } from '../../../../content/components.ts';
import { type Continent, continents } from '../../../../content/continents.ts';
import { type Board, continentPlaces, type Playing, unitsAt } from '../../../../rules/index.ts';
import type { Point } from '../../../design/map/world-lines.ts';
import { type Move, sentBy } from '../telling/sent.ts';

/** Returns the board with units where a line of moves sent them. */
export function boardAfter(moves: readonly Move[], playing: Playing): Board {
  const at = new Map(sentBy(moves, playing).flatMap(({ to, units }) => units.map(({ id }) => [id, to] as const)));
  return { ...playing.board, units: playing.board.units.map((unit) => ({ ...unit, at: at.get(unit.id) ?? unit.at })) };
}

/** A free place that the better line takes, and the piece that could have stood there; null if it was in reserve. */
export interface Hollow {
  readonly continent: Continent;
  /** Its place, from 0. */
  readonly slot: number;
  readonly from: { readonly continent: Continent; readonly slot: number } | null;
}

/** Returns the places of interceptors that the better line adds, each joined to a surplus piece elsewhere. */
export function hollowsOf(done: Board, better: Board): Hollow[] {
  const count = (board: Board, one: Continent) => unitsAt(board, continentPlaces[one]).length;
  const spare = continents.flatMap((continent) => {
    const [has, needs] = [count(done, continent), count(better, continent)];
    return Array.from({ length: Math.max(0, has - needs) }, (_, i) => ({ continent, slot: needs + i }));
  });
  return continents
    .flatMap((continent) => {
      const has = count(done, continent);
      const more = Math.min(components.interceptorsPerContinent, count(better, continent)) - has;
      return Array.from({ length: Math.max(0, more) }, (_, i) => ({ continent, slot: has + i }));
    })
    .map((one, i) => ({ ...one, from: spare[i] ?? null }));
}

/** Center of a place for an interceptor beside a continent's name, in map units. `unit` is that of labels. */
export const slotAt = (label: Point, slot: number, unit: number): Point => ({
  x: label.x + (slot * 13 + 4) * unit,
  y: label.y + 16.5 * unit,
});
