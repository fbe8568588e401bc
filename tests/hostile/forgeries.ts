// Saves that somebody has written who knows how a save is made: a real log with one thing in it changed to what might well stand there.

import type { Draws, GameEvent } from '../../src/rules/index.ts';

type Log = readonly GameEvent[];
type Path = readonly (string | number)[];

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every place in a value, itself left out. */
function places(value: unknown, path: Path = []): Path[] {
  if (!isHolder(value)) return [];
  return Object.keys(value).flatMap((key) => [[...path, key], ...places(value[key], [...path, key])]);
}

const keyOf = (path: Path): string => {
  const names = path.filter((part) => !/^\d+$/.test(String(part)));
  return String(names.at(-1) ?? '');
};

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isHolder(inner) ? inner[key] : undefined), value);

/** What stands anywhere in the log under each key: what a forger would think of first. */
export function vocabulary(log: Log): ReadonlyMap<string, readonly unknown[]> {
  const words = new Map<string, Map<string, unknown>>();
  for (const event of log) {
    for (const path of places(event)) {
      const value = at(event, path);
      const key = keyOf(path);
      const known = words.get(key) ?? new Map<string, unknown>();
      if (known.size < 200) known.set(JSON.stringify(value), value);
      words.set(key, known);
    }
  }
  return new Map([...words].map(([key, values]) => [key, [...values.values()]]));
}

function put<T>(value: T, path: Path, change: (holder: Record<string, unknown>, key: string) => void): T {
  const copy = structuredClone(value);
  const holder = at(copy, path.slice(0, -1));
  if (isHolder(holder)) change(holder, String(path.at(-1)));
  return copy;
}

/** Another value of its kind. */
function other(value: unknown, words: readonly unknown[], chance: Draws): unknown {
  if (typeof value === 'boolean') return chance.next(3) > 0 ? !value : chance.pick(words);
  if (typeof value === 'number' && chance.next(2) === 0) return value + chance.pick([-1, 1, 2, 5, -value, 100]);
  if (Array.isArray(value) && value.length > 0 && chance.next(2) === 0) {
    const list: readonly unknown[] = value;
    return chance.pick([list.slice(1), list.slice(0, -1), [...list, chance.pick(list)], list.toReversed(), []]);
  }
  return chance.pick(words);
}

/** One event changed in one place. */
function changedEvent(event: GameEvent, words: ReadonlyMap<string, readonly unknown[]>, chance: Draws): GameEvent {
  const path = chance.pick(places(event));
  return put(event, path, (holder, key) => {
    if (chance.next(12) === 0 && !Array.isArray(holder)) delete holder[key];
    else holder[key] = other(holder[key], words.get(keyOf(path)) ?? [], chance);
  });
}

/** Where the events of a kind stand, each kind as likely as any other. */
function anyEvent(log: Log, chance: Draws): number {
  const type = chance.pick([...new Set(log.map((event) => event.type))]);
  const all = log.flatMap((event, i) => (event.type === type ? [i] : []));
  return chance.pick(all);
}

/** A log that is not what it was: one field, or one event cut, doubled, moved or told again elsewhere. */
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
