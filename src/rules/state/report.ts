// In companion mode the app asks only for what it cannot know: base, final mission, panic, mission, orbit.

import { components } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { factsOf, type ReportEntry, reportEntries } from '../../content/steps.ts';
import { fallenToLose } from '../../content/tracks.ts';
import { assertDefined } from './assert-defined.ts';
import type { LateEntries, Report } from './schedule.ts';
import type { Entries, Outcome, PublicState } from './state.ts';

/** Returns the entry to be reported before the open step can finish, or null if it needs none (RES-15). */
export function requiredEntry({ step, finalMission, board }: PublicState): ReportEntry | null {
  if (step === null || board !== null) return null;
  const { asks = null } = factsOf(step);
  return asks === 'finalMissionCompleted' && finalMission === 'locked' ? null : asks;
}

/** Whether the open step has been told the entry it asks for. */
export const isEntryGiven = (open: PublicState): boolean =>
  namesOf(open.entries).some((name) => name === requiredEntry(open));

/** Whether the value is one that a table could report. */
export function possible<E extends ReportEntry>(entry: E, value: Entries[E]): boolean {
  if (entry !== 'orbitUfos') return true;
  const ufos = value as number;
  return Number.isInteger(ufos) && ufos >= 0 && ufos <= components.ufos;
}

/** Returns the outcome these entries lead to, checked in the order of their steps; null if the game goes on (END-1). */
export function outcomeOf(entries: Entries): Outcome | null {
  const { panic } = entries;
  if (entries.baseDestroyed) return { won: false, why: 'base-destroyed' };
  if (entries.finalMissionCompleted) return { won: true, why: 'final-mission' };
  if (panic && continents.filter((continent) => panic[continent] === 'orange').length >= fallenToLose) {
    return { won: false, why: 'panic' };
  }
  return null;
}

/** Returns the report of a round whose steps are all finished. Throws if an entry is missing. */
export function buildReport(round: number, entries: Entries): Report {
  const { panic, missionCompleted, baseDestroyed, orbitUfos, finalMissionCompleted = false } = entries;
  return {
    round,
    panic: assertDefined(panic, 'the panic entry'),
    missionCompleted: assertDefined(missionCompleted, 'the missionCompleted entry'),
    baseDestroyed: assertDefined(baseDestroyed, 'the baseDestroyed entry'),
    finalMissionCompleted,
    orbitUfos: assertDefined(orbitUfos, 'the orbitUfos entry'),
  };
}

/** Returns the entries of the last report that can be changed late, because correcting is over (RES-17). */
export const lateNames = ({ board, reports, entries }: PublicState): (keyof LateEntries)[] =>
  (['panic', 'orbitUfos'] as const).filter(
    (name) => board === null && reports.length > 0 && entries[name] === undefined,
  );

/** Returns the names of the entries present, in the order of their steps. */
export const namesOf = (entries: Entries): ReportEntry[] =>
  reportEntries.filter((entry) => entries[entry] !== undefined);
