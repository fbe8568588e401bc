import { whenIdle } from '../device/scheduling.ts';
import { type Mixer, mixerOf, type Playback, schedule } from './mixer.ts';
import type { Voice } from './voice.ts';

/** The mixer of the context that plays. */
interface Output extends Mixer {
  readonly context: AudioContext;
  /** When the last signal ends, in seconds of the context. */
  signalEnds: number;
}

let output: Output | null = null;

/** Silence after which the audio context is suspended, in ms. A running context costs as much as an animation. */
const silenceMs = 2_000;

/** Maximum delay of a sound if the context has to resume first, in ms. A later one would be meaningless. */
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

function newOutput(): Output {
  const context = new AudioContext({ latencyHint: 'interactive' });
  return { ...mixerOf(context), context, signalEnds: 0 };
}

/** Creates the audio context while the browser is idle, because that is noticeably slow. It makes no sound yet. */
export async function setUpSound(): Promise<void> {
  await whenIdle();
  if (output !== null || !('AudioContext' in globalThis)) return;
  output = newOutput();
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

/** Returns the output, or null before the sound is unlocked or while another app uses the loudspeaker. */
export const openOutput = (): Output | null => (output?.context.state === 'running' || suspendedByUs ? output : null);

/**
 * Plays voices. Returns a function that silences them. No-op without an open output.
 */
export function play(voices: readonly Voice[], playback: Playback): () => void {
  const open = openOutput();
  if (open === null) return () => {};
  const { context } = open;
  const { silence, ms } = schedule(open, voices, playback);
  if ((playback.channel ?? 'signal') === 'signal') open.signalEnds = context.currentTime + ms / 1000;
  suspendAfter(open, ms);
  if (suspendedByUs) {
    context.resume().then(
      () => (suspendedByUs = false),
      () => {},
    );
    setTimeout(() => context.state === 'running' || silence(), lateMs);
  }
  return silence;
}
