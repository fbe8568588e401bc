import { play } from './synth.ts';
import type { Voice } from './voice.ts';

/** State that the music follows. Each red continent adds a layer to it, and so does a final mission. */
export interface Mood {
  /** Number of continents in red. */
  readonly red: number;
  /** Whether a continent has fallen. */
  readonly fallen: boolean;
  /** Kind of moment: a cue adds the pulse of its clock, and a roll silences almost everything. */
  readonly during: 'cue' | 'step' | 'roll';
  /** Whether the final mission is on the table. */
  readonly final: boolean;
}

/** A3. Handheld loudspeakers play little below, so the tune lies above and only large ones have the octave below. */
const root = 220;
/** Gaps between pulses in seconds, used in turn. They are uneven so that no loop is audible. */
const gaps = [4.1, 5.3, 3.7, 6.1, 4.7, 5.9, 3.9, 5.1, 6.7];
/** Semitones above the root, an octave up, of the layers of red continents: closer and closer to each other. */
const strain = [13, 8, 14, 6, 15, 1];
/** Factor for the music in a roll. */
const heldBreath = 0.25;

const semitones = (count: number): number => 2 ** (count / 12);

/** The clock in a cue: a soft beat a second. */
const beats = (gain: number): readonly Voice[] =>
  [0, 1, 2, 3].map((after) => ({
    wave: 'triangle',
    pitch: root * 2,
    glide: root,
    after,
    fade: 0.16,
    gain,
    through: 900,
  }));

/** Beneath a final mission: a horn that rises and does not arrive. */
const horn = (gain: number): readonly Voice[] => [
  { wave: 'sawtooth', pitch: root * 1.5, swell: 1.2, fade: 2.6, gain, through: 900 },
  { wave: 'sawtooth', pitch: root * semitones(10), after: 1.1, swell: 0.9, fade: 2.2, gain, through: 1000 },
];

/** Returns the pulse of the music with this number, counted from 0. */
export function pulse(turn: number, { red, fallen, during, final }: Mood): readonly Voice[] {
  const swell = 0.9 + (turn % 3) * 0.3;
  const layers = strain.slice(0, red).length + (fallen ? 1 : 0) + (final ? 2 : 0);
  // Layers make it denser, not louder.
  const share = (during === 'roll' ? heldBreath : 1) / Math.sqrt(1 + layers / 10);
  const tone = (voice: Omit<Voice, 'fade'> & { readonly fade?: number }): Voice => ({
    fade: 2.8,
    ...voice,
    gain: voice.gain * share,
  });
  return [
    tone({ wave: 'sine', pitch: root / 2, swell, gain: 0.03 }),
    tone({ wave: 'triangle', pitch: root * 1.5, swell, gain: 0.038, through: 1200 }),
    tone({
      wave: 'triangle',
      pitch: root * 2,
      after: (turn % 2) / 2,
      swell: swell * 1.2,
      fade: 2.4,
      gain: 0.028,
      through: 1600,
    }),
    ...strain.slice(0, red).map((step, i) =>
      tone({
        wave: 'sawtooth',
        pitch: root * 2 * semitones(step % 12),
        after: 0.4 + i * 0.23,
        swell: 1.4,
        fade: 2.2,
        gain: 0.015,
        through: 1100,
      }),
    ),
    ...(fallen ? [tone({ wave: 'static', after: 0.2, swell: 1.8, fade: 2.4, gain: 0.06, through: 480 })] : []),
    ...(final ? horn(0.03).map(tone) : []),
    ...(during === 'cue' ? beats(0.02 * share) : []),
  ];
}

/** Plays slow pulses at a volume in percent. Returns a function that stops them. */
export function playMusic(mood: () => Mood, volume: () => number): () => void {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout>;
  let silence = () => {};
  const next = () => {
    silence = play(pulse(turn, mood()), { volume: volume(), channel: 'music' });
    timer = setTimeout(next, (gaps[turn % gaps.length] ?? 5) * 1000);
    turn += 1;
  };
  next();
  return () => {
    clearTimeout(timer);
    silence();
  };
}
