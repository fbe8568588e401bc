/**
 * The tag of a browser test that repeats, in another language, at another size or for longer, what a test without the
 * tag proves. `npm test` leaves it out, and `npm run test:sweeps` runs it. Of several tests of one kind all but one
 * have it.
 */
export const sweepBut = (isFirst: boolean): '' | ' @sweep' => (isFirst ? '' : ' @sweep');
