// What a card costs: all of it is paid, or nothing.

import type { UsableCard } from '../../content/cards/usable-card.ts';
import { isOf } from '../../content/units.ts';
import type { Board, Unit, With } from '../state/board.ts';
import type { GameEvent } from '../state/events.ts';
import type { Refusal } from '../state/intents.ts';
import type { Playing } from '../state/state.ts';
import { changed, isSameSort, sorts } from '../state/units.ts';
import { discard } from './verbs/cards.ts';
import { chosen } from './verbs/units.ts';
import type { Ask, Doing } from './verbs/verb.ts';

type Price = UsableCard['price'];

/** Ready units in reserve that could be placed on the card; those that lack a star before those that have one. */
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

/** Why the price cannot be paid, with so many units able to be placed. */
export function checkPrice(board: Board, { place, salvage, credits }: Price, able: number): Refusal | null {
  if (place && able < place.count) return { code: 'no-units' };
  if (board.salvage.length < salvage) return { code: 'no-salvage', needs: salvage };
  return board.budget < credits ? { code: 'no-credits' } : null;
}

/** The units named to be placed; null where none are; a refusal where others are than can be. */
export function namedUnits(
  able: readonly Unit[],
  { place }: Price,
  given: With | undefined,
): readonly Unit[] | Refusal | null {
  const wish = given?.['place'];
  if (wish === undefined) return null;
  const ids = (Array.isArray(wish) ? wish : [wish]) as unknown[];
  const units = able.filter(({ id }) => ids.includes(id));
  return units.length === ids.length && units.length === place?.count
    ? units
    : { code: 'no-such-option', options: able.map(({ id }) => id) };
}

/** So many units, one of them first, and then the others as they come. */
function withFirst(first: Unit, able: readonly Unit[], count: number): Unit[] {
  const units = [first];
  for (const unit of able) {
    if (units.length === count) break;
    if (unit !== first) units.push(unit);
  }
  return units;
}

/**
 * Who could be placed together: one of each sort at their head once, those of one sort being alike. Where the card does
 * not mind who they are, any are as good.
 */
export function waysToPlace(able: readonly Unit[], { price, mindsUnits }: UsableCard): readonly (readonly Unit[])[] {
  const { place } = price;
  if (place === undefined) return [[]];
  if (!mindsUnits) return [able.slice(0, place.count)];
  return sorts(able).map((one) => withFirst(one, able, place.count));
}

/** The table as it will be once the price is paid, as far as the card's effects look at it. */
export function afterPaying(playing: Playing, { place, mindsUnits }: UsableCard, units: readonly Unit[]): Playing {
  const { board } = playing;
  if (!mindsUnits || units.length === 0) return playing;
  const ids = units.map(({ id }) => id);
  const moved = changed(board.units, ids, (unit) => ({ ...unit, at: place }));
  return { ...playing, board: { ...board, units: moved } };
}

/** Who is placed for the price: those named, else asked for one by one where it makes a difference (CRD-2). */
function unitsFor(card: UsableCard, able: readonly Unit[], run: Paying, helps: Helps) {
  const { price } = card;
  if (price.place === undefined) return { are: [] };
  const named = namedUnits(able, price, run.given);
  if (named !== null && !('code' in named)) return { are: named };
  const { count } = price.place;
  const answered = count === 1 ? able.find(({ id }) => id === run.answers[0]) : undefined;
  if (answered !== undefined && helps([answered])) return { are: [answered] };
  const ways = waysToPlace(able, card);
  const useless = ways.length > 1 ? ways.filter((units) => !helps(units)) : [];
  if (useless.length === 0) return chosen(run, count, able);
  const useful = able.filter((unit) => !useless.some(([first]) => first && isSameSort(first, unit)));
  return chosen(run, count, useful.length < count ? able : useful);
}

/** Who pays, and what answers were given for it. */
interface Paying extends Doing {
  readonly given: With | undefined;
}

/** Would the card do anything with those placed on it? */
type Helps = (units: readonly Unit[]) => boolean;

/** What is paid and what of it is placed; a question, if somebody has to be named; nothing, if it cannot be had any more. */
export function paying(
  { board }: Playing,
  card: UsableCard,
  run: Paying,
  helps: Helps,
): { readonly ask: Ask } | { readonly facts: readonly GameEvent[] } | null {
  const able = placeable(board, card.price);
  if (checkPrice(board, card.price, able.length) !== null) return null;
  const units = unitsFor(card, able, run, helps);
  return 'are' in units ? { facts: paid(board, card, units.are, run.at) } : units;
}

/** What it costs goes where it goes, because of the card. */
function paid(board: Board, { id: why, place, price }: UsableCard, units: readonly Unit[], at: number): GameEvent[] {
  const { exhaust, salvage, credits } = price;
  const events: GameEvent[] = [{ type: 'card-used', at, why, card: why }];
  if (exhaust) events.push({ type: 'cards-turned', at, why, cards: [why], exhausted: true });
  if (units.length > 0) {
    events.push({ type: 'units-moved', at, why, units: units.map(({ id }) => id), to: place });
  }
  if (salvage > 0) events.push(discard({ at, why }, 'enemy', board.salvage.slice(0, salvage), 'salvage'));
  if (credits > 0) {
    events.push({ type: 'credits-changed', at, why, budget: board.budget - credits, emergency: board.emergency });
  }
  return events;
}
