import type { Continent, Space } from '../../../content/continents.ts';
import { continentPlaces, type Playing, unitsAt, zoneAt } from '../../../rules/index.ts';
import { say } from '../../words/say.ts';
import { forecastCount } from '../motion/positions.ts';
import { spaceName } from '../words/place-name.ts';

/** Returns the accessible name of a continent: its zone, panic, UFOs and units. It begins with the name on the map. */
export function continentName(playing: Playing, continent: Continent, name: string): string {
  const { board } = playing;
  const units = unitsAt(board, continentPlaces[continent]);
  return spaceName(
    say('table.continent', {
      continent: name,
      zone: say(`zone.${zoneAt(board, continent)}`),
      space: board.panic[continent],
      ufos: board.ufos[continent],
      interceptors: units.length,
    }),
    { units, coming: forecastCount(playing, continent), home: continent === playing.setup.base },
  );
}

/** Returns the name of a continent for a small map, where long ones are shortened. */
export const smallName = (continent: Continent): string =>
  continent === 'north-america' || continent === 'south-america'
    ? say(`table.small.${continent}`)
    : say(`continent.${continent}`);

/** Returns the name of a space where there is little room. */
export const briefName = (space: Space): string => (space === 'orbit' ? say('continent.orbit') : smallName(space));
