/** Lenient reading of data from newer versions, whose additions are ignored (ONL-13). */
import * as v from 'valibot';

type Schema = v.GenericSchema;
/** The parts of valibot's schemas that contain others. */
interface Parts {
  readonly type: string;
  readonly pipe?: readonly [Schema, ...v.GenericPipeAction[]];
  readonly entries: Readonly<Record<string, Schema>>;
  readonly item: Schema;
  readonly options: readonly Schema[];
  readonly wrapped: Schema;
  readonly getter: (input: unknown) => Schema;
}

const known = new WeakMap<Schema, Schema>();

function loosened(schema: Schema): Schema {
  const { type, pipe, entries, item, options, wrapped, getter } = schema as unknown as Parts;
  if (pipe !== undefined) {
    const [first, ...actions] = pipe;
    return v.pipe(loosely(first), ...actions) as Schema;
  }
  switch (type) {
    case 'strict_object':
      return v.object(Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, loosely(one)])));
    case 'array':
      return v.array(loosely(item));
    case 'union':
      return v.union(options.map(loosely));
    case 'nullable':
      return v.nullable(loosely(wrapped));
    case 'exact_optional':
      return v.exactOptional(loosely(wrapped));
    case 'lazy':
      return v.lazy((input) => loosely(getter(input)));
    default:
      return schema;
  }
}

/** Returns a schema that drops unknown keys, at any depth, where the given one refuses them. */
export function loosely<S extends Schema>(schema: S): S {
  const found = known.get(schema) ?? loosened(schema);
  known.set(schema, found);
  return found as S;
}

/** Whether a text looks like the name of something: a kind of frame, an intent, a word. */
const isName = (value: unknown): boolean => typeof value === 'string' && /^[a-z][a-z0-9:-]{0,39}$/.test(value);

/** Whether all faults are names unknown to this version, so that a newer one may have written them. */
export const areNewer = (issues: readonly v.BaseIssue<unknown>[]): boolean =>
  issues.every(({ type, input }) => (type === 'picklist' || type === 'union') && isName(input));
