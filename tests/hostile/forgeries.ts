// Plausible forgeries: real logs with one change, by somebody who knows the format of saves.

import type { Draws, GameEvent } from '../../src/rules/index.ts';

type Log = readonly GameEvent[];
type Path = readonly (string | number)[];

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the paths of all values inside a value. */
function paths(value: unknown, path: Path = []): Path[] {
  if (!isHolder(value)) return [];
  return Object.keys(value).flatMap((key) => [[...path, key], ...paths(value[key], [...path, key])]);
}

/** Returns the last key of a path that is not a list index. */
const keyOf = (path: Path): string => {
  const names = path.filter((part) => !/^\d+$/.test(String(part)));
  return String(names.at(-1) ?? '');
};

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isHolder(inner) ? inner[key] : undefined), value);

/** Returns the values that occur under each key anywhere in a log: the obvious replacements for a forger. */
export function vocabulary(log: Log): ReadonlyMap<string, readonly unknown[]> {
  const words = new Map<string, Map<string, unknown>>();
  for (const event of log) {
    for (const path of paths(event)) {
      const value = at(event, path);
      const key = keyOf(path);
      const known = words.get(key) ?? new Map<string, unknown>();
      if (known.size < 200) known.set(JSON.stringify(value), value);
      words.set(key, known);
    }
  }
  return new Map([...words].map(([key, values]) => [key, [...values.values()]]));
}

/** Returns a copy in which `change` was applied to the holder of a path. */
function put<T>(value: T, path: Path, change: (holder: Record<string, unknown>, key: string) => void): T {
  const copy = structuredClone(value);
  const holder = at(copy, path.slice(0, -1));
  if (isHolder(holder)) change(holder, String(path.at(-1)));
  return copy;
}

/** Returns another value of the same kind, mostly from the vocabulary. */
function other(value: unknown, words: readonly unknown[], chance: Draws): unknown {
  if (typeof value === 'boolean') return chance.next(3) > 0 ? !value : chance.pick(words);
  if (typeof value === 'number' && chance.next(2) === 0) return value + chance.pick([-1, 1, 2, 5, -value, 100]);
  if (Array.isArray(value) && value.length > 0 && chance.next(2) === 0) {
    const list: readonly unknown[] = value;
    return chance.pick([list.slice(1), list.slice(0, -1), [...list, chance.pick(list)], list.toReversed(), []]);
  }
  return chance.pick(words);
}

/** Returns an event with one value changed or removed. */
function changedEvent(event: GameEvent, words: ReadonlyMap<string, readonly unknown[]>, chance: Draws): GameEvent {
  const path = chance.pick(paths(event));
  return put(event, path, (holder, key) => {
    if (chance.next(12) === 0 && !Array.isArray(holder)) delete holder[key];
    else holder[key] = other(holder[key], words.get(keyOf(path)) ?? [], chance);
  });
}

/** Returns the index of a random event. Each type of event is equally likely. */
function anyEvent(log: Log, chance: Draws): number {
  const type = chance.pick([...new Set(log.map((event) => event.type))]);
  const all = log.flatMap((event, i) => (event.type === type ? [i] : []));
  return chance.pick(all);
}

/** Returns a log with one change: a field of an event, or an event removed, repeated or moved. */
export function forged(log: Log, words: ReadonlyMap<string, readonly unknown[]>, chance: Draws): Log {
  const i = anyEvent(log, chance);
  const event = log[i];
  if (event === undefined) return log;
  const now = (one: GameEvent, beside: number): GameEvent => ({ ...one, at: log[beside]?.at ?? one.at });
  switch (chance.next(10)) {
    case 0:
      return log.toSpliced(i, 1);
    case 1:
      return log.toSpliced(i, 0, event);
    case 2: {
      const to = chance.next(log.length);
      return log.toSpliced(to, 0, now(event, to));
    }
    case 3: {
      const next = log[i + 1];
      return next === undefined ? log : log.toSpliced(i, 2, now(next, i), now(event, i));
    }
    default:
      return log.with(i, changedEvent(event, words, chance));
  }
}
