// The desks of desks.css for scripts.

import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';
import { innerHeight } from 'svelte/reactivity/window';

declare global {
  interface Window {
    /** Factor of the letters chosen in the settings. Defined by `public/theme.js`, like `scaled`. */
    letters: number;
    /** Returns a media query as it is for these letters. */
    scaled(query: string): string;
  }
}

/** A change of the letters tells itself as one of the window. */
const followResize = createSubscriber((update) => on(window, 'resize', update));

const desk = (query: string) => ({
  get current() {
    followResize();
    return matchMedia(window.scaled(query)).matches;
  },
});

export const phone = desk('(max-width: 60rem)');

export const lowPhone = desk('(min-width: 19.01rem) and (max-width: 30rem) and (max-height: 43rem)');

export const phoneSideways = desk('(min-width: 30rem) and (max-width: 60rem) and (max-height: 30rem)');

export const largeLetters = desk('(max-width: 19rem)');

export const desktop = desk('(min-width: 60.01rem)');

export const tablet = desk('(min-width: 60.01rem) and (max-width: 75rem)');

export const roomy = desk('(min-width: 100rem) and (min-height: 56.25rem)');

export const lowDesktop = desk('(min-width: 60.01rem) and (max-height: 50rem)');

/**
 * Whether the height of a tablet is at most 43 rem, as on a small desktop screen with larger letters. The dice then stand
 * beside the place of the roll. No layout of its own.
 */
export const lowTablet = {
  get current() {
    followResize();
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return tablet.current && (innerHeight.current ?? 0) <= 43 * rem;
  },
};

/** Whether side panels of a desktop tighten if there is more to show, such as two missions. No layout of its own. */
export const middling = {
  get current() {
    return desktop.current && (innerHeight.current ?? 0) <= 1040 * window.letters;
  },
};
