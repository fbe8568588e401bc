import type { CueKind } from '../../content/cues.ts';
import type { Plan } from '../../content/plans.ts';
import type { StepKind } from '../../content/steps.ts';

/** Intents that are causes themselves. Events of all others have the open cue, step or card as their cause. */
export const causingIntents = [
  'begin',
  'done',
  'pause',
  'resume',
  'open-menu',
  'close-menu',
  'scan',
  'report',
  'correct',
  'report-late',
  'set-timers',
] as const;
type CausingIntent = (typeof causingIntents)[number];

/** Cause of an event. `card` is a card's id. A plan causes critical damage (TAB-4) and the end of its final mission. */
export type Cause =
  | { readonly by: 'setup' }
  | { readonly by: 'time' }
  | { readonly by: 'intent'; readonly intent: CausingIntent }
  | { readonly by: 'cue'; readonly cue: CueKind }
  | { readonly by: 'step'; readonly step: StepKind }
  | { readonly by: 'plan'; readonly plan: Plan }
  | { readonly by: 'card'; readonly card: string };

/** Cause of the events at setup. */
export const bySetup: Cause = { by: 'setup' };
/** Cause of events that happen by themselves at a certain time. */
export const byTime: Cause = { by: 'time' };
/** Returns an intent as a cause. */
export const byIntent = (intent: CausingIntent): Cause => ({ by: 'intent', intent });
/** Returns a cue as a cause. */
export const byCue = (cue: CueKind): Cause => ({ by: 'cue', cue });
/** Returns a step as a cause. */
export const byStep = (step: StepKind): Cause => ({ by: 'step', step });
/** Returns a plan as a cause. */
export const byPlan = (plan: Plan): Cause => ({ by: 'plan', plan });
/** Returns a card as a cause. */
export const byCard = (card: string): Cause => ({ by: 'card', card });

/** Returns the id of the card that is the cause, or null. */
export const cardOf = (cause: Cause): string | null => (cause.by === 'card' ? cause.card : null);

/** Whether two causes are the same. */
export function isSameCause(a: Cause, b: Cause): boolean {
  switch (a.by) {
    case 'setup':
    case 'time':
      return a.by === b.by;
    case 'intent':
      return b.by === 'intent' && a.intent === b.intent;
    case 'cue':
      return b.by === 'cue' && a.cue === b.cue;
    case 'step':
      return b.by === 'step' && a.step === b.step;
    case 'plan':
      return b.by === 'plan' && a.plan === b.plan;
    case 'card':
      return b.by === 'card' && a.card === b.card;
  }
}
