/** What must be there, because the rules let nothing come this far without it. That it is not is a bug, and no refusal. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('something that must be there is not');
  return value;
}
