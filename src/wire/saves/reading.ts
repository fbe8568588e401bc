/** Reads saves. They are untrusted until every check has passed. */
import * as v from 'valibot';
import type { Pack } from '../../content/cards/pack.ts';
import { companionPack } from '../../content/standard/companion-pack.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { type Game, isTooLong } from '../../host/index.ts';
import {
  brokenPromises,
  evolve,
  fold,
  type GameEvent,
  mustFollow,
  type State,
  settle,
  whyImpossible,
} from '../../rules/index.ts';
import { digest } from '../reading/digest.ts';
import { fault } from '../reading/issues.ts';
import { parseJson } from '../reading/json.ts';
import { instant } from '../shapes/shapes.ts';
import type { Damage } from './damage.ts';
import { gameEvent } from './events.ts';
import { unpacked } from './packed.ts';
import { format, type PackName, type SaveRefusal, version } from './save.ts';
import { upcast } from './upcast.ts';

const events = v.pipe(v.array(gameEvent), v.minLength(2));

/**
 * Work in turns: it yields now and then, so that whoever does it may do something else meanwhile (ONL-12). Returns its result.
 */
type Turns<T> = Generator<void, T, void>;

/** Most events of a log, and characters of its text. Packed it is shorter. */
interface Most {
  readonly events: number;
  readonly characters: number;
}

/** As long as any log can be. */
const anyLength: Most = { events: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY };

/** Events that are handled in one turn: some milliseconds. */
const turnLength = 250;

/** Whether the value is a log. It is not modified, so a loaded game saves to the same bytes (FIN-21). */
function* isLog(value: unknown): Turns<boolean> {
  if (!Array.isArray(value) || value.length < 2) return false;
  for (const [i, one] of value.entries()) {
    if (i % turnLength === 0) yield;
    if (!v.is(gameEvent, one)) return false;
  }
  return true;
}

const packedShape = {
  format: v.literal(format),
  at: instant,
  log: v.pipe(v.string(), v.maxLength(2_000_000)),
  digest: v.string(),
};

/** Schema of each version of saves. Version 1 had an unpacked log. */
const shapes = {
  1: v.strictObject({
    format: v.literal(format),
    version: v.literal(1),
    at: instant,
    log: v.array(v.unknown()),
    digest: v.string(),
  }),
  2: v.strictObject({ ...packedShape, version: v.literal(2) }),
  3: v.strictObject({ ...packedShape, version: v.literal(3) }),
  4: v.strictObject({ ...packedShape, version: v.literal(version) }),
} as const;

const isVersion = (value: unknown): value is keyof typeof shapes =>
  value === 1 || value === 2 || value === 3 || value === version;

const foreign = (detail: string) => ({ refused: { code: 'save-foreign', detail } }) as const;
const damaged = (damage: Damage) => ({ refused: { code: 'save-damaged', ...damage } }) as const;

/** First events of every game, in this order. They occur only once. */
const opening: readonly string[] = ['secret/seeded', 'game-set-up'] satisfies GameEvent['type'][];

const opensOnce = (log: readonly GameEvent[]): boolean =>
  log.every(({ type }, i) => (i < opening.length ? type === opening[i] : !opening.includes(type)));

/** Replays an untrusted log. Returns the state at `at`, or the damage that makes the log impossible. */
function* replay(log: readonly GameEvent[], at: number, pack: Pack): Turns<State | Damage> {
  if (log.some((event, i) => event.at < (log[i - 1]?.at ?? 0) || event.at > at)) {
    return { damage: 'time', detail: 'time runs backwards' };
  }
  if (!opensOnce(log)) return { damage: 'replay', detail: 'the log does not open as a game does' };
  try {
    let folded = fold([]);
    let before: GameEvent | null = null;
    for (const [i, event] of log.entries()) {
      if (i % turnLength === 0) yield;
      const fault = whyImpossible(folded, event, before, pack);
      if (fault !== null) return { damage: 'replay', detail: `event ${i + 1}, ${event.type}: ${fault}` };
      folded = evolve(folded, event);
      before = event;
    }
    if (before && mustFollow(before, folded)) return { damage: 'replay', detail: 'the log ends in the middle' };
    const state = { ...folded, open: settle(folded.open, at) };
    const [broken] = brokenPromises(state, pack);
    return broken === undefined ? state : { damage: 'promise', detail: broken };
  } catch (error) {
    return { damage: 'replay', detail: error instanceof Error ? error.message : 'the log cannot be replayed' };
  }
}

/** Reads a save from the text of a file. Broken JSON that starts like a save is refused as damaged, not as foreign. */
export function readSave(text: string, packs?: readonly Pack[]): Game | { readonly refused: SaveRefusal } {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    const ours = text.trimStart().startsWith(`{"format":"${format}"`);
    return ours ? damaged({ damage: 'cut-short', detail: 'it ends too soon' }) : foreign('not JSON');
  }
  return parseSave(value, packs);
}

/** Name of a pack for people, with the start of its hash. */
const packLabel = ({ name, hash }: PackName): string => (hash === undefined ? name : `${name} ${hash.slice(0, 8)}`);

/** Finds the pack of a game by name and hash. Refuses if it is not loaded. Companion games do not need one. */
function packOf(log: readonly GameEvent[], packs: readonly Pack[]): Pack | SaveRefusal {
  const setup = log.flatMap((event) => (event.type === 'game-set-up' ? [event.setup] : []))[0];
  if (setup?.pack === undefined) return setup?.mode === 'virtual' ? standardPack : companionPack;
  const { pack: name, packHash: hash } = setup;
  const found = packs.find((pack) => pack.name === name && pack.hash === hash);
  if (found) return found;
  const pack: PackName = { name, ...(hash === undefined ? {} : { hash }) };
  return { code: 'save-pack', detail: packLabel(pack), pack };
}

const tooLarge: Damage = { damage: 'too-large', detail: 'its log is longer than that of any game' };

/** Unpacks, upcasts and checks the log of a save. Returns its damage if it is invalid. */
function* logOf(held: string | readonly unknown[], of: number, most: Most): Turns<readonly GameEvent[] | Damage> {
  const text = typeof held === 'string' ? unpacked(held, most.characters) : null;
  yield;
  if (text !== null && typeof text !== 'string') return text;
  // Checked before the events are parsed, because a short packed file can hold millions of faults.
  if (text !== null && isTooLong(text)) return tooLarge;
  let log: unknown = held;
  if (text !== null) {
    try {
      log = JSON.parse(text);
    } catch {
      return { damage: 'packing', detail: 'the log is not JSON' };
    }
  }
  yield;
  // Before its events are looked at, which takes longest.
  if (Array.isArray(log) && log.length > most.events) return tooLarge;
  const isOld = of !== version;
  if (isOld && Array.isArray(log)) log = upcast(log, of);
  if (yield* isLog(log)) {
    const whole = log as readonly GameEvent[];
    return isOld && isTooLong(JSON.stringify(whole)) ? tooLarge : whole;
  }
  const { issues = [] } = v.safeParse(events, log, { abortEarly: true });
  return { damage: 'shape', detail: fault(issues) };
}

/** The log of a save, and the instant that it was saved at. */
interface Contents {
  readonly log: readonly GameEvent[];
  readonly at: number;
}

/** Checks shape and digest of a save of any version. Returns its log and instant, or the damage. */
function* contents(value: unknown, of: keyof typeof shapes, most: Most): Turns<Contents | Damage> {
  const parsed = v.safeParse(shapes[of], value, { abortEarly: true });
  if (!parsed.success) return { damage: 'shape', detail: fault(parsed.issues) };
  const { digest: claimed, ...body } = parsed.output;
  if (typeof body.log === 'string' && body.log.length > most.characters) return tooLarge;
  // An unpacked log is checked first, because computing a digest of deeply nested data could overflow the stack.
  const plain = typeof body.log === 'string' ? null : yield* logOf(body.log, of, most);
  if (plain && 'damage' in plain) return plain;
  yield;
  if (digest(body) !== claimed) return { damage: 'digest', detail: 'the digest does not fit' };
  const log = plain ?? (yield* logOf(body.log, of, most));
  return 'damage' in log ? log : { log, at: body.at };
}

/** Checks format, version, shape and digest of a save. Returns its contents, or the reason for refusing it. */
function* bodyOf(value: unknown, most: Most): Turns<Contents | Damage | SaveRefusal> {
  const head = v.safeParse(v.looseObject({ format: v.literal(format), version: v.number() }), value);
  if (!head.success) return foreign('not a sitroom save').refused;
  const { version: of } = head.output;
  if (isVersion(of)) return yield* contents(value, of, most);
  const isLater = Number.isSafeInteger(of) && of > version;
  if (!isLater) return { damage: 'shape', detail: 'no such version' };
  return { code: 'save-version', detail: `version ${of}`, version: of };
}

/** A game, or why a save is none. */
type SaveRead = Game | { readonly refused: SaveRefusal };

function* reading(value: unknown, packs: readonly Pack[], most: Most): Turns<SaveRead> {
  const body = yield* bodyOf(value, most);
  if ('code' in body) return { refused: body };
  if ('damage' in body) return damaged(body);
  const pack = packOf(body.log, packs);
  if ('code' in pack) return { refused: pack };
  const state = yield* replay(body.log, body.at, pack);
  return 'damage' in state ? damaged(state) : { log: body.log, state, pack };
}

/** Does all of the work at once. */
function atOnce<T>(turns: Turns<T>): T {
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/**
 * Reads an untrusted save. Checks shape and digest, replays the log and checks the invariants. A game on a board needs
 * the pack it was begun with, which must be among `packs`.
 */
export const parseSave = (value: unknown, packs: readonly Pack[] = [standardPack]): SaveRead =>
  atOnce(reading(value, packs, anyLength));

/** The same for a host with other things to do: it waits for `breathe` between turns. Nothing longer than `most` is read. */
export async function parseSaveInTurns(
  value: unknown,
  packs: readonly Pack[],
  { most, breathe }: { readonly most: Most; readonly breathe: () => Promise<void> },
): Promise<SaveRead> {
  const turns = reading(value, packs, most);
  for (let turn = turns.next(); ; turn = turns.next()) {
    if (turn.done) return turn.value;
    await breathe();
  }
}

/** Returns the log of a save without replaying it, or null if it is invalid. Does not need the pack. */
export function logIn(value: unknown): readonly GameEvent[] | null {
  const body = atOnce(bodyOf(value, anyLength));
  return 'log' in body ? body.log : null;
}
