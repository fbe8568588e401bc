// The desks of desks.css for scripts.

import { MediaQuery } from 'svelte/reactivity';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export const phone = new MediaQuery('(max-width: 60rem)');

export const desktop = new MediaQuery('(min-width: 60.01rem)');

export const lowDesktop = new MediaQuery('(min-width: 60.01rem) and (max-height: 50rem)');

/** Whether side panels of a desktop tighten if there is more to show, such as two missions. No layout of its own. */
export const middling = {
  get current() {
    return desktop.current && (innerHeight.current ?? 0) <= 1040;
  },
};

/** Whether a desktop has room for what happened, in words, beside the table. No layout of its own. */
export const roomy = {
  get current() {
    return (innerWidth.current ?? 0) >= 1600 && (innerHeight.current ?? 0) >= 900;
  },
};

/** Whether fingers are the main pointer. No layout of its own. */
export const touch = new MediaQuery('(pointer: coarse)');
