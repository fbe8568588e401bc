// What must come right after an event: the rules tell some of them in one breath.

import { stepKinds } from '../../content/steps.ts';
import type { EventType, GameEvent } from '../state/events.ts';
import { told, verdict } from '../state/report.ts';
import type { Open, State } from '../state/state.ts';

type Next = readonly EventType[] | null;

const anything: Next = null;
const after = {
  setUp: ['secret/decks-stacked'],
  seeded: ['game-set-up'],
  stacked: ['board-set-up'],
  tucked: ['cards-moved'],
  planned: ['round-prepared'],
  lit: ['scanned'],
  closed: ['cue-opened'],
  step: ['step-opened'],
  lastStep: ['round-ended'],
  round: ['secret/schedule-prepared'],
  told: ['step-closed'],
  ended: ['game-ended'],
  revived: ['game-revived'],
  finalMission: ['mission-laid'],
  finalCompleted: ['reported'],
} as const satisfies Record<string, Next>;

/** A report ends the game, or finishes its step; a correction may revive the game, and plans a round anew (RES-16). */
function afterTelling(open: Open): Next {
  const due = verdict(open.entries);
  if (due?.why !== open.outcome?.why) return due === null ? after.revived : after.ended;
  if (open.outcome !== null) return anything;
  if (open.phase !== 'resolution') return after.round;
  return told(open) ? after.told : anything;
}

/** The types of which one must follow an event, in the state it has led to; null where anything may. */
export function mustFollow(event: GameEvent, { open, hidden }: State): Next {
  switch (event.type) {
    case 'secret/seeded':
      return after.seeded;
    case 'game-set-up':
      return event.setup.mode === 'virtual' ? after.setUp : anything;
    case 'secret/decks-stacked':
      return open.board === null ? after.stacked : after.tucked;
    case 'secret/schedule-prepared':
      return after.planned;
    case 'secret/light-used':
      return after.lit;
    case 'cue-opened':
      // The final mission is laid as its cue opens: without it no round after that could be planned (ACT-FINAL).
      return event.cue.kind === 'final-mission' && open.board?.finalMission === null ? after.finalMission : anything;
    case 'mission-cleared':
      return event.place === 'final-mission' && event.completed ? after.finalCompleted : anything;
    case 'cue-closed':
      return hidden.schedule?.cues[event.number] === undefined ? anything : after.closed;
    case 'step-closed':
      return event.step === stepKinds.at(-1) ? after.lastStep : after.step;
    case 'round-ended':
      return event.why === 'new' ? anything : after.round;
    case 'reported':
      // A described table is judged when its first step has acted.
      return event.why === 'new' ? anything : afterTelling(open);
    case 'corrected':
    case 'game-revived':
      return afterTelling(open);
    default:
      return anything;
  }
}
