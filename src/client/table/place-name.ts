import { continents } from '../../content/continents.ts';
import { cardText, terms } from '../words/cards.svelte.ts';
import { say } from '../words/say.svelte.ts';

/** A place of the table as it is called: a continent, a card, or one of the board's own. */
export function placeName(place: string): string {
  const [kind, detail = ''] = place.split(':');
  const continent = continents.find((one) => one === detail);
  if (continent) return say(`continent.${continent}`);
  if (kind === 'card') return cardText(detail).name;
  const places: Readonly<Record<string, string>> = terms().places;
  return places[place] ?? place;
}

/** What a space is called for ears: what stands on it, what is expected there, and whether the base is. */
export const spaceName = (name: string, coming: number, home = false): string =>
  [name, coming > 0 ? say('table.foreseen', { count: coming }) : '', home ? say('table.home') : '']
    .filter(Boolean)
    .join('; ');
