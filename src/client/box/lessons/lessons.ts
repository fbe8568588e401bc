// Lessons of the tutorial with the box. Each is shown when its cue, step or topic first comes.

import { isRolling } from '../../../content/checklists.ts';
import { type BaseCueKind, cueKinds, isBaseCue } from '../../../content/cues.ts';
import { type StepKind, stepKinds } from '../../../content/steps.ts';
import type { PublicState } from '../../../rules/index.ts';
import { isExplained } from '../../game/stores/explained.ts';
import type { Course } from './flow.ts';

/** A lesson, named after its subject. Its words are `explain.<id>.title` and `.text`, and `.done` for a cue. */
export type BoxLesson =
  | 'goal'
  | 'begin'
  | 'cards'
  | 'scrambled'
  | 'elite'
  | BaseCueKind
  | 'scanner'
  | 'resolution'
  | 'dice'
  | StepKind
  | 'critical'
  | 'salvage';

/** All lessons. A game need not come to all of them. */
export const boxLessons: readonly BoxLesson[] = [
  'goal',
  'begin',
  'cards',
  'scrambled',
  'elite',
  ...cueKinds,
  'scanner',
  'resolution',
  'dice',
  ...stepKinds,
  'critical',
  'salvage',
];

/** Whether a lesson is about a cue, so that its request ends the cue. */
export const isCueKind = (lesson: BoxLesson): lesson is BaseCueKind => cueKinds.some((kind) => kind === lesson);

/**
 * Returns the intent that confirming a lesson sends: `done` if it explains a cue, `scan` for the scanner, else null.
 */
function askedBy(lesson: BoxLesson): 'done' | 'scan' | null {
  if (lesson === 'scanner') return 'scan';
  return isCueKind(lesson) ? 'done' : null;
}

/** Lessons about special cases, each shown in the first step where the case can occur. */
function afterStep(step: StepKind): readonly BoxLesson[] {
  if (step === 'base-defense') return ['critical'];
  return step === 'missions' ? ['salvage'] : [];
}

/**
 * Returns the lessons that fit the open cue or step, general ones first. The lesson about cards comes when a cue has
 * been played. The scanner comes last, because a lesson hides the forecasts. It waits for a cue that is explained
 * already: confirming the lesson of a cue ends it.
 */
function subjects({ cue, step, scanner, history }: PublicState): readonly BoxLesson[] {
  if (cue)
    return [
      'goal',
      'begin',
      ...(history.length > 0 ? (['cards'] as const) : []),
      ...(cue.scrambled ? (['scrambled'] as const) : []),
      ...(cue.kind === 'deploy-squad' ? (['elite'] as const) : []),
      ...(isBaseCue(cue.kind) ? [cue.kind] : []),
      ...(scanner ? (['scanner'] as const) : []),
    ];
  return step ? ['resolution', ...(isRolling(step) ? (['dice'] as const) : []), step, ...afterStep(step)] : [];
}

/** Returns the first lesson that is due and has not been shown, or null. */
export function dueBoxLesson(open: PublicState, said: ReadonlySet<string>): BoxLesson | null {
  if (!isExplained(open) || open.outcome !== null) return null;
  return subjects(open).find((lesson) => !said.has(lesson)) ?? null;
}

/** The tutorial with the box. */
export const boxCourse: Course<BoxLesson> = { all: boxLessons, due: dueBoxLesson, askedBy };
