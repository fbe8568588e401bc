import { type Moment, nearestMoment, roundStarts } from '../../../i18n/log/moments.ts';
import { isSeen } from '../../game/session/seen.svelte.ts';

/** Playback speeds. */
export const speeds = [1, 2, 4] as const;
/** Playback speed, as a factor. */
export type Speed = (typeof speeds)[number];

/** Playback state of a replay. `at` and `last` are indices of moments. */
export interface Watching {
  readonly at: number;
  readonly last: number;
  readonly moment: Moment;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly rounds: readonly { readonly round: number; readonly from: number }[];
  /** Goes to a moment and stops playback. */
  goTo(at: number): void;
  /** Goes one moment forward or back. */
  step(by: 1 | -1): void;
  /** Goes to the beginning of the next or previous round. */
  stepRound(by: 1 | -1): void;
  /** Starts or stops playback. At the end it starts over. */
  play(on: boolean): void;
  setSpeed(speed: Speed): void;
}

/** How long a moment is shown at speed 1, in ms. */
const pace = { withWords: 1300, silent: 250 } as const;

/** Creates the playback of moments, beginning at index `from`. Must be called while a component initializes. */
export function watch(moments: readonly Moment[], from: number, hasWords: (at: number) => boolean): Watching {
  let at = $state(nearestMoment(moments, from));
  let playing = $state(false);
  let speed = $state<Speed>(1);
  const rounds = roundStarts(moments);
  const last = moments.length - 1;
  const moment = $derived(moments[at] as Moment);

  $effect(() => {
    if (!playing || !isSeen()) return;
    const wait = (hasWords(at) ? pace.withWords : pace.silent) / speed;
    const timer = setTimeout(() => {
      if (at < last) at += 1;
      playing = at < last;
    }, wait);
    return () => clearTimeout(timer);
  });

  const goTo = (to: number): void => {
    at = nearestMoment(moments, to);
    playing = false;
  };
  return {
    rounds,
    last,
    get at() {
      return at;
    },
    get moment() {
      return moment;
    },
    get playing() {
      return playing;
    },
    get speed() {
      return speed;
    },
    goTo,
    step: (by) => goTo(at + by),
    stepRound(by) {
      const starts = [0, ...rounds.map((round) => round.from), last];
      goTo((by > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)) ?? at);
    },
    play(on) {
      if (on && at === last) at = 0;
      playing = on;
    },
    setSpeed(to) {
      speed = to;
    },
  };
}

/** Returns the keydown handler: arrows step, page keys change the round, space plays, Home and End go to the ends. */
export const keysOfReplay =
  (watching: Watching) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const onControl = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (event.key === ' ' && onControl) return;
    const acts: Readonly<Record<string, () => unknown>> = {
      ArrowRight: () => watching.step(1),
      ArrowLeft: () => watching.step(-1),
      PageUp: () => watching.stepRound(-1),
      PageDown: () => watching.stepRound(1),
      Home: () => watching.goTo(0),
      End: () => watching.goTo(watching.last),
      // A held key would start and stop it by turns.
      ' ': () => event.repeat || watching.play(!watching.playing),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
