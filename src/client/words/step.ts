import { type ChecklistItem, type ChecklistKey, checklists } from '../../content/checklists.ts';
import type { StepKind } from '../../content/steps.ts';
import { say } from './first.ts';

/** Checklist item as displayed. `forgotten` marks an item that tables often forget. */
export interface Line {
  readonly id: string;
  readonly words: string;
  readonly forgotten: boolean;
}

/** Returns the checklist of a step, for a game with or without a final mission. */
export function linesOf(step: StepKind, finalMission: boolean): Line[] {
  const items: readonly ChecklistItem[] = checklists[step];
  const excluded = finalMission ? 'no-final-mission' : 'final-mission';
  return items
    .filter(({ when }) => when !== excluded)
    .map(({ id, forgotten = false }) => ({ id, forgotten, words: say(`step.${`${step}.${id}` as ChecklistKey}`) }));
}
