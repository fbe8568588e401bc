// Bot that computes exact odds: it sends each unit where it gains most, and rolls while the expected gain is positive.
// See docs/bots.md.

import { hasBoard, type Playing } from '../rules/index.ts';
import { type Bot, because, beginMove, doneMove } from './bot/bot.ts';
import { answerMove } from './planner/choices.ts';
import { cueMove } from './planner/cues.ts';
import { outlookOf } from './planner/outlook/outlook.ts';
import { type Weights, weights } from './planner/outlook/weights.ts';
import { rollingGain, stepMove } from './planner/tasks.ts';

/** Returns a planner that judges by the given weights. */
export const plannerWith =
  (weights: Weights): Bot =>
  (open, roles) => {
    if (!hasBoard(open) || open.outcome !== null) return null;
    if (open.phase === 'setup') return beginMove(open, roles);
    if (open.scanner && roles.includes('central-officer') && open.phase === 'timed') {
      return because('central-officer', { type: 'scan' }, 'to-know');
    }
    const outlook = outlookOf(open, weights);
    const move =
      answerMove(outlook, roles) ?? (open.phase === 'timed' ? cueMove(outlook, roles) : stepMove(outlook, roles));
    return move ?? (open.phase === 'resolution' && open.board.choices.length > 0 ? null : doneMove(open, roles));
  };

/** The planner with the weights found by `npm run tune`. */
export const planner = plannerWith(weights);

/** Whether rolling for the open task gains more points than stopping (TSK-7). */
export const paysToRoll = (playing: Playing): boolean => rollingGain(outlookOf(playing)) > 0;
