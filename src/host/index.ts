/** Runs a hosted game: ask, wait, take back. Pure: the caller supplies the clock and the table. */
export { rematchOf, setUpAgain } from './again.ts';
export { type Game, type HostTable, setUp } from './game.ts';
export { ask, type Hosted, hosted, type Outfit, recorded, type Step, wait } from './hosted.ts';
export { cutTo, isFull, isTooLong, withEvents } from './log-size.ts';
export { isSameMoment, type Moment, momentOf } from './moment.ts';
export { takeBack } from './take-back.ts';
export { type Done, takeBackMs, undoOf } from './undo-stack.ts';
