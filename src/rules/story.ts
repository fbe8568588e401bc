// After the end the app tells what it did, round by round, and why.

import type { GameEvent } from './events.ts';
import type { Report, Schedule } from './operation/schedule.ts';

/** A round as it was: what was planned, and, if it came so far, what was reported. */
export interface Chapter {
  readonly round: number;
  readonly schedule: Schedule;
  readonly report: Report | null;
  readonly credits: number;
}

/** The story of a game that is over, from its log; what was hidden until then is part of it (END-3, DIR-10). */
export function storyOf(log: readonly GameEvent[], reports: readonly Report[]): Chapter[] {
  const plans = new Map<number, Schedule>();
  for (const event of log) {
    if (event.type === 'secret/schedule-prepared') plans.set(event.schedule.round, event.schedule);
  }
  return [...plans.values()].map((schedule) => ({
    round: schedule.round,
    schedule,
    report: reports.find(({ round }) => round === schedule.round) ?? null,
    credits: schedule.cues.find(({ kind }) => kind === 'budget')?.credits ?? 0,
  }));
}
