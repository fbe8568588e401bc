// Sounds of events at the table: dice, units, UFOs, cards, harm and the end. docs/sound.md has the levels.

import type { Voice } from './voice.ts';

/** A knock of wood on felt. */
const wood = (pitch: number, gain: number, fade = 0.09): readonly Voice[] => [
  { wave: 'triangle', pitch, glide: pitch * 0.72, fade, gain },
  { wave: 'static', fade: 0.025, gain: gain * 0.5, through: 2800 },
];

/** Two notes, one after the other. */
const third = (pitch: number, gain: number): readonly Voice[] => [
  { wave: 'triangle', pitch, swell: 0.01, fade: 0.18, gain },
  { wave: 'triangle', pitch: pitch * 1.26, after: 0.13, swell: 0.01, fade: 0.34, gain },
];

/** Distant voices without words that swell and stop. */
const voices = (pitch: number, swell: number, gain: number): readonly Voice[] => [
  { wave: 'sawtooth', pitch, glide: pitch * 1.06, swell, fade: 0.12, gain, through: 1300 },
  {
    wave: 'sawtooth',
    pitch: pitch * 1.5,
    glide: pitch * 1.57,
    swell: swell * 1.1,
    fade: 0.1,
    gain: gain * 0.6,
    through: 1500,
  },
  { wave: 'static', swell, fade: 0.08, gain: gain * 1.6, through: pitch * 2.4 },
];

/** Sounds by event. */
export const tableSounds = {
  /** The dice are picked up and thrown: wood that rubs on wood. */
  thrown: [
    { wave: 'static', swell: 0.02, fade: 0.1, gain: 0.345, through: 1900 },
    { wave: 'static', after: 0.12, swell: 0.01, fade: 0.08, gain: 0.313, through: 2300 },
    { wave: 'static', after: 0.21, swell: 0.01, fade: 0.07, gain: 0.282, through: 2100 },
  ],
  /** An XCOM die lands. */
  die: wood(820, 0.292),
  /** The alien die lands: the lowest, and the last. */
  'alien-die': wood(460, 0.414, 0.16),
  /** A relay closes. */
  success: [
    { wave: 'static', fade: 0.04, gain: 0.3, through: 2600 },
    { wave: 'triangle', pitch: 740, swell: 0.01, fade: 0.12, gain: 0.2 },
    { wave: 'triangle', pitch: 1110, after: 0.07, swell: 0.01, fade: 0.26, gain: 0.2 },
  ],
  /** Nothing but felt. */
  blank: [{ wave: 'static', swell: 0.01, fade: 0.12, gain: 0.402, through: 900 }],
  /** The first loss of a roll: a string that snaps. */
  snap: [
    { wave: 'sawtooth', pitch: 415, glide: 262, swell: 0.003, fade: 0.5, gain: 0.448, through: 1900 },
    { wave: 'static', fade: 0.06, gain: 0.871, through: 2200 },
  ],
  /** UFOs appear: a falling glide. */
  detected: [
    { wave: 'sine', pitch: 1240, glide: 620, swell: 0.03, fade: 0.5, gain: 0.0964 },
    { wave: 'sine', pitch: 1262, glide: 640, swell: 0.03, fade: 0.5, gain: 0.0482 },
  ],
  /** UFOs descend from orbit: a lower glide. */
  descends: [
    { wave: 'sine', pitch: 780, glide: 390, swell: 0.05, fade: 0.55, gain: 0.154 },
    { wave: 'triangle', pitch: 790, glide: 398, swell: 0.05, fade: 0.5, gain: 0.0658 },
  ],
  /** A UFO is destroyed: a crack and its tail. */
  destroyed: [
    { wave: 'static', swell: 0.002, fade: 0.09, gain: 0.984, through: 2400 },
    { wave: 'static', after: 0.05, swell: 0.01, fade: 0.45, gain: 0.517, through: 900 },
    { wave: 'triangle', pitch: 560, glide: 330, swell: 0.003, fade: 0.3, gain: 0.246 },
  ],
  /** A unit is placed. */
  placed: wood(690, 0.243, 0.05),
  /** A unit goes back to the reserve. */
  'taken-back': wood(520, 0.291, 0.05),
  /** Credits are spent or come in: two coins. */
  credit: [
    { wave: 'sine', pitch: 1980, fade: 0.05, gain: 0.0859 },
    { wave: 'sine', pitch: 2490, after: 0.045, fade: 0.08, gain: 0.0859 },
  ],
  /** A card is dealt or turned: paper. */
  card: [{ wave: 'static', swell: 0.03, fade: 0.08, gain: 0.44, through: 3200 }],
  /** A card is used, or a task of ours makes progress: a rising third. */
  ours: third(587, 0.262),
  /** Panic rises on a continent. */
  panic: voices(330, 0.3, 0.0976),
  /** A continent enters red: the same voices, higher and closer. */
  red: voices(440, 0.5, 0.157),
  /** Soldiers are lost: a string snaps, then silence for a breath. */
  'squad-lost': [
    { wave: 'sawtooth', pitch: 370, glide: 220, swell: 0.004, fade: 0.8, gain: 0.39, through: 1800 },
    { wave: 'static', fade: 0.08, gain: 0.78, through: 2000 },
  ],
  /** A blow against the base, in the mids. */
  struck: [
    { wave: 'static', swell: 0.004, fade: 0.4, gain: 0.62, through: 620 },
    { wave: 'triangle', pitch: 520, glide: 170, swell: 0.004, fade: 0.5, gain: 0.45 },
    { wave: 'sine', pitch: 92, glide: 46, swell: 0.004, fade: 0.5, gain: 0.2 },
  ],
  /** A swell of distant voices without words, which stops. */
  fallen: [
    { wave: 'static', swell: 1, fade: 0.06, gain: 0.64, through: 640 },
    { wave: 'static', after: 0.2, swell: 0.8, fade: 0.06, gain: 0.43, through: 1150 },
    { wave: 'sawtooth', pitch: 330, glide: 294, swell: 1, fade: 0.06, gain: 0.17, through: 1200 },
  ],
  /** Critical damage: an impact that rings. */
  critical: [
    { wave: 'static', swell: 0.003, fade: 0.45, gain: 0.692, through: 640 },
    { wave: 'triangle', pitch: 560, glide: 180, swell: 0.003, fade: 0.6, gain: 0.507 },
    { wave: 'sawtooth', pitch: 415, after: 0.08, swell: 0.01, fade: 0.7, gain: 0.129, through: 1400 },
  ],
  /** A move is taken back: a relay the other way round. */
  undone: [
    { wave: 'triangle', pitch: 410, glide: 720, fade: 0.1, gain: 0.267 },
    { wave: 'static', after: 0.09, fade: 0.05, gain: 0.4, through: 2400 },
  ],
  /** A move is refused: a dull knock. */
  refused: wood(380, 0.34, 0.12),
  /** The final mission comes, and each of its parts is won. */
  final: [
    { wave: 'sawtooth', pitch: 294, swell: 0.05, fade: 0.9, gain: 0.24, through: 1500 },
    { wave: 'sawtooth', pitch: 440, after: 0.18, swell: 0.05, fade: 0.9, gain: 0.24, through: 1700 },
    { wave: 'triangle', pitch: 587, after: 0.36, swell: 0.08, fade: 1.1, gain: 0.264 },
  ],
  /** The room tone resolves to a fifth. */
  won: [
    { wave: 'triangle', pitch: 294, swell: 0.6, fade: 3.2, gain: 0.19 },
    { wave: 'triangle', pitch: 440, after: 0.9, swell: 0.6, fade: 3, gain: 0.24 },
    { wave: 'sine', pitch: 882, after: 1.6, swell: 0.8, fade: 2.6, gain: 0.14 },
  ],
  /** A string snaps, then nothing. */
  lost: [
    { wave: 'sawtooth', pitch: 294, glide: 139, swell: 0.005, fade: 1.8, gain: 0.35, through: 1500 },
    { wave: 'static', fade: 0.1, gain: 0.6, through: 1600 },
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

/** Name of a sound of the table. */
export type TableSound = keyof typeof tableSounds;
