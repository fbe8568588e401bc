// Sounds as graphs of Web Audio nodes. The same functions play them and render them for measurement.

import type { Voice } from './voice.ts';

/** Kinds of sounds, the most important first. While one sounds, those after it are quieter. */
const ranks = ['signal', 'table', 'music'] as const;
export type Channel = (typeof ranks)[number];

/** A mixer: a context that plays or renders, its output, noise, and a gain for each channel. */
export interface Mixer {
  readonly context: BaseAudioContext;
  /** The last gain before the limiter, which speech turns down. */
  readonly out: GainNode;
  readonly noise: AudioBuffer;
  readonly channels: Readonly<Record<Channel, GainNode>>;
}

/** How voices are played. */
export interface Playback {
  /** Volume in percent. */
  readonly volume: number;
  /** A signal, if nothing else is said. */
  readonly channel?: Channel;
  /** Delay in seconds. */
  readonly after?: number;
  /** From -1 (left) to 1 (right). */
  readonly pan?: number;
}

/**
 * Above the threshold the limiter passes a twentieth. The nodes of browsers also amplify everything by six tenths of
 * the reduction of a full signal. This is undone, so that a single sound leaves unchanged.
 */
const limiter = { threshold: -6, knee: 0, ratio: 20, attack: 0.001, release: 0.12 } as const;
const madeUp = 10 ** ((0.6 * limiter.threshold * (1 - 1 / limiter.ratio)) / 20);

/** Factor of a channel's gain while a more important one sounds: 7 dB less, so that ticks stand out of the music. */
const ducked = 0.45;
/** How fast a channel ducks, in seconds. */
const duckTime = 0.02;
/** How fast it comes back, in seconds. */
const returnTime = 0.25;

/**
 * Delay of all voices, in seconds. A voice scheduled in the past loses its attack, and ticks consist of attack only.
 */
const lead = 0.02;

function staticOf({ sampleRate }: BaseAudioContext): AudioBuffer {
  const noise = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = noise.getChannelData(0);
  // Squares times an irrational number are spread evenly, and are the same every time.
  for (let i = 0; i < sampleRate; i += 1) samples[i] = ((i ** 2 * Math.SQRT1_2) % 2) - 1;
  return noise;
}

/** Returns the mixer of a context. A limiter stands last, so sounds that meet never clip. */
export function mixerOf(context: BaseAudioContext): Mixer {
  const out = new GainNode(context);
  out
    .connect(new GainNode(context, { gain: madeUp }))
    .connect(new DynamicsCompressorNode(context, limiter))
    .connect(context.destination);
  const channel = () => {
    const gain = new GainNode(context);
    gain.connect(out);
    return gain;
  };
  return {
    context,
    out,
    noise: staticOf(context),
    channels: { signal: channel(), table: channel(), music: channel() },
  };
}

/** Turns down all channels that are less important than one, from now until a time of the context. */
function duckBelow({ context: { currentTime }, channels }: Mixer, channel: Channel, until: number): void {
  for (const lower of ranks.slice(ranks.indexOf(channel) + 1)) {
    const { gain } = channels[lower];
    gain.cancelScheduledValues(currentTime);
    gain.setTargetAtTime(ducked, currentTime, duckTime);
    gain.setTargetAtTime(1, until, returnTime);
  }
}

function source({ context, noise }: Mixer, voice: Voice, start: number, end: number): AudioScheduledSourceNode {
  if (voice.wave === 'static') return new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const tone = new OscillatorNode(context, { type: voice.wave, frequency: voice.pitch ?? 440 });
  if (voice.glide !== undefined) {
    tone.frequency.setValueAtTime(voice.pitch ?? 440, start);
    tone.frequency.exponentialRampToValueAtTime(voice.glide, end);
  }
  return tone;
}

/** Schedules voices. Returns a function that silences them and their total time in ms. */
export function schedule(
  mixer: Mixer,
  voices: readonly Voice[],
  { volume, channel = 'signal', after = 0, pan = 0 }: Playback,
): { silence: () => void; ms: number } {
  const { context } = mixer;
  // Loudness is felt about as the square root of the gain.
  const bus = new GainNode(context, { gain: (volume / 100) ** 2 });
  const way = pan === 0 ? bus : bus.connect(new StereoPannerNode(context, { pan }));
  way.connect(mixer.channels[channel]);
  let last = context.currentTime;
  for (const voice of voices) {
    const start = context.currentTime + lead + after + (voice.after ?? 0);
    const top = start + (voice.swell ?? 0.004);
    const end = top + voice.fade;
    last = Math.max(last, end);
    const from = source(mixer, voice, start, end);
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
  duckBelow(mixer, channel, last);
  return { silence: () => bus.disconnect(), ms: (last - context.currentTime) * 1000 };
}
