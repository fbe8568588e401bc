// Lessons of Evolution, each shown the first time that its subject comes in a game of this device (EVO-39).

import { isRolling } from '../../content/checklists.ts';
import type { PublicState } from '../../rules/index.ts';

/** All lessons. A game need not come to all of them. */
export const evolutionLessons = ['sabotage', 'mec', 'dangerous', 'spaces', 'meld'] as const;
/** A lesson, named after its subject. Its words are `evolution.lesson.<id>.title` and `.text`. */
export type EvolutionLesson = (typeof evolutionLessons)[number];

/** The round in which techs can have brought the first MEC trooper. */
const firstMecRound = 2;

/** Lessons that fit the open cue or step, general ones first. */
function subjects({ cue, step, round }: PublicState, sabotaged: boolean): readonly EvolutionLesson[] {
  if (cue?.kind === 'sabotage') return ['sabotage'];
  if (cue?.kind === 'deploy-squad') return round < firstMecRound ? [] : ['mec'];
  if (!step) return [];
  return [
    ...(isRolling(step) && sabotaged ? (['dangerous'] as const) : []),
    ...(step === 'base-defense' ? (['spaces'] as const) : []),
    ...(step === 'missions' ? (['meld'] as const) : []),
  ];
}

/**
 * Returns the first lesson that is due and has not been shown, or null. A task can be dangerous only after a sabotage:
 * that has been explained, or `tokens` lie on tasks.
 */
export function dueLesson(open: PublicState, said: ReadonlySet<string>, tokens: number): EvolutionLesson | null {
  if (open.outcome !== null) return null;
  return subjects(open, said.has('sabotage') || tokens > 0).find((lesson) => !said.has(lesson)) ?? null;
}
