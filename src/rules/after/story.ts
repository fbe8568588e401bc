// After the end the app tells what it did, round by round, and why.

import type { GameEvent } from '../state/events.ts';
import type { Report, Schedule } from '../state/schedule.ts';

/** A round as it was: what was planned, and, if it came so far, what was reported. */
export interface Chapter {
  readonly round: number;
  readonly schedule: Schedule;
  readonly report: Report | null;
  readonly credits: number;
  /** Damage of the base when the round was over, or the game; null with the box, where the app does not know it. */
  readonly damage: number | null;
}

/** The story of a game that is over, from its log; what was hidden until then is part of it (END-3, DIR-10). */
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

/** The base's damage at the end of each round of a game on a board. */
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
