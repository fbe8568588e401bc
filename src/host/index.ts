/** A game being hosted: ask, wait, take back. Pure; the clock and the table are the host's. */
export { type Game, setUp } from './game.ts';
export { ask, type Hosted, hosted, type Outfit, type Step, takeBack, wait } from './hosted.ts';
export { isFull, isTooLong } from './log-size.ts';
export { type Done, takeBackMs, undoOf } from './taking-back.ts';
