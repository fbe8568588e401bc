/**
 * Returns the value. Throws if it is null or undefined, which is a bug: earlier checks guarantee it. `what` names the
 * value in the message, e.g. `an open task`.
 */
export function assertDefined<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
