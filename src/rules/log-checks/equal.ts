/** Whether two JSON-like values are deeply equal, ignoring the order of keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [entries, other] = [Object.entries(a), b as Readonly<Record<string, unknown>>];
  return entries.length === Object.keys(b).length && entries.every(([key, value]) => equal(value, other[key]));
}
