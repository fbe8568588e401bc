// Counts things on the table, for the conditions on cards.

import type { Condition, Countable } from '../../content/cards/effects.ts';
import { continents } from '../../content/continents.ts';
import { isSoldier } from '../../content/units.ts';
import type { Board, Place } from '../state/board.ts';
import { zoneAt } from '../state/panic.ts';
import type { Playing } from '../state/state.ts';

const unitsWhere = ({ units }: Board, at: (place: Place) => boolean): number =>
  units.filter((unit) => at(unit.at)).length;

const counts: Readonly<Record<Countable, (board: Board, playing: Playing) => number>> = {
  'ufos-in-orbit': ({ ufos }) => ufos.orbit,
  'ufos-on-continents': ({ ufos }) => continents.reduce((sum, continent) => sum + ufos[continent], 0),
  'satellites-in-orbit': (board) => unitsWhere(board, (at) => at === 'orbit'),
  'interceptors-on-continents': (board) => unitsWhere(board, (at) => at.startsWith('continent:')),
  'scientists-in-labs': (board) => unitsWhere(board, (at) => at.startsWith('lab:')),
  'soldiers-in-base': (board) => unitsWhere(board, (at) => at === 'base'),
  'soldiers-on-missions': (board) => unitsWhere(board, (at) => at === 'mission' || at === 'final-mission'),
  'soldiers-in-reserve': ({ units }) => units.filter(({ at, kind }) => at === 'reserve' && isSoldier(kind)).length,
  'enemies-in-base': ({ enemies }) => enemies.filter((enemy) => enemy !== null).length,
  'red-continents': (board) => continents.filter((continent) => zoneAt(board, continent) === 'red').length,
  damage: ({ damage }) => damage,
  salvage: ({ salvage }) => salvage.length,
  'techs-in-play': ({ inPlay }, { pack }) => inPlay.filter(({ card }) => pack.tech.has(card)).length,
  budget: ({ budget }) => budget,
};

/** Whether a card's condition holds on the current table (CRD-7). */
export function isConditionMet(playing: Playing, { count: countable, atLeast, atMost }: Condition): boolean {
  const value = counts[countable](playing.board, playing);
  return (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
}
