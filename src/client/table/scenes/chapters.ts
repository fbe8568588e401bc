import type { StepKind } from '../../../content/steps.ts';
import { evolveOpen, type GameEvent, hasBoard, type OpenGame, type Playing, withPack } from '../../../rules/index.ts';

/** The part of simultaneous events that belongs to one step. */
export interface Chapter {
  /** Null for events outside of steps: in a cue, or between two rounds. */
  readonly step: StepKind | null;
  readonly events: readonly GameEvent[];
  readonly before: Playing;
  readonly after: Playing;
}

/** Splits events that happened together at the steps they open: one press may pass several (FIN-25). */
export function chaptersOf(events: readonly GameEvent[], before: Playing): readonly Chapter[] {
  const chapters: Chapter[] = [];
  const starts = events.flatMap(({ type }, i) => (type === 'step-opened' && i > 0 ? [i] : []));
  let now: OpenGame = before;
  for (const [i, from] of [0, ...starts].entries()) {
    const own = events.slice(from, starts[i]);
    const then = withPack(own.reduce(evolveOpen, now), before.pack);
    const [first] = own;
    const step = first?.type === 'step-opened' ? first.step : now.step;
    if (hasBoard(now) && hasBoard(then)) chapters.push({ step, events: own, before: now, after: then });
    now = then;
  }
  return chapters;
}
