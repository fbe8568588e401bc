import { type Zone, zones } from '../../content/tracks.ts';

const letters: Readonly<Record<string, Zone>> = { y: 'yellow', r: 'red', o: 'orange' };

/** The zone a key, by its name, moves a marker to: Y, R and O name one, the arrows go one up or down. Null for any other key. */
export function zoneByKey(key: string, from: Zone): Zone | null {
  const named = letters[key];
  if (named !== undefined) return named;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  return step === undefined ? null : (zones[zones.indexOf(from) + step] ?? from);
}
