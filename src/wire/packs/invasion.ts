/** Schemas of a pack's director tables. The bounds keep every round playable (DIR-12). */
import * as v from 'valibot';
import { continents } from '../../content/continents.ts';
import { difficulties } from '../../content/difficulties.ts';
import { earliestFinalMission, type Growth, type Mix, mostCredits, type Pressure } from '../../content/invasion.ts';
import { plans } from '../../content/plans.ts';
import { whole } from '../shapes/shapes.ts';

const tenths = whole(-100, 100);
const credits = whole(-mostCredits, mostCredits);
const growth: v.GenericSchema<unknown, Growth> = v.strictObject({ first: whole(0, 200), perRound: whole(0, 30) });

/** Pressure of a difficulty. */
export const pressure: v.GenericSchema<unknown, Pressure> = v.strictObject({
  ufos: growth,
  crises: growth,
  enemies: growth,
  credits,
  lights: whole(0, 6),
});

/** Positive, even after spreading, so that every UFO has a possible target. */
const weight = whole(1, 1000);

/** Mix of a plan. */
export const mix: v.GenericSchema<unknown, Mix> = v.strictObject({
  targets: v.strictObject({
    yellow: weight,
    red: weight,
    base: whole(0, 1000),
    focus: whole(0, 1000),
    focused: whole(0, continents.length - 1),
    spread: whole(0, 400),
    orbit: whole(0, 1000),
  }),
  ufos: tenths,
  crises: tenths,
  enemies: tenths,
  ufosPerCue: whole(5, 100),
  /** Ignored. In version 0.1.0 it was the share of UFOs that descend. Now all of them do (DIR-4). */
  descend: v.exactOptional(whole(0, 100)),
  scramble: v.strictObject({ own: whole(0, 1000), halfAt: whole(1, 24) }),
  credits,
  finalMissionRound: whole(earliestFinalMission, 12),
});

/** Director tables of a pack. Missing difficulties and plans use those of the standard set. */
export const packInvasion = v.strictObject({
  pressure: v.exactOptional(v.strictObject(v.entriesFromList(difficulties, v.exactOptional(pressure))), {}),
  mixes: v.exactOptional(v.strictObject(v.entriesFromList(plans, v.exactOptional(mix))), {}),
});
