/** The six continents (TAB-2). */
export const continents = ['north-america', 'south-america', 'europe', 'africa', 'asia', 'australia'] as const;
export type Continent = (typeof continents)[number];

/** Where a UFO can be. */
export const spaces = [...continents, 'orbit'] as const;
export type Space = (typeof spaces)[number];
