// Finds the continents a card means: one by name, the most or least panicked, one of the owner's choice, or each.

import type { Aimed, Trait } from '../../../content/cards/effects.ts';
import { type Continent, continents } from '../../../content/continents.ts';
import type { Board } from '../../state/board.ts';
import { type Cause, cardOf } from '../../state/cause.ts';
import { extreme, hasFallen, zoneAt } from '../../state/panic.ts';
import type { Playing } from '../../state/state.ts';
import { continentPlaces, countAt } from '../../state/units.ts';
import { type Ask, answer, type Context } from './verb.ts';

const hasTrait: Readonly<Record<Trait, (board: Board, continent: Continent) => boolean>> = {
  'with-ufos': ({ ufos }, continent) => ufos[continent] > 0,
  'without-ufos': ({ ufos }, continent) => ufos[continent] === 0,
  'without-interceptors': (board, continent) => countAt(board, continentPlaces[continent]) === 0,
  yellow: (board, continent) => zoneAt(board, continent) === 'yellow',
  red: (board, continent) => zoneAt(board, continent) === 'red',
};

/** Whether the continent has the trait. Without a trait every continent matches. */
export const matchesTrait = (board: Board, continent: Continent, trait: Trait | undefined): boolean =>
  trait === undefined || hasTrait[trait](board, continent);

/** Returns the continents an aim can mean. If there are several, one is chosen, except for `each`. */
function candidatesOf(
  { board, setup, pack }: Playing,
  { on }: Aimed,
  source: Cause,
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
      // A reward is carried out after its mission has left the table, so the source comes first.
      return only((pack.mission.get(cardOf(source) ?? '') ?? pack.mission.get(board.mission?.card ?? ''))?.continent);
    case 'task-continent':
      return only(board.task?.continent);
    default:
      on satisfies Continent;
      return only(on);
  }
}

/** The continents an effect applies to, or the question which one. */
export type Target = { readonly are: readonly Continent[] } | { readonly ask: Ask };

/**
 * Returns the continents meant to which the effect can do something. Fallen ones count only with `fallenToo` (TAB-3).
 * `before` holds the effect's earlier answers.
 */
export function resolveTarget(
  playing: Playing,
  aim: Aimed,
  context: Context,
  can: (continent: Continent) => boolean,
  { before = [] as readonly string[], fallenToo = false } = {},
): Target {
  const { board } = playing;
  const { where } = aim;
  const fit = (continent: Continent) =>
    (fallenToo || !hasFallen(board, continent)) && matchesTrait(board, continent, where);
  // The aim is resolved first; only then are continents dropped where nothing can be done (FIN-12).
  const candidates = candidatesOf(playing, aim, context.why, continents.filter(fit)).filter(can);
  if (aim.on === 'each') return { are: candidates };
  const chosen = answer(context, before, 'continent', candidates);
  if (chosen === null) return { are: [] };
  return 'ask' in chosen ? chosen : { are: [chosen.is] };
}
