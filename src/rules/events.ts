import type { StepKind } from '../content/steps.ts';
import type { TimerScale } from '../content/timings.ts';
import type { Cue, Report, Schedule } from './operation/schedule.ts';
import type { Entries, Outcome, Setup } from './state.ts';

/** Every event has its instant, and names the intent, cue or step that caused it. */
interface Stamp {
  readonly at: number;
  readonly why: string;
}

/** What can happen: past tense, complete. Those named `secret/…` stay on the machine that runs the game (INF-1). */
export type Fact =
  | { type: 'game-set-up'; setup: Setup; timers: TimerScale }
  | { type: 'secret/seeded'; seed: string }
  | { type: 'secret/schedule-prepared'; schedule: Schedule }
  | { type: 'round-prepared'; round: number; finalMission: 'locked' | 'available'; scanner: boolean }
  | {
      type: 'cue-opened';
      number: number;
      cue: Cue;
      limit: number | null;
      halved: boolean;
      halveNext: boolean;
      pauseLeft: number | null;
      scanner: boolean;
    }
  | { type: 'cue-expired'; number: number }
  | { type: 'cue-closed'; number: number; how: 'done' | 'expired'; banked: number }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'menu-opened' }
  | { type: 'menu-closed' }
  | { type: 'secret/light-used'; reveals: number }
  | { type: 'scanned'; cue: Cue; scanner: boolean }
  | { type: 'timers-set'; timers: TimerScale }
  | { type: 'step-opened'; step: StepKind }
  | { type: 'step-closed'; step: StepKind }
  | { type: 'reported'; entry: Entries }
  | { type: 'corrected'; entry: Entries }
  | { type: 'round-ended'; report: Report }
  | { type: 'game-ended'; outcome: Outcome }
  | { type: 'game-revived' };

export type GameEvent = Readonly<Fact> & Stamp;
export type EventType = GameEvent['type'];

/** Events a seat may see. */
export const seen = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter((event) => !event.type.startsWith('secret/'));
