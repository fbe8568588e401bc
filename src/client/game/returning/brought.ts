// A game that this device takes to a table. Its people go on there with the same roles (ONL-14).

import { type Role, roles } from '../../../content/roles.ts';
import { tidyName } from '../../../wire/index.ts';
import type { Crew } from '../../platform/local-storage/crew.ts';

/** Roles and name of the people who take a game to a table. */
export interface Brought {
  readonly roles: readonly Role[];
  readonly name: string;
}

let latest: (Brought & { readonly table: string }) | null = null;

/**
 * Returns the roles of the people at this screen. They share one seat, as they share one screen, and are called by all
 * of their names if there is room. Null with the box, where each of them has a phone at the table.
 */
export function broughtFrom(crew: Crew, isBox: boolean): Brought | null {
  const own = roles.filter((role) => crew[role].player === 'person');
  const name = [...new Set(own.map((role) => crew[role].name))].filter(Boolean).join(', ');
  return own.length === 0 || isBox ? null : { roles: own, name: tidyName(name) === name ? name : '' };
}

/** Stores the roles with which people sit down at a table as soon as its page opens. */
export function bringTo(table: string, brought: Brought | null): void {
  latest = brought && { ...brought, table };
}

/** Returns the stored roles for a table, once. */
export function takeBrought(table: string): Brought | null {
  const brought = latest?.table === table ? latest : null;
  latest = null;
  return brought;
}
