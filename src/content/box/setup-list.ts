// Checklist of the set-up with the box. Separate from the checklists of steps, which are part of the first load.

import type { Role } from '../roles.ts';

/** Owner of an item: a role, or the whole table. */
export type SetupOwner = 'table' | Role;

/**
 * Components of the box to lay out before a game, by owner: first those of the whole table, then those of each role, in
 * the order in which people lay them out (SET-7).
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
