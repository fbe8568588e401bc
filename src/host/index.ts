/** Runs a hosted game: ask, wait, take back. Pure: the caller supplies the clock and the table. */
export { rematchOf, setUpAgain } from './again.ts';
export { edition } from './edition.ts';
export { type Game, type HostTable, setUp } from './game.ts';
export { ask, type Hosted, hosted, type Outfit, recorded, type Step, wait } from './hosted.ts';
export { cutToEvents, isFull, isTooLong, withRow } from './log-size.ts';
export { isSameMoment, type Moment, momentOf } from './moment.ts';
export { eventsOf, type Input, type Log, logOfEvents, type Row } from './rows.ts';
export { takeBack } from './take-back.ts';
export { type Done, takeBackMs, undoOf } from './undo-stack.ts';
