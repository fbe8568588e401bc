// When a cue has closed, the next one opens at that very instant; after the last one, the resolution phase begins.

import { steps } from '../../content/steps.ts';
import { enough } from '../effects/cards.ts';
import { answered } from '../effects/index.ts';
import type { Happening } from '../rule.ts';
import { sure } from '../sure.ts';
import { cueNumber, openCue } from './cue.ts';
import { flow, openStep } from './step.ts';

/** Timed cards end with their phase (TIM-4): nothing more is named, or what comes first is the answer. */
const leftUnanswered =
  (at: number): Happening =>
  ({ open }) => {
    const [choice] = open.board?.choices ?? [];
    if (choice === undefined) return [];
    const { options, source } = choice;
    const option = options.includes(enough) ? enough : sure(options[0]);
    return [{ type: 'chosen', at, why: source, option }, answered(choice, option, at, flow), leftUnanswered(at)];
  };

/** The next cue, or, after the last one, the first step of the resolution phase (RND-1). */
export const nextCue =
  (at: number, why: string): Happening =>
  (state) => {
    const number = state.open.cueNumber + 1;
    const cue = cueNumber(state, number);
    if (cue !== null) return openCue(state, number, cue, at, why);
    return [leftUnanswered(at), ...openStep(steps[0].kind, at, why)];
  };
