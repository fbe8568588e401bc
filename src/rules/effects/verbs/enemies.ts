// Verbs for enemies in the base and for salvage.

import type { Cause } from '../../state/cause.ts';
import type { GameEvent } from '../../state/events.ts';
import { emit, type LazyStep } from '../../transaction/transaction.ts';
import { discard, draw } from './cards.ts';
import { answer, facts, nothing, type VerbRule } from './verb.ts';

/** Draws the top enemy to the first empty place of the base. A no-op if there is no place or no card (ACT-ENEMY). */
export const arrival =
  (why: Cause): LazyStep =>
  (transaction) => {
    const { open, hidden } = transaction.state;
    const place = open.board?.enemies.indexOf(null) ?? -1;
    const [card] = hidden.decks.enemy;
    if (place < 0 || card === undefined) return;
    const to = `base:${place}` as const;
    emit(transaction, { type: 'cards-moved', at: transaction.at, why, deck: 'enemy', cards: [card], from: 'deck', to });
  };

/** Draws enemies into the base, as far as there are places and cards. */
export const drawEnemies: VerbRule<'draw-enemies'> = ({ board }, { count }, { why }) =>
  board.decks.enemy.left === 0 || !board.enemies.includes(null)
    ? nothing
    : facts(...Array<LazyStep>(count).fill(arrival(why)));

/** Discards one enemy from the base. */
export const removeEnemies: VerbRule<'remove-enemies'> = ({ board: { enemies, task } }, _, context) => {
  // The enemy of an open roll cannot be removed.
  const rolledFor = task?.roll ? task.enemy : null;
  const places = enemies.flatMap((enemy, i) => (enemy && i !== rolledFor ? [`base:${i}` as const] : []));
  const place = answer(context, [], 'enemy', places);
  if (place === null) return nothing;
  if ('ask' in place) return place;
  const index = Number(place.is.slice(5));
  const card = enemies[index]?.card;
  if (!card) return nothing;
  const gone = discard(context, 'enemy', [card], place.is);
  // Its task closes before the card's other effects, so that they see a consistent table.
  if (task?.enemy !== index) return facts(gone);
  return facts(gone, { type: 'task-closed', at: context.at, why: context.why, kind: task.kind, over: null });
};

/** Takes salvage from the end of the enemy discard pile, and the rest from the deck. */
export const gainSalvage: VerbRule<'gain-salvage'> = ({ board }, { count }, { at, why }) => {
  const { left, discard: pile } = board.decks.enemy;
  if (left + pile.length === 0) return nothing;
  const taken = pile.slice(-count);
  const more = count - taken.length;
  const happened: (GameEvent | LazyStep)[] = [];
  if (taken.length > 0) {
    happened.push({ type: 'cards-moved', at, why, deck: 'enemy', cards: taken, from: 'discard', to: 'salvage' });
  }
  if (more > 0) happened.push(draw(why, 'enemy', more, 'salvage'));
  return facts(...happened);
};

/** Discards salvage, at most as much as there is. */
export const loseSalvage: VerbRule<'lose-salvage'> = ({ board: { salvage } }, { count }, context) =>
  salvage.length === 0 ? nothing : facts(discard(context, 'enemy', salvage.slice(0, count), 'salvage'));
