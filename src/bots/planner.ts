// Bot that reckons with exact odds: it sends each unit where it brings most, and rolls exactly as long as that pays.
// See docs/bots.md.

import { hasBoard, type Playing } from '../rules/index.ts';
import { type Bot, because, begun, finished } from './bot/bot.ts';
import { answered } from './planner/choices.ts';
import { inCue } from './planner/cues.ts';
import { outlookOf } from './planner/outlook/outlook.ts';
import { type Weights, weights } from './planner/outlook/weights.ts';
import { inStep, rolling } from './planner/tasks.ts';

/** A planner to whom things are worth this much. */
export const plannerWith =
  (weights: Weights): Bot =>
  (open, roles) => {
    if (!hasBoard(open) || open.outcome !== null) return null;
    if (open.phase === 'setup') return begun(open, roles);
    if (open.scanner && roles.includes('central-officer') && open.phase === 'timed') {
      return because('central-officer', { type: 'scan' }, 'to-know');
    }
    const outlook = outlookOf(open, weights);
    const move = answered(outlook, roles) ?? (open.phase === 'timed' ? inCue(outlook, roles) : inStep(outlook, roles));
    return move ?? (open.phase === 'resolution' && open.board.choices.length > 0 ? null : finished(open, roles));
  };

/** The planner with the weights that the search found. */
export const planner = plannerWith(weights);

/** Whether rolling pays more than stopping, by what success and loss are worth at this table (TSK-7). */
export const paysToRoll = (playing: Playing): boolean => rolling(outlookOf(playing)) > 0;
