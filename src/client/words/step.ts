import { type ChecklistItem, type ChecklistKey, checklists, isPlain } from '../../content/checklists.ts';
import type { StepKind } from '../../content/steps.ts';
import { say } from './first.ts';

/** Checklist item as displayed. `forgotten` marks an item that tables often forget. */
export interface Line {
  readonly id: string;
  readonly words: string;
  readonly forgotten: boolean;
}

/** Returns the checklist of a step, for a game with or without a final mission, in words given by their keys. */
export function linesIn<Step extends StepKind>(
  step: Step,
  finalMission: boolean,
  wordsOf: (key: `step.${ChecklistKey}` & `step.${Step}.${string}`) => string,
): Line[] {
  const items: readonly ChecklistItem[] = checklists[step];
  const excluded = finalMission ? 'no-final-mission' : 'final-mission';
  return items
    .filter(({ when }) => when !== excluded)
    .map(({ id, forgotten = false }) => ({
      id,
      forgotten,
      words: wordsOf(`step.${step}.${id}` as `step.${ChecklistKey}` & `step.${Step}.${string}`),
    }));
}

/** Returns the checklist of a step in which nothing is rolled or reported. Empty for others, whose words are loaded later. */
export const plainLines = (step: StepKind): Line[] => (isPlain(step) ? linesIn(step, false, say) : []);
