import type { Playing } from '../../rules/index.ts';
import type { Weights } from './weights.ts';

/** The table as the planner judges it: the open half, and what things are worth to it. */
export interface Outlook extends Playing {
  readonly weights: Weights;
}
