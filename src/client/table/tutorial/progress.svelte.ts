import { untrack } from 'svelte';
import { cutToEvents, eventsOf } from '../../../host/index.ts';
import { foldEvents, type GameEvent, hasBoard, type Intent } from '../../../rules/index.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { type KeptLesson, loadLessons, removeLessons, saveLessons } from '../../platform/local-storage/lessons.ts';
import { clockHolder } from './holding.ts';
import { type DueLesson, dueLesson, isOffered, lastLesson } from './lessons.ts';

/** The state of the tutorial. */
export interface LessonsAtHand {
  /** Whether the game is guided and the tutorial is not over. */
  readonly guided: boolean;
  readonly lesson: DueLesson | null;
  /** Whether the clock is held until the lesson has been read or its request is done. */
  readonly waits: boolean;
  /** Whether the lesson is being read. No moves are offered meanwhile. Otherwise it waits until its request is done. */
  readonly reading: boolean;
  /** Goes back to the previous lesson, and to the table at its beginning. Null at the first lesson. */
  readonly back: (() => void) | null;
  /** Restores the table at the beginning of the lesson. Null if nothing has changed. */
  readonly again: (() => void) | null;
  /** Whether the lesson allows this move. */
  offers(intent: Intent): boolean;
  /** Confirms that the lesson has been read. */
  goOn(): void;
  /** Shows the text of the lesson again. */
  reread(): void;
  /** Ends the tutorial; the game continues. */
  skip(): void;
}

/** Whether an event changes more than the clock. */
const isChange = ({ type }: GameEvent): boolean =>
  type !== 'paused' && type !== 'resumed' && type !== 'menu-opened' && type !== 'menu-closed';

const keepOrForget = (id: string, over: readonly KeptLesson[] | null) =>
  over === null ? removeLessons(id) : saveLessons(id, over);

/** Whether no bot plays. While the clock waits, a bot would not make the move that a lesson asks for. */
const isForPeople = ({ session }: GameStore): boolean =>
  Object.values(session.crew.now()).every(({ player }) => player !== 'bot');

/** The log of a game on this device. Read again after each event. */
const logOf = (play: GameStore): readonly GameEvent[] => eventsOf((play.open && play.whole()?.log) || []);

/** Runs the tutorial of a game from where it was left. Must be called while a component initializes. */
export function followLessons(play: GameStore): LessonsAtHand {
  const { id } = play.session;
  let over = $state.raw<readonly KeptLesson[] | null>(loadLessons(id));
  let lesson = $state.raw<DueLesson | null>(null);
  let reading = $state(false);
  /** Number of events when the lesson began. */
  let from = 0;

  /** Begins the lesson that is due. */
  const next = () => {
    const { open } = play;
    const due = over !== null && open.outcome === null && hasBoard(open);
    lesson = due ? dueLesson(open, new Set(over?.map((one) => one.id))) : null;
    reading = lesson !== null;
    from = logOf(play).length;
  };
  const store = (now: readonly KeptLesson[] | null) => {
    over = now;
    keepOrForget(id, now);
  };
  const finish = () => {
    if (lesson === null || over === null) return;
    store(lesson.id === lastLesson ? null : [...over, { id: lesson.id, from }]);
  };
  const hold = clockHolder(play);
  const holdOrLetGo = () => hold(lesson !== null);
  const goBackTo = (earlier: readonly KeptLesson[], mark: number) => {
    store(earlier);
    lesson = null;
    const game = play.whole();
    const log = cutToEvents(game?.log ?? [], mark);
    if (game) play.restart?.({ ...game, log, state: foldEvents(eventsOf(log)) });
    next();
    holdOrLetGo();
  };

  next();
  // A game that comes back has its menu open. The lesson is there instead.
  if (lesson !== null && play.open.clock?.menu) void play.ask({ type: 'close-menu' });
  const follow = () => {
    const { open } = play;
    if (open.outcome !== null || !hasBoard(open) || lesson?.when(open) !== true) {
      finish();
      next();
    }
    holdOrLetGo();
  };
  $effect(() => {
    if (play.open) untrack(follow);
  });

  return {
    get guided() {
      return over !== null;
    },
    get lesson() {
      return lesson;
    },
    get waits() {
      return lesson !== null;
    },
    get reading() {
      return reading;
    },
    get back() {
      const last = over?.at(-1);
      return last && play.restart ? () => goBackTo(over?.slice(0, -1) ?? [], last.from) : null;
    },
    get again() {
      return play.restart && logOf(play).slice(from).some(isChange) ? () => goBackTo(over ?? [], from) : null;
    },
    offers: (intent) => over === null || !hasBoard(play.open) || isOffered(play.open, lesson, intent),
    goOn() {
      if (lesson?.asks && isForPeople(play)) reading = false;
      else {
        finish();
        next();
      }
      holdOrLetGo();
    },
    reread() {
      reading = true;
    },
    skip() {
      store(null);
      next();
      holdOrLetGo();
    },
  };
}
