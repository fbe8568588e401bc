/** How often the seconds are looked at, in ms. */
const lookMs = 200;

/** Counts the seconds that are left while they are shown. At least 1. `leftMs` returns the time that is left, in ms. */
export function secondsUntil(leftMs: () => number): () => number {
  let left = $state(leftMs());
  $effect(() => {
    const timer = setInterval(() => {
      left = leftMs();
    }, lookMs);
    return () => clearInterval(timer);
  });
  return () => Math.max(1, Math.ceil(left / 1000));
}
