import * as v from 'valibot';
import { abouts } from '../../content/cards/effects.ts';
import { components } from '../../content/components.ts';
import { labs } from '../../content/cues.ts';
import { unitKinds } from '../../content/units.ts';
import type { Intent, IntentType } from '../../rules/index.ts';
import { place, unitId } from '../schemas/board.ts';
import { sentEntry, sentLateEntry } from '../schemas/report.ts';
import { continent, count, timers } from '../schemas/schemas.ts';
import { cardId } from '../schemas/stamp.ts';

/** Whether a report names its round. No step asks for it, but it parses, so that it gets a precise refusal. */
export const tellsRound = (intent: Intent): boolean => 'entry' in intent && 'round' in intent.entry;

const units = v.pipe(v.array(unitId), v.maxLength(100));
/** Accepts any numbers: the rules check the faces. */
const faces = v.strictObject({ xcom: v.pipe(v.array(v.number()), v.maxLength(100)), alien: v.number() });

/** Schema of each intent, by type. */
const shapes = {
  begin: v.strictObject({ type: v.literal('begin') }),
  done: v.strictObject({ type: v.literal('done') }),
  pause: v.strictObject({ type: v.literal('pause') }),
  resume: v.strictObject({ type: v.literal('resume') }),
  'open-menu': v.strictObject({ type: v.literal('open-menu') }),
  'close-menu': v.strictObject({ type: v.literal('close-menu') }),
  scan: v.strictObject({ type: v.literal('scan') }),
  report: v.strictObject({ type: v.literal('report'), entry: sentEntry }),
  correct: v.strictObject({ type: v.literal('correct'), entry: sentEntry }),
  'report-late': v.strictObject({ type: v.literal('report-late'), entry: sentLateEntry }),
  'set-timers': v.strictObject({ type: v.literal('set-timers'), timers }),
  assign: v.strictObject({ type: v.literal('assign'), units, to: place }),
  recall: v.strictObject({ type: v.literal('recall'), units }),
  research: v.strictObject({ type: v.literal('research'), lab: v.picklist(labs), tech: cardId }),
  fund: v.strictObject({ type: v.literal('fund'), credits: v.number() }),
  choose: v.strictObject({ type: v.literal('choose'), option: cardId }),
  use: v.strictObject({
    type: v.literal('use'),
    card: cardId,
    with: v.exactOptional(v.record(v.picklist(['place', ...abouts]), v.unknown())),
  }),
  buy: v.strictObject({ type: v.literal('buy'), kind: v.picklist(unitKinds) }),
  take: v.strictObject({
    type: v.literal('take'),
    task: v.union([
      v.strictObject({ continent }),
      v.strictObject({ enemy: v.pipe(count, v.maxValue(components.basePlaces)) }),
      v.strictObject({ mission: v.picklist(['mission', 'final-mission']) }),
    ]),
  }),
  place: v.strictObject({ type: v.literal('place'), soldier: unitId, icon: v.nullable(count) }),
  roll: v.strictObject({ type: v.literal('roll'), faces: v.exactOptional(faces) }),
  apply: v.strictObject({ type: v.literal('apply') }),
  stop: v.strictObject({ type: v.literal('stop') }),
  ready: v.strictObject({ type: v.literal('ready') }),
} satisfies { readonly [T in IntentType]: v.GenericSchema<unknown, Extract<Intent, { type: T }>> };

/** Fails for intents of an unknown type, with the list of known types. */
const typed = v.looseObject({ type: v.picklist(Object.keys(shapes) as IntentType[]) });
const byType: ReadonlyMap<unknown, v.GenericSchema<unknown, Intent>> = new Map(Object.entries(shapes));
const typeOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'type' in value ? value.type : undefined;

/** An intent of any type. */
export const intent: v.GenericSchema<unknown, Intent> = v.lazy(
  (value) => byType.get(typeOf(value)) ?? (typed as unknown as v.GenericSchema<unknown, Intent>),
);
