// Adds finished games to the ledger: at their end, and stored ones when the record is opened or one is deleted.

import { difficulties } from '../../../content/difficulties.ts';
import { plans } from '../../../content/plans.ts';
import { roles } from '../../../content/roles.ts';
import type { Game } from '../../../host/index.ts';
import {
  type Career,
  type Commendation,
  type Company,
  dayOf,
  entryOf,
  firstEarnedBy,
  type LedgerEntry,
  merged,
} from '../../../record/index.ts';
import { type Stats, scoreOf } from '../../../rules/index.ts';
import { gameIn, refreshGames, removeGame, savedGame, storedGames } from '../../game/stores/games.svelte.ts';
import type { KeptReview } from '../../platform/database/kept-review.ts';
import { isAhead, type Label } from '../../platform/database/label.ts';
import { dropEntry, keepEntry, loadLedger } from '../../platform/database/ledger.ts';
import { reviewsOf } from '../../platform/database/review-repository.ts';
import { type Crew, loadCrew } from '../../platform/local-storage/crew.ts';
import { drillDays } from '../../platform/local-storage/drills/done.ts';
import { loadStats } from '../../platform/local-storage/stats.ts';
import { tableGameOf } from '../../platform/local-storage/tables/game-ids.ts';
import { isUncounted, leaveUncounted } from '../../platform/local-storage/uncounted.ts';

/** Returns the people at this screen. People without a name count as one. */
export function companyOf(crew: Crew): Company {
  const own = roles.filter((role) => crew[role].player === 'person');
  const bots = roles.filter((role) => crew[role].player === 'bot');
  return { own, bots, people: Math.min(own.length, new Set(own.map((role) => crew[role].name)).size) };
}

/** Returns the players of a stored game. For a game online they are not stored. */
const keptCompany = (id: string): Company =>
  tableGameOf(id) ? { own: [], bots: [], people: 0 } : companyOf(loadCrew(id));

/** The score that a table with the box has counted; null if it has not. */
function countedScore(id: string, won: boolean): number | null {
  const stats: Partial<Stats> = { ...loadStats(id), won };
  return stats.fallenContinents === undefined ? null : scoreOf(stats as Stats);
}

/** When a stored game ended. One whose time is not known counts from now on. */
const endOf = (label: Label | undefined): number => label?.written || Date.now();

/** The entry of a game of which only the label can be read, because its pack is missing. */
function labelEntry(label: Label): LedgerEntry | null {
  const { id, mode, difficulty, plan, round, state } = label;
  const [level, known] = [difficulties.find((one) => one === difficulty), plans.find((one) => one === plan)];
  if (level === undefined || known === undefined) return null;
  const won = state === 'won';
  const score = countedScore(id, won);
  return {
    id,
    ended: endOf(label),
    mode,
    difficulty: level,
    plan: known,
    base: null,
    rounds: round,
    won,
    score,
    roles: [],
    earned: [],
    judged: null,
  };
}

/** Makes the entry of a kept game. Null if it cannot count, which is then remembered. */
async function madeEntry(label: Label): Promise<LedgerEntry | null> {
  const { id, state } = label;
  const save = await savedGame(id);
  const game = save === null ? null : await gameIn(save);
  if (game === null) return null;
  if ('refused' in game) return labelEntry(label);
  const counted = countedScore(id, state === 'won');
  const entry = entryOf(game, { id, ended: endOf(label), company: keptCompany(id), counted });
  if (entry === null) leaveUncounted(id);
  return entry;
}

/** Returns the four figures of the game's review while that is stored, and later those of the ledger. */
function judgedBy(reviews: readonly KeptReview[], entry: LedgerEntry): LedgerEntry['judged'] {
  const sums = reviews.find(({ id }) => id === entry.id)?.sums;
  if (sums === undefined) return entry.judged;
  const { start, decisions, luck, result } = sums;
  return { start, decisions: decisions.total, luck: luck.total, result };
}

/** Returns the new ledger entry of a stored game; null if it has none. */
async function settledEntry(
  label: Label,
  known: LedgerEntry | undefined,
  reviews: readonly KeptReview[],
): Promise<LedgerEntry | null> {
  const { id, state, round, mode } = label;
  const won = state === 'won';
  if ((!won && state !== 'lost') || isUncounted(id)) {
    if (known !== undefined) await dropEntry(id);
    return null;
  }
  const isSame = known !== undefined && known.won === won && known.rounds === round;
  const made = isSame ? known : await madeEntry(label);
  if (made === null) return null;
  // A table with the box counts its score after the end, and may count again.
  const score = mode === 'companion' ? countedScore(id, won) : made.score;
  const entry = { ...made, score, judged: judgedBy(reviews, made) };
  if (JSON.stringify(entry) !== JSON.stringify(known)) await keepEntry(entry);
  return entry;
}

/** Returns the ledger. A game dated in the future by a wrong clock is dated now, and stored that way. */
async function datedLedger(): Promise<readonly LedgerEntry[]> {
  const ledger = await loadLedger();
  const ahead = ledger.filter(({ ended }) => isAhead(ended));
  for (const entry of ahead) await keepEntry({ ...entry, ended: Date.now() });
  return ahead.length === 0 ? ledger : loadLedger();
}

/** Returns the ledger, with an entry for each kept game that counts and none for those that go on (REC-2). */
export async function settleLedger(): Promise<readonly LedgerEntry[]> {
  await refreshGames();
  const known = new Map((await datedLedger()).map((entry) => [entry.id, entry]));
  const reviews = await reviewsOf();
  for (const label of storedGames()) {
    const entry = await settledEntry(label, known.get(label.id), reviews);
    if (entry === null) known.delete(label.id);
    else known.set(label.id, entry);
  }
  return merged([...known.values()], []);
}

/** Deletes a game. Its entry in the record stays. */
export async function deleteGame(id: string): Promise<'gone' | 'elsewhere' | 'stuck'> {
  const label = storedGames().find((one) => one.id === id);
  const known = (await loadLedger()).find((entry) => entry.id === id);
  if (label !== undefined) await settledEntry(label, known, await reviewsOf());
  return removeGame(id);
}

/** Counts a game that is over. Returns the commendations that no earlier game has earned. */
export async function countGame(id: string, game: Game, company: Company): Promise<readonly Commendation[]> {
  if (isUncounted(id)) return [];
  const ledger = await loadLedger();
  const known = ledger.find((entry) => entry.id === id);
  const { outcome, round } = game.state.open;
  const kept = storedGames().find((label) => label.id === id && (label.state === 'won' || label.state === 'lost'));
  const isSame = known !== undefined && known.won === outcome?.won && known.rounds === round;
  const counted = countedScore(id, outcome?.won === true);
  const entry = isSame ? known : entryOf(game, { id, ended: endOf(kept), company, counted });
  if (entry === null) return [];
  if (entry !== known) await keepEntry(entry);
  const entries = merged(
    ledger.filter((one) => one.id !== id),
    [entry],
  );
  return firstEarnedBy(id, careerOf(entries));
}

/** Returns the games of a ledger with the further days that count as played: those with all drills. */
export const careerOf = (entries: readonly LedgerEntry[]): Career => ({
  entries,
  days: drillDays().flatMap((day) => (Number.isNaN(Date.parse(day)) ? [] : [dayOf(Date.parse(day))])),
});

/** Adds the games of another ledger. Returns how many were new, or null if there is no room for them. */
export async function addLedger(other: readonly LedgerEntry[]): Promise<number | null> {
  const own = await loadLedger();
  const known = new Map(own.map((entry) => [entry.id, entry]));
  for (const entry of merged(own, other)) {
    if (JSON.stringify(entry) === JSON.stringify(known.get(entry.id))) continue;
    if (!(await keepEntry(entry))) return null;
  }
  return new Set(other.map(({ id }) => id).filter((id) => !known.has(id))).size;
}
