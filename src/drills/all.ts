import type { Drill } from './drill.ts';
import { written } from './written.ts';
import { readDrill } from './written-form.ts';

let all: readonly Drill[] | null = null;

/** Returns all drills. They are read once. */
export function allDrills(): readonly Drill[] {
  all ??= written.map(readDrill);
  return all;
}
