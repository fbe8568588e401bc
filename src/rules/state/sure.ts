/** Returns the value. Throws if it is null or undefined, which is a bug: earlier checks guarantee that it is there. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('something that must be there is not');
  return value;
}
