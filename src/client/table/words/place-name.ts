import { continents } from '../../../content/continents.ts';
import { plans } from '../../../content/plans.ts';
import type { Unit } from '../../../rules/index.ts';
import { cardText, terms } from '../../words/cards.ts';
import { say } from '../../words/say.ts';

/** Returns the display name of a place: a continent, a card, a final mission by its plan, or a place of the board. Unknown ids stay as they are. */
export function placeName(place: string): string {
  const [kind, detail = ''] = place.split(':');
  const continent = continents.find((one) => one === detail);
  if (continent) return say(`continent.${continent}`);
  const plan = plans.find((one) => one === detail);
  if (kind === 'card') return plan ? say(`plan.${plan}`) : cardText(detail).name;
  const places: Readonly<Record<string, string>> = terms().places;
  return places[place] ?? place;
}

/** Contents of a space. */
interface SpaceContents {
  readonly units: readonly Unit[];
  /** Number of foreseen UFOs. */
  readonly coming: number;
  /** Whether the base is here. */
  readonly home?: boolean;
}

/** Returns the accessible name of a space: its name, then exhausted units, foreseen UFOs and the base. */
export function spaceName(name: string, { units, coming, home = false }: SpaceContents): string {
  const tired = units.filter(({ exhausted }) => exhausted).length;
  const more = [
    tired > 0 ? say('table.tired', { count: tired }) : '',
    coming > 0 ? say('table.foreseen', { count: coming }) : '',
    home ? say('table.home') : '',
  ];
  return [name, ...more].filter(Boolean).join('; ');
}
