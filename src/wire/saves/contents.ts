// Contents of a save of any version. Nothing in it is trusted yet.

import * as v from 'valibot';
import { edition, isTooLong } from '../../host/index.ts';
import type { GameEvent } from '../../rules/index.ts';
import { digest } from '../reading/digest.ts';
import { fault } from '../reading/faults.ts';
import { instant } from '../schemas/schemas.ts';
import { eventsIn } from './columns-reading.ts';
import type { Damage } from './damage.ts';
import { gameEvent } from './events.ts';
import { type SavedInput, savedInput, savedInputs } from './inputs.ts';
import { unpacked } from './packed.ts';
import { format, type PackName, packNamed, type SaveRefusal, version, versionWithExpansions } from './save.ts';
import { type Most, type Turns, turnLength } from './turns.ts';
import { upcast } from './upcast.ts';

/** Contents of a save: its events, or inputs that this edition has decided with the text of their events. */
export type Contents = { readonly at: number; readonly pack: PackName | null } & (
  | { readonly inputs: null; readonly events: readonly GameEvent[] }
  | { readonly inputs: readonly SavedInput[]; readonly text: string }
);

const letters = v.pipe(v.string(), v.maxLength(2_000_000));
const common = { format: v.literal(format), at: instant, digest: v.string() };

/** Since version 5 a save holds the inputs, too. */
const decided = {
  ...common,
  edition: v.pipe(v.number(), v.safeInteger()),
  pack: v.exactOptional(v.strictObject({ name: v.string(), hash: v.exactOptional(v.string()) })),
  inputs: letters,
  events: letters,
};

/** Schema of each version of saves. Version 1 had an unpacked log. Version 6 is version 5 with an expansion. */
const shapes = {
  1: v.strictObject({ ...common, version: v.literal(1), log: v.array(v.unknown()) }),
  2: v.strictObject({ ...common, version: v.literal(2), log: letters }),
  3: v.strictObject({ ...common, version: v.literal(3), log: letters }),
  4: v.strictObject({ ...common, version: v.literal(4), log: letters }),
  5: v.strictObject({ ...decided, version: v.literal(version) }),
  6: v.strictObject({ ...decided, version: v.literal(versionWithExpansions) }),
} as const;

const isVersion = (value: number): value is keyof typeof shapes => Object.hasOwn(shapes, value);

/** Damage of a log that is longer than that of any game. */
export const tooLarge: Damage = { damage: 'too-large', detail: 'its log is longer than that of any game' };

const isDamage = (value: object): value is Damage => 'damage' in value;

/** Unpacks a text, which is not yet parsed: a short packed file can hold millions of faults. */
function textIn(held: string, most: Most): { readonly text: string } | Damage {
  const text = unpacked(held, most.characters);
  if (typeof text !== 'string') return text;
  return isTooLong(text) ? tooLarge : { text };
}

function parsed(text: string): { readonly value: unknown } | Damage {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { damage: 'packing', detail: 'the log is not JSON' };
  }
}

/** First events of every game, in this order. They occur only once. */
const opening: readonly string[] = ['secret/seeded', 'game-set-up'] satisfies GameEvent['type'][];
const events = v.pipe(v.array(gameEvent), v.minLength(opening.length));

/** Checks the shapes of events. They are not modified, so a loaded game saves to the same bytes (FIN-21). */
function* checkedEvents(value: unknown, most: Most): Turns<readonly GameEvent[] | Damage> {
  // The length is checked first, because checking each event takes longest.
  if (Array.isArray(value) && value.length > most.events) return tooLarge;
  for (const [i, one] of Array.isArray(value) ? value.entries() : []) {
    if (i % turnLength === 0) yield;
    if (!v.is(gameEvent, one)) break;
    if (i === (value as unknown[]).length - 1 && i > 0) return value as readonly GameEvent[];
  }
  const { issues = [] } = v.safeParse(events, value, { abortEarly: true });
  return { damage: 'shape', detail: fault(issues) };
}

/** Returns the events in a text of columns. */
export function* eventsInText(text: string, most: Most): Turns<readonly GameEvent[] | Damage> {
  const json = parsed(text);
  if (isDamage(json)) return json;
  yield;
  const held = eventsIn(json.value);
  return held === null ? { damage: 'shape', detail: 'the events are no columns' } : yield* checkedEvents(held, most);
}

const opensOnce = (log: readonly GameEvent[]): boolean =>
  log.every(({ type }, i) => (i < opening.length ? type === opening[i] : !opening.includes(type)));

/** The contents of a save with events only. */
function eventContents(log: readonly GameEvent[], at: number): Contents | Damage {
  if (!opensOnce(log)) return { damage: 'replay', detail: 'the log does not open as a game does' };
  const setUp = log[1];
  return { at, pack: setUp?.type === 'game-set-up' ? packNamed(setUp.setup) : null, inputs: null, events: log };
}

type Body<V extends keyof typeof shapes> = Omit<v.InferOutput<(typeof shapes)[V]>, 'digest'>;

/** Reads the log of a version that kept its events only. */
function* olderLog({ version: of, log, at }: Body<1 | 2 | 3 | 4>, most: Most): Turns<Contents | Damage> {
  const unpackedLog = typeof log === 'string' ? textIn(log, most) : null;
  if (unpackedLog !== null && isDamage(unpackedLog)) return unpackedLog;
  yield;
  const json = unpackedLog === null ? { value: log } : parsed(unpackedLog.text);
  if (isDamage(json)) return json;
  yield;
  const { value } = json;
  const held = yield* checkedEvents(
    Array.isArray(value) && value.length <= most.events ? upcast(value, of) : value,
    most,
  );
  if (isDamage(held)) return held;
  return isTooLong(JSON.stringify(held)) ? tooLarge : eventContents(held, at);
}

function* inputsIn(text: string): Turns<readonly SavedInput[] | Damage> {
  const json = parsed(text);
  if (isDamage(json)) return json;
  yield;
  const held = json.value;
  for (const [i, one] of Array.isArray(held) ? held.entries() : []) {
    if (i % turnLength === 0) yield;
    if (!v.is(savedInput, one)) return { damage: 'shape', detail: `row ${i + 1} is no input` };
  }
  const whole = v.safeParse(savedInputs, held, { abortEarly: true });
  return whole.success ? (held as readonly SavedInput[]) : { damage: 'shape', detail: fault(whole.issues) };
}

/**
 * Reads inputs and the text of their events. Of another edition's log only the events count, because it decided by
 * other rules.
 */
function* decidedLog(body: Body<5 | 6>, most: Most): Turns<Contents | Damage> {
  const { at, pack = null } = body;
  const held = textIn(body.events, most);
  if (isDamage(held)) return held;
  yield;
  if (body.edition !== edition) {
    const log = yield* eventsInText(held.text, most);
    return 'damage' in log ? log : eventContents(log, at);
  }
  const text = textIn(body.inputs, most);
  if (isDamage(text)) return text;
  const inputs = yield* inputsIn(text.text);
  return isDamage(inputs) ? inputs : { at, pack, inputs, text: held.text };
}

/** Checks shape and digest of a save of a version. Returns its contents, or the damage. */
function* checkedContents(value: unknown, of: keyof typeof shapes, most: Most): Turns<Contents | Damage> {
  const read = v.safeParse(shapes[of], value, { abortEarly: true });
  if (!read.success) return { damage: 'shape', detail: fault(read.issues) };
  const { digest: claimed, ...body } = read.output;
  const held = 'events' in body ? [body.events, body.inputs] : [body.log];
  if (held.some((text) => typeof text === 'string' && text.length > most.characters)) return tooLarge;
  // An unpacked log is checked first, because computing a digest of deeply nested data could overflow the stack.
  const plain = body.version === 1 ? yield* olderLog(body, most) : null;
  if (plain && isDamage(plain)) return plain;
  yield;
  if (digest(body) !== claimed) return { damage: 'digest', detail: 'the digest does not fit' };
  return plain ?? ('inputs' in body ? yield* decidedLog(body, most) : yield* olderLog(body, most));
}

/** Checks format, version, shape and digest of a save. Returns its contents, or the reason for refusing it. */
export function* contentsOfSave(value: unknown, most: Most): Turns<Contents | Damage | SaveRefusal> {
  const head = v.safeParse(v.looseObject({ format: v.literal(format), version: v.number() }), value);
  if (!head.success) return { code: 'save-foreign', detail: 'not a sitroom save' };
  const { version: of } = head.output;
  if (isVersion(of)) return yield* checkedContents(value, of, most);
  const isLater = Number.isSafeInteger(of) && of > versionWithExpansions;
  if (!isLater) return { damage: 'shape', detail: 'no such version' };
  return { code: 'save-version', detail: `version ${of}`, version: of };
}
