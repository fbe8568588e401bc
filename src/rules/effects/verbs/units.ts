// Units are readied, exhausted, killed, recruited, moved and promoted; soldiers are chosen one by one.

import { components } from '../../../content/components.ts';
import { isOf, isSoldier, type UnitGroup } from '../../../content/units.ts';
import type { Board, Place, Unit } from '../../state/board.ts';
import type { GameEvent, Stamp } from '../../state/events.ts';
import { sure } from '../../state/sure.ts';
import { eliteCount, hasRoom, isOnBoard, placesFor, sorts } from '../../state/units.ts';
import { type Ask, answer, type Doing, facts, nothing, type Plan, type VerbRule } from './verb.ts';

const ids = (units: readonly Unit[]): string[] => units.map(({ id }) => id);

export const readyUnits: VerbRule<'ready-units'> = ({ board }, { kind, count }, doing) => {
  const tired = board.units.filter((unit) => unit.kind === kind && unit.exhausted);
  return turned(chosen(doing, count, tired), false, doing);
};

/** Those on the board before those on cards, and those in reserve last; where nothing stands one is like another. */
export const exhaustUnits: VerbRule<'exhaust-units'> = ({ board }, { kind, count }, doing) => {
  const ready = board.units.filter((unit) => unit.kind === kind && !unit.exhausted);
  const atWork = ready.filter(isOnBoard);
  if (atWork.length > count) return turned(chosen(doing, count, atWork), true, doing);
  const rest = ready
    .filter((unit) => !isOnBoard(unit))
    .toSorted((a, b) => Number(a.at === 'reserve') - Number(b.at === 'reserve'));
  return turned({ are: [...atWork, ...rest].slice(0, count) }, true, doing);
};

/** Those who were chosen are exhausted or readied. */
function turned(picked: { are: readonly Unit[] } | Plan, exhausted: boolean, { at, why }: Doing): Plan {
  if (!('are' in picked)) return picked;
  if (picked.are.length === 0) return nothing;
  return facts({ type: 'units-changed', at, why, units: ids(picked.are), exhausted });
}

/** What becomes of units that die: soldiers lose their rank (TSK-8). */
export function killed({ at, why }: Stamp, units: readonly Unit[]): GameEvent[] {
  if (units.length === 0) return [];
  const dead: GameEvent = { type: 'units-moved', at, why, units: ids(units), to: 'pool' };
  const elite = units.filter((unit) => unit.elite);
  return elite.length === 0 ? [dead] : [{ type: 'units-changed', at, why, units: ids(elite), elite: false }, dead];
}

/**
 * One of those who can, named or asked for: of each sort one is on offer, and any other of that sort is as good. Null
 * where nobody can.
 */
function pick(
  doing: Doing,
  before: readonly string[],
  among: readonly Unit[],
  can: (unit: Unit) => boolean = () => true,
): Unit | { readonly ask: Ask } | null {
  if (doing.looking) return among.some(can) ? { ask: { about: 'unit', before, options: [] } } : null;
  const wanted = doing.answers[before.length];
  const named = wanted === undefined ? undefined : among.find(({ id }) => id === wanted);
  if (named !== undefined && can(named)) return named;
  const picked = answer(doing, before, 'unit', ids(sorts(among).filter(can)));
  return picked !== null && 'is' in picked ? sure(among.find(({ id }) => id === picked.is)) : picked;
}

/** `count` units chosen one after another; where there are no more, all of them. */
export function chosen(doing: Doing, count: number, among: readonly Unit[]): { are: readonly Unit[] } | { ask: Ask } {
  if (among.length <= count) return { are: among };
  const taken: Unit[] = [];
  while (taken.length < count) {
    const picked = pick(
      doing,
      ids(taken),
      among.filter((unit) => !taken.includes(unit)),
    );
    if (picked === null) break;
    if ('ask' in picked) return picked;
    taken.push(picked);
  }
  return { are: taken };
}

/** Only what can be bought can be killed or recruited: soldiers and interceptors. */
const mortal = (unit: Unit, kind: UnitGroup): boolean =>
  isOf(unit.kind, kind) && (unit.kind === 'interceptor' || isSoldier(unit.kind));

export const killUnits: VerbRule<'kill-units'> = ({ board }, { kind, count }, doing) => {
  const alive = board.units.filter((unit) => mortal(unit, kind) && unit.at !== 'pool');
  const exposed = alive.filter(isOnBoard);
  const picked = chosen(doing, count, exposed.length > 0 ? exposed : alive);
  return 'are' in picked ? facts(...killed(doing, picked.are)) : picked;
};

export const recruitUnits: VerbRule<'recruit-units'> = ({ board }, { kind, count }, doing) => {
  const picked = chosen(
    doing,
    count,
    board.units.filter((unit) => mortal(unit, kind) && unit.at === 'pool'),
  );
  if (!('are' in picked)) return picked;
  if (picked.are.length === 0) return nothing;
  return facts({ type: 'units-moved', at: doing.at, why: doing.why, units: ids(picked.are), to: 'reserve' });
};

export const moveUnits: VerbRule<'move-units'> = ({ board }, { kind, from, to }, doing) => {
  const isThere = (unit: Unit) => (from === 'reserve' ? unit.at === 'reserve' : isOnBoard(unit));
  const there = board.units.filter((unit) => isThere(unit) && isOf(unit.kind, kind));
  const canTake = (place: Place): boolean => (to === 'board' || place === to) && hasRoom(board, place);
  const canGo = (unit: Unit) => to === 'reserve' || (!unit.exhausted && placesFor[unit.kind].some(canTake));
  const unit = pick(doing, [], there, canGo);
  if (unit === null) return nothing;
  if ('ask' in unit) return unit;
  const { at, why } = doing;
  if (to === 'reserve') return facts({ type: 'units-moved', at, why, units: [unit.id], to });
  const goal = answer(doing, [unit.id], 'goal', placesFor[unit.kind].filter(canTake));
  if (goal === null) return nothing;
  return 'ask' in goal ? goal : facts({ type: 'units-moved', at, why, units: [unit.id], to: goal.is });
};

/** At most four are elite at a time (CRD-5). */
export const canPromote = (board: Board): boolean => eliteCount(board) < components.eliteMarkers;

export const promoteUnits: VerbRule<'promote-units'> = ({ board, pack }, { who }, doing) => {
  if (!canPromote(board)) return nothing;
  const own = pack.usable.get(doing.why)?.place;
  const isMeant = (at: Place) => (who === 'placed' ? at === own : at !== 'pool');
  const candidates = board.units.filter(({ kind, at, elite }) => isMeant(at) && !elite && isSoldier(kind));
  // Who was placed last stands on the card without a star.
  const unit = pick(doing, [], candidates);
  if (unit === null) return nothing;
  if ('ask' in unit) return unit;
  return facts({ type: 'units-changed', at: doing.at, why: doing.why, units: [unit.id], elite: true });
};
