import { type ChecklistItem, type ChecklistKey, checklists } from '../../content/checklists.ts';
import type { StepKind } from '../../content/steps.ts';
import { say } from './say.svelte.ts';

/** A line of a checklist as it is read. */
export interface Line {
  readonly id: string;
  readonly words: string;
  readonly forgotten: boolean;
}

/** The checklist of a step, for a table with or without a final mission. */
export function linesOf(step: StepKind, finalMission: boolean): Line[] {
  const items: readonly ChecklistItem[] = checklists[step];
  const unfit = finalMission ? 'no-final-mission' : 'final-mission';
  return items
    .filter(({ when }) => when !== unfit)
    .map(({ id, forgotten = false }) => ({ id, forgotten, words: say(`step.${`${step}.${id}` as ChecklistKey}`) }));
}
