import { type BaseCueKind, cues, labs } from '../../../content/cues.ts';
import type { Role } from '../../../content/roles.ts';
import type { Cue, PublicState } from '../../../rules/index.ts';

/** A cue that everybody knows will come, without the details that only its opening reveals. */
export type Coming = Pick<Cue, 'lab'> & { readonly kind: BaseCueKind };

/** XCOM cues that come exactly once in every round (DIR-1). */
const everyRound: readonly Coming[] = [
  { kind: 'new-technology' },
  { kind: 'budget' },
  { kind: 'choose-mission' },
  ...labs.map((lab) => ({ kind: 'assign-research', lab }) as const),
  { kind: 'deploy-satellites' },
  { kind: 'deploy-interceptors' },
  { kind: 'emergency-funding' },
  { kind: 'defend-base' },
  { kind: 'deploy-squad' },
];

/**
 * Returns the XCOM cues of these roles that are still to come in this round, whose order is hidden (DIR-1). Alien cues
 * are hidden altogether, and so is the cue that brings the final mission.
 */
export function toCome(
  { phase, history, cue, finalMission }: Pick<PublicState, 'phase' | 'history' | 'cue' | 'finalMission'>,
  roles: readonly Role[],
): readonly Coming[] {
  if (phase !== 'timed') return [];
  const came = [...history.map((past) => past.cue), ...(cue ? [cue] : [])];
  const all: readonly Coming[] =
    finalMission === 'available' ? [...everyRound, { kind: 'deploy-final-squad' }] : everyRound;
  return all.filter(
    ({ kind, lab }) =>
      roles.some((role) => role === cues[kind].role) && !came.some((one) => one.kind === kind && one.lab === lab),
  );
}
