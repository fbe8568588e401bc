import { describe, expect, test } from 'vitest';
import { tested } from '../../../tests/languages/index.ts';
import { given } from '../../../tests/tools/given.ts';
import { languages } from '../../i18n/index.ts';
import type { PublicState } from '../../rules/index.ts';
import { dueLesson, evolutionLessons } from './lessons.ts';

const base = given({ expansions: ['evolution'] }).open;
const sabotage = { kind: 'sabotage', side: 'alien', role: 'central-officer', scrambled: false, tokens: 2 } as const;
const squad = { kind: 'deploy-squad', side: 'xcom', role: 'squad-leader', scrambled: false } as const;
const atCue = (cue: PublicState['cue'], round = 1): PublicState => ({
  ...base,
  phase: 'timed',
  cue,
  step: null,
  round,
});
const atStep = (step: PublicState['step'], round = 1): PublicState => ({
  ...base,
  phase: 'resolution',
  cue: null,
  step,
  round,
});

/** All lessons due at these moments, one after another, given those already shown. */
function allDue(moments: readonly PublicState[], said = new Set<string>(), tokens = 0): string[] {
  const shown: string[] = [];
  for (const open of moments) {
    for (let due = dueLesson(open, said, tokens); due; due = dueLesson(open, said, tokens)) {
      said.add(due);
      shown.push(due);
    }
  }
  return shown;
}

describe('a lesson of Evolution', () => {
  test('EVO-39 comes the first time that its subject can, and once', () => {
    const round = [atCue(squad), atCue(sabotage), atStep('research'), atStep('base-defense'), atStep('missions')];
    expect(allDue([...round, ...round])).toEqual(['sabotage', 'dangerous', 'spaces', 'meld']);
    expect(allDue([atCue(squad, 2), atCue(squad, 3)])).toEqual(['mec']);
    expect(allDue([...round, atCue(squad, 2)], new Set(evolutionLessons))).toEqual([]);
  });

  test('EVO-39 about dangerous tasks waits for a sabotage, and comes with the first step that rolls after it', () => {
    expect(allDue([atStep('research'), atStep('base-defense')])).toEqual(['spaces']);
    expect(allDue([atStep('base-defense')], new Set(['sabotage']))).toEqual(['dangerous', 'spaces']);
    expect(allDue([atStep('research')], new Set(), 1)).toEqual(['dangerous']);
  });

  test('EVO-39 does not come after the end', () => {
    expect(dueLesson({ ...atCue(sabotage), outcome: 'lost' as never }, new Set(), 2)).toBe(null);
  });

  test('EVO-39 has a short title and at most two short sentences in every language', () => {
    for (const language of languages) {
      const words: Readonly<Record<string, string>> = tested[language].words;
      for (const lesson of evolutionLessons) {
        const title = words[`evolution.lesson.${lesson}.title`] ?? '';
        const text = words[`evolution.lesson.${lesson}.text`] ?? '';
        expect({ lesson, title: title.length <= 42, text: text.length <= 150 }).toEqual({
          lesson,
          title: true,
          text: true,
        });
        // A sentence about the “!” of a space goes on after it.
        const sentences = text.replace(/[“„«「]![”“»」]/g, '').split(/[.!?](?:\s|$)|[。！？]/);
        expect({ lesson, sentences: sentences.filter(Boolean).length }).toEqual({ lesson, sentences: 2 });
      }
    }
  });
});
