import type { Continent } from '../continents.ts';

/** Names of the conditions of daily operations, as words and pages know them (DAY-1). */
export const conditionNames = [
  'red-asia',
  'uneasy-americas',
  'damaged-base',
  'short-funds',
  'more-ufos',
  'half-pauses',
  'no-scanner',
  'second-asset',
  'full-coffers',
  'full-reserve',
  'veterans',
  'quiet-earth',
] as const;
/** A condition's name. */
export type ConditionName = (typeof conditionNames)[number];

/** A condition: numbers of a virtual table that differ from the printed ones. Missing numbers are as printed. */
export interface Condition {
  readonly name: ConditionName;
  /** The day of the operation, as YYYY-MM-DD in UTC. */
  readonly day?: string;
  /** Panic spaces at the start, instead of the dealt ones. */
  readonly panic?: Readonly<Partial<Record<Continent, number>>>;
  /** Credits with which Emergency Funding begins. */
  readonly emergencyFunding?: number;
  /** Damage of the base at the start. */
  readonly damage?: number;
  /** Interceptors, and soldiers of each class, in reserve at the start. */
  readonly interceptors?: number;
  readonly soldiersPerClass?: number;
  /** Whether a soldier of each class is elite from the start. */
  readonly veterans?: true;
  /** Continent whose asset the Commander receives as well. */
  readonly asset?: Continent;
  /** The pause time of each round is divided by this number. */
  readonly pauseDivisor?: number;
  /** The director's numbers: scanner lights, and tenths of a UFO added in each round. */
  readonly lights?: number;
  readonly ufos?: number;
}

/** Ranges of a condition's numbers, with which a game can still be played. */
export const conditionRanges = {
  panic: [0, 7],
  emergencyFunding: [0, 20],
  damage: [0, 7],
  interceptors: [0, 8],
  soldiersPerClass: [0, 3],
  pauseDivisor: [1, 10],
  lights: [0, 5],
  ufos: [-20, 20],
} as const;
