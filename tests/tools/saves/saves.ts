// Reads saves as hosts do: with the usual director, the rules and seeded dice.

import type { Pack } from '../../../src/content/cards/pack.ts';
import { eventsOf, type Game, type HostDependencies } from '../../../src/host/index.ts';
import type { GameEvent } from '../../../src/rules/index.ts';
import * as wire from '../../../src/wire/index.ts';
import { columnsOf } from '../../../src/wire/saves/columns.ts';
import { packed, unpacked } from '../../../src/wire/saves/packed.ts';
import { standardTable } from '../standard.ts';

type Read = ReturnType<typeof wire.parseSave>;

/** Reads a save. A game with a director of its own needs the dependencies it was played with. */
export const parseSave = (
  value: unknown,
  packs?: readonly Pack[],
  dependencies: HostDependencies = standardTable,
): Read => wire.parseSave(value, dependencies, packs);

/** Reads the text of a save. */
export const readSave = (text: string, packs?: readonly Pack[]): Read => wire.readSave(text, standardTable, packs);

/** Saves a game and loads it again. Throws if it is refused. */
export function reloaded(
  game: Pick<Game, 'log' | 'state'>,
  packs?: readonly Pack[],
  dependencies?: HostDependencies,
): Game {
  const read = parseSave(JSON.parse(JSON.stringify(wire.makeSave(game))), packs, dependencies);
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return read;
}

/** The fields of a save without its digest. */
type Body = Readonly<Record<string, unknown>>;

/** Gives a body a digest that fits. */
const sealed = (body: Body): Body => ({ ...body, digest: wire.digest(body) });

type Save = ReturnType<typeof wire.makeSave>;

/** Returns a save whose fields were changed by somebody who knows the format. */
export function forged(save: Save, change: Body): Body {
  const { digest: _, ...body } = save;
  return sealed({ ...body, ...change });
}

/** Returns a save of these inputs and other events, or of these events and other inputs. */
export const withEvents = (save: Save, events: readonly object[]): Body =>
  forged(save, { events: packed(JSON.stringify(columnsOf(events))) });

/** An input in a save, before it is checked. */
export type RawInput = Readonly<Record<string, unknown>>;

/** The inputs in a save. */
export function inputsIn({ inputs }: Save): readonly RawInput[] {
  const text = unpacked(inputs);
  if (typeof text !== 'string') throw new Error(text.detail);
  return JSON.parse(text) as readonly RawInput[];
}

/** Returns a save of other inputs that led to the same events. */
export const withInputs = (save: Save, inputs: readonly unknown[]): Body =>
  forged(save, { inputs: packed(JSON.stringify(inputs)) });

/** A save of version 1, whose log is not packed, so that tests can change it. */
export interface Plain {
  readonly format: 'sitroom-save';
  readonly version: 1;
  readonly at: number;
  readonly log: readonly GameEvent[];
  readonly digest: string;
}

/** Returns a game as version 1 saved it. */
export function plain({ log, state }: Pick<Game, 'log' | 'state'>): Plain {
  const body = { format: 'sitroom-save', version: 1, at: state.open.at, log: eventsOf(log) } as const;
  return { ...body, digest: wire.digest(body) };
}

/** Changes a copy of such a save, and gives it a digest that fits. */
export function forgedPlain(game: Pick<Game, 'log' | 'state'>, change: (save: Plain) => object): Body {
  const { digest: _, ...body } = change(JSON.parse(JSON.stringify(plain(game))) as Plain) as Plain;
  return sealed(body);
}

/** Returns a save of these events as version 4 wrote it, the last one without inputs. */
export function olderSave(log: readonly object[], at = lastAt(log)): Body {
  return sealed({ format: 'sitroom-save', version: 4, at, log: packed(JSON.stringify(log)) });
}

/** The latest instant in a log that may be forged. */
const lastAt = (log: readonly object[]): number =>
  Math.max(0, ...log.map((event) => ('at' in event && Number.isFinite(event.at) ? Number(event.at) : 0)));
