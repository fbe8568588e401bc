import * as v from 'valibot';
import LessonCard from '../box/lessons/lesson-card.svelte';
import { followCourse } from '../box/lessons/progress.svelte.ts';
import type { BoxGuide } from '../game/stores/explained.ts';
import { useOnlineTable } from '../game/stores/online-table.ts';
import { loadText, readJson, saveText } from '../platform/local-storage/local-texts.ts';
import { say } from '../words/evolution.ts';
import { followTokens } from './hazard.svelte.ts';
import { dueLesson, evolutionLessons } from './lessons.ts';

const key = 'sitroom/evolution-lessons';
const shape = v.array(v.string());

/**
 * Explains the additions of Evolution, once on this device. At a table online the clock belongs to everybody, so only
 * steps are explained there.
 */
export const guide: BoxGuide = {
  LessonCard,
  followLessons: (play) => {
    const tokens = followTokens(play, useOnlineTable());
    return followCourse(play, {
      course: {
        all: evolutionLessons,
        due: (open, said) => (open.cue && play.session.isHosted ? null : dueLesson(open, said, tokens.all())),
        askedBy: () => null,
      },
      name: () => say('evolution.lessons'),
      wordsOf: (lesson) => ({
        title: say(`evolution.lesson.${lesson}.title`),
        text: say(`evolution.lesson.${lesson}.text`),
        done: say('tutorial.go-on'),
        endsCue: false,
      }),
      load: () => readJson(shape, loadText(key)) ?? [],
      save: (said) => saveText(key, JSON.stringify(said)),
    });
  },
};
