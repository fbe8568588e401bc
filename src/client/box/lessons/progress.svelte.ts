import { untrack } from 'svelte';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { loadLessons, saveLessons } from '../../platform/local-storage/lessons.ts';
import { confirmLesson, holdClock, type Memory, shownLesson, skipLessons } from './flow.ts';
import type { BoxLesson } from './lessons.ts';

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
export function followBoxLessons(play: GameStore): BoxLessons {
  const { id } = play.session;
  let said = $state.raw<ReadonlySet<string>>(new Set(loadLessons(id)?.map((one) => one.id)));
  let acting = $state(false);
  const memory: Memory = {
    get said() {
      return said;
    },
    set said(lessons) {
      said = lessons;
      saveLessons(
        id,
        [...said].map((one) => ({ id: one, from: 0 })),
      );
    },
    get acting() {
      return acting;
    },
    set acting(now) {
      acting = now;
    },
    held: false,
  };
  const lesson = $derived(shownLesson(play, memory));
  // A cue that was taken back has been explained before.
  $effect(() => {
    void [play.open.clock, lesson];
    untrack(() => void holdClock(play, memory));
  });

  return {
    get lesson() {
      return lesson;
    },
    get number() {
      return said.size + 1;
    },
    goOn: () => confirmLesson(play, memory),
    skip: () => void skipLessons(play, memory, false),
    skipAll: () => void skipLessons(play, memory, true),
  };
}
