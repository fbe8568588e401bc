/** Schemas of roles, causes and common event fields, apart from the schemas of the first load. */
import * as v from 'valibot';
import { roles } from '../../content/roles.ts';
import { stepKinds } from '../../content/steps.ts';
import { type Cause, causingIntents } from '../../rules/index.ts';
import { anyCueKind, anyPlan } from './expansions.ts';
import { instant } from './schemas.ts';

/** A role. */
export const role = v.picklist(roles);

/** The id of a card, or an option of a choice. */
export const cardId = v.pipe(v.string(), v.maxLength(100));

/** The cause of an event. */
export const cause: v.GenericSchema<unknown, Cause> = v.variant('by', [
  v.strictObject({ by: v.literal('setup') }),
  v.strictObject({ by: v.literal('time') }),
  v.strictObject({ by: v.literal('intent'), intent: v.picklist(causingIntents) }),
  v.strictObject({ by: v.literal('cue'), cue: anyCueKind }),
  v.strictObject({ by: v.literal('step'), step: v.picklist(stepKinds) }),
  v.strictObject({ by: v.literal('plan'), plan: anyPlan }),
  v.strictObject({ by: v.literal('card'), card: cardId }),
]);

/** Fields of every event: its instant, its cause, and the seat whose intent it is part of. */
export const stamp = { at: instant, why: cause, seat: v.exactOptional(role) };
