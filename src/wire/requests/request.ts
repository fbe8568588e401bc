import * as v from 'valibot';
import type { Role } from '../../content/roles.ts';
import type { GameOptions, Intent } from '../../rules/index.ts';
import { fault } from '../reading/faults.ts';
import { position } from '../schemas/board.ts';
import { condition } from '../schemas/condition.ts';
import { gameOptionsShape, instant, mode } from '../schemas/schemas.ts';
import { role } from '../schemas/stamp.ts';
import { intent } from './intent.ts';

/** Id of a request, chosen by the client and repeated in the answer. */
export type RequestId = number | string;

/** Payload of `new`. Board fields also parse for a companion game, so that they can be refused with a precise code. */
export interface NewGame extends GameOptions {
  readonly mode: 'companion' | 'virtual';
  /** Name of the pack to play with. It must be one of the loaded packs. */
  readonly content?: string | undefined;
}

/** A request to the engine, as defined in the contract. */
export type Request = { readonly id: RequestId } & (
  | { readonly new: NewGame }
  | { readonly do: Intent; readonly as: Role; readonly at?: number | undefined }
  | { readonly legal: Role }
  | { readonly save: true }
  | { readonly load: unknown }
  | { readonly at: number }
);

/** Error for a request that could not be carried out. The refusals of the rules are not errors. */
export interface RequestError {
  readonly code: 'not-json' | 'not-utf-8' | 'too-long' | 'bad-request' | 'no-game' | 'internal';
  readonly message: string;
}

const id = v.union([v.string(), v.pipe(v.number(), v.finite())]);

/** Wishes for a new game, as they are sent. */
export const newGame = v.strictObject({
  ...gameOptionsShape,
  condition: v.exactOptional(condition),
  mode,
  dice: v.exactOptional(v.picklist(['app', 'table'])),
  content: v.exactOptional(v.string()),
  position: v.exactOptional(position),
});

/** Schema of each kind of request, by the key that identifies it. `at` must be last, because `do` has that key too. */
const shapes = {
  new: v.strictObject({ id, new: newGame }),
  do: v.strictObject({ id, do: intent, as: role, at: v.exactOptional(instant) }),
  legal: v.strictObject({ id, legal: role }),
  save: v.strictObject({ id, save: v.literal(true) }),
  load: v.strictObject({ id, load: v.unknown() }),
  at: v.strictObject({ id, at: instant }),
} satisfies Record<string, v.GenericSchema<unknown, Request>>;

const kinds = Object.keys(shapes) as (keyof typeof shapes)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A parsed request, or an error with the id to answer to. */
export type Parsed = Request | { readonly id: RequestId | null; readonly error: RequestError };

const bad = (answerTo: RequestId | null, message: string): Parsed => ({
  id: answerTo,
  error: { code: 'bad-request', message },
});

/** Parses one request. The id of an error is null if the request has no valid id. */
function parseRequest(value: unknown): Parsed {
  if (!isObject(value)) return bad(null, 'a request is a JSON object');
  const { id: answerTo } = value;
  if (!v.is(id, answerTo)) return bad(null, 'id: expected a string or a number');
  const kind = kinds.find((name) => Object.hasOwn(value, name));
  if (kind === undefined) return bad(answerTo, `expected one of the keys ${kinds.join(', ')}`);
  const parsed: v.SafeParseResult<v.GenericSchema<unknown, Request>> = v.safeParse(shapes[kind], value);
  return parsed.success ? parsed.output : bad(answerTo, fault(parsed.issues));
}

/** Parses one line of JSON as a request. */
export function parseLine(line: string): Parsed {
  try {
    return parseRequest(JSON.parse(line));
  } catch {
    return { id: null, error: { code: 'not-json', message: 'the line is not JSON' } };
  }
}
