// Which events must follow immediately: some are always emitted together.

import { stepKinds } from '../../content/steps.ts';
import type { EventType, GameEvent, OperationEvent, SecretEvent, TableEvent } from '../state/events.ts';
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

/** After entries have changed: the game ends or is revived, the step closes, or the round is planned again (RES-16). */
function afterEntries(open: Open): Next {
  const outcome = verdict(open.entries);
  if (outcome?.why !== open.outcome?.why) return outcome === null ? after.revived : after.ended;
  if (open.outcome !== null) return anything;
  if (open.phase !== 'resolution') return after.round;
  return told(open) ? after.told : anything;
}

/** Returns the event types of which one must follow this event, given the state after it; null if any event may. */
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
      // The final mission is laid as its cue opens. Without it no later round could be planned (ACT-FINAL).
      return event.cue.kind === 'final-mission' && open.board?.finalMission === null ? after.finalMission : anything;
    case 'mission-cleared':
      return event.place === 'final-mission' && event.completed ? after.finalCompleted : anything;
    case 'cue-closed':
      return hidden.schedule?.cues[event.number] === undefined ? anything : after.closed;
    case 'step-closed':
      return event.step === stepKinds.at(-1) ? after.lastStep : after.step;
    case 'round-ended':
      return event.why.by === 'setup' ? anything : after.round;
    case 'reported':
      // A described table is judged only after its first step has acted.
      return event.why.by === 'setup' ? anything : afterEntries(open);
    case 'corrected':
    case 'game-revived':
      return afterEntries(open);
    default:
      event satisfies SecretEvent | OperationEvent | TableEvent;
      return anything;
  }
}
