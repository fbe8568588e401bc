/** The service record: one entry for each finished game, sums, commendations, streaks (REC). Pure. */

export type { Career, Earned } from './career-commendations.ts';
export { type Commendation, commendations, commendationsOf, firstEarnedBy } from './commendations.ts';
export type { Company } from './finished.ts';
export { type GameCommendation, ofAGame } from './game-commendations.ts';
export { merged, sorted } from './ledger.ts';
export { entryOf, type Judged, type LedgerEntry } from './ledger-entry.ts';
export { dayOf } from './streak.ts';
export { courseOf, type DifficultyRow, meanOfGames, type Row, totalsOf } from './totals.ts';
