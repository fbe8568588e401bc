import type { Role } from './roles.ts';

/** What a report is made of; a step asks for at most one of these in companion mode (RES-15). */
export const reportEntries = [
  'baseDestroyed',
  'finalMissionCompleted',
  'panic',
  'missionCompleted',
  'orbitUfos',
] as const;
export type ReportEntry = (typeof reportEntries)[number];

export interface StepFacts {
  readonly kind: string;
  readonly role: Role | 'all';
  /** What the app must be told here, if anything. The missions step asks only once the final mission is available. */
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

export type StepKind = (typeof steps)[number]['kind'];
export const stepKinds: readonly StepKind[] = steps.map((step) => step.kind);

const facts = new Map<StepKind, StepFacts>(steps.map((step) => [step.kind, step]));

/** Whose step it is, and what it asks for. */
export const factsOf = (kind: StepKind): StepFacts => facts.get(kind) as StepFacts;
