import { untrack } from 'svelte';
import type { Key } from '../../../i18n/index.ts';
import type { LessonsShown, LessonWords } from '../../game/stores/explained.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { loadLessons, saveLessons } from '../../platform/local-storage/lessons.ts';
import { say, sayWith } from '../../words/say.ts';
import { type Course, confirmLesson, holdClock, type Memory, shownLesson, skipLessons } from './flow.ts';
import { type BoxLesson, boxCourse, isCueKind } from './lessons.ts';

/** A course of lessons with its words and the storage of its progress. */
interface Teaching<Lesson extends string> {
  readonly course: Course<Lesson>;
  readonly name: () => string;
  readonly wordsOf: (lesson: Lesson) => LessonWords;
  readonly load: () => readonly string[];
  readonly save: (said: readonly string[]) => void;
}

/** Continues the lessons of a game. Must be called while a component initializes. @public for expansions */
export function followCourse<Lesson extends string>(
  play: GameStore,
  { course, name, wordsOf, load, save }: Teaching<Lesson>,
): LessonsShown {
  let said = $state.raw<ReadonlySet<string>>(new Set(load()));
  let acting = $state(false);
  const memory: Memory = {
    get said() {
      return said;
    },
    set said(lessons) {
      said = lessons;
      save([...said]);
    },
    get acting() {
      return acting;
    },
    set acting(now) {
      acting = now;
    },
    held: false,
  };
  const lesson = $derived(shownLesson(course, play, memory));
  // A cue that was taken back has been explained before.
  $effect(() => {
    void [play.open.clock, lesson];
    untrack(() => void holdClock(course, play, memory));
  });

  return {
    get name() {
      return name();
    },
    get lesson() {
      return lesson;
    },
    get words() {
      return lesson && wordsOf(lesson);
    },
    get number() {
      return said.size + 1;
    },
    count: course.all.length,
    goOn: () => confirmLesson(course, play, memory),
    skip: () => void skipLessons(course, play, memory, false),
    skipAll: () => void skipLessons(course, play, memory, true),
  };
}

/** A kind of cue or step that is new may have no words yet. A test asks for them. */
const keyOf = (lesson: BoxLesson, part: string): Key => `explain.${lesson}.${part}` as Key;

function doneWords(lesson: BoxLesson): string {
  if (lesson === 'scanner') return say('cue.scan');
  return isCueKind(lesson) ? sayWith(keyOf(lesson, 'done'), {}) : say('tutorial.go-on');
}

/** Explains the game of the tutorial with the box. Must be called while a component initializes. */
export function followLessons(play: GameStore): LessonsShown {
  const { id } = play.session;
  return followCourse(play, {
    course: boxCourse,
    name: () => say('tutorial.name'),
    wordsOf: (lesson) => ({
      title: sayWith(keyOf(lesson, 'title'), {}),
      text: sayWith(keyOf(lesson, 'text'), {}),
      done: doneWords(lesson),
      endsCue: isCueKind(lesson),
    }),
    load: () => loadLessons(id)?.map((one) => one.id) ?? [],
    save: (said) =>
      saveLessons(
        id,
        said.map((one) => ({ id: one, from: 0 })),
      ),
  });
}
