import type { Role } from './roles.ts';

/** Entries of a round's report. In companion mode, a step asks for at most one of them (RES-15). */
export const reportEntries = [
  'baseDestroyed',
  'finalMissionCompleted',
  'panic',
  'missionCompleted',
  'orbitUfos',
] as const;
/** The name of a report entry. */
export type ReportEntry = (typeof reportEntries)[number];

/** Fixed facts about a step of the resolution phase. */
export interface StepFacts {
  readonly kind: string;
  readonly role: Role | 'all';
  /** Report entry the step asks for, if any. The missions step asks only once the final mission is available. */
  readonly asks?: ReportEntry;
  /** Whether cards may be used in it (CRD-6). */
  readonly takesCards: boolean;
}

/** The fourteen steps of the resolution phase, in order (chapter 8 of the rules). */
export const steps = [
  { kind: 'audit', role: 'commander', takesCards: true },
  { kind: 'recruit', role: 'commander', takesCards: true },
  { kind: 'crises', role: 'commander', takesCards: true },
  { kind: 'research', role: 'chief-scientist', takesCards: true },
  { kind: 'orbital-defense', role: 'central-officer', takesCards: true },
  { kind: 'global-defense', role: 'commander', takesCards: true },
  { kind: 'base-defense', role: 'squad-leader', takesCards: true },
  { kind: 'base-destroyed', role: 'central-officer', asks: 'baseDestroyed', takesCards: true },
  { kind: 'missions', role: 'squad-leader', asks: 'finalMissionCompleted', takesCards: true },
  { kind: 'panic-report', role: 'central-officer', asks: 'panic', takesCards: true },
  { kind: 'mission-report', role: 'central-officer', asks: 'missionCompleted', takesCards: true },
  { kind: 'refresh', role: 'all', takesCards: false },
  { kind: 'return-units', role: 'all', takesCards: false },
  { kind: 'orbit-report', role: 'central-officer', asks: 'orbitUfos', takesCards: false },
] as const satisfies readonly StepFacts[];

/** A kind of step. */
export type StepKind = (typeof steps)[number]['kind'];
/** Every kind of step, in order. */
export const stepKinds: readonly StepKind[] = steps.map((step) => step.kind);

const facts = new Map<StepKind, StepFacts>(steps.map((step) => [step.kind, step]));

/** Returns the facts about a step. */
export const factsOf = (kind: StepKind): StepFacts => facts.get(kind) as StepFacts;
