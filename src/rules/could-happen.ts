// Whether what a log tells could have happened where it stands. The rules tell nothing else; a log from outside may.

import { factsOf } from '../content/steps.ts';
import { type Board, type EnemyOnTable, missionAt, type Task } from './board.ts';
import type { EventOf, GameEvent } from './events.ts';
import { isMission, split } from './evolve-cards.ts';
import { namesOf, verdict } from './operation/report.ts';
import type { Open, State } from './state.ts';

const holds = (pile: readonly string[], cards: readonly string[]): boolean =>
  cards.every((card) => pile.includes(card));

/** The enemy that lies on a place of the base, or on a part of a mission, if one does. */
function enemyAt(board: Board, name: string, number: number): EnemyOnTable | null {
  if (!isMission(name)) return board.enemies[number] ?? null;
  const enemy = missionAt(board, name)?.parts[number]?.enemy;
  return enemy && enemy !== 'none' ? enemy : null;
}

/** Do the cards lie where they are taken from? */
function canLeave({ hidden }: State, board: Board, { deck, cards, from }: EventOf<'cards-moved'>): boolean {
  const [name, number] = split(from);
  switch (name) {
    case 'deck':
      return holds(hidden.decks[deck], cards);
    case 'discard':
      return holds(board.decks[deck].discard, cards);
    case 'drawn':
      return board.drawn?.deck === deck && holds(board.drawn.cards, cards);
    case 'hand':
      return holds(board.hand, cards);
    case 'crisis-pool':
      return holds(board.crisisPool, cards);
    case 'salvage':
      return holds(board.salvage, cards);
    case 'in-play':
      // What has come into play stays.
      return false;
    case 'lab':
      return cards.every((card) => board.labs[number - 1]?.tech === card);
    default:
      return cards.every((card) => enemyAt(board, name, number)?.card === card);
  }
}

/** Is there room where the cards are put? */
function canArrive(board: Board, { cards, to }: EventOf<'cards-moved'>): boolean {
  const [name, number] = split(to);
  if (name === 'lab') return cards.length === 1 && board.labs[number - 1]?.tech === null;
  if (name === 'base') return cards.length === 1 && board.enemies[number] === null;
  return true;
}

/** Was the mission laid in the open cue, and did the one that goes on run before it (TIM-6)? */
function canTakeBack({ drawn, mission }: Board, { card, running }: EventOf<'mission-taken-back'>): boolean {
  if (drawn?.deck !== 'mission' || mission?.card !== card) return false;
  return running === null || running.card === drawn.running?.mission.card;
}

/** Are there as many UFOs as are moved away, one move after another (TAB-8)? */
function canFly({ ufos }: Board, { moves }: EventOf<'ufos-moved'>): boolean {
  const now = { ...ufos, force: Number.POSITIVE_INFINITY };
  return moves.every(({ count, from, to }) => {
    now[from] -= count;
    now[to] += count;
    return now[from] >= 0;
  });
}

const goesOn = (task: Task, next: EventOf<'task-opened'>['task']): boolean =>
  task.roll === null && task.kind === next.kind && task.part !== next.part;

/** Events that answer a question, or take it back. */
const answers: ReadonlySet<GameEvent['type']> = new Set(['chosen', 'choice-withdrawn']);

/**
 * Whether a question must be answered before this can happen: a step opens only when all are (TIM-4), and in the
 * resolution phase nothing but cards of other seats comes between (FIN-17).
 */
function mustAnswer({ board, phase, pack, setup }: Open, { type, why }: GameEvent): boolean {
  if (board === null || board.choices.length === 0 || answers.has(type)) return false;
  if (type === 'step-opened') return true;
  // Damage that a card leads to may be critical: then the plan is the cause.
  return phase === 'resolution' && !pack.usable.has(why) && why !== setup.plan;
}

/** Do the units come from elsewhere? */
const canCome = ({ units }: Board, { units: coming, to }: EventOf<'units-assigned'>): boolean =>
  coming.every((id) => units.some((unit) => unit.id === id && unit.at !== to));

/** Does what is still to be paid lie in play, as a card that can be used (CRD-2)? */
const canPay = ({ pack }: Open, { inPlay }: Board, { choice }: EventOf<'choice-opened'>): boolean =>
  choice.todo.every((todo) => {
    if (!('next' in todo) || todo.next !== 'pay') return true;
    return pack.usable.has(todo.card) && inPlay.some(({ card }) => card === todo.card);
  });

function onBoard(state: State, board: Board, event: GameEvent): boolean {
  switch (event.type) {
    case 'cards-moved':
      return canLeave(state, board, event) && canArrive(board, event);
    case 'mission-laid':
      return missionAt(board, event.place) === null;
    case 'mission-cleared':
      return missionAt(board, event.place) !== null;
    case 'mission-taken-back':
      return canTakeBack(board, event);
    case 'ufos-moved':
      return canFly(board, event);
    case 'units-assigned':
      return canCome(board, event);
    case 'panic-changed':
      return board.panic[event.continent] + event.by === event.panic;
    case 'damage-changed':
      return board.damage + event.by === event.damage;
    case 'choice-opened':
      return canPay(state.open, board, event);
    case 'choice-withdrawn':
      return event.number < board.choices.length;
    case 'chosen':
      return board.drawn !== null || board.choices.some(({ options }) => options.includes(event.option));
    case 'task-opened':
      // A squad that has done with one part of a mission goes on to the next.
      return board.task === null || goesOn(board.task, event.task);
    case 'task-closed':
      return board.task?.kind === event.kind;
    case 'dice-rolled':
      return board.task?.roll === null;
    case 'roll-changed':
    case 'roll-applied':
      return board.task !== null && board.task.roll !== null;
    default:
      return true;
  }
}

/** Could the event have happened in this state? Of a log that the rules have told, each could. */
export function couldHappen(state: State, event: GameEvent): boolean {
  const { open, hidden } = state;
  const { board, cue, cueNumber, history, forecasts, step } = open;
  // The timers are the table's, whatever is asked.
  if (event.type === 'timers-set') return true;
  if (mustAnswer(open, event)) return false;
  switch (event.type) {
    case 'cue-opened':
      return event.number === 1 || (event.number === cueNumber + 1 && history.length === cueNumber);
    case 'cue-closed':
      return cue !== null && event.number === cueNumber && history.length < cueNumber;
    case 'reported':
      // A described table may begin with what its steps so far have told.
      return (
        event.why === 'new' || (step !== null && namesOf(event.entry).every((name) => factsOf(step).asks === name))
      );
    case 'scanned':
      return hidden.revealed.length === forecasts.length + 1;
    case 'round-ended':
      // A game that is over has no further round.
      return verdict(event.report) === null;
    case 'step-opened':
      return step === null;
    case 'step-closed':
      return step === event.step;
    default:
      return board === null || onBoard(state, board, event);
  }
}
