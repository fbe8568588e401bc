/** Schemas for untrusted input. They are strict: an unknown key is a fault and never dropped (FIN-16). */
import * as v from 'valibot';
import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { cueKinds } from '../../content/cues.ts';
import { difficulties } from '../../content/difficulties.ts';
import { enemyTypes } from '../../content/enemies.ts';
import { plans } from '../../content/plans.ts';
import { roles } from '../../content/roles.ts';
import { stepKinds } from '../../content/steps.ts';
import { timerScales } from '../../content/timings.ts';
import { zones } from '../../content/tracks.ts';
import { type Cause, causingIntents } from '../../rules/index.ts';

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

/** A role. */
export const role = v.picklist(roles);

/** The id of a card, or an option of a choice. */
export const cardId = v.pipe(v.string(), v.maxLength(100));

/** The cause of an event. */
export const cause: v.GenericSchema<unknown, Cause> = v.variant('by', [
  v.strictObject({ by: v.literal('setup') }),
  v.strictObject({ by: v.literal('time') }),
  v.strictObject({ by: v.literal('intent'), intent: v.picklist(causingIntents) }),
  v.strictObject({ by: v.literal('cue'), cue: v.picklist(cueKinds) }),
  v.strictObject({ by: v.literal('step'), step: v.picklist(stepKinds) }),
  v.strictObject({ by: v.literal('plan'), plan: v.picklist(plans) }),
  v.strictObject({ by: v.literal('card'), card: cardId }),
]);

/** Fields of every event: its instant, its cause, and the seat whose intent it is part of. */
export const stamp = { at: instant, why: cause, seat: v.exactOptional(role) };

/** A difficulty. */
export const difficulty = v.picklist(difficulties);
/** An invasion plan. */
export const plan = v.picklist(plans);
/** A continent. */
export const continent = v.picklist(continents);
/** An enemy type. */
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
const panic = v.strictObject(each(zone));
/** The panic space of each continent. Accepts any number: the rules check the range. */
export const panicSpaces = v.strictObject(each(v.number()));

const entries = {
  panic: v.exactOptional(panic),
  missionCompleted: v.exactOptional(v.boolean()),
  baseDestroyed: v.exactOptional(v.boolean()),
  finalMissionCompleted: v.exactOptional(v.boolean()),
  /** Any number: the rules check the range. */
  orbitUfos: v.exactOptional(v.number()),
};

/** Part of a report: every entry is optional. */
export const entry = v.strictObject(entries);

/** Part of a report as a seat sends it. The contract allows `round`, although no step asks for it. */
export const sentEntry = v.strictObject({ ...entries, round: v.exactOptional(v.number()) });

/** A complete report of a round. */
export const report = v.strictObject({
  round: v.pipe(count, v.minValue(1)),
  panic,
  missionCompleted: v.boolean(),
  baseDestroyed: v.boolean(),
  finalMissionCompleted: v.boolean(),
  orbitUfos: v.pipe(count, v.maxValue(components.ufos)),
});

/** House rules that are wished for. Any number of credits: the rules check the range. */
const wishedHouseRules = v.strictObject({
  everybodyPauses: v.exactOptional(v.boolean()),
  hardLosses: v.exactOptional(v.boolean()),
  emergencyFunding: v.exactOptional(v.number()),
});

/** Fields of the wishes for a new game. */
export const gameOptionsShape = {
  seed,
  difficulty,
  plan: v.exactOptional(plan),
  base: v.exactOptional(continent),
  /** Any names: the rules check them. */
  enemyTypes: v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(100), v.readonly())),
  startingPanic: v.exactOptional(panicSpaces),
  timers: v.exactOptional(timers),
  houseRules: v.exactOptional(wishedHouseRules),
};
/** Companion to the physical game, or virtual table. */
export const mode = v.picklist(['companion', 'virtual']);
/** Wishes for a new game. */
export const gameOptions = v.strictObject({ ...gameOptionsShape, mode: v.exactOptional(mode) });
