import { type Moment, nearest, roundStarts } from './moments.ts';

/** How fast a replay may run. */
export const speeds = [1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** A replay that is being watched: where it stands, and whether it runs by itself. */
export interface Watching {
  readonly at: number;
  readonly last: number;
  readonly moment: Moment;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly rounds: readonly { readonly round: number; readonly from: number }[];
  /** Goes to a moment, and stays there. */
  goTo(at: number): void;
  /** One moment on, or back. */
  step(by: 1 | -1): void;
  /** To the beginning of the round before or after. */
  turn(by: 1 | -1): void;
  play(on: boolean): void;
  hurry(speed: Speed): void;
}

/** How long a moment is looked at, in ms: one that says nothing is soon over. */
const pace = { told: 1300, silent: 250 } as const;

/** Watches moments from one of them on, for as long as the component lives. */
export function watch(moments: readonly Moment[], from: number, isTold: (at: number) => boolean): Watching {
  let at = $state(nearest(moments, from));
  let playing = $state(false);
  let speed = $state<Speed>(1);
  const rounds = roundStarts(moments);
  const last = moments.length - 1;
  const moment = $derived(moments[at] as Moment);

  $effect(() => {
    if (!playing) return;
    const wait = (isTold(at) ? pace.told : pace.silent) / speed;
    const timer = setTimeout(() => {
      if (at < last) at += 1;
      playing = at < last;
    }, wait);
    return () => clearTimeout(timer);
  });

  const goTo = (to: number): void => {
    at = nearest(moments, to);
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
    turn(by) {
      const starts = [0, ...rounds.map((round) => round.from), last];
      goTo((by > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at)) ?? at);
    },
    play(on) {
      if (on && at === last) at = 0;
      playing = on;
    },
    hurry(to) {
      speed = to;
    },
  };
}

/** Keys of a replay: arrows step, page keys turn to another round, space plays, home and end go to the ends. */
export const keysOfReplay =
  (watching: Watching) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (event.key === ' ' && pressed) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowRight: () => watching.step(1),
      ArrowLeft: () => watching.step(-1),
      PageUp: () => watching.turn(-1),
      PageDown: () => watching.turn(1),
      Home: () => watching.goTo(0),
      End: () => watching.goTo(watching.last),
      ' ': () => watching.play(!watching.playing),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
