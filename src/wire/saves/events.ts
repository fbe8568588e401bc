import * as v from 'valibot';
import { houseFunding, startingEmergencyFunding } from '../../content/components.ts';
import { stepKinds } from '../../content/steps.ts';
import type { EventOf, EventType, GameEvent } from '../../rules/index.ts';
import { condition } from '../schemas/condition.ts';
import { anyEnemyType, anyPlan, expansions } from '../schemas/expansions.ts';
import { lateEntry, report } from '../schemas/report.ts';
import {
  continent,
  count,
  difficulty,
  entry,
  instant,
  integerBetween,
  panicSpaces,
  seed,
  timers,
} from '../schemas/schemas.ts';
import { stamp } from '../schemas/stamp.ts';
import { boardEvents } from './board-events.ts';
import { cue, plannedCue } from './cues.ts';

const limit = v.nullable(instant);
const number = v.pipe(count, v.minValue(1));
const finalMission = v.picklist(['locked', 'available']);
const step = v.picklist(stepKinds);

/** Measurements of the director. Their names differ between versions, but all are numbers or booleans. */
const measured = v.union([v.boolean(), v.pipe(v.number(), v.finite())]);
const reason = v.objectWithRest({ code: v.picklist(['calm', 'strained', 'steady']) }, measured);

const schedule = v.strictObject({
  round: number,
  cues: v.pipe(v.array(plannedCue), v.minLength(1), v.maxLength(100)),
  forecasts: v.pipe(v.array(v.strictObject({ from: number, reveals: number })), v.maxLength(100)),
  pause: limit,
  finalMission,
  adaptation: v.strictObject({
    step: v.pipe(v.number(), v.integer(), v.minValue(-2), v.maxValue(2)),
    reasons: v.pipe(v.array(reason), v.maxLength(10)),
  }),
});

/** House rules of a game. Rules as printed are left out. */
const houseRules = v.pipe(
  v.strictObject({
    everybodyPauses: v.exactOptional(v.literal(true)),
    hardLosses: v.exactOptional(v.literal(true)),
    emergencyFunding: v.exactOptional(
      v.pipe(integerBetween(houseFunding.least, houseFunding.most), v.notValue(startingEmergencyFunding)),
    ),
  }),
  v.check((rules) => Object.keys(rules).length > 0, 'expected a house rule'),
);

const setup = v.strictObject({
  mode: v.picklist(['companion', 'virtual']),
  difficulty,
  plan: anyPlan,
  base: continent,
  enemyTypes: v.pipe(v.array(anyEnemyType), v.maxLength(9)),
  startingPanic: panicSpaces,
  pack: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
  packHash: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
  houseRules: v.exactOptional(houseRules),
  condition: v.exactOptional(condition),
  expansions: v.exactOptional(expansions),
});

const outcome = v.strictObject({
  won: v.boolean(),
  why: v.picklist(['final-mission', 'base-destroyed', 'panic']),
});

/** Schema of each event, by type. */
const shapes = {
  'game-set-up': v.strictObject({ ...stamp, type: v.literal('game-set-up'), setup, timers }),
  'secret/seeded': v.strictObject({ ...stamp, type: v.literal('secret/seeded'), seed }),
  'secret/schedule-prepared': v.strictObject({ ...stamp, type: v.literal('secret/schedule-prepared'), schedule }),
  'round-prepared': v.strictObject({
    ...stamp,
    type: v.literal('round-prepared'),
    round: number,
    finalMission,
    scanner: v.boolean(),
  }),
  'cue-opened': v.strictObject({
    ...stamp,
    type: v.literal('cue-opened'),
    number,
    cue,
    limit,
    halved: v.boolean(),
    halveNext: v.boolean(),
    pauseLeft: limit,
    scanner: v.boolean(),
    foreseen: v.nullable(count),
  }),
  'cue-expired': v.strictObject({ ...stamp, type: v.literal('cue-expired'), number }),
  'cue-closed': v.strictObject({
    ...stamp,
    type: v.literal('cue-closed'),
    number,
    how: v.picklist(['done', 'expired']),
    banked: instant,
  }),
  paused: v.strictObject({ ...stamp, type: v.literal('paused') }),
  resumed: v.strictObject({ ...stamp, type: v.literal('resumed') }),
  'menu-opened': v.strictObject({ ...stamp, type: v.literal('menu-opened') }),
  'menu-closed': v.strictObject({ ...stamp, type: v.literal('menu-closed') }),
  'secret/light-used': v.strictObject({ ...stamp, type: v.literal('secret/light-used'), reveals: number }),
  scanned: v.strictObject({ ...stamp, type: v.literal('scanned'), cue, scanner: v.boolean() }),
  'timers-set': v.strictObject({ ...stamp, type: v.literal('timers-set'), timers }),
  'step-opened': v.strictObject({ ...stamp, type: v.literal('step-opened'), step }),
  'step-closed': v.strictObject({ ...stamp, type: v.literal('step-closed'), step }),
  reported: v.strictObject({ ...stamp, type: v.literal('reported'), entry }),
  corrected: v.strictObject({ ...stamp, type: v.literal('corrected'), entry }),
  'reported-late': v.strictObject({ ...stamp, type: v.literal('reported-late'), entry: lateEntry }),
  'round-ended': v.strictObject({ ...stamp, type: v.literal('round-ended'), report }),
  'game-ended': v.strictObject({ ...stamp, type: v.literal('game-ended'), outcome }),
  'game-revived': v.strictObject({ ...stamp, type: v.literal('game-revived') }),
  ...boardEvents,
} satisfies { readonly [T in EventType]: v.GenericSchema<unknown, EventOf<T>> };

/** Fails for events of an unknown type, with the list of known types. */
const typed = v.looseObject({ type: v.picklist(Object.keys(shapes) as EventType[]) });
const typeOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'type' in value ? value.type : undefined;
const byType: ReadonlyMap<unknown, v.GenericSchema<unknown, GameEvent>> = new Map(Object.entries(shapes));

/** An event of a saved log. */
export const gameEvent: v.GenericSchema<unknown, GameEvent> = v.lazy(
  (value) => byType.get(typeOf(value)) ?? (typed as unknown as v.GenericSchema<unknown, GameEvent>),
);
