/** Moments that are felt, each with a pattern of its own, in ms. */
const patterns = {
  tick: [25],
  cue: [60],
  expired: [200, 100, 200, 100, 200],
} as const;

/** Lets the device be felt, where it can. */
export function vibrate(moment: keyof typeof patterns): void {
  navigator.vibrate?.([...patterns[moment]]);
}
