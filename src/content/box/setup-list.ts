// What is laid out with the box. Apart from the checklists of steps, which a first visit needs.

import type { Role } from '../roles.ts';

/** Who lays an item out: a role, or anybody at the table. */
export type SetupOwner = 'table' | Role;

/**
 * Things of the box that are laid out before a game, by who does it: first what belongs to the whole table, then what
 * each role takes, in the order hands do it (SET-7).
 */
export const setupList = {
  table: ['board', 'roles', 'base', 'panic', 'threat', 'damage', 'supply', 'pool'],
  commander: ['interceptors', 'commander-assets', 'base-asset', 'funding', 'crises'],
  'chief-scientist': ['scientists', 'scientist-assets', 'techs'],
  'central-officer': ['satellites', 'officer-assets', 'ufos'],
  'squad-leader': ['soldiers', 'leader-assets', 'elite', 'plan', 'enemies', 'missions'],
} as const satisfies Readonly<Record<SetupOwner, readonly string[]>>;

/** A thing that is laid out. */
export type SetupItem = (typeof setupList)[SetupOwner][number];
