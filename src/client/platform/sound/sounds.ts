// The signals: sounds of the clock and of steps. They are synthesized; none is a recording. Small loudspeakers play nothing
// below about 300 Hz, so the lowest tone that must be heard lies above. docs/sound.md has the levels.

import type { Voice } from './voice.ts';

/** A relay closing: short and dampened. */
const relay: readonly Voice[] = [
  { wave: 'static', fade: 0.05, gain: 0.4, through: 2400 },
  { wave: 'triangle', pitch: 720, glide: 410, fade: 0.12, gain: 0.25 },
];

/** Sounds by the moment they belong to. */
export const sounds = {
  /** A rising fifth that resolves. */
  xcom: [
    ...relay,
    { wave: 'triangle', pitch: 494, after: 0.06, swell: 0.02, fade: 0.24, gain: 0.26 },
    { wave: 'triangle', pitch: 741, after: 0.2, swell: 0.03, fade: 0.4, gain: 0.26 },
    { wave: 'sine', pitch: 1482, after: 0.2, swell: 0.03, fade: 0.3, gain: 0.06 },
  ],
  /** Bowed metal, falling, which does not resolve. */
  alien: [
    { wave: 'sawtooth', pitch: 466, glide: 311, swell: 0.12, fade: 0.6, gain: 0.19, through: 1900 },
    { wave: 'sawtooth', pitch: 489, glide: 327, swell: 0.16, fade: 0.55, gain: 0.16, through: 2400 },
    { wave: 'sine', pitch: 156, glide: 104, swell: 0.05, fade: 0.6, gain: 0.18 },
  ],
  /** The XCOM sound, torn by static. */
  scrambled: [
    ...relay,
    { wave: 'triangle', pitch: 494, after: 0.06, swell: 0.01, fade: 0.12, gain: 0.43 },
    { wave: 'static', after: 0.15, swell: 0.005, fade: 0.14, gain: 0.62, through: 2600 },
    { wave: 'triangle', pitch: 741, after: 0.3, swell: 0.01, fade: 0.12, gain: 0.43 },
    { wave: 'static', after: 0.38, swell: 0.005, fade: 0.24, gain: 0.5, through: 1500 },
  ],
  /** Ending Timed Phase: a relay, and a third for everybody. */
  none: [
    ...relay,
    { wave: 'triangle', pitch: 440, after: 0.12, swell: 0.05, fade: 0.6, gain: 0.24 },
    { wave: 'triangle', pitch: 554, after: 0.12, swell: 0.05, fade: 0.6, gain: 0.18 },
  ],
  done: relay,
  /** The alarm: two tones, once a second until the cue is confirmed. */
  expired: [
    { wave: 'square', pitch: 988, swell: 0.008, fade: 0.34, gain: 0.28, through: 2600 },
    { wave: 'square', pitch: 740, after: 0.22, swell: 0.008, fade: 0.4, gain: 0.28, through: 2200 },
  ],
  /** Pause time that drains beneath the alarm: a falling glide. */
  draining: [{ wave: 'sine', pitch: 620, glide: 415, swell: 0.3, fade: 0.65, gain: 0.084 }],
  /** A distant falling glide. */
  scan: [
    { wave: 'sine', pitch: 1320, glide: 660, swell: 0.02, fade: 0.4, gain: 0.12 },
    { wave: 'static', after: 0.05, swell: 0.1, fade: 0.3, gain: 0.043, through: 4200 },
  ],
  /** The room's tone stops. */
  pause: [{ wave: 'triangle', pitch: 660, glide: 392, swell: 0.01, fade: 0.4, gain: 0.16 }],
  /** It comes back. */
  resume: [{ wave: 'triangle', pitch: 392, glide: 660, swell: 0.08, fade: 0.35, gain: 0.17 }],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

/** Name of a sound. */
export type SoundName = keyof typeof sounds;

/** A knock on wood, `after` seconds from now. */
const knock = (gain: number, fade: number, after = 0): readonly Voice[] => [
  { wave: 'triangle', pitch: 1050, glide: 790, after, fade, gain },
  { wave: 'static', after, fade: 0.03, gain: gain * 0.6, through: 3200 },
];

/** Returns the tick of one of the last ten seconds. In three stages it gets firmer and closer, not shriller. */
export function tick(left: number): readonly Voice[] {
  if (left > 5) return knock(0.157, 0.1);
  if (left > 3) return knock(0.235, 0.12);
  return [...knock(0.268, 0.12), ...knock(0.268, 0.12, 0.13)];
}
