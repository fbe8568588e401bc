// Guards of listeners and timers. Node ends the process if one of them throws.

/** Returns a listener that passes what it throws on to `failed`, together with its arguments (ONL-12). */
export const guarded =
  <A extends readonly unknown[]>(listen: (...given: A) => void, failed: (error: unknown, given: A) => void) =>
  (...given: A): void => {
    try {
      listen(...given);
    } catch (error) {
      failed(error, given);
    }
  };

/** Returns what was thrown as an error. */
export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
