/** What the planner thinks things are worth, in points; found by playing thousands of games against one another. */
export const weights = {
  /** A step of panic on a calm continent, how much more each further step costs, and the last one on top. */
  panic: 0.906,
  panicLasts: 0.102,
  panicGrows: 0.273,
  panicFalls: 4.56,
  /** All of that once a continent has fallen: the next one loses the game. */
  lastStand: 2.39,
  /** Damage to the base in the same way; red spaces cost critical damage besides. */
  damage: 2.19,
  damageGrows: 0.311,
  damageRed: 1.04,
  /** Units that must be bought back, or miss a round. */
  soldier: 1.06,
  interceptor: 1.09,
  satellite: 0.739,
  scientist: 0.331,
  elite: 1.09,
  /** A credit, as long as there is something to buy; from Emergency Funding; where there is nothing to buy. */
  credit: 0.966,
  emergencyCredit: 0.295,
  emergencyLasts: 0.0547,
  spareCredit: 0.046,
  salvage: 0.545,
  /** A card that cannot be used again this round. */
  exhausted: 0.883,
  use: 0.486,
  freeUnit: 0.725,
  techDraw: 0.211,
  time: 0.0955,
  /** How often a UFO that is left raises panic before it is shot down; in orbit it hides things besides. */
  ufoStays: 1.87,
  orbitStays: 1.45,
  ufoInOrbit: 0.574,
  /** Techs: what a card a round is worth, for each round to come. */
  tech: 0.909,
  techUnfinished: 0.387,
  researchStep: 1.62,
  alike: 0.452,
  ufosExpected: 0.946,
  enemiesExpected: 1.02,
  /** An enemy more in the base. */
  enemyInBase: 1.47,
  mission: 6.67,
  missionPart: 1.09,
  partial: 0.773,
  finalPart: 9.13,
  victory: 37.5,
  crisis: 1.36,
};

export type Weights = Readonly<Record<keyof typeof weights, number>>;
