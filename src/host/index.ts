/** Runs a hosted game: ask, wait, take back. Pure: the caller supplies the clock and the table. */

export { edition } from './edition.ts';
export { type Game, type HostTable, setUp } from './game.ts';
export { cutToEvents, isFull, isTooLong, lengthOf, withLength, withRow } from './log-size.ts';
export {
  advanceMatch,
  applyRecorded,
  createMatch,
  dispatch,
  type HostDependencies,
  type Match,
  type Step,
} from './match.ts';
export { isSameMoment, type Moment, momentOf } from './moment.ts';
export { isPractice, playOn } from './play-on.ts';
export { createRedraw, type Draws } from './redraw.ts';
export { createRematch, recreateSetup } from './rematch.ts';
export { eventsOf, type Input, isFolded, type Log, logOfEvents, type Row } from './rows.ts';
export { sameOperation } from './same-operation.ts';
export { seedLength, seedLetters } from './seeds.ts';
export { undo } from './undo.ts';
export { takeBackMs, type UndoEntry, undoOf } from './undo-stack.ts';
