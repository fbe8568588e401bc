import type { Continent, Space } from '../../../content/continents.ts';
import type { Open } from '../../../rules/index.ts';

/** Fixed places on the dot world for each continent's name, track and darts, so that nothing jumps when counts change. */
export const labelAt: Readonly<Record<Continent, { readonly x: number; readonly y: number }>> = {
  'north-america': { x: 4, y: 76 },
  'south-america': { x: 38, y: 126 },
  europe: { x: 112, y: 46 },
  africa: { x: 138, y: 128 },
  asia: { x: 308, y: 72 },
  australia: { x: 226, y: 128 },
};

/** The first of a continent's UFOs: three to a row. */
export const ufosAt: Readonly<Record<Continent, { readonly x: number; readonly y: number }>> = {
  'north-america': { x: 52, y: 32 },
  'south-america': { x: 98, y: 94 },
  europe: { x: 188, y: 20 },
  africa: { x: 172, y: 76 },
  asia: { x: 252, y: 36 },
  australia: { x: 298, y: 122 },
};

/** UFOs that forecasts have announced for a space. */
export const foreseen = ({ forecasts }: Pick<Open, 'forecasts'>, space: Space): number =>
  forecasts.reduce((sum, { ufos = {} }) => sum + (ufos[space] ?? 0), 0);
