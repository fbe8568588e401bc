/** Vibration patterns by moment, in ms. */
const patterns = {
  tick: [25],
  cue: [60],
  expired: [200, 100, 200, 100, 200],
} as const;

/** Vibrates, if the device can. */
export function vibrate(moment: keyof typeof patterns): void {
  navigator.vibrate?.([...patterns[moment]]);
}
