// The resolution phase goes through its fourteen steps in order; with the last one the round is over.

import { stepKinds } from '../../content/steps.ts';
import type { Happening } from '../rule.ts';
import { firstCue, openStep } from './cue.ts';
import { asked, filed, verdict } from './report.ts';
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
  ({ open: { step } }) => {
    if (step === null) throw new Error('no step is open');
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
  ({ open }) => {
    if (open.step === null || open.outcome !== null) return [];
    const entry = asked(open, open.step);
    return entry !== null && open.entries[entry] !== undefined ? [finishStep(at)] : [];
  };
