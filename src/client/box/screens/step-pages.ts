// Groups the fourteen steps into eight pages with the box, to save presses (docs/decisions/0019-steps-on-pages.md).

import { factsOf, type StepKind, stepKinds } from '../../../content/steps.ts';
import type { Intent } from '../../../rules/index.ts';
import type { CrewStore } from '../../game/stores/crew.svelte.ts';
import type { GameStore } from '../../game/stores/game-store.svelte.ts';
import { canEndStep, turnOwner } from '../../game/stores/turn-owner.ts';

const pages: readonly (readonly StepKind[])[] = [
  ['audit', 'recruit', 'crises'],
  ['base-defense', 'base-destroyed'],
  ['panic-report', 'mission-report'],
  ['refresh', 'return-units', 'orbit-report'],
];

/** Returns the steps on the page of the open step, from it up to the first that `endsHere` rejects. */
export function stepsOnPage(open: StepKind, endsHere: (step: StepKind) => boolean): readonly StepKind[] {
  const page = pages.find((steps) => steps.includes(open)) ?? [open];
  const left = page.slice(page.indexOf(open));
  const others = left.findIndex((step, i) => i > 0 && !endsHere(step));
  return others === -1 ? left : left.slice(0, others);
}

/** Returns the first step on the page of a step. */
export const pageOf = (step: StepKind): StepKind => pages.find((steps) => steps.includes(step))?.[0] ?? step;

/** Returns the step that follows. Undefined after the last one. */
export const stepAfter = (step: StepKind): StepKind | undefined => stepKinds[stepKinds.indexOf(step) + 1];

/** Returns the open step and the steps after it on its page that have the same role. */
export const stepsOfRole = (open: StepKind): readonly StepKind[] =>
  stepsOnPage(open, (other) => factsOf(other).role === factsOf(open).role);

/**
 * Returns the steps on the page of the open step at this screen. In its first round the tutorial explains one step
 * after another, and a person who only leads a table ends the steps of others one by one.
 */
export function stepsHere(play: GameStore, crew: CrewStore, open: StepKind): readonly StepKind[] {
  const isOwn = (step: StepKind): boolean => {
    const { role } = factsOf(step);
    return role === 'all' ? canEndStep(play, crew, role) : turnOwner(play, crew, role) === 'mine';
  };
  const { setup, round } = play.open;
  const explained = setup.difficulty === 'tutorial' && round === 1;
  return explained || !isOwn(open) ? [open] : stepsOnPage(open, isOwn);
}

/** Ends steps in order, each with its intent. Resolves to false if one is refused, or if somebody else has gone on. */
export async function endSteps(play: GameStore, ends: readonly (readonly [StepKind, Intent])[]): Promise<boolean> {
  for (const [step, intent] of ends) {
    if (play.open.step !== step || !(await play.ask(intent))) return false;
  }
  return true;
}

/** Takes back the last page: the steps that one press has ended. */
export async function takeBackPage(play: GameStore, crew: CrewStore): Promise<void> {
  while (await play.takeBack()) {
    const { step } = play.open;
    if (step === null || !stepsHere(play, crew, pageOf(step)).slice(1).includes(step)) return;
  }
}
