/** The shapes that come in from outside, strict: an unknown key is a fault, never dropped (FIN-16). */
import * as v from 'valibot';
import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { cueKinds, labs } from '../../content/cues.ts';
import { difficulties } from '../../content/difficulties.ts';
import { enemyTypes } from '../../content/enemies.ts';
import { plans } from '../../content/plans.ts';
import { roles } from '../../content/roles.ts';
import { timerScales } from '../../content/timings.ts';
import { zones } from '../../content/tracks.ts';

/** The latest instant a game can reach: some thirty thousand years in, and still exact in sums. */
export const latest = 1_000_000_000_000_000;

/** A whole number between two others, both included. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer('expected a whole number'), v.minValue(least), v.maxValue(most));
export const count = whole(0, 1_000_000);
export const instant = whole(0, latest);
export const seed = v.pipe(v.string(), v.maxLength(1000));

export const role = v.picklist(roles);

/** What every event has: its instant, what caused it, and whose intent it is part of. */
export const stamp = { at: instant, why: v.pipe(v.string(), v.maxLength(100)), seat: v.exactOptional(role) };

export const difficulty = v.picklist(difficulties);
export const plan = v.picklist(plans);
export const continent = v.picklist(continents);
export const enemyType = v.picklist(enemyTypes);
export const zone = v.picklist(zones);
export const timers = v.picklist(timerScales);

const each = <S extends v.GenericSchema>(schema: S) => ({
  'north-america': schema,
  'south-america': schema,
  europe: schema,
  africa: schema,
  asia: schema,
  australia: schema,
});

export const panic = v.strictObject(each(zone));
/** Any numbers: the rules say which spaces a game may start on. */
export const panicSpaces = v.strictObject(each(v.number()));

const entries = {
  panic: v.exactOptional(panic),
  missionCompleted: v.exactOptional(v.boolean()),
  baseDestroyed: v.exactOptional(v.boolean()),
  finalMissionCompleted: v.exactOptional(v.boolean()),
  /** Any number: the rules say how many there can be. */
  orbitUfos: v.exactOptional(v.number()),
};

/** What a report may name: each entry by itself, so that the step can say which it misses. */
export const entry = v.strictObject(entries);

/** An entry as a seat may send it: the contract has the round in it too, which no step asks for. */
export const asked = v.strictObject({ ...entries, round: v.exactOptional(v.number()) });

/** A whole round's report. */
export const report = v.strictObject({
  round: v.pipe(count, v.minValue(1)),
  panic,
  missionCompleted: v.boolean(),
  baseDestroyed: v.boolean(),
  finalMissionCompleted: v.boolean(),
  orbitUfos: v.pipe(count, v.maxValue(components.ufos)),
});

/** What a new game may be asked for. */
export const wishesShape = {
  seed,
  difficulty,
  plan: v.exactOptional(plan),
  base: v.exactOptional(continent),
  /** Any names: the rules say which there are. */
  enemyTypes: v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(100))),
  startingPanic: v.exactOptional(panicSpaces),
  timers: v.exactOptional(timers),
};
/** With the box, or on a screen. */
export const mode = v.picklist(['companion', 'virtual']);
/** A table that is being set. */
export const wishes = v.strictObject({ ...wishesShape, mode: v.exactOptional(mode) });

const some = v.exactOptional(v.pipe(count, v.minValue(1), v.maxValue(components.ufos)));

export const cueShape = {
  kind: v.picklist(cueKinds),
  side: v.picklist(['xcom', 'alien', 'none']),
  role: v.union([role, v.literal('all')]),
  scrambled: v.boolean(),
  lab: v.exactOptional(v.picklist(labs)),
  credits: v.exactOptional(count),
  ufos: v.exactOptional(v.strictObject({ ...each(some), orbit: some })),
};
export const cue = v.strictObject(cueShape);
