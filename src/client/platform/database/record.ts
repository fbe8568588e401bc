// Statistics of the games on this device: games won, by difficulty and by plan.

import { difficulties } from '../../../content/difficulties.ts';
import { plans } from '../../../content/plans.ts';
import { loadEntry, saveEntry } from '../local-storage/per-game-entries.ts';
import type { Label } from './label.ts';

/** Counts of finished games. */
export interface Wins {
  readonly played: number;
  readonly won: number;
}

/** Row of the table: counts for companion games and for virtual ones. */
export interface RecordRow<Name extends string> {
  readonly name: Name;
  readonly companion: Wins;
  readonly virtual: Wins;
}

/** Leaves a game out of the record: it was over when it came from a file, or as a duplicate. */
export const leaveUncounted = (id: string): void => saveEntry('uncounted', id, true);

/** Returns the games that count in the record: those that were not over when they came to this device. */
export const countedGames = (labels: readonly Label[]): readonly Label[] =>
  labels.filter(({ id }) => loadEntry('uncounted', id) === null);

function winsOf(labels: readonly Label[]): Wins {
  const over = labels.filter(({ state }) => state === 'won' || state === 'lost');
  return { played: over.length, won: over.filter(({ state }) => state === 'won').length };
}

function rows<Name extends string>(
  names: readonly Name[],
  labels: readonly Label[],
  of: (label: Label) => string,
): RecordRow<Name>[] {
  return names
    .map((name) => {
      const these = labels.filter((label) => of(label) === name);
      const by = (mode: Label['mode']) => winsOf(these.filter((label) => label.mode === mode));
      return { name, companion: by('companion'), virtual: by('virtual') };
    })
    .filter(({ companion, virtual }) => companion.played + virtual.played > 0);
}

/** Returns the win counts for each difficulty and plan that has a finished game. */
export const recordOf = (labels: readonly Label[]) => ({
  difficulties: rows(difficulties, labels, ({ difficulty }) => difficulty),
  plans: rows(plans, labels, ({ plan }) => plan),
});
