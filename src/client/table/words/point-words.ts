import type { Point } from '../../../bots/index.ts';
import { continents } from '../../../content/continents.ts';
import { say, sayWith } from '../../words/say.ts';
import { placeName } from './place-name.ts';

/** Name of a place that a point is about. */
function nameOf(place: string | undefined): string {
  const continent = continents.find((one) => one === place);
  return continent ? say(`continent.${continent}`) : placeName(place ?? '');
}

/** Returns what a bot says of its move. */
export function pointWords({ is, place, other, numbers, and }: Point): string {
  const first = sayWith(`point.${is}`, { ...numbers, place: nameOf(place), other: nameOf(other) });
  return and === undefined ? first : say('common.both', { first, second: pointWords(and) });
}
