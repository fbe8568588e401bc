import type { Continent, Space } from '../../content/continents.ts';
import type { CueKind, Lab, Side } from '../../content/cues.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { Invasion } from '../../content/invasion.ts';
import type { Plan } from '../../content/plans.ts';
import type { Role } from '../../content/roles.ts';
import type { Zone } from '../../content/tracks.ts';
import type { Dice } from './dice.ts';

/** One thing the app calls out: who is to do what. */
export interface Cue {
  readonly kind: CueKind;
  readonly side: Side;
  readonly role: Role | 'all';
  /** Came earlier than its normal place, before news it would have had (DIR-3). */
  readonly scrambled: boolean;
  /** Only of assign-research. */
  readonly lab?: Lab;
  /** Only of budget. */
  readonly credits?: number;
  /** Only of ufos-detected and ufos-descend: how many go where. */
  readonly ufos?: Readonly<Partial<Record<Space, number>>>;
}

/** What the app is told at the end of a round: all the director ever learns of the board. */
export interface Report {
  readonly round: number;
  readonly panic: Readonly<Record<Continent, Zone>>;
  readonly missionCompleted: boolean;
  readonly baseDestroyed: boolean;
  readonly finalMissionCompleted: boolean;
  readonly orbitUfos: number;
}

/** What the director knows before the first round. */
export interface Briefing {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly plan: Plan;
  readonly base: Continent;
}

/** Why the director moved or stayed: how the table was doing, with what was measured and what is usual (DIR-10). */
export interface Reason {
  readonly code: 'calm' | 'strained' | 'steady';
  readonly [detail: string]: unknown;
}

/** A round as the director planned it. Cue numbers count from 1. */
export interface Schedule {
  readonly round: number;
  readonly cues: readonly (Cue & { readonly limit: number | null })[];
  /** The scanner is lit from cue number `from` and shows cue number `reveals`; oldest light first (DIR-9). */
  readonly forecasts: readonly { readonly from: number; readonly reveals: number }[];
  /** Pause time of the round in ms; null is unlimited. */
  readonly pause: number | null;
  readonly finalMission: 'locked' | 'available';
  /** Below zero eases, above zero presses (DIR-10, FIN-14). */
  readonly adaptation: { readonly step: number; readonly reasons: readonly Reason[] };
}

/**
 * Plans the round after the given reports, by the tables of the pack at hand; the same input gives the same schedule on
 * every machine.
 */
export type Director = (briefing: Briefing, reports: readonly Report[], dice: Dice, invasion: Invasion) => Schedule;
