// Media queries of the desktop layout, which tightens on short screens.

import { MediaQuery } from 'svelte/reactivity';

/** Desktop layout, not phone layout. */
export const wide = new MediaQuery('(min-width: 60.01rem)');

/** Desktop so short that side panels always tighten and show text only on hover. */
export const low = new MediaQuery('(max-height: 50rem) and (min-width: 60.01rem)');

/** Desktop on which they tighten only if there is more to show, such as two missions. */
export const middling = new MediaQuery('(max-height: 65rem) and (min-width: 60.01rem)');
