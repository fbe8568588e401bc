/** Schemas for untrusted input. They are strict: an unknown key is a fault and never dropped (FIN-16). */
import * as v from 'valibot';
import { continents } from '../../content/continents.ts';
import { difficulties } from '../../content/difficulties.ts';
import { enemyTypes } from '../../content/enemies.ts';
import { plans } from '../../content/plans.ts';
import { timerScales } from '../../content/timings.ts';
import { zones } from '../../content/tracks.ts';

/** Latest instant of a game, in ms: over thirty thousand years, and sums of instants are still exact. */
const latest = 1_000_000_000_000_000;

/** Integer in an inclusive range. */
export const integerBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer('expected a whole number'), v.minValue(least), v.maxValue(most));
/** A count of things. */
export const count = integerBetween(0, 1_000_000);
/** Milliseconds since the game began. */
export const instant = integerBetween(0, latest);
/** The seed of a game. */
export const seed = v.pipe(v.string(), v.maxLength(1000));

/** A difficulty. */
export const difficulty = v.picklist(difficulties);
/** An invasion plan of the base game. */
export const plan = v.picklist(plans);
/** A continent. */
export const continent = v.picklist(continents);
/** An enemy type of the base game. */
export const enemyType = v.picklist(enemyTypes);
/** A panic zone. */
const zone = v.picklist(zones);
/** A timer scale. */
export const timers = v.picklist(timerScales);

/** A field of each continent. */
export const each = <S extends v.GenericSchema>(schema: S) => ({
  'north-america': schema,
  'south-america': schema,
  europe: schema,
  africa: schema,
  asia: schema,
  australia: schema,
});

/** The panic zone of each continent. */
export const panic = v.strictObject(each(zone));
/** The panic space of each continent. Accepts any number: the rules check the range. */
export const panicSpaces = v.strictObject(each(v.number()));

/** Entries of a report, each of which may be missing. */
export const entries = {
  panic: v.exactOptional(panic),
  missionCompleted: v.exactOptional(v.boolean()),
  baseDestroyed: v.exactOptional(v.boolean()),
  finalMissionCompleted: v.exactOptional(v.boolean()),
  /** Any number: the rules check the range. */
  orbitUfos: v.exactOptional(v.number()),
};

/** Part of a report: every entry is optional. */
export const entry = v.strictObject(entries);

/** House rules that are wished for. Any number of credits: the rules check the range. */
const wishedHouseRules = v.strictObject({
  everybodyPauses: v.exactOptional(v.boolean()),
  hardLosses: v.exactOptional(v.boolean()),
  emergencyFunding: v.exactOptional(v.number()),
});

/** Any names: the rules check them. */
const names = v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(100), v.readonly()));

/** Fields of the wishes for a new game. */
export const gameOptionsShape = {
  seed,
  difficulty,
  /** Any name: the rules check it. */
  plan: v.exactOptional(v.string()),
  base: v.exactOptional(continent),
  enemyTypes: names,
  startingPanic: v.exactOptional(panicSpaces),
  timers: v.exactOptional(timers),
  houseRules: v.exactOptional(wishedHouseRules),
  expansions: names,
};
/** Companion to the physical game, or virtual table. */
export const mode = v.picklist(['companion', 'virtual']);
/** Wishes for a new game. */
export const gameOptions = v.strictObject({ ...gameOptionsShape, mode: v.exactOptional(mode) });
