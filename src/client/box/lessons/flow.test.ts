import { describe, expect, test } from 'vitest';
import { given, type Play, type ScriptedCue } from '../../../../tests/tools/given.ts';
import { type BaseCueKind, cueKinds } from '../../../content/cues.ts';
import type { Intent } from '../../../rules/index.ts';
import { confirmLesson, type Explained, holdClock, type Memory, shownLesson, skipLessons } from './flow.ts';
import { type BoxLesson, boxCourse } from './lessons.ts';

const details: Partial<Record<BaseCueKind, object>> = {
  budget: { credits: 9 },
  'ufos-detected': { ufos: { asia: 1 } },
  'ufos-descend': { ufos: { asia: 1 } },
  'assign-research': { lab: 2 },
};
const light: ScriptedCue = { kind: 'ufos-detected', ufos: { africa: 1 } };

/** A game whose first cue is of this kind and has a light on, with what has been explained before. */
function explained(kind: BaseCueKind, scrambled: boolean, before: readonly BoxLesson[]) {
  const first: ScriptedCue = { kind, scrambled, ...details[kind] };
  const play = given(
    { difficulty: 'tutorial' },
    { cues: [first, light, 'ending'], forecasts: [{ from: 1, reveals: 2 }] },
  );
  const memory: Memory = { said: new Set(before), acting: false, held: false };
  const asked: Intent['type'][] = [];
  const game: Explained = {
    get open() {
      return play.open;
    },
    ask: async (intent) => {
      asked.push(intent.type);
      play.do(intent);
      // The screen looks again whenever the game changes.
      await holdClock(boxCourse, game, memory);
      return true;
    },
  };
  return { play, memory, game, asked };
}

const closed = (play: Play): string[] =>
  play.log.flatMap((event) => (event.type === 'cue-closed' ? [`${event.number} ${event.how}`] : []));

/** All selections of these lessons: with the rest due, they make every order in which lessons can come. */
const selections = (lessons: readonly BoxLesson[]): BoxLesson[][] =>
  Array.from({ length: 2 ** lessons.length }, (_, bits) => lessons.filter((__, i) => (bits >> i) % 2 === 1));

describe('a lesson with the box', () => {
  test('TIM-5 CLK-9 of a cue ends it when confirmed, at once, whatever lessons are due with it', async () => {
    for (const kind of cueKinds) {
      for (const scrambled of [false, true]) {
        for (const before of selections(['goal', 'begin', 'scrambled', 'elite', 'scanner'])) {
          const { play, memory, game, asked } = explained(kind, scrambled, before);
          await holdClock(boxCourse, game, memory);
          const shown: BoxLesson[] = [];
          for (let lesson = shownLesson(boxCourse, game, memory); closed(play).length === 0 && lesson; ) {
            expect(play.open.clock?.menu, `${kind}: ${lesson}`).toBe(true);
            shown.push(lesson);
            await confirmLesson(boxCourse, game, memory);
            lesson = shownLesson(boxCourse, game, memory);
          }
          const told = { kind, scrambled, before, shown };
          expect({ ...told, closed: closed(play) }).toEqual({ ...told, closed: ['1 done'] });
          expect(shown.at(-1)).toBe(kind);
          expect(asked.slice(0, 3)).toEqual(['open-menu', 'close-menu', 'done']);
        }
      }
    }
  });

  test('FIN-3 of a cue ends it in a pause, too, and the pause with it', async () => {
    const { play, memory, game } = explained('crisis', false, ['goal', 'begin']);
    play.do('pause');
    await holdClock(boxCourse, game, memory);
    await confirmLesson(boxCourse, game, memory);
    expect(closed(play)).toEqual(['1 done']);
  });

  test('DIR-9 about the scanner waits for a cue that is explained, and leaves it open with its clock running', async () => {
    const { play, memory, game } = explained('crisis', false, ['goal', 'begin', 'crisis']);
    await holdClock(boxCourse, game, memory);
    expect(shownLesson(boxCourse, game, memory)).toBe('scanner');
    await confirmLesson(boxCourse, game, memory);
    expect(play.open).toMatchObject({ cueNumber: 1, forecasts: [{ ufos: { africa: 1 } }], clock: { menu: false } });
    expect(shownLesson(boxCourse, game, memory)).toBe(null);
  });

  test('CLK-9 that is skipped leaves its cue open, and the clock runs once nothing else is due', async () => {
    const { play, memory, game } = explained('crisis', false, ['goal', 'begin']);
    await holdClock(boxCourse, game, memory);
    await skipLessons(boxCourse, game, memory, false);
    expect(shownLesson(boxCourse, game, memory)).toBe('scanner');
    expect(play.open.clock?.menu).toBe(true);
    await skipLessons(boxCourse, game, memory, false);
    expect(shownLesson(boxCourse, game, memory)).toBe(null);
    expect(play.open).toMatchObject({ cueNumber: 1, clock: { menu: false } });
  });

  test('CLK-9 of a whole tutorial that is skipped holds no clock', async () => {
    const { play, memory, game } = explained('crisis', true, []);
    await holdClock(boxCourse, game, memory);
    expect(play.open.clock?.menu).toBe(true);
    await skipLessons(boxCourse, game, memory, true);
    expect(play.open.clock?.menu).toBe(false);
    play.do('done');
    await holdClock(boxCourse, game, memory);
    expect(play.open.clock?.menu).toBe(false);
  });
});
