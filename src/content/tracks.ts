/** Panic zones, calm to fallen (TAB-3). */
export const zones = ['yellow', 'red', 'orange'] as const;
export type Zone = (typeof zones)[number];

/** The panic track's spaces, lowest first: its zone is the value (TAB-3). */
export const panicTrack: readonly Zone[] = [
  'yellow',
  'yellow',
  'yellow',
  'yellow',
  'yellow',
  'red',
  'red',
  'red',
  'orange',
];

/** The zone of a panic space 0–8 (TAB-3). */
export const zoneOf = (space: number): Zone => panicTrack[space] ?? 'orange';

/** The base damage track, start to end; red spaces trigger the plan's critical damage (TAB-4). */
export const damageTrack = ['blue', 'plain', 'plain', 'red', 'plain', 'red', 'plain', 'red', 'orange'] as const;

/** The threat track 1–5 (TAB-5). */
export const threatTrack = { lowest: 1, highest: 5 } as const;

/** Two fallen continents lose the game (RES-10). */
export const fallenToLose = 2;
