// Verbs that ready, exhaust, kill, recruit, move and promote units. Several units are chosen one by one.

import { components } from '../../../content/components.ts';
import { isOf, isSoldier, type UnitGroup } from '../../../content/units.ts';
import { assertDefined } from '../../state/assert-defined.ts';
import type { Board, Place, Unit } from '../../state/board.ts';
import { cardOf } from '../../state/cause.ts';
import type { GameEvent, Stamp } from '../../state/events.ts';
import { eliteCount, hasRoom, isOnBoard, placesFor, sorts } from '../../state/units.ts';
import { type Ask, answer, type Context, facts, nothing, type Plan, type VerbRule } from './verb.ts';

const ids = (units: readonly Unit[]): string[] => units.map(({ id }) => id);

/** Readies exhausted units of a kind. */
export const readyUnits: VerbRule<'ready-units'> = ({ board }, { kind, count }, context) => {
  const exhausted = board.units.filter((unit) => unit.kind === kind && unit.exhausted);
  return turnPlan(chooseUnits(context, count, exhausted), false, context);
};

/** Exhausts units on the board first, chosen by the role; then, without asking, those on cards, then in reserve. */
export const exhaustUnits: VerbRule<'exhaust-units'> = ({ board }, { kind, count }, context) => {
  const ready = board.units.filter((unit) => unit.kind === kind && !unit.exhausted && unit.at !== 'pool');
  const atWork = ready.filter(isOnBoard);
  if (atWork.length > count) return turnPlan(chooseUnits(context, count, atWork), true, context);
  const rest = ready
    .filter((unit) => !isOnBoard(unit))
    .toSorted((a, b) => Number(a.at === 'reserve') - Number(b.at === 'reserve'));
  return turnPlan({ are: [...atWork, ...rest].slice(0, count) }, true, context);
};

/** Returns the plan that exhausts or readies the chosen units. */
function turnPlan(picked: { are: readonly Unit[] } | Plan, exhausted: boolean, { at, why }: Context): Plan {
  if (!('are' in picked)) return picked;
  if (picked.are.length === 0) return nothing;
  return facts({ type: 'units-changed', at, why, units: ids(picked.are), exhausted });
}

/** Returns the events that send killed units to the pool. Elite soldiers lose their rank (TSK-8). */
export function killed({ at, why }: Stamp, units: readonly Unit[]): GameEvent[] {
  if (units.length === 0) return [];
  const dead: GameEvent = { type: 'units-moved', at, why, units: ids(units), to: 'pool' };
  const elite = units.filter((unit) => unit.elite);
  return elite.length === 0 ? [dead] : [{ type: 'units-changed', at, why, units: ids(elite), elite: false }, dead];
}

/**
 * Returns one of the units that qualify, or the question which one; null if none does. Only one unit of each sort is
 * offered, but an answer may name any other of it.
 */
function pickUnit(
  context: Context,
  before: readonly string[],
  among: readonly Unit[],
  can: (unit: Unit) => boolean = () => true,
): Unit | { readonly ask: Ask } | null {
  if (context.dryRun) return among.some(can) ? { ask: { about: 'unit', before, options: [] } } : null;
  const wanted = context.answers[before.length];
  const named = wanted === undefined ? undefined : among.find(({ id }) => id === wanted);
  if (named !== undefined && can(named)) return named;
  const picked = answer(context, before, 'unit', ids(sorts(among).filter(can)));
  if (picked === null || 'ask' in picked) return picked;
  return assertDefined(
    among.find(({ id }) => id === picked.is),
    'the picked unit',
  );
}

/** Lets the role choose `count` units one by one. If there are no more than that, all are taken without asking. */
export function chooseUnits(
  context: Context,
  count: number,
  among: readonly Unit[],
): { are: readonly Unit[] } | { ask: Ask } {
  if (among.length <= count) return { are: among };
  const taken: Unit[] = [];
  while (taken.length < count) {
    const picked = pickUnit(
      context,
      ids(taken),
      among.filter((unit) => !taken.includes(unit)),
    );
    if (picked === null) break;
    if ('ask' in picked) return picked;
    taken.push(picked);
  }
  return { are: taken };
}

/** Whether a unit of the group can be killed and recruited: only soldiers and interceptors can. */
const isKillable = (unit: Unit, kind: UnitGroup): boolean =>
  isOf(unit.kind, kind) && (unit.kind === 'interceptor' || isSoldier(unit.kind));

/** Kills units on the board, or elsewhere if there are none. */
export const killUnits: VerbRule<'kill-units'> = ({ board }, { kind, count }, context) => {
  const alive = board.units.filter((unit) => isKillable(unit, kind) && unit.at !== 'pool');
  const exposed = alive.filter(isOnBoard);
  const picked = chooseUnits(context, count, exposed.length > 0 ? exposed : alive);
  return 'are' in picked ? facts(...killed(context, picked.are)) : picked;
};

/** Moves units from the pool to reserve. */
export const recruitUnits: VerbRule<'recruit-units'> = ({ board }, { kind, count }, context) => {
  const picked = chooseUnits(
    context,
    count,
    board.units.filter((unit) => isKillable(unit, kind) && unit.at === 'pool'),
  );
  if (!('are' in picked)) return picked;
  if (picked.are.length === 0) return nothing;
  return facts({ type: 'units-moved', at: context.at, why: context.why, units: ids(picked.are), to: 'reserve' });
};

/** Moves one unit between the board and reserve. Only ready units can go to the board (FIN-11). */
export const moveUnits: VerbRule<'move-units'> = ({ board }, { kind, from, to }, context) => {
  const isThere = (unit: Unit) => (from === 'reserve' ? unit.at === 'reserve' : isOnBoard(unit));
  const there = board.units.filter((unit) => isThere(unit) && isOf(unit.kind, kind));
  const canTake = (place: Place): boolean => (to === 'board' || place === to) && hasRoom(board, place);
  const canGo = (unit: Unit) => to === 'reserve' || (!unit.exhausted && placesFor[unit.kind].some(canTake));
  const unit = pickUnit(context, [], there, canGo);
  if (unit === null) return nothing;
  if ('ask' in unit) return unit;
  const { at, why } = context;
  if (to === 'reserve') return facts({ type: 'units-moved', at, why, units: [unit.id], to });
  const goal = answer(context, [unit.id], 'goal', placesFor[unit.kind].filter(canTake));
  if (goal === null) return nothing;
  return 'ask' in goal ? goal : facts({ type: 'units-moved', at, why, units: [unit.id], to: goal.is });
};

/** Whether there is an elite marker left: at most four soldiers are elite at a time (CRD-5). */
export const canPromote = (board: Board): boolean => eliteCount(board) < components.eliteMarkers;

/** Makes one soldier elite: one placed on the card, or any outside the pool (CRD-5). */
export const promoteUnits: VerbRule<'promote-units'> = ({ board, pack }, { who }, context) => {
  if (!canPromote(board)) return nothing;
  const own = pack.usable.get(cardOf(context.why) ?? '')?.place;
  const isMeant = (at: Place) => (who === 'placed' ? at === own : at !== 'pool');
  const candidates = board.units.filter(({ kind, at, elite }) => isMeant(at) && !elite && isSoldier(kind));
  // For `placed`: soldiers from earlier uses are elite already, so only new ones remain.
  const unit = pickUnit(context, [], candidates);
  if (unit === null) return nothing;
  if ('ask' in unit) return unit;
  return facts({ type: 'units-changed', at: context.at, why: context.why, units: [unit.id], elite: true });
};
