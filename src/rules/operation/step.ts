// The resolution phase goes through its fourteen steps in order; with the last one the round is over.

import { stepKinds } from '../../content/steps.ts';
import type { Happening } from '../rule.ts';
import { sure } from '../sure.ts';
import { firstCue, openStep } from './cue.ts';
import { filed, told, verdict } from './report.ts';
import { prepareRound } from './round.ts';

/** Ends or revives the game as the entries say (END-1, RES-16). */
export const judge =
  (at: number, why: string): Happening =>
  ({ open }) => {
    const outcome = verdict(open.entries);
    if (outcome?.why === open.outcome?.why) return [];
    return outcome === null ? [{ type: 'game-revived', at, why }] : [{ type: 'game-ended', at, why, outcome }];
  };

/** Finishes the open step: opens the next one, or files the report and opens the next round's first cue (FIN-6). */
export const finishStep =
  (at: number): Happening =>
  ({ open }) => {
    const step = sure(open.step);
    const close: Happening = () => [{ type: 'step-closed', at, why: step, step }];
    const next = stepKinds[stepKinds.indexOf(step) + 1];
    return next === undefined ? [close, endRound(at, step)] : [close, openStep(next, at, step)];
  };

const endRound =
  (at: number, why: string): Happening =>
  ({ open: { round, entries } }) => [
    () => [{ type: 'round-ended', at, why, report: filed(round, entries) }],
    prepareRound(at, why),
    firstCue(at, why),
  ];

/** Finishes the open step if the game is on and the step has been told what it asks for (FIN-7). */
export const finishIfTold =
  (at: number): Happening =>
  ({ open }) =>
    open.outcome === null && told(open) ? [finishStep(at)] : [];
