/** The operation of the day: from a date everything that is the same for everybody, and the result of a game of it. */

export { conditionNamed, conditionsAt, type DayDifficulty, dayRates, weekDifficulties } from './conditions.ts';
export { dayAfter, dayAt, isDay, leftOfDay, mondayOf, weekdayOf } from './dates.ts';
export { held } from './held.ts';
export { type DayOperation, operationOf } from './operation.ts';
export { type DayResult, marksOf, resultOf } from './result.ts';
