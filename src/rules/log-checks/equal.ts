/** Whether two plain values are the same, whatever the order of their keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ones, others] = [Object.entries(a), b as Readonly<Record<string, unknown>>];
  return ones.length === Object.keys(b).length && ones.every(([key, one]) => equal(one, others[key]));
}
