import { describe, expect, test } from 'vitest';
import { tested } from '../../../../tests/languages/index.ts';
import { standardTable } from '../../../../tests/tools/standard.ts';
import { cueKinds } from '../../../content/cues.ts';
import { difficulties } from '../../../content/difficulties.ts';
import { languages } from '../../../i18n/index.ts';
import { createGame, type GameOptions, type PublicState } from '../../../rules/index.ts';
import { boxLessons, dueBoxLesson, isCueKind } from './lessons.ts';
import { pictureOf } from './pictures.ts';

const setUp = (some: Partial<GameOptions> = {}): PublicState => {
  const game = createGame({ seed: 'box', mode: 'companion', difficulty: 'tutorial', ...some }, standardTable);
  if ('refused' in game) throw new Error(game.refused.code);
  return game.state.open;
};
const budget = { kind: 'budget', side: 'xcom', role: 'commander', credits: 9, scrambled: false } as const;
const fundings = { ...budget, kind: 'emergency-funding', scrambled: true } as const;
const withCue = (cue: PublicState['cue'], open = setUp()): PublicState => ({
  ...open,
  phase: 'timed',
  cue,
  step: null,
});
const withStep = (step: PublicState['step']): PublicState => ({ ...setUp(), phase: 'resolution', cue: null, step });

/** All lessons due at these moments, one after another, given those already shown. */
function allDue(moments: readonly PublicState[], said = new Set<string>()): string[] {
  const shown: string[] = [];
  for (const open of moments) {
    for (let due = dueBoxLesson(open, said); due; due = dueBoxLesson(open, said)) {
      said.add(due);
      shown.push(due);
    }
  }
  return shown;
}

describe('the tutorial with the box', () => {
  test('explains each kind of cue and step the first time it comes, and the general before the particular', () => {
    const moments = [withCue(budget), withCue(fundings), withCue(budget), withCue({ ...fundings, scrambled: false })];
    expect(allDue(moments)).toEqual(['goal', 'begin', 'budget', 'scrambled', 'emergency-funding']);
    const steps = [withStep('audit'), withStep('research'), withStep('orbital-defense'), withStep('audit')];
    expect(allDue(steps)).toEqual(['resolution', 'audit', 'dice', 'research', 'orbital-defense']);
  });

  test('CRD-1 tells of cards as soon as one cue has been played, long before the last chance to use them', () => {
    const open = setUp();
    const later = { ...open, history: [{ cue: budget }] as unknown as PublicState['history'] };
    const moments = [withCue(budget, open), withCue(fundings, later), withCue(budget, later)];
    expect(allDue(moments)).toEqual(['goal', 'begin', 'budget', 'cards', 'scrambled', 'emergency-funding']);
  });

  test('DIR-9 explains the scanner when it is lit, and only when no other lesson hides its button', () => {
    const lit = { ...withCue(budget), scanner: true };
    expect(allDue([withCue(budget), withCue(budget), lit, lit])).toEqual(['goal', 'begin', 'budget', 'scanner']);
    expect(allDue([lit])).toEqual(['goal', 'begin', 'budget', 'scanner']);
  });

  test('RES-9 CRD-5 tells of elite soldiers, critical damage and salvage where they first matter', () => {
    const general = new Set(['goal', 'begin', 'resolution', 'dice']);
    const squad = { kind: 'deploy-squad', side: 'xcom', role: 'squad-leader', scrambled: false } as const;
    const moments = [withCue(squad), withStep('base-defense'), withStep('missions')];
    expect(allDue(moments, general)).toEqual([
      'elite',
      'deploy-squad',
      'base-defense',
      'critical',
      'missions',
      'salvage',
    ]);
  });

  test('has a lesson for everything, and ends when all are shown', () => {
    expect(new Set(boxLessons).size).toBe(boxLessons.length);
    expect(allDue([withCue(fundings), withStep('missions')], new Set(boxLessons))).toEqual([]);
  });

  test('is only for the tutorial difficulty, never for the table on the screen, and not after the end', () => {
    const due = (open: PublicState) => dueBoxLesson(withCue(budget, open), new Set());
    const explained = difficulties.filter((difficulty) => due(setUp({ difficulty })) !== null);
    expect(explained).toEqual(['tutorial']);
    expect(due(setUp({ mode: 'virtual' }))).toBe(null);
    expect(due({ ...setUp(), outcome: 'lost' as never })).toBe(null);
  });

  test('says it briefly in every language: a title, at most two sentences, and what is then true on the table', () => {
    for (const language of languages) {
      const { words } = tested[language];
      const of = (key: string): string => (words as Readonly<Record<string, string>>)[key] ?? '';
      for (const lesson of boxLessons) {
        const [title, text, done] = ['title', 'text', 'done'].map((part) => of(`explain.${lesson}.${part}`));
        expect({ lesson, title: title !== '' && String(title).length <= 42 }).toEqual({ lesson, title: true });
        expect({ lesson, text: text !== '' && String(text).length <= 150 }).toEqual({ lesson, text: true });
        expect({
          lesson,
          few:
            String(text)
              .split(/[.!?](?:\s|$)|[。！？]/)
              .filter(Boolean).length <= 2,
        }).toEqual({
          lesson,
          few: true,
        });
        expect({ lesson, done: done !== '' && String(done).length <= 22 }).toEqual({ lesson, done: isCueKind(lesson) });
      }
    }
  });
});

test('a lesson about a cue shows its thing, except for the end of the phase and the final mission', () => {
  expect(cueKinds.filter((kind) => pictureOf(kind) === null)).toEqual(['final-mission', 'ending']);
});
