import { untrack } from 'svelte';
import { hasBoard } from '../../rules/index.ts';
import type { Play } from '../app/play.svelte.ts';
import { forgetLessons, keepLessons, keptLessons } from '../notes/lessons.ts';
import { type Due, dueLesson, lastLesson } from './lessons.ts';

/** What the guided game says now. */
export interface LessonsAtHand {
  /** Is the game guided, still? */
  readonly guided: boolean;
  readonly lesson: Due | null;
  /** It is being read: the clock stands still (CLK-9), and bots wait. Else it waits for what it asks for. */
  readonly reading: boolean;
  goOn(): void;
  /** Ends the guiding; the game goes on. */
  skip(): void;
}

/** Guides a game for as long as the component lives, from the lesson at which it was left. */
export function followLessons(play: Play): LessonsAtHand {
  const { id } = play.session;
  let said = $state.raw<ReadonlySet<string> | null>(asSet(keptLessons(id)));
  let lesson = $state.raw<Due | null>(null);
  let reading = $state(false);
  /** The cue the lesson was taken up in. */
  let cueNumber = 0;

  const due = (): Due | null =>
    said !== null && play.open.outcome === null && hasBoard(play.open) ? dueLesson(play.open, said) : null;

  /** Takes up what is due. Where no clock runs there is nothing to stop: what is to be done can be done at once. */
  const next = () => {
    lesson = due();
    ({ cueNumber } = play.open);
    reading = lesson !== null && !(lesson.do && play.open.clock === null);
  };
  const end = () => {
    said = null;
    forgetLessons(id);
  };
  /** Its time ran out before anybody did what it asks for: it will be said again. */
  const ranOut = (): boolean =>
    lesson?.do === true && play.open.cueNumber !== cueNumber && play.open.history.at(-1)?.how === 'expired';
  const tick = () => {
    if (lesson === null || said === null || ranOut()) return;
    said = new Set([...said, lesson.id]);
    if (lesson.id === lastLesson) end();
    else keepLessons(id, [...said]);
  };
  /** The rules' own door: everything stands still, for free. */
  const holdClock = () => {
    const { clock, outcome } = play.open;
    if (reading && clock && !clock.menu && outcome === null) play.ask({ type: 'open-menu' });
  };
  const letClockRun = () => {
    if (!reading && play.open.clock?.menu) play.ask({ type: 'close-menu' });
  };

  next();
  $effect(() => {
    const { open } = play;
    untrack(() => {
      // What is to be done belongs to its cue: another one has its own lessons.
      const over = lesson?.do === true && open.cueNumber !== cueNumber;
      if (lesson !== null && !over && hasBoard(open) && lesson.when(open)) return holdClock();
      tick();
      next();
      holdClock();
    });
  });

  return {
    get guided() {
      return said !== null;
    },
    get lesson() {
      return lesson;
    },
    get reading() {
      return reading;
    },
    goOn() {
      if (lesson?.do) reading = false;
      else {
        tick();
        next();
      }
      letClockRun();
    },
    skip() {
      end();
      next();
      letClockRun();
    },
  };
}

const asSet = (kept: readonly string[] | null): ReadonlySet<string> | null => kept && new Set(kept);
