/** Rolls of a step with the box: target, threat, counters, and the app's dice. */
import * as v from 'valibot';
import { rollTargets } from '../../content/checklists.ts';
import { dice } from '../../content/components.ts';
import { threatTrack } from '../../content/tracks.ts';
import { count, integerBetween } from './schemas.ts';

/** Most units or successes the odds calculator accepts. */
export const mostCounted = 12;

const threat = integerBetween(threatTrack.lowest, threatTrack.highest);

/** Counters of a roll. */
export const counted = {
  /** Roll target of the step. Missing until one is chosen. */
  target: v.exactOptional(v.picklist(rollTargets)),
  threat,
  units: integerBetween(1, mostCounted),
  needed: integerBetween(0, mostCounted),
  /** Whether the alien die has six sides (EVO-29). Missing if nobody has said so. */
  six: v.exactOptional(v.boolean()),
};

/** Faces of the app's dice after a roll, and the threat at that time. */
export const lying = v.pipe(
  v.strictObject({
    xcom: v.pipe(v.array(integerBetween(1, dice.xcom.sides)), v.minLength(1), v.maxLength(mostCounted), v.readonly()),
    alien: integerBetween(1, dice.alien.sides),
    /** Sides of the alien die, if they are not the usual ones. */
    sides: v.exactOptional(v.literal(6)),
    threat,
  }),
  v.check(({ alien, sides = dice.alien.sides }) => alien <= sides, 'expected a face of the alien die'),
);
/** Faces of the app's dice after a roll, and the threat at that time. */
export type Lying = Readonly<v.InferOutput<typeof lying>>;

/** The state of the rolls in a step. */
export const rolls = v.strictObject({
  ...counted,
  /** How often the app's dice were rolled in the step. */
  roll: v.optional(count, 0),
  /** Missing while the dice are put away. */
  lying: v.exactOptional(lying),
});

/** The state of the rolls in a step. */
export type Rolls = Readonly<v.InferOutput<typeof rolls>>;

/** Reads the state of the rolls in a step. Undefined if there is none, or it is invalid. */
export function readRolls(value: unknown): Rolls | undefined {
  const read = v.safeParse(rolls, value);
  return read.success ? read.output : undefined;
}
