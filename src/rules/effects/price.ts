// The cost of a card: all of it is paid or none (CRD-2).

import type { UsableCard } from '../../content/cards/usable-card.ts';
import { isOf } from '../../content/units.ts';
import type { Board, Unit, With } from '../state/board.ts';
import { byCard } from '../state/cause.ts';
import type { GameEvent } from '../state/events.ts';
import type { Refusal } from '../state/intents.ts';
import type { Playing } from '../state/state.ts';
import { isSameSort, sorts, withChanged } from '../state/units.ts';
import { discard } from './verbs/cards.ts';
import { chooseUnits } from './verbs/units.ts';
import type { Ask, Context } from './verbs/verb.ts';

type Price = UsableCard['price'];

/** Returns the ready units in reserve that could be placed on the card, elite soldiers last. */
export function placeable({ units }: Board, { place }: Price): readonly Unit[] {
  if (place === undefined) return [];
  const plain: Unit[] = [];
  const starred: Unit[] = [];
  for (const unit of units) {
    const ready = unit.at === 'reserve' && !unit.exhausted && isOf(unit.kind, place.kind);
    if (ready) (unit.elite ? starred : plain).push(unit);
  }
  return starred.length === 0 ? plain : [...plain, ...starred];
}

/** Returns why the price cannot be paid, or null. `available` is the number of units that can be placed. */
export function checkPrice(board: Board, { place, salvage, credits }: Price, available: number): Refusal | null {
  if (place && available < place.count) return { code: 'no-units' };
  if (board.salvage.length < salvage) return { code: 'no-salvage', needs: salvage };
  return board.budget < credits ? { code: 'no-credits' } : null;
}

/** Returns the units named to be placed, null if none are named, or a refusal if they cannot be placed. */
export function namedUnits(
  available: readonly Unit[],
  { place }: Price,
  given: With | undefined,
): readonly Unit[] | Refusal | null {
  const named = given?.['place'];
  if (named === undefined) return null;
  const ids = (Array.isArray(named) ? named : [named]) as unknown[];
  const units = available.filter(({ id }) => ids.includes(id));
  return units.length === ids.length && units.length === place?.count
    ? units
    : { code: 'no-such-option', options: available.map(({ id }) => id) };
}

/** Returns `count` units: the given one and then others in order. */
function withFirst(first: Unit, available: readonly Unit[], count: number): Unit[] {
  const units = [first];
  for (const unit of available) {
    if (units.length === count) break;
    if (unit !== first) units.push(unit);
  }
  return units;
}

/**
 * Returns sets of units that could be placed together, one per sort, led by a unit of that sort. If the card's effects
 * do not depend on the units, there is a single set.
 */
export function waysToPlace(
  available: readonly Unit[],
  { price, mindsUnits }: UsableCard,
): readonly (readonly Unit[])[] {
  const { place } = price;
  if (place === undefined) return [[]];
  if (!mindsUnits) return [available.slice(0, place.count)];
  return sorts(available).map((one) => withFirst(one, available, place.count));
}

/** Returns the table after paying, as far as it matters to the card's effects. */
export function afterPaying(playing: Playing, { place, mindsUnits }: UsableCard, units: readonly Unit[]): Playing {
  const { board } = playing;
  if (!mindsUnits || units.length === 0) return playing;
  const ids = units.map(({ id }) => id);
  const moved = withChanged(board.units, ids, (unit) => ({ ...unit, at: place }));
  return { ...playing, board: { ...board, units: moved } };
}

/** Returns the units to place: those named, or chosen one by one if it makes a difference (CRD-2). */
function unitsFor(card: UsableCard, available: readonly Unit[], run: PaymentContext, hasEffect: HasEffect) {
  const { price } = card;
  if (price.place === undefined) return { are: [] };
  const named = namedUnits(available, price, run.given);
  if (named !== null && !('code' in named)) return { are: named };
  const { count } = price.place;
  const answered = count === 1 ? available.find(({ id }) => id === run.answers[0]) : undefined;
  if (answered !== undefined && hasEffect([answered])) return { are: [answered] };
  const ways = waysToPlace(available, card);
  const useless = ways.length > 1 ? ways.filter((units) => !hasEffect(units)) : [];
  if (useless.length === 0) return chooseUnits(run, count, available);
  const useful = available.filter((unit) => !useless.some(([first]) => first && isSameSort(first, unit)));
  return chooseUnits(run, count, useful.length < count ? available : useful);
}

/** Context of a payment. */
interface PaymentContext extends Context {
  readonly given: With | undefined;
}

/** Whether the card could do anything with these units placed on it. */
type HasEffect = (units: readonly Unit[]) => boolean;

/** Returns the events that pay for a card, or the question which units to place; null if it can no longer be paid. */
export function planPayment(
  { board }: Playing,
  card: UsableCard,
  run: PaymentContext,
  hasEffect: HasEffect,
): { readonly ask: Ask } | { readonly facts: readonly GameEvent[] } | null {
  const available = placeable(board, card.price);
  if (checkPrice(board, card.price, available.length) !== null) return null;
  const units = unitsFor(card, available, run, hasEffect);
  return 'are' in units ? { facts: paymentEvents(board, card, units.are, run.at) } : units;
}

/** Returns the events that use the card and pay its price. */
function paymentEvents(
  board: Board,
  { id, place, price }: UsableCard,
  units: readonly Unit[],
  at: number,
): GameEvent[] {
  const { exhaust, salvage, credits } = price;
  const why = byCard(id);
  const events: GameEvent[] = [{ type: 'card-used', at, why, card: id }];
  if (exhaust) events.push({ type: 'cards-turned', at, why, cards: [id], exhausted: true });
  if (units.length > 0) {
    events.push({ type: 'units-moved', at, why, units: units.map((unit) => unit.id), to: place });
  }
  if (salvage > 0) events.push(discard({ at, why }, 'enemy', board.salvage.slice(0, salvage), 'salvage'));
  if (credits > 0) {
    events.push({ type: 'credits-changed', at, why, budget: board.budget - credits, emergency: board.emergency });
  }
  return events;
}
