import * as v from 'valibot';

const branches = new WeakMap<object, readonly v.GenericSchema[]>();

/**
 * Schema of a union whose members are recognized by a unique key. `otherwise` applies if no key is present. Unlike a
 * plain union, it reports the faults of the member that was meant.
 */
export function keyed<T>(
  byKey: Readonly<Record<string, v.GenericSchema<unknown, T>>>,
  otherwise: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, T> {
  const keys = Object.keys(byKey);
  const schema: v.GenericSchema<unknown, T> = v.lazy((value) => {
    const key = keys.find((name) => typeof value === 'object' && value !== null && Object.hasOwn(value, name));
    return (key === undefined ? null : byKey[key]) ?? otherwise;
  });
  branches.set(schema, [...Object.values(byKey), otherwise]);
  return schema;
}

/** Returns the members of a `keyed` schema, or undefined for any other schema. */
export const shapesOf = (schema: object): readonly v.GenericSchema[] | undefined => branches.get(schema);
