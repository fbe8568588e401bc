import type { ReportEntry } from '../../../content/steps.ts';
import { type PublicState, requiredEntry } from '../../../rules/index.ts';
import { say } from '../../words/say.ts';

const questions: Partial<Record<ReportEntry, 'base-destroyed' | 'missions' | 'mission-report' | 'orbit-report'>> = {
  baseDestroyed: 'base-destroyed',
  finalMissionCompleted: 'missions',
  missionCompleted: 'mission-report',
  orbitUfos: 'orbit-report',
};

/** Returns the question that the open step puts to those who end it. Null if there is none, or one of panic. */
export function askedWords(open: PublicState): string | null {
  const asks = requiredEntry(open);
  const step = asks === null ? undefined : questions[asks];
  return step === undefined ? null : say(`step.${step}.ask`);
}
