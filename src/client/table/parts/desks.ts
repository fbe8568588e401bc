// How low a desk is: what lies at the table comes closer there.

import { MediaQuery } from 'svelte/reactivity';

/** A desk, and no phone. */
export const wide = new MediaQuery('(min-width: 60.01rem)');

/** A desk so low that what lies beside the world comes closer, and says its words when it is looked at. */
export const low = new MediaQuery('(max-height: 50rem) and (min-width: 60.01rem)');

/** A desk on which it does so late in the game, when two missions lie there. */
export const middling = new MediaQuery('(max-height: 65rem) and (min-width: 60.01rem)');
