// Keeps a task open after a loss if a card can ready or send units for it (TSK-7).

import { someVerb } from '../../content/cards/effects.ts';
import type { UsableCard } from '../../content/cards/usable-card.ts';
import { isOf, type UnitKind } from '../../content/units.ts';
import { canUseAny } from '../effects/usable.ts';
import type { Task } from '../state/board.ts';
import type { Playing } from '../state/state.ts';
import { placeOf } from '../state/task.ts';
import { unitsAt } from '../state/units.ts';

/** The kind of unit that works on each task without icons; null if soldiers do, who are not relieved. */
const workers: Readonly<Record<Task['kind'], UnitKind | null>> = {
  research: 'scientist',
  'orbital-defense': 'satellite',
  'global-defense': 'interceptor',
  'base-defense': null,
  mission: null,
  'final-mission': null,
};

/** Whether a card readies units of this kind, if some are exhausted, or sends one to the board. */
function relieves({ effects }: UsableCard, kind: UnitKind, exhausted: boolean): boolean {
  return someVerb(effects, (verb) => {
    if (verb.do === 'ready-units') return exhausted && verb.kind === kind;
    return verb.do === 'move-units' && verb.to === 'board' && isOf(kind, verb.kind);
  });
}

/** Whether any seat can use a card now that brings ready units to the open task. */
export function canBeRelieved(playing: Playing, task: Task): boolean {
  const kind = workers[task.kind];
  if (kind === null) return false;
  const { board, pack } = playing;
  const exhausted = unitsAt(board, placeOf(task)).some((unit) => unit.exhausted);
  const helps = (card: UsableCard) => relieves(card, kind, exhausted);
  const exhaustedCardHelps = board.inPlay.some(({ card: id, exhausted: used }) => {
    const card = pack.usable.get(id);
    return used && card !== undefined && helps(card);
  });
  // A card that readies cards may ready one that helps.
  const readiesCards = ({ effects }: UsableCard) => someVerb(effects, (verb) => verb.do === 'ready-cards');
  return canUseAny(playing, (card) => helps(card) || (exhaustedCardHelps && readiesCards(card)));
}
