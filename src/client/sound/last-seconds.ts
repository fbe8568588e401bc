/** Moments of a countdown: called back when so many seconds are left. */
export type Moments = Readonly<Partial<Record<number, () => void>>>;

/** How far off a moment may be and still be told: a page that has slept does not make good for what nobody heard. */
const slackMs = 500;

/** Waits for the moments of a countdown, whose time left in ms `left` tells; gives what calls them off. */
export function atSecondsLeft(left: () => number, moments: Moments): () => void {
  const leftMs = left();
  const timers = Object.entries(moments).flatMap(([seconds, then]) => {
    const at = Number(seconds) * 1000;
    if (then === undefined || leftMs < at) return [];
    return [setTimeout(() => Math.abs(left() - at) < slackMs && then(), leftMs - at)];
  });
  return () => timers.forEach(clearTimeout);
}
