// The names of the people at a screen.

import { type Role, roles } from '../../content/roles.ts';
import type { Crew } from '../notes/crew.ts';

/** The names at this screen, each once; somebody without a name counts too. */
export const namesAt = (crew: Crew): string[] => [
  ...new Set(roles.filter((role) => crew[role].player === 'person').map((role) => crew[role].name)),
];

/** Do several people share this screen? Only then does it matter who of them is meant. */
export const isShared = (crew: Crew): boolean => namesAt(crew).length > 1;

/** The name to call when a role is to act: none for bots, for everybody, and where there is but one person. */
export const nameFor = (crew: Crew, role: Role | 'all'): string =>
  role !== 'all' && isShared(crew) && crew[role].player === 'person' ? crew[role].name : '';
