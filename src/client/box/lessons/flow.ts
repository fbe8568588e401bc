// Intents and clock stops of a lesson, when it opens and when it is confirmed. Drawing is elsewhere.

import type { Intent, PublicState } from '../../../rules/index.ts';
import { askedBy, type BoxLesson, boxLessons, dueBoxLesson } from './lessons.ts';

/** The game that is explained. */
export interface Explained {
  readonly open: PublicState;
  /** Resolves to whether the game took the intent. */
  ask(intent: Intent): Promise<boolean>;
}

/** Progress of the lessons. */
export interface Memory {
  /** Lessons that have been shown. */
  said: ReadonlySet<string>;
  /** Whether what a lesson asks for is being done. Until it is, no other lesson of its cue comes in between. */
  acting: boolean;
  /** Whether a lesson stopped the clock. */
  held: boolean;
}

/** Returns the lesson to show now, or null. */
export const shownLesson = ({ open }: Explained, { said, acting }: Memory): BoxLesson | null =>
  acting ? null : dueBoxLesson(open, said);

/** Lets the clock run again if a lesson stopped it. Resolves when it does. */
async function letClockRun(game: Explained, memory: Memory): Promise<void> {
  if (!memory.held) return;
  memory.held = false;
  if (game.open.clock?.menu) await game.ask({ type: 'close-menu' });
}

/** Stops the clock while a lesson is shown, and lets it run after that. The menu costs no pause time (CLK-9). */
export async function holdClock(game: Explained, memory: Memory): Promise<void> {
  const { clock } = game.open;
  if (shownLesson(game, memory) === null) await letClockRun(game, memory);
  else if (clock) {
    memory.held = true;
    if (!clock.menu) await game.ask({ type: 'open-menu' });
  }
}

/** Confirms the lesson shown, and does what it asks for: the lesson of a cue ends it, whatever else is due with it. */
export async function confirmLesson(game: Explained, memory: Memory): Promise<void> {
  const lesson = shownLesson(game, memory);
  if (lesson === null) return;
  const asked = askedBy(lesson);
  memory.acting = asked !== null;
  memory.said = new Set([...memory.said, lesson]);
  if (asked === null) {
    await holdClock(game, memory);
    return;
  }
  await letClockRun(game, memory);
  await game.ask({ type: asked });
  memory.acting = false;
}

/** Leaves the lesson shown, or the whole tutorial. */
export async function skipLessons(game: Explained, memory: Memory, all: boolean): Promise<void> {
  const lesson = shownLesson(game, memory);
  memory.said = new Set([...memory.said, ...(all ? boxLessons : lesson === null ? [] : [lesson])]);
  await holdClock(game, memory);
}
