import type { Role } from '../../../content/roles.ts';
import type { CrewStore } from './crew.svelte.ts';
import type { GameStore } from './game-store.svelte.ts';

/** Relation of the people at this screen to a cue or step: it is theirs, they lead it, it is others', or they watch. */
export type Whose = 'mine' | 'lead' | 'others' | 'watched';

/**
 * Returns that relation with the box. A device that has the game may do everything, and at a table online the Central
 * Officer leads (TIM-5). Everybody present acts for a role that is missing (ONL-10a).
 */
export function turnOwner({ session }: GameStore, { people, missing }: CrewStore, role: Role | 'all'): Whose {
  if (!session.isHosted) return 'mine';
  if (people.length === 0) return 'watched';
  if (role !== 'all' && people.includes(role)) return 'mine';
  if (role !== 'all' && missing.includes(role)) return 'lead';
  return people.includes('central-officer') ? 'lead' : 'others';
}

/** Whether the people at this screen act for the Central Officer: they have the role, or its person is missing. */
export const actsForOfficer = (play: GameStore, crew: CrewStore): boolean => canEndStep(play, crew, 'central-officer');

/**
 * Whether the people at this screen may pause and resume: those who act for the Central Officer, or everybody with a
 * role, if the table allows it (ONL-11).
 */
export const mayPause = (play: GameStore, crew: CrewStore): boolean =>
  actsForOfficer(play, crew) || (crew.people.length > 0 && play.session.everybodyPauses?.() === true);

/** Whether the people at this screen may end a step of a role, with the box. */
export function canEndStep(play: GameStore, crew: CrewStore, role: Role | 'all'): boolean {
  const is = turnOwner(play, crew, role);
  return is === 'mine' || is === 'lead' || (is === 'others' && role === 'all');
}
