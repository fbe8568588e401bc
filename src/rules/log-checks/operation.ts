// Whether an event of the app could have happened: cues, clock, scanner, steps, reports, rounds.

import { factsOf, stepKinds } from '../../content/steps.ts';
import { bankingDivisor } from '../../content/timings.ts';
import { cueNumber, openingOf } from '../operation/cue.ts';
import { reading } from '../resolution/steps/index.ts';
import { due, isBetweenCues } from '../state/clock.ts';
import type { EventOf, GameEvent } from '../state/events.ts';
import { lightsAt } from '../state/forecast.ts';
import { asked, filed, namesOf, possible, verdict } from '../state/report.ts';
import { type GameState, hasBoard, type Open, type State } from '../state/state.ts';
import { equal } from './equal.ts';

/** Older releases banked nothing with less time left than this, in ms (CLK-7). */
const formerMinimumMs = 5_000;

/** Whether the event is the one that falls due. A closing cue first discards the cards drawn in it. */
function isOfKind(what: NonNullable<ReturnType<typeof due>>['what'], event: GameEvent): boolean {
  switch (what) {
    case 'cue-closes':
      return event.type === 'cue-closed' || (event.type === 'cards-moved' && event.from === 'drawn');
    case 'cue-expires':
      return event.type === 'cue-expired';
    case 'pause-ends':
      return event.type === 'resumed';
  }
}

/** Whether the event is the next one due, at exactly that time. */
function isDue(open: Open, event: GameEvent): boolean {
  const next = due(open);
  return next !== null && next.at === event.at && isOfKind(next.what, event);
}

/**
 * Whether the event is on time: nothing else falls due first (FIN-1). With the menu open only closing it is possible
 * (FIN-3), and after the end only corrections and their results.
 */
export function isInTime({ open }: State, event: GameEvent): boolean {
  const { clock, outcome } = open;
  if (outcome !== null)
    return event.type === 'corrected' || event.type === 'game-ended' || event.type === 'game-revived';
  if (clock === null || isBetweenCues(open)) return true;
  if (clock.menu) return event.type === 'menu-closed';
  const next = due(open);
  return next === null || event.at < next.at || isDue(open, event);
}

/** Whether the cue is the next one of the schedule and opens with the right clock. */
export function cueOpened(state: State, event: EventOf<'cue-opened'>): boolean {
  const { open, hidden } = state;
  const { number, cue, limit, halved, halveNext, pauseLeft, scanner, foreseen } = event;
  const planned = hidden.schedule === null ? null : cueNumber(state, number);
  if (planned === null || !equal(cue, planned)) return false;
  const begins = open.phase !== 'timed' && open.step === null && hidden.schedule?.round === open.reports.length + 1;
  if (number === 1 ? !begins : !isBetweenCues(open) || number !== open.cueNumber + 1) return false;
  return equal({ limit, halved, halveNext, pauseLeft, scanner, foreseen }, openingOf(state, number, planned));
}

/** Whether the open cue could have closed like this, with this much time banked (CLK-7). */
export function cueClosed({ open }: State, event: EventOf<'cue-closed'>): boolean {
  const { cue, clock, cueNumber: now } = open;
  if (cue === null || clock === null || event.number !== now || isBetweenCues(open)) return false;
  const isTimedOut = isDue(open, event);
  if ((event.why.by === 'time') !== isTimedOut || event.how !== (isTimedOut || clock.expired ? 'expired' : 'done'))
    return false;
  const isStopped = clock.paused || clock.left === null;
  const left = (clock.left ?? 0) - (isStopped ? 0 : event.at - open.at);
  const counts = event.how === 'done' && cue.side === 'xcom' && clock.pauseLeft !== null;
  const share = counts ? Math.floor(left / bankingDivisor) : 0;
  return event.banked === share || (event.banked === 0 && left < formerMinimumMs);
}

/** Whether a clock, menu or scanner event is possible in the open cue (CLK-3, CLK-6, CLK-9, DIR-9). */
export function inCue(
  state: State,
  event: EventOf<
    | 'cue-expired'
    | 'paused'
    | 'resumed'
    | 'menu-opened'
    | 'menu-closed'
    | 'secret/light-used'
    | 'scanned'
    | 'time-added'
  >,
  previous: GameEvent | null,
): boolean {
  const { open, hidden } = state;
  const { cue, clock } = open;
  if (cue === null || clock === null || isBetweenCues(open)) return false;
  switch (event.type) {
    case 'cue-expired':
      return event.number === open.cueNumber && isDue(open, event);
    case 'paused':
      return cue.kind !== 'ending' && !clock.expired && !clock.paused && clock.pauseLeft !== 0;
    case 'resumed':
      return clock.paused && (event.why.by === 'time') === isDue(open, event);
    case 'menu-opened':
      return !clock.menu;
    case 'menu-closed':
      return clock.menu;
    case 'secret/light-used':
      return lightsAt(hidden, open.cueNumber)[0]?.reveals === event.reveals;
    case 'scanned': {
      const shown = previous?.type === 'secret/light-used' ? cueNumber(state, previous.reveals) : null;
      return equal(event.cue, shown) && event.scanner === lightsAt(hidden, open.cueNumber).length > 0;
    }
    case 'time-added':
      return open.board !== null;
  }
}

/** Whether the step is the next one, or the first after the last cue. A described table can begin at any step. */
export function stepOpened(
  { open, hidden }: State,
  event: EventOf<'step-opened'>,
  previous: GameEvent | null,
): boolean {
  const { phase, step } = open;
  if (step !== null) return false;
  if (previous?.type === 'step-closed') return event.step === stepKinds[stepKinds.indexOf(previous.step) + 1];
  if (phase === 'setup') return event.why.by === 'setup' && hidden.schedule !== null;
  return event.step === stepKinds[0] && isBetweenCues(open) && open.cueNumber === hidden.schedule?.cues.length;
}

/** Whether the open step can close: it has been told what it asks for. The final mission entry is optional (FIN-7). */
export function stepClosed({ open }: State, event: EventOf<'step-closed'>): boolean {
  const { step, entries } = open;
  if (step === null || step !== event.step || verdict(entries) !== null) return false;
  const { asks } = factsOf(step);
  return asks === undefined || asks === 'finalMissionCompleted' || entries[asks] !== undefined;
}

/** Whether the open step asks for these entries. With a board, they must match what the board shows (RES-9, RES-15). */
export function reported({ open }: GameState, { entry, why }: EventOf<'reported'>): boolean {
  if (!hasBoard(open)) {
    const asks = asked(open);
    return asks !== null && equal(namesOf(entry), [asks]) && possible(asks, entry[asks]);
  }
  // A described table begins with the reports of the steps before it.
  if (why.by === 'setup') return open.phase === 'setup' && stepKinds.some((step) => equal(entry, reading(open, step)));
  if (open.step === null) return false;
  const completed = open.step === 'missions' && open.board.finalMission === null;
  return equal(entry, reading(open, open.step)) || (completed && equal(entry, { finalMissionCompleted: true }));
}

/** Whether all entries were reported before and have possible values. Companion mode only (RES-16). */
export function corrected({ open }: State, { entry }: EventOf<'corrected'>): boolean {
  const names = namesOf(entry);
  const known = names.every((name) => open.entries[name] !== undefined && possible(name, entry[name]));
  return open.board === null && names.length > 0 && known;
}

/** Whether the report matches the entries of the round just played. */
export const isFiled = ({ round, entries }: Open, { report }: EventOf<'round-ended'>): boolean =>
  equal(report, filed(round, entries));
