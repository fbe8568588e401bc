// Enemies come into the base, are taken out of it, or end as salvage.

import type { Fact } from '../events.ts';
import type { Unknown } from '../rule.ts';
import { discard, draw } from './cards.ts';
import { answer, facts, nothing, type VerbRule } from './verb.ts';

/** The top enemy, to the first empty place; none empty or no card: nothing (ACT-ENEMY). */
export const arrival: Unknown = ({ open, hidden }) => {
  const place = open.board?.enemies.indexOf(null) ?? -1;
  const [card] = hidden.decks.enemy;
  return place < 0 || card === undefined
    ? []
    : [{ type: 'cards-moved', deck: 'enemy', cards: [card], from: 'deck', to: `base:${place}` }];
};

export const drawEnemies: VerbRule<'draw-enemies'> = ({ board }, { count }) =>
  board.decks.enemy.left === 0 || !board.enemies.includes(null)
    ? nothing
    : facts(...Array.from({ length: count }, () => arrival));

export const removeEnemies: VerbRule<'remove-enemies'> = ({ board: { enemies, task } }, _, doing) => {
  // While a roll lies there the enemy it is for cannot be taken away.
  const busy = task?.roll ? task.enemy : undefined;
  const places = enemies.flatMap((enemy, i) => (enemy && i !== busy ? [`base:${i}` as const] : []));
  const place = answer(doing, [], 'enemy', places);
  if (place === null) return nothing;
  if ('ask' in place) return place;
  const at = Number(place.is.slice(5));
  const card = enemies[at]?.card;
  if (!card) return nothing;
  const gone = discard('enemy', [card], place.is);
  // Nobody is left to fight: the task is over before the card goes on.
  return task?.enemy === at ? facts(gone, { type: 'task-closed', kind: task.kind, over: null }) : facts(gone);
};

/** Salvage is taken from the enemies that lie discarded, the last first; with none there, from the deck. */
export const gainSalvage: VerbRule<'gain-salvage'> = ({ board }, { count }) => {
  const { left, discard: pile } = board.decks.enemy;
  if (left + pile.length === 0) return nothing;
  const taken = pile.slice(-count);
  const more = count - taken.length;
  const lying: Fact[] =
    taken.length === 0 ? [] : [{ type: 'cards-moved', deck: 'enemy', cards: taken, from: 'discard', to: 'salvage' }];
  return facts(...lying, ...(more > 0 ? [draw('enemy', more, 'salvage')] : []));
};

export const loseSalvage: VerbRule<'lose-salvage'> = ({ board: { salvage } }, { count }) =>
  salvage.length === 0 ? nothing : facts(discard('enemy', salvage.slice(0, count), 'salvage'));
