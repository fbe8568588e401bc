/** Number of pieces in the box, and capacity of the places on the board (TAB-2, TAB-6). */
export const components = {
  ufos: 24,
  interceptors: 8,
  satellites: 8,
  scientists: 8,
  soldiers: 12,
  eliteMarkers: 4,
  basePlaces: 4,
  interceptorsPerContinent: 3,
  satellitePlaces: 3,
  scientistsPerLab: 3,
  soldiersPerMission: 4,
} as const;

/** Units placed in reserve at setup. The rest start in the recruitment pool (SET-2). */
export const startingReserve = {
  interceptors: 6,
  satellites: 8,
  scientists: 8,
  soldiersPerClass: 2,
} as const;

/** Hand size after New Technology Available (ACT-TECH). */
export const fullHand = 6;

/** Number of crises or missions drawn when a role keeps one (ACT-CRISIS, ACT-MISSION). */
export const drawnAtOnce = 2;

/** Credits on Emergency Funding when the game begins (SET-4). */
export const startingEmergencyFunding = 10;

/** Range of starting credits that house rules allow (HSE-3). */
export const houseFunding = { least: 6, most: 14 } as const;

/** Alien die face that makes a loss hard, with that house rule (HSE-2). */
export const hardLossFace = 1;

/** Sides of both dice, the XCOM faces that succeed, and the most XCOM dice in one roll (TAB-9, FIN-10). */
export const dice = { xcom: { sides: 6, successes: [5, 6], most: 100 }, alien: { sides: 8 } } as const;
