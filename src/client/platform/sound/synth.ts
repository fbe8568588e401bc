import { whenIdle } from '../device/scheduling.ts';
import { type Desk, deskOf, schedule, type Voice } from './voice.ts';

/** The desk of the context that plays. */
interface Output extends Desk {
  readonly context: AudioContext;
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
  return { ...deskOf(context), context };
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
