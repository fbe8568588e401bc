/** Thrown if a random game breaks a promise. The message says which. */
export class BrokenPromise extends Error {}

/** Throws a `BrokenPromise` with this message unless the promise is kept. */
export function check(kept: boolean, message: string): void {
  if (!kept) throw new BrokenPromise(message);
}
