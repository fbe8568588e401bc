/** What a pack's director sends. The bounds keep every round within what the rules can play (DIR-12). */
import * as v from 'valibot';
import { continents } from '../../content/continents.ts';
import { difficulties } from '../../content/difficulties.ts';
import { earliestFinalMission, type Growth, type Mix, mostCredits, type Pressure } from '../../content/invasion.ts';
import { plans } from '../../content/plans.ts';
import { whole } from '../shapes/shapes.ts';

const tenths = whole(-100, 100);
const credits = whole(-mostCredits, mostCredits);
const growth: v.GenericSchema<unknown, Growth> = v.strictObject({ first: whole(0, 200), perRound: whole(0, 30) });

export const pressure: v.GenericSchema<unknown, Pressure> = v.strictObject({
  ufos: growth,
  crises: growth,
  enemies: growth,
  credits,
  lights: whole(0, 6),
});

/** A continent's own weight is never nothing, and spreading never makes it so: each UFO has somewhere to go. */
const weight = whole(1, 1000);

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
  /** Packs of version 0.1.0 have it: the share of UFOs that descend. All do now (DIR-4), so nothing reads it. */
  descend: v.exactOptional(whole(0, 100)),
  scramble: v.strictObject({ own: whole(0, 1000), halfAt: whole(1, 24) }),
  credits,
  finalMissionRound: whole(earliestFinalMission, 12),
});

/** The tables a pack brings; difficulties and plans it does not name are sent what the standard set sends. */
export const packInvasion = v.strictObject({
  pressure: v.exactOptional(v.strictObject(v.entriesFromList(difficulties, v.exactOptional(pressure))), {}),
  mixes: v.exactOptional(v.strictObject(v.entriesFromList(plans, v.exactOptional(mix))), {}),
});
