/**
 * The tag of a browser test that repeats the proof of a test without the tag: in another language, at another size or
 * for longer. `npm test` leaves it out, and `npm run test:sweeps` runs it. Among several tests of one kind, all except
 * one have it.
 */
export const sweepBut = (isFirst: boolean): '' | ' @sweep' => (isFirst ? '' : ' @sweep');
