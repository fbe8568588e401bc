// Which continents a card means: one by name, the most or least panicked, one of the chooser's choice, or each.

import type { Aimed, Trait } from '../../../content/cards/effects.ts';
import { type Continent, continents } from '../../../content/continents.ts';
import type { Board } from '../../state/board.ts';
import { extreme, hasFallen, zoneAt } from '../../state/panic.ts';
import type { Playing } from '../../state/state.ts';
import { continentPlaces, countAt } from '../../state/units.ts';
import { type Ask, answer, type Doing } from './verb.ts';

const has: Readonly<Record<Trait, (board: Board, continent: Continent) => boolean>> = {
  'with-ufos': ({ ufos }, continent) => ufos[continent] > 0,
  'without-ufos': ({ ufos }, continent) => ufos[continent] === 0,
  'without-interceptors': (board, continent) => countAt(board, continentPlaces[continent]) === 0,
  yellow: (board, continent) => zoneAt(board, continent) === 'yellow',
  red: (board, continent) => zoneAt(board, continent) === 'red',
};

/** Is the continent like that? Any is, where nothing is said. */
export const isLike = (board: Board, continent: Continent, trait: Trait | undefined): boolean =>
  trait === undefined || has[trait](board, continent);

/** Continents an aim can mean, before anybody chooses; several are a choice, but for `each`. */
function meant(
  { board, setup, pack }: Playing,
  { on }: Aimed,
  source: string,
  among: readonly Continent[],
): readonly Continent[] {
  const only = (continent: Continent | null | undefined) => among.filter((one) => one === continent);
  switch (on) {
    case 'chosen':
    case 'each':
      return among;
    case 'most-panicked':
      return extreme(board, among, 'most');
    case 'least-panicked':
      return extreme(board, among, 'least');
    case 'base-continent':
      return only(setup.base);
    case 'mission-continent':
      // A mission has left the table when its rewards come.
      return only((pack.mission.get(source) ?? pack.mission.get(board.mission?.card ?? ''))?.continent);
    case 'task-continent':
      return only(board.task?.continent);
    default:
      return only(on);
  }
}

export type Target = { readonly are: readonly Continent[] } | { readonly ask: Ask };

/** The continents meant, among those the effect can do anything to. A fallen one is none, unless said so (TAB-3). */
export function aimed(
  playing: Playing,
  aim: Aimed,
  doing: Doing,
  can: (continent: Continent) => boolean,
  { before = [] as readonly string[], fallenToo = false } = {},
): Target {
  const { board } = playing;
  const { where } = aim;
  const fit = (continent: Continent) => (fallenToo || !hasFallen(board, continent)) && isLike(board, continent, where);
  // Who is meant is found first, and then asked whether anything can be done there (FIN-12).
  const candidates = meant(playing, aim, doing.why, continents.filter(fit)).filter(can);
  if (aim.on === 'each') return { are: candidates };
  const chosen = answer(doing, before, 'continent', candidates);
  if (chosen === null) return { are: [] };
  return 'ask' in chosen ? chosen : { are: [chosen.is] };
}
