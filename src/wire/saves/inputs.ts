import * as v from 'valibot';
import type { Input } from '../../host/index.ts';
import { intent } from '../requests/intent.ts';
import { position } from '../schemas/board.ts';
import { condition } from '../schemas/condition.ts';
import { count, gameOptionsShape, instant, mode } from '../schemas/schemas.ts';
import { role } from '../schemas/stamp.ts';

const at = instant;

/** Schema of an input of a log. */
export const savedInput = v.variant('row', [
  v.strictObject({ row: v.literal('asked'), at, seat: role, intent }),
  v.strictObject({ row: v.literal('passed'), at }),
  v.strictObject({ row: v.literal('events'), at, count }),
  v.strictObject({
    row: v.literal('set-up'),
    at: v.literal(0),
    wishes: v.strictObject({
      ...gameOptionsShape,
      condition: v.exactOptional(condition),
      mode: v.exactOptional(mode),
      dice: v.exactOptional(v.picklist(['app', 'table'])),
      position: v.exactOptional(position),
      practice: v.exactOptional(v.literal(true)),
    }),
  }),
]);

const row = v.looseObject({ row: v.string() });

/** Schema of all inputs of a log together, of which each has been checked. */
export const savedInputs = v.pipe(
  v.array(row),
  v.minLength(1),
  v.check(([first]) => first?.row === 'set-up' || first?.row === 'events', 'a game begins with its setup'),
  v.check((rows) => rows.every((one, i) => one.row !== 'set-up' || i === 0), 'a game is set up once'),
);

/** An input as it is saved. Only rows without an input hold a number of events; for others the rules give it. */
export type SavedInput =
  | Exclude<Input, { row: 'events' }>
  | (Extract<Input, { row: 'events' }> & { readonly count: number });
