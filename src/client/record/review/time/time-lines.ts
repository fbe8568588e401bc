// The time of an evening in pixels: a tick for each cue, whose height is its duration.

import type { CueTime, Evening } from '../../../../review/index.ts';

/** The tick of a cue. */
export interface Tick {
  readonly cue: CueTime;
  readonly x: number;
  readonly height: number;
}

/** Ticks of all cues, and where rounds and levels are. */
export interface Ticks {
  readonly ticks: readonly Tick[];
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
  readonly levels: readonly { readonly seconds: number; readonly y: number }[];
}

/** Distance of levels, in seconds. */
const steps = [5, 10, 20, 30, 60, 120] as const;

/** Returns the ticks in a box of this size. Rounds stand a tick apart. */
export function ticksOf(
  cues: readonly CueTime[],
  { width, height }: { readonly width: number; readonly height: number },
): Ticks {
  const longest = Math.max(1, ...cues.map(({ ms }) => ms / 1000));
  const step = steps.find((one) => longest / one <= 4) ?? Math.ceil(longest / 4);
  const top = Math.ceil(longest / step) * step;
  let gaps = 0;
  const places = cues.map(({ round }, i) => {
    if (i > 0 && round !== cues[i - 1]?.round) gaps += 1;
    return i + gaps;
  });
  const all = (places.at(-1) ?? 0) + 1;
  const xOf = (i: number) => (width * ((places[i] ?? 0) + 0.5)) / all;
  return {
    ticks: cues.map((cue, i) => ({ cue, x: xOf(i), height: Math.max(2, (height * cue.ms) / 1000 / top) })),
    rounds: cues.flatMap(({ round }, i) => (round === cues[i - 1]?.round ? [] : [{ round, x: xOf(i) }])),
    levels: Array.from({ length: Math.round(top / step) + 1 }, (_, i) => ({
      seconds: i * step,
      y: height - (height * i * step) / top,
    })),
  };
}

/** Sums of a round, in whole seconds, and the cues that ran out or were confirmed too late. */
export interface RoundTime {
  readonly round: number;
  readonly cues: number;
  readonly seconds: number;
  readonly paused: number;
  readonly banked: number;
  readonly expired: readonly CueTime[];
  readonly late: readonly CueTime[];
}

/** Returns the sums of each round. */
export function roundTimes({ cues }: Pick<Evening, 'cues'>): RoundTime[] {
  const seconds = (all: readonly number[]) => Math.round(all.reduce((sum, ms) => sum + ms, 0) / 1000);
  return [...new Set(cues.map(({ round }) => round))].map((round) => {
    const here = cues.filter((cue) => cue.round === round);
    return {
      round,
      cues: here.length,
      seconds: seconds(here.map(({ ms }) => ms)),
      paused: seconds(here.map(({ pausedMs }) => pausedMs)),
      banked: seconds(here.map(({ bankedMs }) => bankedMs)),
      expired: here.filter(({ expired, side }) => expired && side !== 'alien'),
      late: here.filter(({ lateMs, expired, side }) => lateMs > 0 || (expired && side === 'alien')),
    };
  });
}
