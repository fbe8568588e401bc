import type { Continent, Space } from '../../content/continents.ts';
import type { CueKind, Lab, Side } from '../../content/cues.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import type { ExpansionId } from '../../content/expansions/names.ts';
import type { Invasion } from '../../content/invasion.ts';
import type { Plan } from '../../content/plans.ts';
import type { Role } from '../../content/roles.ts';
import type { Zone } from '../../content/tracks.ts';
import type { Dice } from './dice.ts';

/** One action the app calls out, and the role that does it. */
export interface Cue {
  readonly kind: CueKind;
  readonly side: Side;
  readonly role: Role | 'all';
  /** Comes earlier than its normal place, before information it would have had (DIR-3). */
  readonly scrambled: boolean;
  /** Only with `assign-research`. */
  readonly lab?: Lab;
  /** Only with `budget`. */
  readonly credits?: number;
  /** Number of UFOs by space; only with `ufos-detected` and `ufos-descend`. */
  readonly ufos?: Readonly<Partial<Record<Space, number>>>;
  /** How many tokens the cue of an expansion names. */
  readonly tokens?: number;
}

/** Report of a round to the director. It learns nothing else about the board. */
export interface Report {
  readonly round: number;
  readonly panic: Readonly<Record<Continent, Zone>>;
  readonly missionCompleted: boolean;
  readonly baseDestroyed: boolean;
  readonly finalMissionCompleted: boolean;
  readonly orbitUfos: number;
  /** Entries as first reported, if they were changed late (RES-17). */
  readonly asFiled?: LateEntries;
}

/** Entries that can be changed late. */
export type LateEntries = Partial<Pick<Report, 'panic' | 'orbitUfos'>>;

/** Facts the director gets before the first round. */
export interface Briefing {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly plan: Plan;
  readonly base: Continent;
  /** Missing without expansions. */
  readonly expansions?: readonly ExpansionId[];
}

/** Why the director adapted or not: a code, the measured value and the usual value (DIR-10). */
export interface Reason {
  readonly code: 'calm' | 'strained' | 'steady';
  readonly [detail: string]: unknown;
}

/** A round as the director planned it. Cue numbers count from 1. */
export interface Schedule {
  readonly round: number;
  readonly cues: readonly (Cue & { readonly limit: number | null })[];
  /** Scanner lights, oldest first: lit from cue number `from`, revealing cue number `reveals` (DIR-9). */
  readonly forecasts: readonly { readonly from: number; readonly reveals: number }[];
  /** Pause time of the round, in ms; null is unlimited. */
  readonly pause: number | null;
  readonly finalMission: 'locked' | 'available';
  /** `step` below zero eases the round, above zero makes it harder (DIR-10, FIN-14). */
  readonly adaptation: { readonly step: number; readonly reasons: readonly Reason[] };
}

/**
 * Plans the round that follows the given reports, from the pack's invasion tables. Deterministic: the same input gives
 * the same schedule on every machine.
 */
export type Director = (briefing: Briefing, reports: readonly Report[], dice: Dice, invasion: Invasion) => Schedule;
