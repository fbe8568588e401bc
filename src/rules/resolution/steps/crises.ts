// Resolves the crisis pool from the first card to the last. Each card is discarded afterwards (RES-3).

import type { StepRule } from './step.ts';

/** The crises step (RES-3). */
export const crises: StepRule = { todo: () => [{ next: 'crisis' }] };
