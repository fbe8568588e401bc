// Enemies come into the base, are taken out of it, or end as salvage.

import { tell, type Unknown } from '../../course/course.ts';
import type { GameEvent } from '../../state/events.ts';
import { discard, draw } from './cards.ts';
import { answer, facts, nothing, type VerbRule } from './verb.ts';

/** The top enemy, to the first empty place; none empty or no card: nothing (ACT-ENEMY). */
export const arrival =
  (why: string): Unknown =>
  (course) => {
    const { open, hidden } = course.state;
    const place = open.board?.enemies.indexOf(null) ?? -1;
    const [card] = hidden.decks.enemy;
    if (place < 0 || card === undefined) return;
    const to = `base:${place}` as const;
    tell(course, { type: 'cards-moved', at: course.at, why, deck: 'enemy', cards: [card], from: 'deck', to });
  };

export const drawEnemies: VerbRule<'draw-enemies'> = ({ board }, { count }, { why }) =>
  board.decks.enemy.left === 0 || !board.enemies.includes(null)
    ? nothing
    : facts(...Array<Unknown>(count).fill(arrival(why)));

export const removeEnemies: VerbRule<'remove-enemies'> = ({ board: { enemies, task } }, _, doing) => {
  // While a roll lies there the enemy it is for cannot be taken away.
  const busy = task?.roll ? task.enemy : null;
  const places = enemies.flatMap((enemy, i) => (enemy && i !== busy ? [`base:${i}` as const] : []));
  const place = answer(doing, [], 'enemy', places);
  if (place === null) return nothing;
  if ('ask' in place) return place;
  const index = Number(place.is.slice(5));
  const card = enemies[index]?.card;
  if (!card) return nothing;
  const gone = discard(doing, 'enemy', [card], place.is);
  // Nobody is left to fight: the task is over before the card goes on.
  if (task?.enemy !== index) return facts(gone);
  return facts(gone, { type: 'task-closed', at: doing.at, why: doing.why, kind: task.kind, over: null });
};

/** Salvage is taken from the enemies that lie discarded, the last first; with none there, from the deck. */
export const gainSalvage: VerbRule<'gain-salvage'> = ({ board }, { count }, { at, why }) => {
  const { left, discard: pile } = board.decks.enemy;
  if (left + pile.length === 0) return nothing;
  const taken = pile.slice(-count);
  const more = count - taken.length;
  const happened: (GameEvent | Unknown)[] = [];
  if (taken.length > 0) {
    happened.push({ type: 'cards-moved', at, why, deck: 'enemy', cards: taken, from: 'discard', to: 'salvage' });
  }
  if (more > 0) happened.push(draw(why, 'enemy', more, 'salvage'));
  return facts(...happened);
};

export const loseSalvage: VerbRule<'lose-salvage'> = ({ board: { salvage } }, { count }, doing) =>
  salvage.length === 0 ? nothing : facts(discard(doing, 'enemy', salvage.slice(0, count), 'salvage'));
