import type { StepKind } from '../../../content/steps.ts';
import { say } from '../../words/say.ts';
import { type Line, linesIn } from '../../words/step.ts';

/** Returns the checklist of any step, for a game with or without a final mission. */
export const linesOf = (step: StepKind, finalMission: boolean): Line[] => linesIn(step, finalMission, say);
