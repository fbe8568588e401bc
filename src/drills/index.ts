/** Drills: decisions from games of bots in which one answer is clearly better. Pure. */

export { allDrills } from './all.ts';
export { answersAt, isAsked, lineOf, sending, sentTo, targetsAt } from './answers.ts';
export { optionsOf, tableAt } from './begin.ts';
export { drillsOfDay, practiceOf } from './day.ts';
export { canDescribe, described } from './described.ts';
export { type Drill, interceptorsToSend, type Kind, type Made, type Table } from './drill.ts';
export { meanOf, standing, valuesOf } from './judge.ts';
export { verdictOf } from './verdict.ts';
export { writeDrill } from './written-form.ts';
