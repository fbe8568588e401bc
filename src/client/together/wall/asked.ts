import type { ReportEntry } from '../../../content/steps.ts';
import { type PublicState, requiredEntry } from '../../../rules/index.ts';
import { stepsOfRole } from '../../box/screens/step-pages.ts';
import { say } from '../../words/say.ts';

const questions: Partial<Record<ReportEntry, 'base-destroyed' | 'missions' | 'mission-report' | 'orbit-report'>> = {
  baseDestroyed: 'base-destroyed',
  finalMissionCompleted: 'missions',
  missionCompleted: 'mission-report',
  orbitUfos: 'orbit-report',
};

/** Returns the question that the page of the open step puts to those who end it. Null if there is none, or one of panic. */
export function askedWords(open: PublicState): string | null {
  for (const step of open.step === null ? [] : stepsOfRole(open.step)) {
    const asks = requiredEntry({ ...open, step });
    const asked = asks === null ? undefined : questions[asks];
    if (asked !== undefined) return say(`step.${asked}.ask`);
  }
  return null;
}
