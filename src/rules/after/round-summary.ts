// The changes of a round at the table, for the page between two rounds.

import { type Continent, continents } from '../../content/continents.ts';
import { panicTrack } from '../../content/tracks.ts';
import { evolveOpen } from '../evolve/fold.ts';
import type { Board, Unit } from '../state/board.ts';
import { type Cause, isSameCause } from '../state/cause.ts';
import type { EventOf, GameEvent } from '../state/events.ts';
import type { PublicState } from '../state/state.ts';

/** The part of the board at the start of a round that the ledger compares with. */
interface RoundStart {
  readonly panic: Board['panic'];
  readonly damage: number;
  /** Number of cards. */
  readonly salvage: number;
  /** Ids of the units in the recruitment pool, and of elite soldiers. */
  readonly pool: readonly string[];
  readonly elite: readonly string[];
  /** Ids of the cards in play, and of completed missions. */
  readonly inPlay: readonly string[];
  readonly gone: readonly string[];
}

/** The running round, or the one that has just ended: its start, and all panic changes since. */
export interface RoundSoFar {
  readonly start: RoundStart;
  readonly panics: readonly EventOf<'panic-changed'>[];
}

/** A value at the beginning and at the end of a round. */
interface Change {
  readonly from: number;
  readonly to: number;
}

/** A cause of panic changes on a continent, and their sum. */
export interface PanicCause {
  readonly why: Cause;
  readonly by: number;
}

/** Changes of a round. */
export interface RoundSummary {
  /** Panic of each continent, with the causes of its changes. */
  readonly panic: Readonly<Record<Continent, Change & { readonly causes: readonly PanicCause[] }>>;
  /** Continents that fell in this round. */
  readonly fallen: readonly Continent[];
  readonly damage: Change;
  /** Units that went back to the recruitment pool, and those that came from there. */
  readonly lost: readonly Unit[];
  readonly recruited: readonly Unit[];
  /** Soldiers who became elite. */
  readonly promoted: readonly Unit[];
  /** Units that sit the next round out. */
  readonly exhausted: readonly Unit[];
  /** Ids of the techs that were researched, and of the missions that were completed. */
  readonly techs: readonly string[];
  readonly missions: readonly string[];
  readonly salvage: Change;
}

/** Panic at which a continent has fallen. */
const fallenAt = panicTrack.indexOf('orange');

const startOf = ({ panic, damage, salvage, units, inPlay, gone }: Board): RoundStart => ({
  panic,
  damage,
  salvage: salvage.length,
  pool: units.filter(({ at }) => at === 'pool').map(({ id }) => id),
  elite: units.filter(({ elite }) => elite).map(({ id }) => id),
  inPlay: inPlay.map(({ card }) => card),
  gone,
});

const panicsOf = (events: readonly GameEvent[]): EventOf<'panic-changed'>[] =>
  events.filter((event) => event.type === 'panic-changed');

/**
 * Returns the round after more events, which a seat may see. `open` is the open half before them. Null if the game has
 * no board, or the beginning of the round is not known.
 */
export function roundAfter(
  before: RoundSoFar | null,
  open: PublicState,
  events: readonly GameEvent[],
): RoundSoFar | null {
  const begins = events.findLastIndex((event) => event.type === 'cue-opened' && event.number === 1);
  if (begins === -1) return before && { ...before, panics: [...before.panics, ...panicsOf(events)] };
  const { board } = events.slice(0, begins).reduce(evolveOpen, open);
  return board && { start: startOf(board), panics: panicsOf(events.slice(begins)) };
}

/** Returns the different causes of a continent's panic, in order. */
function causesOf(panics: RoundSoFar['panics'], continent: Continent): PanicCause[] {
  const own = panics.filter((event) => event.continent === continent);
  return own
    .map(({ why }) => why)
    .filter((why, i, all) => all.findIndex((one) => isSameCause(one, why)) === i)
    .map((why) => ({ why, by: own.reduce((sum, event) => sum + (isSameCause(event.why, why) ? event.by : 0), 0) }));
}

/** Compares the board with the beginning of the round. */
export function roundSummaryOf({ start, panics }: RoundSoFar, board: Board): RoundSummary {
  const [pool, elite] = [new Set(start.pool), new Set(start.elite)];
  const units = (matches: (unit: Unit) => boolean): Unit[] => board.units.filter(matches);
  const panicOf = (continent: Continent) => ({
    from: start.panic[continent],
    to: board.panic[continent],
    causes: causesOf(panics, continent),
  });
  return {
    panic: {
      'north-america': panicOf('north-america'),
      'south-america': panicOf('south-america'),
      europe: panicOf('europe'),
      africa: panicOf('africa'),
      asia: panicOf('asia'),
      australia: panicOf('australia'),
    },
    fallen: continents.filter((one) => start.panic[one] < fallenAt && board.panic[one] >= fallenAt),
    damage: { from: start.damage, to: board.damage },
    lost: units(({ id, at }) => at === 'pool' && !pool.has(id)),
    recruited: units(({ id, at }) => at !== 'pool' && pool.has(id)),
    promoted: units((unit) => unit.elite && !elite.has(unit.id)),
    exhausted: units(({ at, exhausted }) => exhausted && at !== 'pool'),
    techs: board.inPlay.map(({ card }) => card).filter((card) => !start.inPlay.includes(card)),
    missions: board.gone.filter((card) => !start.gone.includes(card)),
    salvage: { from: start.salvage, to: board.salvage.length },
  };
}
