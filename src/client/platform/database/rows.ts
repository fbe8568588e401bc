/** Returns a field of an unchecked database row; undefined if it is missing. */
export const fieldOf = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null && Object.hasOwn(row, name)
    ? (row as Record<string, unknown>)[name]
    : undefined;
