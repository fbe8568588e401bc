// The changes of a round at the table, for the page between two rounds.

import { type Continent, continents } from '../../../content/continents.ts';
import { panicTrack } from '../../../content/tracks.ts';
import { type Board, type Cause, fold, type GameEvent, isSameCause, type Unit } from '../../../rules/index.ts';

/** A value at the beginning and at the end of a round. */
export interface Change {
  readonly from: number;
  readonly to: number;
}

/** Changes of a round. */
export interface Ledger {
  /** Panic of each continent, with the causes of its changes. */
  readonly panic: Readonly<Record<Continent, Change & { readonly causes: readonly Cause[] }>>;
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

/** Returns the different causes of a continent's panic, in order. */
const causesOf = (events: readonly GameEvent[], continent: Continent): Cause[] =>
  events
    .flatMap((event) => (event.type === 'panic-changed' && event.continent === continent ? [event.why] : []))
    .filter((cause, i, all) => all.findIndex((one) => isSameCause(one, cause)) === i);

/** Compares the board before a round and after it. `events` are those of the round. */
export function ledgerOf(events: readonly GameEvent[], before: Board, after: Board): Ledger {
  const past = new Map(before.units.map((unit) => [unit.id, unit]));
  const units = (matches: (then: Unit, now: Unit) => boolean): Unit[] =>
    after.units.filter((now) => matches(past.get(now.id) ?? now, now));
  const panicOf = (continent: Continent) => ({
    from: before.panic[continent],
    to: after.panic[continent],
    causes: causesOf(events, continent),
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
    fallen: continents.filter((one) => before.panic[one] < fallenAt && after.panic[one] >= fallenAt),
    damage: { from: before.damage, to: after.damage },
    lost: units((then, now) => then.at !== 'pool' && now.at === 'pool'),
    recruited: units((then, now) => then.at === 'pool' && now.at !== 'pool'),
    promoted: units((then, now) => !then.elite && now.elite),
    exhausted: units((_, now) => now.exhausted && now.at !== 'pool'),
    techs: after.inPlay.map(({ card }) => card).filter((card) => before.inPlay.every((one) => one.card !== card)),
    missions: after.gone.filter((card) => !before.gone.includes(card)),
    salvage: { from: before.salvage.length, to: after.salvage.length },
  };
}

/** Returns the ledger of a round from the log. Null if the game has no board or the round has not begun. */
export function ledgerOfRound(log: readonly GameEvent[], round: number): Ledger | null {
  const begun = log.findIndex((event) => event.type === 'round-prepared' && event.round === round);
  const over = log.findIndex((event) => event.type === 'round-prepared' && event.round === round + 1);
  const until = over === -1 ? log.length : over;
  if (begun === -1) return null;
  const before = fold(log.slice(0, begun + 1)).open.board;
  const after = fold(log.slice(0, until)).open.board;
  return before && after ? ledgerOf(log.slice(begun, until), before, after) : null;
}
