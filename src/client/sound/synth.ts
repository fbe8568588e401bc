import { atLeisure } from '../device/leisure.ts';

/** One voice of a sound: a tone or static that swells and fades. Times in seconds, pitches in Hz. */
export interface Voice {
  readonly wave: OscillatorType | 'static';
  readonly pitch?: number;
  /** Where the pitch glides to by the end. */
  readonly glide?: number;
  readonly after?: number;
  readonly swell?: number;
  readonly fade: number;
  readonly gain: number;
  /** Only what lies below this passes; for static, what lies around it. */
  readonly through?: number;
}

interface Desk {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

let desk: Desk | null = null;

/** An open line to the loudspeaker costs as much as a drawing that moves: after so many ms of silence it is closed. */
const silenceMs = 2_000;

/** How late a sound may be heard, in ms, where the line has to be opened for it: later it says nothing any more. */
const lateMs = 1_000;

/** Has the sound been awake? Before the first touch it is not allowed to be. */
let unlocked = false;
/** Was the line closed by us, since nothing sounds? What closes it otherwise, as a phone call does, is put right. */
let resting = false;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Closes the line once the last sound, which ends in so many ms, has long been over. */
function restAfter({ context }: Desk, ms: number): void {
  clearTimeout(closing);
  closing = setTimeout(() => {
    resting = true;
    void context.suspend();
  }, ms + silenceMs);
}

/** Opens the line, unless it rests on purpose; after an interruption too, as soon as that is possible. */
function resume(): void {
  if (desk === null || resting || desk.context.state === 'running') return;
  desk.context.resume().catch(() => {});
}

function followState({ context }: Desk): void {
  context.addEventListener('statechange', () => {
    if (context.state === 'running') unlocked = true;
    else if (unlocked) resume();
  });
  document.addEventListener('visibilitychange', () => {
    if (unlocked && document.visibilityState === 'visible') resume();
  });
}

function open(): Desk {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const out = new GainNode(context, { gain: 0.55 });
  out.connect(new DynamicsCompressorNode(context, { threshold: -14, ratio: 6 })).connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  // Any static sounds like any other: a plain shift register is chance enough.
  let register = 0x2545f491;
  for (let i = 0; i < samples.length; i += 1) {
    register ^= register << 13;
    register ^= register >>> 17;
    register ^= register << 5;
    samples[i] = register / 2 ** 31;
  }
  return { context, out, noise };
}

/** Sets the sound up, still silent: that takes long enough to be felt, and is done while nobody waits. */
export async function setUpSound(): Promise<void> {
  await atLeisure();
  if (desk !== null || !('AudioContext' in globalThis)) return;
  desk = open();
  followState(desk);
  restAfter(desk, 0);
}

/** Wakes the sound; browsers allow it only while somebody touches the page, or once somebody has. */
export function wakeSound(): void {
  if (desk === null) {
    void setUpSound().then(resume);
    return;
  }
  if (unlocked) {
    resume();
    return;
  }
  // Safari lets the first sound through only if a press has woken it, however long it has rested by then.
  restAfter(desk, 0);
  desk.context.resume().catch(() => {});
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

/** Plays voices after a delay in seconds; gives what silences them, and how long they last in ms. */
function sounding(at: Desk, voices: readonly Voice[], delay: number): { silence: () => void; ms: number } {
  const { context, out } = at;
  const bus = new GainNode(context);
  bus.connect(out);
  let last = context.currentTime;
  for (const voice of voices) {
    const start = context.currentTime + delay + (voice.after ?? 0);
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
 * Plays voices after a delay in seconds; gives what silences them. Before the sound is awake, and while something else
 * has the loudspeaker, there is none.
 */
export function play(voices: readonly Voice[], delay = 0): () => void {
  if (desk === null || (desk.context.state !== 'running' && !resting)) return () => {};
  const { context } = desk;
  const { silence, ms } = sounding(desk, voices, delay);
  restAfter(desk, ms);
  if (resting) {
    resting = false;
    resume();
    setTimeout(() => context.state === 'running' || silence(), lateMs);
  }
  return silence;
}
