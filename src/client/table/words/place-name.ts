import { continents } from '../../../content/continents.ts';
import type { Unit } from '../../../rules/index.ts';
import { cardText, terms } from '../../words/cards.svelte.ts';
import { say } from '../../words/say.svelte.ts';

/** A place of the table as it is called: a continent, a card, or one of the board's own. */
export function placeName(place: string): string {
  const [kind, detail = ''] = place.split(':');
  const continent = continents.find((one) => one === detail);
  if (continent) return say(`continent.${continent}`);
  if (kind === 'card') return cardText(detail).name;
  const places: Readonly<Record<string, string>> = terms().places;
  return places[place] ?? place;
}

interface Standing {
  readonly units: readonly Unit[];
  /** UFOs that are expected there. */
  readonly coming: number;
  readonly home?: boolean;
}

/** What a space is called for ears: what stands on it and what of that is exhausted, what is expected there, and whether the base is. */
export function spaceName(name: string, { units, coming, home = false }: Standing): string {
  const tired = units.filter(({ exhausted }) => exhausted).length;
  const more = [
    tired > 0 ? say('table.tired', { count: tired }) : '',
    coming > 0 ? say('table.foreseen', { count: coming }) : '',
    home ? say('table.home') : '',
  ];
  return [name, ...more].filter(Boolean).join('; ');
}
