import { continents } from './continents.ts';
import type { StepKind } from './steps.ts';

/** One line of a step's checklist. `forgotten` marks lines that players tend to forget (RES-15). */
export interface ChecklistItem {
  readonly id: string;
  readonly forgotten?: true;
  /** Shown only while the final mission is available, or only until it is. */
  readonly when?: 'final-mission' | 'no-final-mission';
}

/** Actions of each step at a physical table, in order (chapter 8 of the rules). */
export const checklists = {
  audit: [{ id: 'count' }, { id: 'stayed', forgotten: true }, { id: 'pay' }, { id: 'deficit' }],
  recruit: [{ id: 'buy', forgotten: true }, { id: 'ready' }, { id: 'lost' }],
  crises: [{ id: 'resolve' }, { id: 'added' }],
  research: [{ id: 'threat' }, { id: 'roll' }, { id: 'apply' }, { id: 'push' }, { id: 'done' }],
  'orbital-defense': [
    { id: 'threat' },
    { id: 'roll' },
    { id: 'apply' },
    { id: 'push' },
    { id: 'panic', forgotten: true },
  ],
  'global-defense': [
    { id: 'threat' },
    { id: 'roll' },
    { id: 'apply' },
    { id: 'push' },
    { id: 'panic', forgotten: true },
  ],
  'base-defense': [
    { id: 'threat' },
    { id: 'place' },
    { id: 'roll' },
    { id: 'apply' },
    { id: 'push' },
    { id: 'damage', forgotten: true },
    { id: 'critical' },
  ],
  'base-destroyed': [],
  missions: [
    { id: 'threat', when: 'no-final-mission' },
    { id: 'order', when: 'final-mission' },
    { id: 'parts' },
    { id: 'roll' },
    { id: 'apply' },
    { id: 'salvage' },
    { id: 'done' },
    { id: 'stay' },
  ],
  'panic-report': [{ id: 'orbit', forgotten: true }],
  'mission-report': [],
  refresh: [{ id: 'cards' }, { id: 'units' }, { id: 'discards' }],
  'return-units': [{ id: 'all' }, { id: 'stay', forgotten: true }, { id: 'exhausted', forgotten: true }],
  'orbit-report': [],
} as const satisfies Readonly<Record<StepKind, readonly ChecklistItem[]>>;

/** Message key of a checklist line of these steps, without its prefix: `audit.count`. */
export type ChecklistKeyOf<Steps extends StepKind> = {
  [Step in Steps]: (typeof checklists)[Step] extends readonly (infer Item extends ChecklistItem)[]
    ? `${Step}.${Item['id']}`
    : never;
}[Steps];
/** Message key of a checklist line, without its prefix. */
export type ChecklistKey = ChecklistKeyOf<StepKind>;

/** Steps in which nothing is rolled or reported: hands do them without the app. */
const plainSteps = ['audit', 'recruit', 'crises', 'refresh', 'return-units'] as const satisfies readonly StepKind[];
/** A step in which nothing is rolled or reported. */
export type PlainStep = (typeof plainSteps)[number];
/** Whether nothing is rolled or reported in the step. */
export const isPlain = (step: StepKind): step is PlainStep => plainSteps.some((one) => one === step);

/** Labels of the two odds inputs of each step: `units` rolled and successes `needed`. Null for steps without rolls. */
export const stepRolls = {
  audit: null,
  recruit: null,
  crises: null,
  research: { units: 'scientists', needed: 'successes' },
  'orbital-defense': { units: 'satellites', needed: 'ufos' },
  'global-defense': { units: 'interceptors', needed: 'ufos' },
  'base-defense': { units: 'dice', needed: 'successes' },
  'base-destroyed': null,
  missions: { units: 'dice', needed: 'successes' },
  'panic-report': null,
  'mission-report': null,
  refresh: null,
  'return-units': null,
  'orbit-report': null,
} as const satisfies Readonly<Record<StepKind, { units: string; needed: string } | null>>;

/** A step with dice rolls. */
export type RollingStep = {
  [Step in keyof typeof stepRolls]: (typeof stepRolls)[Step] extends null ? never : Step;
}[keyof typeof stepRolls];

/** Whether dice are rolled in the step. */
export const isRolling = (step: StepKind): step is RollingStep => stepRolls[step] !== null;

/**
 * Roll targets of each step that the app knows, in order. Threat goes back to 1 before each of them (TSK-6). Base defence
 * has none.
 */
export const targetsOf = {
  research: ['lab-1', 'lab-2', 'lab-3'],
  'orbital-defense': ['orbit'],
  'global-defense': continents,
  'base-defense': [],
  missions: ['mission', 'final-mission'],
} as const satisfies Readonly<Record<RollingStep, readonly string[]>>;

/** Target that a step may roll for. */
export type RollTarget = (typeof targetsOf)[RollingStep][number];
/** All roll targets. */
export const rollTargets: readonly RollTarget[] = Object.values(targetsOf).flat();
