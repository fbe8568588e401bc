// The desks of desks.css for scripts.

import { MediaQuery } from 'svelte/reactivity';
import { innerHeight } from 'svelte/reactivity/window';

export const phone = new MediaQuery('(max-width: 60rem)');

export const lowPhone = new MediaQuery('(min-width: 17.01rem) and (max-width: 30rem) and (max-height: 43rem)');

export const phoneSideways = new MediaQuery('(min-width: 30rem) and (max-width: 60rem) and (max-height: 30rem)');

export const largeLetters = new MediaQuery('(max-width: 17rem)');

export const desktop = new MediaQuery('(min-width: 60.01rem)');

export const tablet = new MediaQuery('(min-width: 60.01rem) and (max-width: 75rem)');

export const roomy = new MediaQuery('(min-width: 100rem) and (min-height: 56.25rem)');

export const lowDesktop = new MediaQuery('(min-width: 60.01rem) and (max-height: 50rem)');

/** Whether side panels of a desktop tighten if there is more to show, such as two missions. No layout of its own. */
export const middling = {
  get current() {
    return desktop.current && (innerHeight.current ?? 0) <= 1040;
  },
};
