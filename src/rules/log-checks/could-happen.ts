// Whether what a log tells could have happened where it stands. The rules tell nothing else; a log from outside may.

import type { Pack } from '../../content/cards/pack.ts';
import type { GameEvent } from '../state/events.ts';
import { verdict } from '../state/report.ts';
import { type GameState, hasBoard, type Open, type OpenGame, type State, withPack } from '../state/state.ts';
import { onBoard } from './board.ts';
import { equal } from './equal.ts';
import { corrected, cueClosed, cueOpened, inCue, isInTime, reported, stepClosed, stepOpened } from './operation.ts';
import { mustFollow } from './order.ts';
import { planFault, roundEnded, roundPrepared } from './round.ts';

/** Types of events that set up a game, or describe where it begins; told with the why `new` they come before all others. */
const settingUp: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
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

/** Setup comes first, and once. */
function isInPlace({ phase, board, setup }: Open, { type, why, at }: GameEvent, before: GameEvent | null): boolean {
  const sets = why === 'new' && settingUp.has(type);
  if (sets) return phase === 'setup' && at === 0 && (before === null || before.why === 'new');
  // What lies on a table is touched in cues and steps alone.
  return (
    type !== 'secret/seeded' &&
    type !== 'game-set-up' &&
    type !== 'board-set-up' &&
    (board !== null || setup.mode === 'companion')
  );
}

/** What answers a question, or takes it back; and the timers are the table's, whatever is asked. */
const neverWait: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'chosen',
  'choice-withdrawn',
  'timers-set',
]);

/**
 * Whether something is asked that must be answered first: a step opens only when all is answered (TIM-4, CRD-7), and in
 * the resolution phase nothing but cards of other seats comes between (FIN-17).
 */
function mustAnswer({ board, phase, pack, setup }: OpenGame, { type, why }: GameEvent): boolean {
  if (board === null || board.choices.length === 0 || neverWait.has(type)) return false;
  if (type === 'step-opened') return true;
  // Damage that a card leads to may be critical: then the plan is the cause.
  return phase === 'resolution' && !pack.usable.has(why) && why !== setup.plan;
}

/** Whether pieces can be moved now: in a cue or a step. To begin with missions are laid on a described table. */
const isAtTable = ({ phase, step }: Open, { type, why }: GameEvent): boolean =>
  phase === 'timed' || step !== null || (type === 'mission-laid' && why === 'new');

/** Whether the event fits the state, where it stands in the log at all. */
function fits(state: GameState, event: GameEvent, before: GameEvent | null): boolean {
  const { open, hidden } = state;
  switch (event.type) {
    case 'secret/seeded':
      return before === null;
    case 'game-set-up':
      return before?.type === 'secret/seeded';
    case 'board-set-up':
      return open.board === null && open.setup.mode === 'virtual';
    case 'secret/schedule-prepared':
      return planFault(state, event, before) === null;
    case 'round-prepared':
      return roundPrepared(event, before);
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
      return inCue(state, event, before);
    case 'timers-set':
      return event.timers !== open.timers && (open.phase !== 'setup' || open.reports.length > 0);
    case 'step-opened':
      return stepOpened(state, event, before);
    case 'step-closed':
      return stepClosed(state, event);
    case 'reported':
      return reported(state, event);
    case 'corrected':
      return corrected(state, event);
    case 'round-ended':
      return roundEnded(state, event, before);
    case 'game-ended':
      return event.outcome.why !== open.outcome?.why && equal(event.outcome, verdict(open.entries));
    case 'game-revived':
      return open.outcome !== null && verdict(open.entries) === null;
    case 'secret/decks-stacked':
      if (open.board === null) return hidden.decks.tech.length === 0 && event.why === 'new';
      return hasBoard(open) && onBoard(state, open, event, before);
    default:
      return hasBoard(open) && isAtTable(open, event) && onBoard(state, open, event, before);
  }
}

/**
 * Why an event of a log could not have happened in the state that led to it, right after the event `before`, in English;
 * null if it could. Of a log that the rules have told, each could (FIN-21).
 */
export function whyImpossible(
  { open, hidden }: State,
  event: GameEvent,
  before: GameEvent | null,
  pack: Pack,
): string | null {
  const state: GameState = { open: withPack(open, pack), hidden };
  const wanted = before && mustFollow(before, state);
  if (wanted && !wanted.includes(event.type)) return `after ${before.type} comes ${wanted.join(' or ')}`;
  if (!isInPlace(state.open, event, before)) return 'setup comes first, and once';
  if (!isInTime(state, event)) return 'something else falls due first, or nothing does any more';
  if (mustAnswer(state.open, event)) return 'a question waits for its answer';
  if (fits(state, event, before)) return null;
  const fault = event.type === 'secret/schedule-prepared' ? planFault(state, event, before) : null;
  return fault ?? 'it does not fit what was told before';
}
