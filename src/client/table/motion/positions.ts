import type { Continent, Space } from '../../../content/continents.ts';
import type { PublicState } from '../../../rules/index.ts';
import type { Point } from '../../design/map/world-lines.ts';

/** Map position of each continent's name, panic track and interceptors. Fixed, so that nothing jumps on changes. */
export const labelPositions: Readonly<Record<Continent, Point>> = {
  'north-america': { x: 4, y: 76 },
  'south-america': { x: 38, y: 126 },
  europe: { x: 112, y: 46 },
  africa: { x: 138, y: 128 },
  asia: { x: 302, y: 74 },
  australia: { x: 216, y: 128 },
};

/** Map position of the first UFO of each continent; three per row. */
export const ufoPositions: Readonly<Record<Continent, Point>> = {
  'north-america': { x: 52, y: 32 },
  'south-america': { x: 98, y: 90 },
  europe: { x: 188, y: 20 },
  africa: { x: 172, y: 76 },
  asia: { x: 252, y: 36 },
  australia: { x: 302, y: 122 },
};

/** Number of UFOs that forecasts announce for a space. */
export const forecastCount = ({ forecasts }: Pick<PublicState, 'forecasts'>, space: Space): number =>
  forecasts.reduce((sum, { ufos = {} }) => sum + (ufos[space] ?? 0), 0);
