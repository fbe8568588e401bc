// Motifs by which a device calls its own person: three notes for each role, each with an instrument of its own, so that
// people recognize their cue with eyes closed (ONL-19).

import type { Role } from '../../../content/roles.ts';
import type { Voice } from './voice.ts';

/** Three notes, one after another. */
const notes = (
  pitches: readonly [number, number, number],
  apart: number,
  voice: Omit<Voice, 'pitch' | 'after'>,
): Voice[] => pitches.map((pitch, i) => ({ ...voice, pitch, after: i * apart }));

/** The motif of each role. */
export const motifs: Readonly<Record<Role, readonly Voice[]>> = {
  /** A horn, up by a fourth and a fifth. */
  commander: notes([440, 587, 880], 0.15, { wave: 'sawtooth', swell: 0.02, fade: 0.2, gain: 0.33, through: 2000 }),
  /** Glass, high and falling. */
  'chief-scientist': notes([1568, 1318, 1046], 0.13, { wave: 'sine', swell: 0.004, fade: 0.3, gain: 0.17 }),
  /** A radio: short, the same note twice, then higher. */
  'central-officer': notes([932, 932, 1245], 0.11, {
    wave: 'square',
    swell: 0.004,
    fade: 0.09,
    gain: 0.245,
    through: 2600,
  }),
  /** Wood, low and firm, up and back. */
  'squad-leader': notes([523, 659, 523], 0.14, { wave: 'triangle', swell: 0.004, fade: 0.14, gain: 0.4 }),
};
