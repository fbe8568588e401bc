import { play } from './synth.ts';
import type { Voice } from './voice.ts';

/** Panic of the world. Each reached zone adds a layer to the music. */
export interface Mood {
  readonly red: boolean;
  readonly fallen: boolean;
}

/** A3. Handheld loudspeakers play little below, so the tune lies above and only large ones have the octave below. */
const root = 220;
/** Gaps between pulses in seconds, used in turn. They are uneven so that no loop is audible. */
const gaps = [4.1, 5.3, 3.7, 6.1, 4.7, 5.9, 3.9, 5.1, 6.7];

/** Returns the pulse of the music with this number, counted from 0. */
export function pulse(turn: number, { red, fallen }: Mood): readonly Voice[] {
  const swell = 0.9 + (turn % 3) * 0.3;
  const bed: Voice[] = [
    { wave: 'sine', pitch: root / 2, swell, fade: 2.8, gain: 0.03 },
    { wave: 'triangle', pitch: root * 1.5, swell, fade: 2.8, gain: 0.038, through: 1200 },
    {
      wave: 'triangle',
      pitch: root * 2,
      after: (turn % 2) / 2,
      swell: swell * 1.2,
      fade: 2.4,
      gain: 0.028,
      through: 1600,
    },
  ];
  if (red)
    bed.push({
      wave: 'sawtooth',
      pitch: root * 2 * 1.0595,
      after: 0.4,
      swell: 1.4,
      fade: 2.2,
      gain: 0.014,
      through: 1100,
    });
  if (fallen) bed.push({ wave: 'static', after: 0.2, swell: 1.8, fade: 2.4, gain: 0.06, through: 480 });
  return bed;
}

/** Plays slow pulses at a volume in percent. Returns a function that stops them. */
export function playMusic(mood: () => Mood, volume: () => number): () => void {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout>;
  let silence = () => {};
  const next = () => {
    silence = play(pulse(turn, mood()), volume());
    timer = setTimeout(next, (gaps[turn % gaps.length] ?? 5) * 1000);
    turn += 1;
  };
  next();
  return () => {
    clearTimeout(timer);
    silence();
  };
}
