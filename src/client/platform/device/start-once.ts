let starting: Promise<void> | null = null;

/** Begins a game, new or copied. While one begins, further calls share it: a double press begins one. */
export function startOnce(start: () => Promise<void>): Promise<void> {
  starting ??= start().finally(() => {
    starting = null;
  });
  return starting;
}
