/** What the planner thinks things are worth, in points; found by playing thousands of games against one another. */
export const weights = {
  /** A step of panic on a calm continent, how much more each further step costs, and the last one on top. */
  panic: 0.909,
  panicLasts: 0.0922,
  panicGrows: 0.148,
  panicFalls: 1.95,
  /** All of that once a continent has fallen: the next one loses the game. */
  lastStand: 1.56,
  /** Damage to the base in the same way; red spaces cost critical damage besides. */
  damage: 5.4,
  damageGrows: 0.481,
  damageRed: 1.37,
  /** Units that must be bought back, or miss a round. */
  soldier: 1.74,
  interceptor: 1.69,
  satellite: 0.221,
  scientist: 0.441,
  elite: 0.524,
  /** A credit, as long as there is something to buy; from Emergency Funding; where there is nothing to buy. */
  credit: 1.93,
  emergencyCredit: 0.329,
  emergencyLasts: 0.129,
  spareCredit: 0.0455,
  salvage: 4.1,
  /** A card that cannot be used again this round. */
  exhausted: 1.07,
  use: 0.332,
  freeUnit: 0.688,
  techDraw: 0.285,
  time: 0.0695,
  /** How often a UFO that is left raises panic before it is shot down; in orbit it hides things besides. */
  ufoStays: 2.65,
  orbitStays: 1.23,
  ufoInOrbit: 1.18,
  /** Techs: what a card a round is worth, for each round to come. */
  tech: 0.378,
  techUnfinished: 0.449,
  researchStep: 0.927,
  alike: 0.361,
  ufosExpected: 1.53,
  enemiesExpected: 0.718,
  /** An enemy more in the base. */
  enemyInBase: 1.26,
  mission: 2.08,
  missionPart: 0.209,
  partial: 1.69,
  finalPart: 28.1,
  victory: 42.3,
  crisis: 1.57,
};

export type Weights = Readonly<Record<keyof typeof weights, number>>;
