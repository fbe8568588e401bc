import type { BaseCueKind } from './cues.ts';
import type { Difficulty } from './difficulties.ts';

/** A time limit in seconds at each difficulty. */
export type Seconds = Readonly<Record<Difficulty, number>>;
const row = (tutorial: number, easy: number, normal: number, hard: number, expert: number): Seconds => ({
  tutorial,
  easy,
  normal,
  hard,
  expert,
});

/** Time limit of each cue in seconds. It depends on kind and difficulty only (FIN-2). */
const limitSeconds: Readonly<Record<BaseCueKind, Seconds>> = {
  'new-technology': row(30, 20, 15, 12, 10),
  budget: row(25, 15, 12, 10, 8),
  'ufos-detected': row(30, 20, 15, 12, 10),
  'ufos-descend': row(30, 20, 15, 12, 10),
  'enemy-in-base': row(25, 16, 12, 10, 8),
  crisis: row(40, 25, 20, 16, 12),
  'choose-mission': row(45, 30, 24, 20, 16),
  'deploy-squad': row(40, 28, 22, 18, 14),
  'assign-research': row(40, 26, 20, 16, 13),
  'emergency-funding': row(25, 15, 12, 10, 8),
  'deploy-satellites': row(25, 15, 12, 10, 8),
  'deploy-interceptors': row(45, 30, 24, 20, 16),
  'defend-base': row(40, 26, 20, 16, 13),
  'final-mission': row(30, 20, 16, 13, 10),
  'deploy-final-squad': row(40, 28, 22, 18, 14),
  ending: row(60, 40, 30, 24, 20),
};

/** Timer scales a table can choose: factors for every limit, or `off` for no countdown. */
export const timerScales = [1, 1.5, 2, 3, 'off'] as const;
/** Factor for every limit, or `off`. */
export type TimerScale = (typeof timerScales)[number];

/** Applies the timer scale to a time in milliseconds. Returns null if the time is null or the countdown is off. */
export const scaled = (ms: number | null, timers: TimerScale): number | null =>
  ms === null || timers === 'off' ? null : Math.floor(ms * timers);

/** Pause time per round in milliseconds, before the timer scale (CLK-6). Null means unlimited. */
const pauseTimes: Readonly<Record<Difficulty, number | null>> = {
  tutorial: null,
  easy: null,
  normal: 60_000,
  hard: 45_000,
  expert: 30_000,
};

/** Returns the pause time of a round in milliseconds, after the timer scale (CLK-6, FIN-2). Null means unlimited. */
export const pauseMs = (difficulty: Difficulty, timers: TimerScale = 1): number | null =>
  scaled(pauseTimes[difficulty], timers);

/**
 * Returns a cue's limit in milliseconds, after the timer scale (FIN-2). Null means no limit: with the countdown off,
 * and for Ending Timed Phase if the pause is unlimited (CLK-8, FIN-20).
 */
export function limitMs(kind: BaseCueKind, difficulty: Difficulty, timers: TimerScale = 1): number | null {
  if (kind === 'ending' && pauseTimes[difficulty] === null) return null;
  return scaled(limitSeconds[kind][difficulty] * 1000, timers);
}

/** Confirming an XCOM cue early adds its remaining time, divided by this number, to the pause time (CLK-7). */
export const bankingDivisor = 4;

/** The limit of a halved cue is divided by this number (CLK-5). */
export const halving = 2;
