// Reads columns. Separate from writing them, because the first load only writes.

import * as v from 'valibot';

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const shape = v.strictObject({
  /** The names of the fields of each kind of event, in order. */
  kinds: v.array(v.array(v.string())),
  /** For each event, the number of its kind. */
  order: v.array(index),
  /** For each kind, the values of each of its fields. A cause is the number of one of the causes. */
  columns: v.array(v.array(v.array(v.unknown()))),
  causes: v.array(v.unknown()),
});

/** Turns columns back into events, which may be anything. Null if the value holds no columns. */
export function eventsIn(value: unknown): object[] | null {
  if (!v.is(shape, value)) return null;
  const { kinds, order, columns, causes } = value;
  const next = kinds.map(() => 0);
  const events: object[] = [];
  for (const number of order) {
    const [fields, lists, at] = [kinds[number], columns[number], next[number]];
    if (fields === undefined || lists === undefined || at === undefined) return null;
    if (lists.length !== fields.length || lists.some((list) => at >= list.length)) return null;
    next[number] = at + 1;
    const heldIn = (field: string, i: number): unknown => {
      const held = lists[i]?.[at];
      if (field !== 'why') return held;
      return typeof held === 'number' ? causes[held] : undefined;
    };
    events.push(Object.fromEntries(fields.map((field, i) => [field, heldIn(field, i)])));
  }
  const isWhole = columns.every((lists, i) => lists.every((list) => list.length === next[i]));
  return isWhole ? events : null;
}
