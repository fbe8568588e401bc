import * as v from 'valibot';
import type { Intent } from '../rules/index.ts';
import { asked, timers } from './shapes.ts';

/** Intents of the board half: understood, so that a game without a board can refuse them by name. */
const boardIntents = [
  'assign',
  'recall',
  'research',
  'fund',
  'choose',
  'use',
  'buy',
  'take',
  'place',
  'roll',
  'apply',
  'stop',
] as const;

export interface BoardIntent {
  readonly type: (typeof boardIntents)[number];
}

/** Is it an intent that only a game with a board could take? */
export const wantsBoard = (intent: Intent | BoardIntent): intent is BoardIntent =>
  boardIntents.some((type) => type === intent.type);

/** Does it tell the round, which no step asks for? Understood, so that it can be refused by name. */
export const tellsRound = (intent: Intent): boolean => 'entry' in intent && 'round' in intent.entry;

/** What a seat may ask for, as it comes from outside. */
export const intent: v.GenericSchema<unknown, Intent | BoardIntent> = v.variant('type', [
  v.strictObject({ type: v.literal('begin') }),
  v.strictObject({ type: v.literal('done') }),
  v.strictObject({ type: v.literal('pause') }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({ type: v.literal('open-menu') }),
  v.strictObject({ type: v.literal('close-menu') }),
  v.strictObject({ type: v.literal('scan') }),
  v.strictObject({ type: v.literal('report'), entry: asked }),
  v.strictObject({ type: v.literal('correct'), entry: asked }),
  v.strictObject({ type: v.literal('set-timers'), timers }),
  v.looseObject({ type: v.picklist(boardIntents) }),
]);
