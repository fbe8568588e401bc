// A sound as data: mixer.ts plays it.

/** Voice of a sound: a tone or static that swells and fades. Times in seconds, pitches in Hz. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'static';
  readonly pitch?: number;
  /** Pitch at the end. */
  readonly glide?: number;
  readonly after?: number;
  readonly swell?: number;
  readonly fade: number;
  readonly gain: number;
  /** Cutoff of the low-pass filter in Hz. For static, the center of a band-pass filter. */
  readonly through?: number;
}
