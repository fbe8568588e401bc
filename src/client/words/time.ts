/** Rounds ms up to whole seconds, so that a countdown shows 0 only at its end. */
export const secondsLeft = (ms: number): number => Math.ceil(ms / 1000);

/** Formats ms as minutes and seconds: 0:48. */
export function minutes(ms: number): string {
  const seconds = secondsLeft(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
