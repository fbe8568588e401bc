/** The six continents (TAB-2). */
export const continents = ['north-america', 'south-america', 'europe', 'africa', 'asia', 'australia'] as const;
/** A continent. */
export type Continent = (typeof continents)[number];

/** Spaces a UFO can occupy. */
export const spaces = [...continents, 'orbit'] as const;
/** A space a UFO can occupy. */
export type Space = (typeof spaces)[number];
