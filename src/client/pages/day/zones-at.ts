import type { Continent } from '../../../content/continents.ts';
import { type Zone, zoneOf } from '../../../content/tracks.ts';

/** Returns the zone of each continent at the start. */
export const zonesAt = (panic: Readonly<Record<Continent, number>>): Record<Continent, Zone> => ({
  'north-america': zoneOf(panic['north-america']),
  'south-america': zoneOf(panic['south-america']),
  europe: zoneOf(panic.europe),
  africa: zoneOf(panic.africa),
  asia: zoneOf(panic.asia),
  australia: zoneOf(panic.australia),
});
