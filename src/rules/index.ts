/** The one door of the rules: set a game up, ask, let time pass, fold, look. */
export { check } from './check.ts';
export { checkTime, decide, pass } from './decide.ts';
export { type Draws, seededDice } from './dice.ts';
export { type EventType, type GameEvent, seen } from './events.ts';
export { fold } from './evolve.ts';
export type { Intent, Refusal, Seat, SetupRefusal } from './intents.ts';
export { knownPanic, legal } from './legal.ts';
export { due, settle } from './operation/clock.ts';
export { asked } from './operation/report.ts';
export type { Briefing, Cue, Director, Reason, Report, Schedule } from './operation/schedule.ts';
export { brokenPromises } from './promises.ts';
export type { Table } from './rule.ts';
export { scoreOf, type Tally } from './score.ts';
export { drawnBase, drawnPlan, newGame, type Wishes } from './setup.ts';
export type { Clock, Entries, Open, Outcome, Setup, State } from './state.ts';
export { type Chapter, storyOf } from './story.ts';
export { type OperationView, type View, view } from './view.ts';
