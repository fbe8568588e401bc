import * as v from 'valibot';
import { stepKinds } from '../content/steps.ts';
import type { GameEvent } from '../rules/index.ts';
import {
  continent,
  count,
  cue,
  cueShape,
  difficulty,
  enemyType,
  entry,
  instant,
  panicSpaces,
  plan,
  report,
  seed,
  timers,
} from './shapes.ts';

const limit = v.nullable(count);
const number = v.pipe(count, v.minValue(1));
const finalMission = v.picklist(['locked', 'available']);
const step = v.picklist(stepKinds);

/** What the director measured may change from version to version; it is flat, and numbers. */
const measured = v.union([v.boolean(), v.pipe(v.number(), v.finite())]);
const reason = v.objectWithRest({ code: v.picklist(['calm', 'strained', 'steady']) }, measured);

const schedule = v.strictObject({
  round: number,
  cues: v.pipe(v.array(v.strictObject({ ...cueShape, limit })), v.minLength(1), v.maxLength(100)),
  forecasts: v.pipe(v.array(v.strictObject({ from: number, reveals: number })), v.maxLength(100)),
  pause: limit,
  finalMission,
  adaptation: v.strictObject({
    step: v.pipe(v.number(), v.integer(), v.minValue(-2), v.maxValue(2)),
    reasons: v.pipe(v.array(reason), v.maxLength(10)),
  }),
});

const setup = v.strictObject({
  mode: v.literal('companion'),
  difficulty,
  plan,
  base: continent,
  enemyTypes: v.pipe(v.array(enemyType), v.maxLength(9)),
  startingPanic: panicSpaces,
});

const outcome = v.strictObject({
  won: v.boolean(),
  why: v.picklist(['final-mission', 'base-destroyed', 'panic']),
});

const stamp = { at: instant, why: v.pipe(v.string(), v.maxLength(100)) };

/** One event of a log, as it comes from a file. */
export const gameEvent: v.GenericSchema<unknown, GameEvent> = v.variant('type', [
  v.strictObject({ ...stamp, type: v.literal('game-set-up'), setup, timers }),
  v.strictObject({ ...stamp, type: v.literal('secret/seeded'), seed }),
  v.strictObject({ ...stamp, type: v.literal('secret/schedule-prepared'), schedule }),
  v.strictObject({ ...stamp, type: v.literal('round-prepared'), round: number, finalMission, scanner: v.boolean() }),
  v.strictObject({
    ...stamp,
    type: v.literal('cue-opened'),
    number,
    cue,
    limit,
    halved: v.boolean(),
    halveNext: v.boolean(),
    pauseLeft: limit,
    scanner: v.boolean(),
  }),
  v.strictObject({ ...stamp, type: v.literal('cue-expired'), number }),
  v.strictObject({
    ...stamp,
    type: v.literal('cue-closed'),
    number,
    how: v.picklist(['done', 'expired']),
    banked: count,
  }),
  v.strictObject({ ...stamp, type: v.literal('paused') }),
  v.strictObject({ ...stamp, type: v.literal('resumed') }),
  v.strictObject({ ...stamp, type: v.literal('menu-opened') }),
  v.strictObject({ ...stamp, type: v.literal('menu-closed') }),
  v.strictObject({ ...stamp, type: v.literal('secret/light-used'), reveals: number }),
  v.strictObject({ ...stamp, type: v.literal('scanned'), cue, scanner: v.boolean() }),
  v.strictObject({ ...stamp, type: v.literal('timers-set'), timers }),
  v.strictObject({ ...stamp, type: v.literal('step-opened'), step }),
  v.strictObject({ ...stamp, type: v.literal('step-closed'), step }),
  v.strictObject({ ...stamp, type: v.literal('reported'), entry }),
  v.strictObject({ ...stamp, type: v.literal('corrected'), entry }),
  v.strictObject({ ...stamp, type: v.literal('round-ended'), report }),
  v.strictObject({ ...stamp, type: v.literal('game-ended'), outcome }),
  v.strictObject({ ...stamp, type: v.literal('game-revived') }),
]);
