import type { StepKind } from '../../../content/steps.ts';
import { type PublicState, requiredEntry } from '../../../rules/index.ts';
import { stepsOfRole } from '../../box/screens/step-pages.ts';
import { say } from '../../words/say.ts';

/** Steps whose question is read aloud. A panic report is shown as a map instead. */
const asking = ['base-destroyed', 'missions', 'mission-report', 'orbit-report'] as const;
const isAsking = (step: StepKind): step is (typeof asking)[number] => asking.some((one) => one === step);

/** Returns the question that the page of the open step asks those who end it. Null if there is none. */
export function askedWords(open: PublicState): string | null {
  const steps = open.step === null ? [] : stepsOfRole(open.step);
  const asked = steps.filter(isAsking).find((step) => requiredEntry({ ...open, step }) !== null);
  return asked === undefined ? null : say(`step.${asked}.ask`);
}
