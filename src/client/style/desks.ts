// The desks of desks.css for scripts.

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 60rem)');

export const desktop = new MediaQuery('(min-width: 60.01rem)');

export const lowDesktop = new MediaQuery('(min-width: 60.01rem) and (max-height: 50rem)');

/** Desktop on which side panels tighten only if there is more to show, such as two missions. */
export const middling = new MediaQuery('(min-width: 60.01rem) and (max-height: 65rem)');
