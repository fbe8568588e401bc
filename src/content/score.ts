/** Points for winning, and per item left at the end of the game (END-2). */
export const score = {
  won: 100,
  ufoOnBoard: -1,
  soldierInPool: -1,
  interceptorInPool: -1,
  redContinent: -2,
  baseDamage: -2,
  fallenContinent: -5,
} as const;
