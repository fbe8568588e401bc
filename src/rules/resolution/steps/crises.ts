// The crisis pool is resolved from the first card to the last; each is discarded after (RES-3).

import type { StepRule } from './step.ts';

export const crises: StepRule = { todo: () => [{ next: 'crisis' }] };
