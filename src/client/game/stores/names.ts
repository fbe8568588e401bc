import { type Role, roles } from '../../../content/roles.ts';
import type { Crew } from '../../platform/local-storage/crew.ts';

/** Returns the distinct names at this screen. Unnamed people count as one empty name. */
export const namesAt = (crew: Crew): string[] => [
  ...new Set(roles.filter((role) => crew[role].player === 'person').map((role) => crew[role].name)),
];

/** Whether several people share this screen. Only then are they called by name. */
export const isShared = (crew: Crew): boolean => namesAt(crew).length > 1;

/** Whether somebody plays at another device. */
const isFarPlayed = (crew: Crew): boolean => roles.some((role) => crew[role].player === 'elsewhere');

/** Whether a role is played at another device. */
export const isElsewhere = (crew: Crew, role: Role | 'all'): boolean =>
  role !== 'all' && crew[role].player === 'elsewhere';

/** Whether somebody alone at this device plays a role, and others play at theirs. They are called "you". */
export const isYou = (crew: Crew, role: Role | 'all'): boolean =>
  role !== 'all' && crew[role].player === 'person' && isFarPlayed(crew) && !isShared(crew);

/** Returns the name to call for a role. Empty for bots, for `all`, and if one person plays alone. */
export const nameFor = (crew: Crew, role: Role | 'all'): string =>
  role !== 'all' && (isShared(crew) || isFarPlayed(crew)) && crew[role].player !== 'bot' ? crew[role].name : '';
