/** Reads saves: nothing of what comes from outside is believed before it is checked. */
import * as v from 'valibot';
import type { Pack } from '../../content/cards/pack.ts';
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

/** Whether it is a log. Its events are kept as they were written, so that a loaded game saves to the same bytes (FIN-21). */
const isLog = (value: unknown): value is readonly GameEvent[] => v.is(events, value);

const packedShape = {
  format: v.literal(format),
  at: instant,
  log: v.pipe(v.string(), v.maxLength(2_000_000)),
  digest: v.string(),
};

/** How saves of each version are written; the first had its log as it is. */
const shapes = {
  1: v.strictObject({
    format: v.literal(format),
    version: v.literal(1),
    at: instant,
    log: v.array(v.unknown()),
    digest: v.string(),
  }),
  2: v.strictObject({ ...packedShape, version: v.literal(2) }),
  3: v.strictObject({ ...packedShape, version: v.literal(version) }),
} as const;

const isVersion = (value: unknown): value is keyof typeof shapes => value === 1 || value === 2 || value === version;

const foreign = (detail: string) => ({ refused: { code: 'save-foreign', detail } }) as const;
const damaged = (damage: Damage) => ({ refused: { code: 'save-damaged', ...damage } }) as const;

/** What every game begins with, in this order, and never tells again. */
const opening: readonly string[] = ['secret/seeded', 'game-set-up'] satisfies GameEvent['type'][];

const opensOnce = (log: readonly GameEvent[]): boolean =>
  log.every(({ type }, i) => (i < opening.length ? type === opening[i] : !opening.includes(type)));

/** The state a log from outside leads to, or why none does. */
function replay(log: readonly GameEvent[], at: number, pack: Pack): State | Damage {
  if (log.some((event, i) => event.at < (log[i - 1]?.at ?? 0) || event.at > at)) {
    return { damage: 'time', detail: 'time runs backwards' };
  }
  if (!opensOnce(log)) return { damage: 'replay', detail: 'the log does not open as a game does' };
  try {
    let folded = fold([]);
    let before: GameEvent | null = null;
    for (const [i, event] of log.entries()) {
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

/** Reads a save from a text, as a file holds it. One that begins as ours do and then goes wrong is damaged, not foreign. */
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

/** A pack as a save names it, for people. */
const called = ({ name, hash }: PackName): string => (hash === undefined ? name : `${name} ${hash.slice(0, 8)}`);

/** The pack a game is played with, among those at hand: the same in every card, or none. Companion mode needs none. */
function packOf(log: readonly GameEvent[], packs: readonly Pack[]): Pack | SaveRefusal {
  const setup = log.flatMap((event) => (event.type === 'game-set-up' ? [event.setup] : []))[0];
  if (setup?.pack === undefined) return standardPack;
  const { pack: name, packHash: hash } = setup;
  const found = packs.find((pack) => pack.name === name && pack.hash === hash);
  if (found) return found;
  const pack: PackName = { name, ...(hash === undefined ? {} : { hash }) };
  return { code: 'save-pack', detail: called(pack), pack };
}

const tooLarge: Damage = { damage: 'too-large', detail: 'its log is longer than that of any game' };

/** The log a save holds, packed or as it is, as today's version would have written it; or what is wrong with it. */
function logOf(held: string | readonly unknown[], of: number): readonly GameEvent[] | Damage {
  const text = typeof held === 'string' ? unpacked(held) : null;
  if (text !== null && typeof text !== 'string') return text;
  // Measured before its events are looked at: packed, even millions of faults make a short file.
  if (text !== null && isTooLong(text)) return tooLarge;
  let log: unknown = held;
  if (text !== null) {
    try {
      log = JSON.parse(text);
    } catch {
      return { damage: 'packing', detail: 'the log is not JSON' };
    }
  }
  const isOld = of !== version;
  if (isOld && Array.isArray(log)) log = upcast(log, of);
  if (isLog(log)) return isOld && isTooLong(JSON.stringify(log)) ? tooLarge : log;
  const { issues = [] } = v.safeParse(events, log, { abortEarly: true });
  return { damage: 'shape', detail: fault(issues) };
}

/** What a save holds, whatever its version; or what is wrong with it. */
function contents(value: unknown, of: keyof typeof shapes): { log: readonly GameEvent[]; at: number } | Damage {
  const parsed = v.safeParse(shapes[of], value, { abortEarly: true });
  if (!parsed.success) return { damage: 'shape', detail: fault(parsed.issues) };
  const { digest: claimed, ...body } = parsed.output;
  // What is not packed is looked at first: a digest must not be taken of what goes too deep.
  const plain = typeof body.log === 'string' ? null : logOf(body.log, of);
  if (plain && 'damage' in plain) return plain;
  if (digest(body) !== claimed) return { damage: 'digest', detail: 'the digest does not fit' };
  const log = plain ?? logOf(body.log, of);
  return 'damage' in log ? log : { log, at: body.at };
}

/** Checks format, version, shape and digest of a save. Returns its contents, or the reason for refusing it. */
function bodyOf(value: unknown): ReturnType<typeof contents> | SaveRefusal {
  const head = v.safeParse(v.looseObject({ format: v.literal(format), version: v.number() }), value);
  if (!head.success) return foreign('not a sitroom save').refused;
  const { version: of } = head.output;
  if (isVersion(of)) return contents(value, of);
  const isLater = Number.isSafeInteger(of) && of > version;
  if (!isLater) return { damage: 'shape', detail: 'no such version' };
  return { code: 'save-version', detail: `version ${of}`, version: of };
}

/**
 * Reads a save from anywhere. Nothing of it is believed until shape, digest, replay and promises have all held. A game on
 * a board goes on with the pack it was begun with, which must be one of those at hand.
 */
export function parseSave(
  value: unknown,
  packs: readonly Pack[] = [standardPack],
): Game | { readonly refused: SaveRefusal } {
  const body = bodyOf(value);
  if ('code' in body) return { refused: body };
  if ('damage' in body) return damaged(body);
  const pack = packOf(body.log, packs);
  if ('code' in pack) return { refused: pack };
  const state = replay(body.log, body.at, pack);
  return 'damage' in state ? damaged(state) : { log: body.log, state, pack };
}

/** The log a save tells, for those who want to say what game it is: it has not been replayed, and needs no pack. Null if there is none. */
export function logIn(value: unknown): readonly GameEvent[] | null {
  const body = bodyOf(value);
  return 'log' in body ? body.log : null;
}
