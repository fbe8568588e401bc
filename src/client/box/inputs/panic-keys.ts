import { type Zone, zones } from '../../../content/tracks.ts';

const letters: Readonly<Record<string, Zone>> = { y: 'yellow', r: 'red', o: 'orange' };

/** Returns the zone a key moves a marker to: Y, R and O name a zone, arrows go one up or down. Null for other keys. */
export function zoneByKey(key: string, from: Zone): Zone | null {
  const named = letters[key];
  if (named !== undefined) return named;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step === undefined ? null : (zones[zones.indexOf(from) + step] ?? from);
}
