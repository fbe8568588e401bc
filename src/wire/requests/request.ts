import * as v from 'valibot';
import type { Intent, Seat, Wishes } from '../../rules/index.ts';
import { fault } from '../reading/issues.ts';
import { position } from '../shapes/board.ts';
import { instant, mode, role, wishesShape } from '../shapes/shapes.ts';
import { intent } from './intent.ts';

export type RequestId = number | string;

/** What `new` asks for. Fields a companion game has no use for are understood, so that they can be refused by name. */
export interface NewGame extends Wishes {
  readonly mode: 'companion' | 'virtual';
  /** The name of the pack the table is to be played with; it must be one of those at hand. */
  readonly content?: string | undefined;
}

/** A request to the engine, as in the contract. */
export type Request = { readonly id: RequestId } & (
  | { readonly new: NewGame }
  | { readonly do: Intent; readonly as: Seat; readonly at?: number | undefined }
  | { readonly legal: Seat }
  | { readonly save: true }
  | { readonly load: unknown }
  | { readonly at: number }
);

export interface RequestError {
  readonly code: 'not-json' | 'not-utf-8' | 'too-long' | 'bad-request' | 'no-game' | 'internal';
  readonly message: string;
}

const id = v.union([v.string(), v.pipe(v.number(), v.finite())]);

const newGame = v.strictObject({
  ...wishesShape,
  mode,
  dice: v.exactOptional(v.picklist(['app', 'table'])),
  content: v.exactOptional(v.string()),
  position: v.exactOptional(position),
});

/** Each kind of request by the key it is known by; `at` stands last, as `do` has one too. */
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

export type Parsed = Request | { readonly id: RequestId | null; readonly error: RequestError };

const bad = (answerTo: RequestId | null, message: string): Parsed => ({
  id: answerTo,
  error: { code: 'bad-request', message },
});

/** Understands one request, or says what is wrong with it; `id` is null where there is none to answer to. */
export function parseRequest(value: unknown): Parsed {
  if (!isObject(value)) return bad(null, 'a request is a JSON object');
  const { id: answerTo } = value;
  if (!v.is(id, answerTo)) return bad(null, 'id: expected a string or a number');
  const kind = kinds.find((name) => Object.hasOwn(value, name));
  if (kind === undefined) return bad(answerTo, `expected one of the keys ${kinds.join(', ')}`);
  const parsed: v.SafeParseResult<v.GenericSchema<unknown, Request>> = v.safeParse(shapes[kind], value);
  return parsed.success ? parsed.output : bad(answerTo, fault(parsed.issues));
}

/** Reads one line. */
export function parseLine(line: string): Parsed {
  try {
    return parseRequest(JSON.parse(line));
  } catch {
    return { id: null, error: { code: 'not-json', message: 'the line is not JSON' } };
  }
}
