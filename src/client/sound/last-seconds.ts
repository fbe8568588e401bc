/** Moments of a countdown: called back when so many seconds are left. */
export type Moments = Readonly<Partial<Record<number, () => void>>>;

/** Waits for the moments of a countdown that has `leftMs` to go; gives what calls them off. */
export function atSecondsLeft(leftMs: number, moments: Moments): () => void {
  const timers = Object.entries(moments).flatMap(([seconds, then]) => {
    const wait = leftMs - Number(seconds) * 1000;
    return then === undefined || wait < 0 ? [] : [setTimeout(then, wait)];
  });
  return () => timers.forEach(clearTimeout);
}
