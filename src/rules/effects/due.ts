// Finds the next thing that a step does by itself, on the current table (FIN-24).

import type { Verb } from '../../content/cards/effects.ts';
import type { Due, Todo } from '../state/board.ts';
import type { Playing } from '../state/state.ts';
import { isOnBoard } from '../state/units.ts';

/** The next effect of a step, and what is due after it. */
interface Next {
  readonly effect: Verb;
  readonly after: readonly Due[];
}

/** Returns the number of units to pay for: all on the board, none on cards or in reserve (RES-1, CRD-4). */
export const upkeep = ({ board }: Playing): number => board.units.filter(isOnBoard).length;

/** Pays as many credits as there are, then raises panic for one that is missing (RES-1). */
function nextPayment(playing: Playing, { settled }: Due & { next: 'pay-upkeep' }): Next | null {
  const owed = upkeep(playing) - settled;
  if (owed <= 0) return null;
  const paid = Math.min(owed, playing.board.budget);
  const after: Due = { next: 'pay-upkeep', settled: settled + Math.max(1, paid) };
  return paid > 0
    ? { effect: { do: 'lose-credits', count: paid, from: 'budget' }, after: [after] }
    : { effect: { do: 'raise-panic', by: 1, on: 'most-panicked' }, after: [after] };
}

/** The first enemy in the base that has not dealt its damage yet (RES-7). */
function nextBlow({ board, pack }: Playing, { dealt }: Due & { next: 'deal-damage' }): Next | null {
  const done = [...dealt];
  for (const enemy of board.enemies) {
    if (!enemy?.card) continue;
    // There may be several of one card, so each is crossed off once.
    const before = done.indexOf(enemy.card);
    if (before >= 0) {
      done.splice(before, 1);
      continue;
    }
    const rule = pack.enemy.get(enemy.card)?.rule;
    const by = rule?.is === 'damage' ? rule.by : 1;
    return { effect: { do: 'damage-base', by }, after: [{ next: 'deal-damage', dealt: [...dealt, enemy.card] }] };
  }
  return null;
}

/** Returns the next effect that is due on the current table; null if nothing is left to do. */
export function nextDue(playing: Playing, due: Due): Next | null {
  const { ufos } = playing.board;
  switch (due.next) {
    case 'pay-upkeep':
      return nextPayment(playing, due);
    case 'raise-for-orbit':
      if (ufos.orbit <= due.raised) return null;
      return {
        effect: { do: 'raise-panic', by: 1, on: 'least-panicked' },
        after: [{ next: 'raise-for-orbit', raised: due.raised + 1 }],
      };
    case 'raise-for-land':
      if (ufos[due.on] === 0) return null;
      return { effect: { do: 'raise-panic', by: ufos[due.on], on: due.on }, after: [] };
    case 'deal-damage':
      return nextBlow(playing, due);
  }
}

/** Returns the verb that a question waits for; null if it is not about one. `todo` is that of the question. */
export function verbAsking(playing: Playing, [first]: readonly Todo[]): Verb | null {
  if (first === undefined) return null;
  if ('do' in first) return first;
  return 'next' in first && isDue(first) ? (nextDue(playing, first)?.effect ?? null) : null;
}

const kinds: ReadonlySet<string> = new Set<Due['next']>([
  'pay-upkeep',
  'raise-for-orbit',
  'raise-for-land',
  'deal-damage',
]);

/** Whether work is looked up on the table when its turn comes. */
export const isDue = (todo: Extract<Todo, { next: string }>): todo is Due => kinds.has(todo.next);

/** Returns the credits that open questions of the audit still wait to settle with panic (RES-1). */
export const unpaid = (playing: Playing): number =>
  playing.step === 'audit' ? playing.board.choices.flatMap(({ todo }) => todo).reduce(addUnpaid(playing), 0) : 0;

/** Saves of older versions list one raise of panic for each missing credit. */
const addUnpaid =
  (playing: Playing) =>
  (sum: number, item: Todo): number => {
    if ('do' in item) return sum + Number(item.do === 'raise-panic');
    if (!('next' in item) || item.next !== 'pay-upkeep') return sum;
    return sum + Math.max(0, upkeep(playing) - item.settled - playing.board.budget);
  };
