// Chooses the drills of a day, counted in days since 1970. Everybody has the same ones.

import { type Drill, type Kind, kinds } from './drill.ts';

/** Kinds of the five drills on even and odd days. */
const asked: readonly [even: readonly Kind[], odd: readonly Kind[]] = [
  ['push', 'interceptors', 'tech', 'push', 'interceptors'],
  ['push', 'tech', 'interceptors', 'push', 'interceptors'],
];

/** Returns how many of a kind were asked in all days before this one. */
function askedBefore(kind: Kind, day: number): number {
  const [even, odd] = asked.map((all) => all.filter((one) => one === kind).length) as [number, number];
  return Math.ceil(day / 2) * even + Math.floor(day / 2) * odd;
}

/** Returns the drills of a day. Each kind goes through its list, so that one comes back only after all others. */
export function drillsOfDay(all: readonly Drill[], day: number): readonly Drill[] {
  const lists = Object.fromEntries(kinds.map((kind) => [kind, all.filter((drill) => drill.kind === kind)]));
  const next = Object.fromEntries(kinds.map((kind) => [kind, askedBefore(kind, day)]));
  return (asked[day % 2] ?? []).flatMap((kind) => {
    const list = lists[kind] ?? [];
    const at = next[kind] ?? 0;
    next[kind] = at + 1;
    return list[at % Math.max(1, list.length)] ?? [];
  });
}

/** Returns drills for practice: all others, beginning elsewhere every day. */
export function practiceOf(all: readonly Drill[], day: number): readonly Drill[] {
  const today = new Set(drillsOfDay(all, day).map(({ id }) => id));
  const others = all.filter(({ id }) => !today.has(id));
  const from = (day * 37) % Math.max(1, others.length);
  return [...others.slice(from), ...others.slice(0, from)];
}
