/** Panic zones, from calm to fallen (TAB-3). */
export const zones = ['yellow', 'red', 'orange'] as const;
/** A panic zone. */
export type Zone = (typeof zones)[number];

/** Zone of each space of the panic track, lowest first (TAB-3). */
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

/** Returns the zone of panic space 0–8. Higher spaces count as orange (TAB-3). */
export const zoneOf = (space: number): Zone => panicTrack[space] ?? 'orange';

/** Spaces of the base damage track, in order. Red spaces trigger the plan's critical damage (TAB-4). */
export const damageTrack = ['blue', 'plain', 'plain', 'red', 'plain', 'red', 'plain', 'red', 'orange'] as const;

/** Ends of the threat track (TAB-5). */
export const threatTrack = { lowest: 1, highest: 5 } as const;

/** Number of fallen continents that loses the game (RES-10). */
export const fallenToLose = 2;
