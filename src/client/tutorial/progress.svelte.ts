import { untrack } from 'svelte';
import { hasBoard } from '../../rules/index.ts';
import type { Play } from '../app/play.svelte.ts';
import { forgetLessons, keepLessons, keptLessons } from '../notes/lessons.ts';
import { type DueLesson, dueLesson, lastLesson } from './lessons.ts';

/** The state of the tutorial. */
export interface LessonsAtHand {
  /** Whether the game is guided and the tutorial is not over. */
  readonly guided: boolean;
  readonly lesson: DueLesson | null;
  /** Whether the lesson is being read: the clock is stopped (CLK-9) and bots wait. Otherwise it waits for an action. */
  readonly reading: boolean;
  /** Confirms that the lesson has been read. */
  goOn(): void;
  /** Ends the tutorial; the game continues. */
  skip(): void;
}

/** Runs the tutorial of a game from where it was left. Must be called while a component initializes. */
export function followLessons(play: Play): LessonsAtHand {
  const { id } = play.session;
  let said = $state.raw<ReadonlySet<string> | null>(asSet(keptLessons(id)));
  let lesson = $state.raw<DueLesson | null>(null);
  let reading = $state(false);
  /** Number of the cue in which the lesson began. */
  let cueNumber = 0;

  const due = (): DueLesson | null =>
    said !== null && play.open.outcome === null && hasBoard(play.open) ? dueLesson(play.open, said) : null;

  /** Begins the lesson that is due. Without a clock to stop, its action can be done at once. */
  const next = () => {
    lesson = due();
    ({ cueNumber } = play.open);
    reading = lesson !== null && !(lesson.do && play.open.clock === null);
  };
  const end = () => {
    said = null;
    forgetLessons(id);
  };
  /** Whether the cue ran out before the action was done. The lesson will be shown again. */
  const ranOut = (): boolean =>
    lesson?.do === true && play.open.cueNumber !== cueNumber && play.open.history.at(-1)?.how === 'expired';
  const markSaid = () => {
    if (lesson === null || said === null || ranOut()) return;
    said = new Set([...said, lesson.id]);
    if (lesson.id === lastLesson) end();
    else keepLessons(id, [...said]);
  };
  /** Opens the menu, which stops everything and costs no pause time. */
  const holdClock = () => {
    const { clock, outcome } = play.open;
    if (reading && clock && !clock.menu && outcome === null) void play.ask({ type: 'open-menu' });
  };
  const letClockRun = () => {
    if (!reading && play.open.clock?.menu) void play.ask({ type: 'close-menu' });
  };

  next();
  $effect(() => {
    const { open } = play;
    untrack(() => {
      // A lesson with an action belongs to its cue and ends with it.
      const over = lesson?.do === true && open.cueNumber !== cueNumber;
      if (lesson !== null && !over && hasBoard(open) && lesson.when(open)) return holdClock();
      markSaid();
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
        markSaid();
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
