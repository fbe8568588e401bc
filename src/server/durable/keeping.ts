// How long a table is kept (ONL-12).

import type { EventStore } from '../hosting/event-store.ts';
import { tableIn } from './storage.ts';

const dayMs = 86_400_000;

/** Returns how long a table without a new row is kept, in ms. */
export const keptMs = ({ KEEP_DAYS = '30' }: { readonly KEEP_DAYS?: string }): number => Number(KEEP_DAYS) * dayMs;

/**
 * First look at a table that has expired. The clock may be wrong, so there is a second look a day later. `touched` is
 * the time of its last row, `at` that of the look, both in ms since 1970.
 */
interface Look {
  readonly touched: number;
  readonly at: number;
}

function touchedIn(storage: DurableObjectStorage, journal: EventStore): number | null {
  const id = tableIn(storage);
  return id === null ? null : journal.touched(id);
}

/** Returns the first look at a table, if it has no new row since then. */
function lookAt(storage: DurableObjectStorage, touched: number): Look | null {
  const look = storage.kv.get<Look>('look');
  return look?.touched === touched ? look : null;
}

/** Returns when a table without a new row is looked at, in ms since 1970. Never if there is none. */
export function keptUntil(storage: DurableObjectStorage, journal: EventStore, keptFor: number): number {
  const touched = touchedIn(storage, journal);
  if (touched === null) return Number.POSITIVE_INFINITY;
  const look = lookAt(storage, touched);
  return look === null ? touched + keptFor : Math.max(touched + keptFor, look.at + Math.min(dayMs, keptFor));
}

/** Looks at a table. Returns whether it has expired at the second look, and so is to be deleted. */
export function isDoomed(storage: DurableObjectStorage, journal: EventStore, keptFor: number): boolean {
  const touched = touchedIn(storage, journal);
  if (touched === null || Date.now() < keptUntil(storage, journal, keptFor)) return false;
  if (lookAt(storage, touched) !== null) return true;
  storage.kv.put('look', { touched, at: Date.now() } satisfies Look);
  return false;
}
