// Splits the harm of a step into beats, which are shown one after another (FIN-24, FIN-25).

import {
  evolveOpen,
  type GameEvent,
  hasBoard,
  isSameCause,
  type OpenGame,
  type Playing,
  withPack,
} from '../../../rules/index.ts';
import type { Chapter } from './chapters.ts';

/** The effect of one cause: a missing credit, a remaining UFO, a crisis, an enemy in the base, critical damage. */
export interface Beat {
  readonly told: readonly GameEvent[];
  readonly before: Playing;
  readonly after: Playing;
}

/** UFOs over a continent raise its panic in one event. They are seen one by one. */
function oneByOne(event: GameEvent): readonly GameEvent[] {
  if (event.type !== 'panic-changed' || event.why.by !== 'step') return [event];
  const from = event.panic - event.by;
  return Array.from({ length: event.by }, (_, i) => ({ ...event, by: 1, panic: from + i + 1 }));
}

/** Whether an event goes on with the beat before it: a crisis or critical damage may do several things. */
const goesOn = (event: GameEvent, beat: Beat | undefined): beat is Beat =>
  event.why.by !== 'step' && beat?.told.every(({ why }) => isSameCause(why, event.why)) === true;

/** Returns the beats in which these events of a chapter happened. */
export function beatsOf({ events, before }: Chapter, harm: ReadonlySet<GameEvent>): readonly Beat[] {
  const beats: Beat[] = [];
  let now: OpenGame = before;
  for (const event of events) {
    for (const one of harm.has(event) ? oneByOne(event) : [event]) {
      const then = withPack(evolveOpen(now, one), before.pack);
      if (harm.has(event) && hasBoard(now) && hasBoard(then)) {
        const last = beats.at(-1);
        if (goesOn(one, last)) beats[beats.length - 1] = { ...last, told: [...last.told, one], after: then };
        else beats.push({ told: [one], before: now, after: then });
      }
      now = then;
    }
  }
  return beats;
}

/** Time before the first beat, in which the cause is read, in ms. */
export const leadMs = 500;
/** The longest beat, and all beats of a scene together, in ms: many are faster. */
const [longestMs, allMs] = [900, 3_000];

/** Returns the time from one beat of a scene to the next, in ms. */
export const beatMs = (count: number): number => Math.min(longestMs, allMs / Math.max(1, count));
