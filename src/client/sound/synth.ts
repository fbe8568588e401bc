import { whenIdle } from '../device/leisure.ts';

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

interface Output {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

let output: Output | null = null;

/** Silence after which the audio context is suspended, in ms. A running context costs as much as an animation. */
const silenceMs = 2_000;

/** How late a sound may start if the context has to resume first, in ms. A later one would mean nothing. */
const lateMs = 1_000;

/** Whether the context has run. Browsers do not allow it before the first touch. */
let unlocked = false;
/** Whether we suspended the context and it does not run again yet. If a phone call suspended it, it is resumed. */
let suspendedByUs = false;
let suspendTimer: ReturnType<typeof setTimeout> | undefined;

/** Suspends the context some time after the last sound, which ends in this many ms. */
function suspendAfter({ context }: Output, ms: number): void {
  clearTimeout(suspendTimer);
  suspendTimer = setTimeout(() => {
    suspendedByUs = true;
    void context.suspend();
  }, ms + silenceMs);
}

/** Resumes the context, unless we suspended it. Also used after an interruption. */
function resume(): void {
  if (output === null || suspendedByUs || output.context.state === 'running') return;
  output.context.resume().catch(() => {});
}

function followState({ context }: Output): void {
  context.addEventListener('statechange', () => {
    if (context.state === 'running') unlocked = true;
    else if (unlocked) resume();
  });
  document.addEventListener('visibilitychange', () => {
    if (unlocked && document.visibilityState === 'visible') resume();
  });
}

function open(): Output {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const out = new GainNode(context, { gain: 0.55 });
  out.connect(new DynamicsCompressorNode(context, { threshold: -14, ratio: 6 })).connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  // Any noise sounds alike, so a xorshift generator is random enough.
  let register = 0x2545f491;
  for (let i = 0; i < samples.length; i += 1) {
    register ^= register << 13;
    register ^= register >>> 17;
    register ^= register << 5;
    samples[i] = register / 2 ** 31;
  }
  return { context, out, noise };
}

/** Creates the audio context while the browser is idle, because that is noticeably slow. It makes no sound yet. */
export async function setUpSound(): Promise<void> {
  await whenIdle();
  if (output !== null || !('AudioContext' in globalThis)) return;
  output = open();
  followState(output);
  suspendAfter(output, 0);
}

/** Unlocks the sound. Browsers allow it only during a touch or key press, or after one. */
export function wakeSound(): void {
  if (output === null) {
    void setUpSound().then(resume);
    return;
  }
  if (unlocked) {
    resume();
    return;
  }
  // Safari plays the first sound only if a press has resumed the context, even if it was suspended since.
  suspendAfter(output, 0);
  output.context.resume().catch(() => {});
}

function source({ context, noise }: Output, voice: Voice, start: number, end: number): AudioScheduledSourceNode {
  if (voice.wave === 'static') return new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const tone = new OscillatorNode(context, { type: voice.wave, frequency: voice.pitch ?? 440 });
  if (voice.glide !== undefined) {
    tone.frequency.setValueAtTime(voice.pitch ?? 440, start);
    tone.frequency.exponentialRampToValueAtTime(voice.glide, end);
  }
  return tone;
}

/** Schedules voices. Returns a function that silences them and their total time in ms. */
function schedule(at: Output, voices: readonly Voice[], volume: number): { silence: () => void; ms: number } {
  const { context, out } = at;
  // Loudness is felt about as the square root of the gain.
  const bus = new GainNode(context, { gain: (volume / 100) ** 2 });
  bus.connect(out);
  let last = context.currentTime;
  for (const voice of voices) {
    const start = context.currentTime + (voice.after ?? 0);
    const top = start + (voice.swell ?? 0.004);
    const end = top + voice.fade;
    last = Math.max(last, end);
    const from = source(at, voice, start, end);
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

/**
 * Plays voices at a volume in percent. Returns a function that silences them. Does nothing before the sound is
 * unlocked or while another app uses the loudspeaker.
 */
export function play(voices: readonly Voice[], volume: number): () => void {
  if (output === null || (output.context.state !== 'running' && !suspendedByUs)) return () => {};
  const { context } = output;
  const { silence, ms } = schedule(output, voices, volume);
  suspendAfter(output, ms);
  if (suspendedByUs) {
    context.resume().then(
      () => (suspendedByUs = false),
      () => {},
    );
    setTimeout(() => context.state === 'running' || silence(), lateMs);
  }
  return silence;
}
