/** Schemas of a pack's director tables. The bounds keep every round playable (DIR-12). */
import * as v from 'valibot';
import { continents } from '../../content/continents.ts';
import { difficulties } from '../../content/difficulties.ts';
import { earliestFinalMission, type Growth, type Mix, mostCredits, type Pressure } from '../../content/invasion.ts';
import { plans } from '../../content/plans.ts';
import { integerBetween } from '../schemas/schemas.ts';

const tenths = integerBetween(-100, 100);
const credits = integerBetween(-mostCredits, mostCredits);
const growth: v.GenericSchema<unknown, Growth> = v.strictObject({
  first: integerBetween(0, 200),
  perRound: integerBetween(0, 30),
});

/** Pressure of a difficulty. */
export const pressure: v.GenericSchema<unknown, Pressure> = v.strictObject({
  ufos: growth,
  crises: growth,
  enemies: growth,
  credits,
  lights: integerBetween(0, 6),
});

/** Positive, even after spreading, so that every UFO has a possible target. */
const weight = integerBetween(1, 1000);

/** Mix of a plan. */
export const mix: v.GenericSchema<unknown, Mix> = v.strictObject({
  targets: v.strictObject({
    yellow: weight,
    red: weight,
    base: integerBetween(0, 1000),
    focus: integerBetween(0, 1000),
    focused: integerBetween(0, continents.length - 1),
    spread: integerBetween(0, 400),
    orbit: integerBetween(0, 1000),
  }),
  ufos: tenths,
  crises: tenths,
  enemies: tenths,
  ufosPerCue: integerBetween(5, 100),
  /** Ignored. In version 0.1.0 it was the share of UFOs that descend. Now all of them do (DIR-4). */
  descend: v.exactOptional(integerBetween(0, 100)),
  scramble: v.strictObject({ own: integerBetween(0, 1000), halfAt: integerBetween(1, 24) }),
  credits,
  finalMissionRound: integerBetween(earliestFinalMission, 12),
});

/** Director tables of a pack. Missing difficulties and plans use those of the standard set. */
export const packInvasion = v.strictObject({
  pressure: v.exactOptional(v.strictObject(v.entriesFromList(difficulties, v.exactOptional(pressure))), {}),
  mixes: v.exactOptional(v.strictObject(v.entriesFromList(plans, v.exactOptional(mix))), {}),
});
