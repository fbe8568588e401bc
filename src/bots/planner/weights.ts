/** What the planner thinks things are worth, in points; found by playing thousands of games against one another. */
export const weights = {
  /** A step of panic on a calm continent, how much more each further step costs, and the last one on top. */
  panic: 1.4,
  panicGrows: 0.25,
  panicFalls: 5,
  /** All of that once a continent has fallen: the next one loses the game. */
  lastStand: 2.2,
  /** Damage to the base in the same way; red spaces cost critical damage besides. */
  damage: 2,
  damageGrows: 0.3,
  damageRed: 1,
  /** Units that must be bought back, or miss a round. */
  soldier: 1.1,
  interceptor: 1.2,
  satellite: 0.7,
  scientist: 0.3,
  elite: 1.2,
  /** A credit, as long as there is something to buy; from Emergency Funding; where there is nothing to buy. */
  credit: 0.9,
  emergencyCredit: 0.5,
  spareCredit: 0.05,
  salvage: 0.5,
  /** A card that cannot be used again this round. */
  exhausted: 0.5,
  /** How often a UFO that is left raises panic before it is shot down; in orbit it hides things besides. */
  ufoStays: 1.8,
  orbitStays: 1.6,
  ufoInOrbit: 0.6,
  /** Techs: what a card a round is worth, for each round to come. */
  tech: 1,
  techUnfinished: 0.35,
  /** An enemy more in the base. */
  enemyInBase: 1.5,
  mission: 7,
  missionPart: 1.2,
  partial: 0.7,
  finalPart: 9,
  victory: 40,
  crisis: 1.5,
};

export type Weights = Readonly<Record<keyof typeof weights, number>>;
