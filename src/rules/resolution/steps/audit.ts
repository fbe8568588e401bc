// Every unit on the board costs a credit. Each missing credit raises panic on the most panicked continent.

import type { StepRule } from './step.ts';

/** The audit step (RES-1). */
export const audit: StepRule = { todo: () => [{ next: 'pay-upkeep', settled: 0 }] };
