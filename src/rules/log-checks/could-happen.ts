// Whether each event of a log could have happened when it did. Logs from outside may hold anything.

import type { Pack } from '../../content/cards/pack.ts';
import { cardOf } from '../state/cause.ts';
import type { GameEvent, SecretEvent, TableEvent } from '../state/events.ts';
import { verdict } from '../state/report.ts';
import { type GameState, hasBoard, type Open, type OpenGame, type State, withPack } from '../state/state.ts';
import { couldHappenOnBoard } from './board.ts';
import { equal } from './equal.ts';
import { corrected, cueClosed, cueOpened, inCue, isInTime, reported, stepClosed, stepOpened } from './operation.ts';
import { mustFollow } from './order.ts';
import { planFault, roundEnded, roundPrepared } from './round.ts';

/** Event types of setup and of described tables. Caused by setup, they come before all other events. */
const setupTypes: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'secret/seeded',
  'game-set-up',
  'secret/decks-stacked',
  'board-set-up',
  'mission-laid',
  'round-ended',
  'secret/schedule-prepared',
  'round-prepared',
  'cue-opened',
  'reported',
  'step-opened',
]);

/** Whether the event is in the right part of the log: setup comes first, at time 0, and the rest only after it. */
function isInSequence(
  { phase, board, setup }: Open,
  { type, why, at }: GameEvent,
  previous: GameEvent | null,
): boolean {
  const isSetup = why.by === 'setup' && setupTypes.has(type);
  if (isSetup) return phase === 'setup' && at === 0 && (previous === null || previous.why.by === 'setup');
  return (
    type !== 'secret/seeded' &&
    type !== 'game-set-up' &&
    type !== 'board-set-up' &&
    (board !== null || setup.mode === 'companion')
  );
}

/** Event types allowed while a question is open: its answer or withdrawal, and the timer setting of the table. */
const allowedWhileAsking: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'chosen',
  'choice-withdrawn',
  'timers-set',
  'readied',
]);

/**
 * Whether an open question must be answered before this event. A step opens only without open questions (TIM-4, CRD-7).
 * In the resolution phase only cards of other seats may come first (FIN-17).
 */
function mustAnswer({ board, phase, pack }: OpenGame, { type, why }: GameEvent): boolean {
  if (board === null || board.choices.length === 0 || allowedWhileAsking.has(type)) return false;
  if (type === 'step-opened') return true;
  // Damage from a card can be critical, and then the plan is the cause.
  return phase === 'resolution' && !pack.usable.has(cardOf(why) ?? '') && why.by !== 'plan';
}

/** Whether pieces can move now: in a cue or a step. A described table also has missions laid at setup. */
const canMovePieces = ({ phase, step }: Open, { type, why }: GameEvent): boolean =>
  phase === 'timed' || step !== null || (type === 'mission-laid' && why.by === 'setup');

/** Whether the event fits the state, given that it is in the right part of the log. */
function fits(state: GameState, event: GameEvent, previous: GameEvent | null): boolean {
  const { open, hidden } = state;
  switch (event.type) {
    case 'secret/seeded':
      return previous === null;
    case 'game-set-up':
      return previous?.type === 'secret/seeded';
    case 'board-set-up':
      return open.board === null && open.setup.mode === 'virtual';
    case 'secret/schedule-prepared':
      return planFault(state, event, previous) === null;
    case 'round-prepared':
      return roundPrepared(event, previous);
    case 'cue-opened':
      return cueOpened(state, event);
    case 'cue-closed':
      return cueClosed(state, event);
    case 'cue-expired':
    case 'paused':
    case 'resumed':
    case 'menu-opened':
    case 'menu-closed':
    case 'secret/light-used':
    case 'scanned':
    case 'time-added':
      return inCue(state, event, previous);
    case 'timers-set':
      return event.timers !== open.timers && (open.phase !== 'setup' || open.reports.length > 0);
    case 'step-opened':
      return stepOpened(state, event, previous);
    case 'step-closed':
      return stepClosed(state, event);
    case 'reported':
      return reported(state, event);
    case 'corrected':
      return corrected(state, event);
    case 'round-ended':
      return roundEnded(state, event, previous);
    case 'game-ended':
      return event.outcome.why !== open.outcome?.why && equal(event.outcome, verdict(open.entries));
    case 'game-revived':
      return open.outcome !== null && verdict(open.entries) === null;
    case 'secret/decks-stacked':
      if (open.board === null) return hidden.decks.tech.length === 0 && event.why.by === 'setup';
      return hasBoard(open) && couldHappenOnBoard(state, open, event, previous);
    default:
      event satisfies SecretEvent | TableEvent;
      return hasBoard(open) && canMovePieces(open, event) && couldHappenOnBoard(state, open, event, previous);
  }
}

/**
 * Returns why an event could not have happened in this state, right after the event `previous`; null if it could. The
 * reason is in English. Logs that the rules have produced always pass (FIN-21).
 */
export function whyImpossible(
  { open, hidden }: State,
  event: GameEvent,
  previous: GameEvent | null,
  pack: Pack,
): string | null {
  const state: GameState = { open: withPack(open, pack), hidden };
  const expected = previous && mustFollow(previous, state);
  if (expected && !expected.includes(event.type)) return `after ${previous.type} comes ${expected.join(' or ')}`;
  if (!isInSequence(state.open, event, previous)) return 'setup events come first, and only once';
  if (!isInTime(state, event)) return 'another event is due first, or the game stands still';
  if (mustAnswer(state.open, event)) return 'an open question must be answered first';
  if (fits(state, event, previous)) return null;
  const fault = event.type === 'secret/schedule-prepared' ? planFault(state, event, previous) : null;
  return fault ?? 'it does not fit what was told before';
}
