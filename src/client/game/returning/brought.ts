// A game that this device takes to a table: whoever alone plays it here goes on there with the same roles (ONL-14).

import { type Role, roles } from '../../../content/roles.ts';
import type { Crew } from '../../platform/local-storage/crew.ts';

/** Roles and name of the person who takes a game to a table. */
export interface Brought {
  readonly roles: readonly Role[];
  readonly name: string;
}

let latest: (Brought & { readonly table: string }) | null = null;

/** Returns what one person plays beside bots. Null if people at this screen have to share the roles among them first. */
export function broughtFrom(crew: Crew): Brought | null {
  const own = roles.filter((role) => crew[role].player === 'person');
  const names = new Set(own.map((role) => crew[role].name));
  const [name = ''] = names;
  return own.length === 0 || own.length === roles.length || names.size > 1 ? null : { roles: own, name };
}

/** Notes who sits down at a table as soon as its page opens. */
export function bringTo(table: string, brought: Brought | null): void {
  latest = brought && { ...brought, table };
}

/** Returns who sits down at a table, once. */
export function takeBrought(table: string): Brought | null {
  const brought = latest?.table === table ? latest : null;
  latest = null;
  return brought;
}
