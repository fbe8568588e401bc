import type { Voice } from '../platform/sound/voice.ts';

/** A low knock on metal, `after` seconds from now. Small loudspeakers hear its upper tone. */
const knock = (after: number): readonly Voice[] => [
  { wave: 'triangle', pitch: 392, glide: 311, after, swell: 0.004, fade: 0.55, gain: 0.42 },
  { wave: 'sine', pitch: 147, glide: 98, after, swell: 0.004, fade: 0.34, gain: 0.06 },
  { wave: 'static', after, fade: 0.05, gain: 0.14, through: 900 },
];

/** Somebody is inside who should not be: two knocks (EVO-21). */
export const sounds = { sabotage: [...knock(0), ...knock(0.26)] } as const;
