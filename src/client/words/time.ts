/** Seconds as a countdown shows them: the last one goes at zero. */
export const secondsLeft = (ms: number): number => Math.ceil(ms / 1000);

/** Minutes and seconds: 0:48. */
export function minutes(ms: number): string {
  const seconds = secondsLeft(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
