// The app asks only for what it cannot know: base, final mission, panic, mission, orbit.

import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { factsOf, type ReportEntry, reportEntries, type StepKind } from '../../content/steps.ts';
import { fallenToLose } from '../../content/tracks.ts';
import type { Entries, Open, Outcome } from '../state.ts';
import type { Report } from './schedule.ts';

/** What a step must be told before it can be finished; null if it asks nothing (RES-15). */
export function asked(open: Open, step: StepKind): ReportEntry | null {
  const { asks = null } = factsOf(step);
  return asks === 'finalMissionCompleted' && open.finalMission === 'locked' ? null : asks;
}

/** Is the value one that a table could report? */
export function possible<E extends ReportEntry>(entry: E, value: Entries[E]): boolean {
  if (entry !== 'orbitUfos') return true;
  const ufos = value as number;
  return Number.isInteger(ufos) && ufos >= 0 && ufos <= components.ufos;
}

/** How the game ends by these entries, read in the order of their steps; null while it goes on (END-1). */
export function verdict(entries: Entries): Outcome | null {
  const { panic } = entries;
  if (entries.baseDestroyed) return { won: false, why: 'base-destroyed' };
  if (entries.finalMissionCompleted) return { won: true, why: 'final-mission' };
  if (panic && continents.filter((continent) => panic[continent] === 'orange').length >= fallenToLose) {
    return { won: false, why: 'panic' };
  }
  return null;
}

/** The report of a round whose steps are all finished. */
export function filed(round: number, entries: Entries): Report {
  const { panic, missionCompleted, baseDestroyed, orbitUfos, finalMissionCompleted = false } = entries;
  if (!panic || missionCompleted === undefined || baseDestroyed === undefined || orbitUfos === undefined) {
    throw new Error(`round ${round} is filed without all its entries`);
  }
  return { round, panic, missionCompleted, baseDestroyed, finalMissionCompleted, orbitUfos };
}

/** Names of the entries present, in the order of their steps. */
export const namesOf = (entries: Entries): ReportEntry[] =>
  reportEntries.filter((entry) => entries[entry] !== undefined);
