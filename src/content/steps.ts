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
}

/** The fourteen steps of the resolution phase, in order (chapter 8 of the rules). */
export const steps = [
  { kind: 'audit', role: 'commander' },
  { kind: 'recruit', role: 'commander' },
  { kind: 'crises', role: 'commander' },
  { kind: 'research', role: 'chief-scientist' },
  { kind: 'orbital-defense', role: 'central-officer' },
  { kind: 'global-defense', role: 'commander' },
  { kind: 'base-defense', role: 'squad-leader' },
  { kind: 'base-destroyed', role: 'central-officer', asks: 'baseDestroyed' },
  { kind: 'missions', role: 'squad-leader', asks: 'finalMissionCompleted' },
  { kind: 'panic-report', role: 'central-officer', asks: 'panic' },
  { kind: 'mission-report', role: 'central-officer', asks: 'missionCompleted' },
  { kind: 'refresh', role: 'all' },
  { kind: 'return-units', role: 'all' },
  { kind: 'orbit-report', role: 'central-officer', asks: 'orbitUfos' },
] as const satisfies readonly StepFacts[];

/** A kind of step. */
export type StepKind = (typeof steps)[number]['kind'];
/** Every kind of step, in order. */
export const stepKinds: readonly StepKind[] = steps.map((step) => step.kind);

const facts = new Map<StepKind, StepFacts>(steps.map((step) => [step.kind, step]));

/** Returns a step's role and the report entry it asks for. */
export const factsOf = (kind: StepKind): StepFacts => facts.get(kind) as StepFacts;
