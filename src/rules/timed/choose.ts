// Draws two crises or two missions; the role keeps one and the other is discarded.

import { drawnAtOnce } from '../../content/components.ts';
import { discard, draw } from '../effects/verbs/cards.ts';
import { facedDown, facedUp, without } from '../evolve/cards.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { type Board, keep } from '../state/board.ts';
import { byCue, type Cause } from '../state/cause.ts';
import type { Playing } from '../state/state.ts';
import { unitsAt } from '../state/units.ts';
import { cueOn, emit, playingOn, type Transaction } from '../transaction/transaction.ts';
import type { CueAction } from './acts.ts';
import { clearMission, laidMission } from './mission.ts';

type Drawn = NonNullable<Board['drawn']>;
type Running = NonNullable<Drawn['running']>;

/** Draws the crises to choose from. A single crisis leaves no choice and goes straight to the pool (CRD-8). */
export const drawCrises: CueAction = (transaction, { board }, { kind }) => {
  const { left } = board.decks.crisis;
  const drawing =
    left === 1 ? draw(byCue(kind), 'crisis', 1, 'crisis-pool') : draw(byCue(kind), 'crisis', drawnAtOnce, 'drawn');
  drawing(transaction);
};

/** Draws the missions to choose from (ACT-MISSION). */
export const drawMissions: CueAction = (transaction, _, { kind }) =>
  draw(byCue(kind), 'mission', drawnAtOnce, 'drawn')(transaction);

/** Discards both drawn missions if none was chosen in time. A running mission stays (ACT-MISSION). */
export const discardUnchosen: CueAction = (transaction, { board: { drawn } }, { kind }) => {
  if (drawn?.chosen === null)
    emit(transaction, discard({ at: transaction.at, why: byCue(kind) }, 'mission', drawn.cards, 'drawn'));
};

/**
 * Whether the replaced mission can be restored. Its enemies must have been face up and still be among the discards.
 * Its soldiers must still be in reserve or on the mission.
 */
function canRestore({ decks, units }: Board, { mission, soldiers }: Running): boolean {
  const { discard: discarded } = decks.enemy;
  const enemies = facedUp(mission);
  const available = units.filter(({ id, at }) => soldiers.includes(id) && (at === 'reserve' || at === 'mission'));
  return (
    facedDown(mission).length === 0 &&
    without(discarded, enemies).length === discarded.length - enemies.length &&
    available.length === soldiers.length
  );
}

/** Returns the options of the open cue's draw, if any. The choice can change until the cue closes (TIM-6, FIN-8). */
export function drawnOptions({ board }: Playing): readonly string[] {
  const { drawn, mission, crisisPool, decks } = board;
  if (drawn === null) return [];
  const { deck, offered, chosen, running } = drawn;
  if (chosen === null) return deck === 'mission' && mission !== null ? [...offered, keep] : offered;
  const others = offered.filter((card) => decks[deck].discard.includes(card));
  // A crisis that a card has already removed from the pool can no longer be exchanged.
  if (deck === 'crisis') return crisisPool.includes(chosen) ? others : [];
  return chosen !== keep && running !== null && canRestore(board, running) ? [...others, keep] : others;
}

function chooseCrisis(transaction: Transaction, drawn: Drawn, option: string, why: Cause): void {
  const others = drawn.cards.filter((card) => card !== option);
  const from = drawn.chosen === null ? 'drawn' : 'discard';
  emit(transaction, { type: 'chosen', at: transaction.at, why, option });
  if (drawn.chosen !== null)
    emit(transaction, discard({ at: transaction.at, why }, 'crisis', [drawn.chosen], 'crisis-pool'));
  emit(transaction, {
    type: 'cards-moved',
    at: transaction.at,
    why,
    deck: 'crisis',
    cards: [option],
    from,
    to: 'crisis-pool',
  });
  if (drawn.chosen === null && others.length > 0)
    emit(transaction, discard({ at: transaction.at, why }, 'crisis', others, 'drawn'));
}

/** Takes back the mission laid during this cue, its enemies unseen. `keep` restores the mission it replaced. */
function takeMissionBack(transaction: Transaction, card: string, { running }: Drawn, option: string, why: Cause): void {
  const restored = option === keep ? running : null;
  const there = unitsAt(playingOn(transaction).board, 'mission').map(({ id }) => id);
  const soldiers = restored?.soldiers ?? [];
  if (there.length > 0)
    emit(transaction, { type: 'units-moved', at: transaction.at, why, units: there, to: 'reserve' });
  emit(transaction, {
    type: 'mission-taken-back',
    at: transaction.at,
    why,
    card,
    running: restored?.mission ?? null,
  });
  if (soldiers.length > 0)
    emit(transaction, { type: 'units-moved', at: transaction.at, why, units: soldiers, to: 'mission' });
}

/** Lays the mission, with enemies from what is left of the deck. */
function layMission(transaction: Transaction, card: string, why: Cause): void {
  const { board, pack } = playingOn(transaction);
  const mission = laidMission(
    card,
    assertDefined(pack.mission.get(card), `mission ${card}`).parts,
    board.decks.enemy.left,
  );
  emit(transaction, { type: 'mission-laid', at: transaction.at, why, place: 'mission', mission });
}

function chooseMission(transaction: Transaction, drawn: Drawn, option: string, why: Cause): void {
  const { mission } = playingOn(transaction).board;
  const isLaid = mission !== null && mission.card === drawn.chosen;
  const others = drawn.cards.filter((card) => card !== option);
  emit(transaction, { type: 'chosen', at: transaction.at, why, option });
  if (isLaid) takeMissionBack(transaction, mission.card, drawn, option, why);
  if (option !== keep) {
    clearMission(transaction, 'mission', false, why);
    layMission(transaction, option, why);
  }
  if (others.length > 0) emit(transaction, discard({ at: transaction.at, why }, 'mission', others, 'drawn'));
}

/** Applies the choice of a drawn card, or of `keep` (ACT-CRISIS, ACT-MISSION). */
export function chooseDrawn(transaction: Transaction, option: string): void {
  const drawn = assertDefined(playingOn(transaction).board.drawn, 'drawn cards');
  const why = byCue(cueOn(transaction).kind);
  if (drawn.deck === 'crisis') chooseCrisis(transaction, drawn, option, why);
  else chooseMission(transaction, drawn, option, why);
}
