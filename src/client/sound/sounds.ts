import type { Voice } from './synth.ts';

/** A relay closing: short and dampened. */
const relay: readonly Voice[] = [
  { wave: 'static', fade: 0.03, gain: 0.5, through: 2600 },
  { wave: 'triangle', pitch: 190, glide: 120, fade: 0.07, gain: 0.5 },
];

/** Frequency ratio of a semitone. */
const semitone = 2 ** (1 / 12);

/** Sounds by the moment they belong to. All are synthesized; none is a recording. */
export const sounds = {
  /** A soft rising fifth. */
  xcom: [
    ...relay,
    { wave: 'sine', pitch: 294, after: 0.06, swell: 0.02, fade: 0.22, gain: 0.35 },
    { wave: 'sine', pitch: 441, after: 0.2, swell: 0.03, fade: 0.34, gain: 0.35 },
  ],
  /** Bowed metal, falling. */
  alien: [
    { wave: 'sawtooth', pitch: 233, glide: 155, swell: 0.12, fade: 0.55, gain: 0.22, through: 1400 },
    { wave: 'sawtooth', pitch: 247, glide: 165, swell: 0.16, fade: 0.5, gain: 0.16, through: 1900 },
    { wave: 'sine', pitch: 78, glide: 52, swell: 0.05, fade: 0.6, gain: 0.5 },
  ],
  /** The XCOM sound, cut by static. */
  scrambled: [
    ...relay,
    { wave: 'sine', pitch: 294, after: 0.06, swell: 0.01, fade: 0.09, gain: 0.35 },
    { wave: 'static', after: 0.15, swell: 0.005, fade: 0.12, gain: 0.4, through: 3200 },
    { wave: 'sine', pitch: 441, after: 0.3, swell: 0.01, fade: 0.08, gain: 0.3 },
    { wave: 'static', after: 0.38, swell: 0.005, fade: 0.2, gain: 0.32, through: 1800 },
  ],
  /** Ending Timed Phase: a relay and a low tone. */
  none: [...relay, { wave: 'sine', pitch: 220, after: 0.12, swell: 0.05, fade: 0.5, gain: 0.3 }],
  done: relay,
  /** A low pulse, once per blink of the clock. */
  expired: [{ wave: 'sine', pitch: 66, glide: 48, swell: 0.03, fade: 0.42, gain: 0.7 }],
  /** A distant falling glide. */
  scan: [
    { wave: 'sine', pitch: 1320, glide: 660, swell: 0.02, fade: 0.4, gain: 0.16 },
    { wave: 'static', after: 0.05, swell: 0.1, fade: 0.3, gain: 0.06, through: 4200 },
  ],
  pause: [{ wave: 'sine', pitch: 220, glide: 110, swell: 0.01, fade: 0.3, gain: 0.35 }],
  resume: [{ wave: 'sine', pitch: 110, glide: 220, swell: 0.01, fade: 0.25, gain: 0.35 }],
  /** A string snaps, then silence for a breath. */
  loss: [
    { wave: 'sawtooth', pitch: 165, glide: 92, swell: 0.004, fade: 0.7, gain: 0.3, through: 1100 },
    { wave: 'static', fade: 0.06, gain: 0.4, through: 1600 },
  ],
  /** A blow against the base. */
  struck: [
    { wave: 'sine', pitch: 92, glide: 40, swell: 0.004, fade: 0.5, gain: 0.7 },
    { wave: 'static', swell: 0.004, fade: 0.18, gain: 0.35, through: 420 },
  ],
  /** A swell of distant voices without words, which stops. */
  fallen: [
    { wave: 'static', swell: 1, fade: 0.06, gain: 0.3, through: 520 },
    { wave: 'static', after: 0.2, swell: 0.8, fade: 0.06, gain: 0.2, through: 980 },
    { wave: 'sawtooth', pitch: 123, glide: 110, swell: 1, fade: 0.06, gain: 0.1, through: 500 },
  ],
  /** The room tone resolves to a fifth. */
  won: [
    { wave: 'triangle', pitch: 147, swell: 0.6, fade: 3.2, gain: 0.3 },
    { wave: 'triangle', pitch: 220, after: 0.9, swell: 0.6, fade: 3, gain: 0.28 },
    { wave: 'sine', pitch: 441, after: 1.6, swell: 0.8, fade: 2.6, gain: 0.16 },
  ],
  /** A string snaps, then nothing. */
  lost: [
    { wave: 'sawtooth', pitch: 110, glide: 52, swell: 0.005, fade: 1.6, gain: 0.35, through: 900 },
    { wave: 'static', fade: 0.08, gain: 0.5, through: 1200 },
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

/** Name of a sound. */
export type SoundName = keyof typeof sounds;

/** Returns the wooden tick of the last five seconds, a semitone higher each. `left` counts 5, 4, 3, 2, 1. */
export const tick = (left: number): readonly Voice[] => {
  const pitch = 620 * semitone ** (5 - left);
  return [
    { wave: 'triangle', pitch, glide: pitch * 0.7, fade: 0.05, gain: 0.5 },
    { wave: 'static', fade: 0.012, gain: 0.25, through: 5000 },
  ];
};
