/** The twelve places of the board on which an EXALT token can lie (EVO-33, EVO-40). */
export const tokenPlaces = [
  'lab-1',
  'lab-2',
  'lab-3',
  'orbit',
  'north-america',
  'south-america',
  'europe',
  'africa',
  'asia',
  'australia',
  'base',
  'mission',
] as const;

/** Most tokens that are counted on one place. */
export const mostTokensAt = 3;

/** Sides of the alien die of a dangerous task (EVO-51). */
export const dangerousSides = 6;
