import { grouped } from '../../../i18n/joined.ts';
import { placeNameIn } from '../../../i18n/log/names.ts';
import type { Unit } from '../../../rules/index.ts';
import { names } from '../../words/names.ts';
import { say } from '../../words/say.ts';

/** Returns the name of a place in the current language. Unknown ids stay as they are. */
export const placeName = (place: string): string => placeNameIn(names, place);

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
  return grouped([name, ...more], say);
}
