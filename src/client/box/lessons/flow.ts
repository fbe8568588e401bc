// Intents and clock stops when a lesson opens and when it is confirmed. Drawing is elsewhere.

import type { Intent, PublicState } from '../../../rules/index.ts';

/** Lessons of one kind. */
export interface Course<Lesson extends string> {
  readonly all: readonly Lesson[];
  /** Returns the first lesson that is due and has not been shown, or null. */
  readonly due: (open: PublicState, said: ReadonlySet<string>) => Lesson | null;
  /** Returns the intent that confirming a lesson sends, or null. */
  readonly askedBy: (lesson: Lesson) => 'done' | 'scan' | null;
}

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
  /** Whether the request of a lesson is under way. Until it is done, no other lesson of its cue comes in between. */
  acting: boolean;
  /** Whether a lesson stopped the clock. */
  held: boolean;
}

/** Returns the lesson to show now, or null. */
export const shownLesson = <Lesson extends string>(
  { due }: Course<Lesson>,
  { open }: Explained,
  { said, acting }: Memory,
): Lesson | null => (acting ? null : due(open, said));

/** Lets the clock run again if a lesson stopped it. Resolves when it does. */
async function letClockRun(game: Explained, memory: Memory): Promise<void> {
  if (!memory.held) return;
  memory.held = false;
  if (game.open.clock?.menu) await game.ask({ type: 'close-menu' });
}

/** Stops the clock while a lesson is shown, and lets it run after that. The menu costs no pause time (CLK-9). */
export async function holdClock<Lesson extends string>(
  course: Course<Lesson>,
  game: Explained,
  memory: Memory,
): Promise<void> {
  const { clock } = game.open;
  if (shownLesson(course, game, memory) === null) await letClockRun(game, memory);
  else if (clock) {
    memory.held = true;
    if (!clock.menu) await game.ask({ type: 'open-menu' });
  }
}

/**
 * Confirms the shown lesson, and carries out its request: the lesson of a cue ends the cue, even if other lessons are
 * due.
 */
export async function confirmLesson<Lesson extends string>(
  course: Course<Lesson>,
  game: Explained,
  memory: Memory,
): Promise<void> {
  const lesson = shownLesson(course, game, memory);
  if (lesson === null) return;
  const asked = course.askedBy(lesson);
  memory.acting = asked !== null;
  memory.said = new Set([...memory.said, lesson]);
  if (asked === null) {
    await holdClock(course, game, memory);
    return;
  }
  await letClockRun(game, memory);
  await game.ask({ type: asked });
  memory.acting = false;
}

/** Leaves the lesson shown, or the whole course. */
export async function skipLessons<Lesson extends string>(
  course: Course<Lesson>,
  game: Explained,
  memory: Memory,
  all: boolean,
): Promise<void> {
  const lesson = shownLesson(course, game, memory);
  memory.said = new Set([...memory.said, ...(all ? course.all : lesson === null ? [] : [lesson])]);
  await holdClock(course, game, memory);
}
