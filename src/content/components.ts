/** How many pieces there are (TAB-2, TAB-6). */
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

/** What setup puts into the reserves; the rest waits in the recruitment pool (SET-2). */
export const startingReserve = {
  interceptors: 6,
  satellites: 8,
  scientists: 8,
  soldiersPerClass: 2,
} as const;

/** Techs in hand after New Technology Available (ACT-TECH). */
export const fullHand = 6;

/** Crises and missions a role draws, to keep one (ACT-CRISIS, ACT-MISSION). */
export const drawnAtOnce = 2;

/** Credits on Emergency Funding at the start (SET-4). */
export const startingEmergencyFunding = 10;

/** Sides of the two kinds of dice, the XCOM faces that succeed, and the most that are ever rolled (TAB-9, FIN-10). */
export const dice = { xcom: { sides: 6, successes: [5, 6], most: 100 }, alien: { sides: 8 } } as const;
