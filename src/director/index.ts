/** The director: turns the briefing and the reports into a schedule for the next round. */

export { measures, readingOf } from './adaptation.ts';
export { budget } from './budget.ts';
export { directBase } from './director.ts';
export { direct, directEvenly } from './expansions.ts';
