/** Weights of the planner, in points unless noted. Found by `npm run tune`, which rewrites the numbers. */
export const weights = {
  /** First step of panic on a continent. */
  panic: 0.909,
  /** Added to each step for every round until the final mission. */
  panicLasts: 0.0922,
  /** Added to each step for every step before it. */
  panicGrows: 0.148,
  /** Added to the step with which a continent falls. */
  panicFalls: 1.95,
  /** Factor for panic once another continent has fallen: the next one loses the game. */
  lastStand: 1.56,
  /** First step of damage to the base. */
  damage: 5.4,
  /** Added to each step for every step before it. */
  damageGrows: 0.481,
  /** Added for each red space. */
  damageRed: 1.37,
  /** Units that have to be bought back when lost. */
  soldier: 1.74,
  interceptor: 1.69,
  /** Units that miss a round when lost. */
  satellite: 0.221,
  scientist: 0.441,
  /** Added for an elite soldier. */
  elite: 0.524,
  /** A credit that can buy a unit. */
  credit: 1.93,
  /** A credit on Emergency Funding in the last rounds. */
  emergencyCredit: 0.329,
  /** Added to it for every round until the final mission. */
  emergencyLasts: 0.129,
  /** A credit with nothing left to buy. */
  spareCredit: 0.0455,
  salvage: 4.1,
  /** Readying an exhausted card. */
  exhausted: 1.07,
  /** Exhausting a card to use it. */
  use: 0.332,
  /** A unit placed on a card as a price, or moved to the base. */
  freeUnit: 0.688,
  /** A tech drawn or swapped. */
  techDraw: 0.285,
  /** A longer cue, or more pause time. */
  time: 0.0695,
  /** Steps of panic that a UFO on a continent costs until it is shot down. */
  ufoStays: 2.65,
  /** Steps of panic that a UFO in orbit costs, on the calmest continent. */
  orbitStays: 1.23,
  /** Added for a UFO in orbit, which scrambles cues and dims the scanner. */
  ufoInOrbit: 1.18,
  /** Factor from a tech's worth a round to its worth for the rest of the game. */
  tech: 0.378,
  /** Share of a tech's worth that successes count for before it is finished. */
  techUnfinished: 0.449,
  /** A success in research, for judging techs that help research. */
  researchStep: 0.927,
  /** How much each tech in play for the same task lowers a tech's worth. */
  alike: 0.361,
  /** Factors on the director's mean counts. */
  ufosExpected: 1.53,
  enemiesExpected: 0.718,
  /** Another enemy in the base. */
  enemyInBase: 1.26,
  /** Completing a mission. */
  mission: 2.08,
  /** Completing a mission part. */
  missionPart: 0.209,
  /** Each success on a mission part. */
  partial: 1.69,
  /** Completing a part of the final mission. */
  finalPart: 28.1,
  /** Winning the game. */
  victory: 42.3,
  /** A crisis of unknown effect. */
  crisis: 1.57,
};

/** Weights by name, all positive. */
export type Weights = Readonly<Record<keyof typeof weights, number>>;
