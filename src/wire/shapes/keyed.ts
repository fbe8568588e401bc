import * as v from 'valibot';

const branches = new WeakMap<object, readonly v.GenericSchema[]>();

/**
 * One of several shapes, each but the last told by a key that no other has. A plain union could only say that nothing
 * fits; here a fault is told of the shape that was meant.
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

/** The shapes that a `keyed` one may have, for those who describe it; none of any other. */
export const shapesOf = (schema: object): readonly v.GenericSchema[] | undefined => branches.get(schema);
