/** Callbacks by seconds left of a countdown. */
export type Moments = Readonly<Partial<Record<number, () => void>>>;

/** Tolerance for the time of a callback, in ms. A page that slept skips missed callbacks. */
const slackMs = 500;

/** Runs the callbacks of a countdown. `left` returns its time left in ms. Returns a function that cancels them. */
export function atSecondsLeft(left: () => number, moments: Moments): () => void {
  const leftMs = left();
  const timers = Object.entries(moments).flatMap(([seconds, then]) => {
    const at = Number(seconds) * 1000;
    if (then === undefined || leftMs < at) return [];
    return [setTimeout(() => Math.abs(left() - at) < slackMs && then(), leftMs - at)];
  });
  return () => timers.forEach(clearTimeout);
}
