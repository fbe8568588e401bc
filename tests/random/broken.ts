/** A promise that a random game broke. */
export class Broken extends Error {}

/** Throws what broke, if it did. */
export function check(kept: boolean, says: string): void {
  if (!kept) throw new Broken(says);
}
