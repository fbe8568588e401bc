import { type BaseCueKind, cues, labs } from '../../../content/cues.ts';
import type { Role } from '../../../content/roles.ts';
import type { Cue, PublicState } from '../../../rules/index.ts';

/** A cue that everybody knows will come, without the details that only its opening reveals. */
export type Coming = Pick<Cue, 'lab'> & { readonly kind: BaseCueKind };

/**
 * Whether everybody knows that a cue comes in a round, whatever the director plans (DIR-1): always, once the final mission
 * is available, or not.
 */
const known: Readonly<Record<BaseCueKind, 'always' | 'with-final-mission' | 'hidden'>> = {
  'new-technology': 'always',
  budget: 'always',
  'choose-mission': 'always',
  'assign-research': 'always',
  'deploy-satellites': 'always',
  'deploy-interceptors': 'always',
  'emergency-funding': 'always',
  'defend-base': 'always',
  'deploy-squad': 'always',
  'deploy-final-squad': 'with-final-mission',
  'ufos-detected': 'hidden',
  'ufos-descend': 'hidden',
  'enemy-in-base': 'hidden',
  crisis: 'hidden',
  'final-mission': 'hidden',
  ending: 'hidden',
};

/** Known cues in the order in which they are listed. Research comes for each lab. */
const listed: readonly Coming[] = (Object.keys(known) as BaseCueKind[])
  .filter((kind) => known[kind] !== 'hidden')
  .flatMap((kind): readonly Coming[] => (kind === 'assign-research' ? labs.map((lab) => ({ kind, lab })) : [{ kind }]));

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
  return listed.filter(
    ({ kind, lab }) =>
      (known[kind] === 'always' || finalMission === 'available') &&
      roles.some((role) => role === cues[kind].role) &&
      !came.some((one) => one.kind === kind && one.lab === lab),
  );
}
