// The app shows one cue at a time; when it closes, the next one opens at that very instant.

import type { GameEvent } from '../events.ts';
import type { Happening, Next } from '../rule.ts';
import type { State } from '../state.ts';
import { sure } from '../sure.ts';
import { cueActs, cueEnds } from '../timed/index.ts';
import { banked, freshPause, fullLimit, halfOf } from './clock.ts';
import { isLit } from './forecast.ts';
import type { Cue } from './schedule.ts';

/** The planned cue of that number, its limit aside; null after the last one. */
export function cueNumber(state: State, number: number): Cue | null {
  const planned = sure(state.hidden.schedule).cues[number - 1];
  if (planned === undefined) return null;
  const { limit: _, ...cue } = planned;
  return cue;
}

/** Opens the cue of that number, with its halved or lengthened time (CLK-1, CLK-5, CLK-8). */
function opened(state: State, number: number, cue: Cue, at: number, why: string): GameEvent {
  const { open } = state;
  const before = open.clock;
  const pauseLeft = open.timers === 'off' ? null : (before?.pauseLeft ?? freshPause(open));
  const pending = before?.halveNext ?? false;
  const limit = fullLimit(open, cue, pauseLeft);
  const ending = cue.kind === 'ending';
  const halved = pending && cue.side === 'xcom' && limit !== null;
  return {
    type: 'cue-opened',
    at,
    why,
    number,
    cue,
    limit: halved ? halfOf(limit) : limit,
    halved,
    halveNext: pending && !halved && !ending,
    pauseLeft: ending && pauseLeft !== null ? 0 : pauseLeft,
    scanner: isLit(state.hidden, number),
  };
}

/** Opens the cue of that number, and lets it do on the board what it does by itself (FIN-8). */
export const openCue = (state: State, number: number, cue: Cue, at: number, why: string): Next[] => [
  opened(state, number, cue, at, why),
  cueActs(cue, at),
];

/** The first cue of a round (TIM-1). */
export const firstCue =
  (at: number, why: string): Happening =>
  (state) =>
    openCue(state, 1, sure(cueNumber(state, 1)), at, why);

type Closing = (how: 'done' | 'expired', at: number, why: string) => Happening;

/** Closes the open cue; confirmed early it banks pause time (CLK-7). An alien cue confirmed late is expired (FIN-5). */
export const closeCue: Closing = (how, at, why) => (state) => {
  const { cueNumber: number } = state.open;
  const cue = sure(state.open.cue);
  const clock = sure(state.open.clock);
  const closed: GameEvent = {
    type: 'cue-closed',
    at,
    why,
    number,
    how: clock.expired ? 'expired' : how,
    banked: how === 'done' ? banked(cue, clock) : 0,
  };
  const ends = cueEnds(state.open, cue, at);
  return ends.length === 0 ? [closed] : [...ends, closed];
};
