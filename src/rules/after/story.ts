// Tells the story of a finished game round by round, including the director's reasons.

import type { GameEvent } from '../state/events.ts';
import type { Report, Schedule } from '../state/schedule.ts';

/** One round of the story: its plan, and its report if the round was finished. */
export interface Chapter {
  readonly round: number;
  readonly schedule: Schedule;
  readonly report: Report | null;
  /** Credits of the round's budget cue; 0 without one. */
  readonly credits: number;
  /** Base damage at the end of the round or game; null in companion mode, where the app does not know it. */
  readonly damage: number | null;
}

/** Returns the story of a finished game from its log, including what was hidden until then (END-3, DIR-10). */
export function storyOf(log: readonly GameEvent[], reports: readonly Report[]): Chapter[] {
  const plans = new Map<number, Schedule>();
  const damages = damageByRound(log);
  for (const event of log) {
    if (event.type === 'secret/schedule-prepared') plans.set(event.schedule.round, event.schedule);
  }
  return [...plans.values()].map((schedule) => ({
    round: schedule.round,
    schedule,
    report: reports.find(({ round }) => round === schedule.round) ?? null,
    credits: schedule.cues.find(({ kind }) => kind === 'budget')?.credits ?? 0,
    damage: damages.get(schedule.round) ?? null,
  }));
}

/** Returns the base damage at the end of each round; empty without a board. */
function damageByRound(log: readonly GameEvent[]): ReadonlyMap<number, number> {
  const damages = new Map<number, number>();
  let damage: number | null = null;
  let round = 0;
  for (const event of log) {
    if (event.type === 'board-set-up') damage = event.board.damage;
    if (event.type === 'damage-changed') damage = event.damage;
    if (event.type === 'round-prepared') round = event.round;
    if (damage !== null && round > 0) damages.set(round, damage);
  }
  return damages;
}
