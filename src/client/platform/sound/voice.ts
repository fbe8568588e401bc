// Sounds as graphs of Web Audio nodes. The same functions play them and render them for measurement.

/** Voice of a sound: a tone or static that swells and fades. Times in seconds, pitches in Hz. */
export interface Voice {
  readonly wave: OscillatorType | 'static';
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

/** Where voices go: a context that plays or renders, the way out of it, and a second of noise. */
export interface Desk {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

/**
 * Above the threshold the limiter passes a twentieth. The nodes of browsers then make everything louder by six tenths of
 * what they take from a full signal; that is taken back, so a single sound leaves as it came.
 */
const limiter = { threshold: -6, knee: 0, ratio: 20, attack: 0.001, release: 0.12 } as const;
const madeUp = 10 ** ((0.6 * limiter.threshold * (1 - 1 / limiter.ratio)) / 20);

/** Voices begin this much later than now, in seconds: what begins in the past has lost its front, and ticks are all front. */
const lead = 0.02;

function staticOf({ sampleRate }: BaseAudioContext): AudioBuffer {
  const noise = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = noise.getChannelData(0);
  // Any noise sounds alike, so a xorshift generator is random enough.
  let register = 0x2545f491;
  for (let i = 0; i < samples.length; i += 1) {
    register ^= register << 13;
    register ^= register >>> 17;
    register ^= register << 5;
    samples[i] = register / 2 ** 31;
  }
  return noise;
}

/** Returns the desk of a context. A limiter stands last, so sounds that meet never clip. */
export function deskOf(context: BaseAudioContext): Desk {
  const out = new GainNode(context, { gain: madeUp });
  out.connect(new DynamicsCompressorNode(context, limiter)).connect(context.destination);
  return { context, out, noise: staticOf(context) };
}

function source({ context, noise }: Desk, voice: Voice, start: number, end: number): AudioScheduledSourceNode {
  if (voice.wave === 'static') return new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const tone = new OscillatorNode(context, { type: voice.wave, frequency: voice.pitch ?? 440 });
  if (voice.glide !== undefined) {
    tone.frequency.setValueAtTime(voice.pitch ?? 440, start);
    tone.frequency.exponentialRampToValueAtTime(voice.glide, end);
  }
  return tone;
}

/** Schedules voices at a volume in percent. Returns a function that silences them and their total time in ms. */
export function schedule(desk: Desk, voices: readonly Voice[], volume: number): { silence: () => void; ms: number } {
  const { context, out } = desk;
  // Loudness is felt about as the square root of the gain.
  const bus = new GainNode(context, { gain: (volume / 100) ** 2 });
  bus.connect(out);
  let last = context.currentTime;
  for (const voice of voices) {
    const start = context.currentTime + lead + (voice.after ?? 0);
    const top = start + (voice.swell ?? 0.004);
    const end = top + voice.fade;
    last = Math.max(last, end);
    const from = source(desk, voice, start, end);
    const filter = new BiquadFilterNode(context, {
      type: voice.wave === 'static' ? 'bandpass' : 'lowpass',
      frequency: voice.through ?? 12_000,
      Q: 0.8,
    });
    const level = new GainNode(context, { gain: 0 });
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(voice.gain, top);
    level.gain.exponentialRampToValueAtTime(0.0005, end);
    from.connect(filter).connect(level).connect(bus);
    from.start(start);
    from.stop(end + 0.05);
  }
  return { silence: () => bus.disconnect(), ms: (last - context.currentTime) * 1000 };
}
