import { untrack } from 'svelte';
import type { Play } from '../app/play.svelte.ts';
import { keepLessons, keptLessons } from '../notes/lessons.ts';
import { askedBy, type BoxLesson, boxLessons, dueBoxLesson } from './lessons.ts';

/** The state of the tutorial with the box. */
export interface BoxLessons {
  /** The lesson being read. Meanwhile the clock is stopped (CLK-9). */
  readonly lesson: BoxLesson | null;
  /** Its number, counting those already shown. */
  readonly number: number;
  /** Confirms the lesson, and does what it asks for. */
  goOn(): Promise<void>;
  /** Leaves the lesson. The clock of its cue runs. */
  skip(): void;
  /** Ends the tutorial; the game continues. */
  skipAll(): void;
}

/** Explains a game from where that was left. Must be called while a component initializes. */
export function followBoxLessons(play: Play): BoxLessons {
  const { id } = play.session;
  let said = $state.raw<ReadonlySet<string>>(new Set(keptLessons(id)?.map((one) => one.id)));
  const lesson = $derived(dueBoxLesson(play.open, said));

  const markSaid = (lessons: readonly BoxLesson[]) => {
    said = new Set([...said, ...lessons]);
    keepLessons(
      id,
      [...said].map((one) => ({ id: one, from: 0 })),
    );
    return letClockRun();
  };
  /** Whether a lesson stopped the clock. Resolves to whether it runs again. */
  let held = false;
  const letClockRun = async (): Promise<boolean> => {
    if (lesson !== null || !held) return false;
    held = false;
    return play.open.clock?.menu === true && play.ask({ type: 'close-menu' });
  };
  // The menu stops everything and costs no pause time. A cue that was taken back has been explained before.
  $effect(() => {
    const { clock } = play.open;
    const explained = lesson !== null;
    untrack(() => {
      if (!explained) void letClockRun();
      else if (clock) {
        held = true;
        if (!clock.menu) void play.ask({ type: 'open-menu' });
      }
    });
  });

  return {
    get lesson() {
      return lesson;
    },
    get number() {
      return said.size + 1;
    },
    async goOn() {
      if (lesson === null) return;
      const asked = askedBy(lesson);
      const running = await markSaid([lesson]);
      if (asked && running && !play.open.clock?.paused) await play.ask({ type: asked });
    },
    skip() {
      if (lesson !== null) void markSaid([lesson]);
    },
    skipAll: () => void markSaid(boxLessons),
  };
}
