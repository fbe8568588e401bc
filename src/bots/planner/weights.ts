/** What the planner thinks things are worth, in points; found by playing thousands of games against one another. */
export const weights = {
  /** A step of panic on a calm continent, how much more each further step costs, and the last one on top. */
  panic: 0.869,
  panicLasts: 0.106,
  panicGrows: 0.233,
  panicFalls: 3.73,
  /** All of that once a continent has fallen: the next one loses the game. */
  lastStand: 1.81,
  /** Damage to the base in the same way; red spaces cost critical damage besides. */
  damage: 2.62,
  damageGrows: 0.335,
  damageRed: 0.828,
  /** Units that must be bought back, or miss a round. */
  soldier: 1.43,
  interceptor: 1.33,
  satellite: 0.652,
  scientist: 0.355,
  elite: 0.838,
  /** A credit, as long as there is something to buy; from Emergency Funding; where there is nothing to buy. */
  credit: 1.25,
  emergencyCredit: 0.4,
  emergencyLasts: 0.1,
  spareCredit: 0.0499,
  salvage: 0.572,
  /** A card that cannot be used again this round. */
  exhausted: 0.938,
  use: 0.487,
  freeUnit: 0.723,
  techDraw: 0.263,
  time: 0.0905,
  /** How often a UFO that is left raises panic before it is shot down; in orbit it hides things besides. */
  ufoStays: 1.73,
  orbitStays: 1.28,
  ufoInOrbit: 0.721,
  /** Techs: what a card a round is worth, for each round to come. */
  tech: 0.681,
  techUnfinished: 0.38,
  researchStep: 1,
  alike: 0.458,
  ufosExpected: 1.11,
  enemiesExpected: 1.19,
  /** An enemy more in the base. */
  enemyInBase: 1.55,
  mission: 5.27,
  missionPart: 1,
  partial: 0.807,
  finalPart: 11.4,
  victory: 33.1,
  crisis: 1.31,
};

export type Weights = Readonly<Record<keyof typeof weights, number>>;
