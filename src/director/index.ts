/** The director: turns the briefing and the reports into a schedule for the next round. */
import type { Invasion } from '../content/invasion.ts';
import { limitMs, pauseMs } from '../content/timings.ts';
import type { Dice } from '../rules/state/dice.ts';
import type { Briefing, Report, Schedule } from '../rules/state/schedule.ts';
import { adapt } from './adaptation.ts';
import { counts } from './counts.ts';
import { finalMission } from './final-mission.ts';
import { forecasts } from './forecast.ts';
import { orderedCues } from './order.ts';
import { ordersOf } from './orders.ts';
import { roundCues } from './round-cues.ts';

export { measures, readingOf } from './adaptation.ts';
export { budget } from './budget.ts';

function planRound(
  briefing: Briefing,
  reports: readonly Report[],
  dice: Dice,
  invasion: Invasion | undefined,
  adaptation: Schedule['adaptation'],
): Schedule {
  const orders = ordersOf(briefing, invasion);
  const amounts = counts(orders, reports, adaptation.step, dice);
  const final = finalMission(orders, reports);
  const cues = orderedCues(orders, reports, roundCues(orders, reports, amounts, final, dice), dice);
  return {
    round: reports.length + 1,
    cues: cues.map((planned) => ({ ...planned, limit: limitMs(planned.kind, briefing.difficulty) })),
    forecasts: forecasts(orders, reports, cues, dice),
    pause: pauseMs(briefing.difficulty),
    finalMission: final === 'locked' ? 'locked' : 'available',
    adaptation,
  };
}

/** Plans the round after the reports (chapter 6 of the rules), with the numbers of a pack or the standard ones. */
export const direct = (briefing: Briefing, reports: readonly Report[], dice: Dice, invasion?: Invasion): Schedule =>
  planRound(briefing, reports, dice, invasion, adapt(briefing.difficulty, reports));

/** Plans like `direct`, but without adaptation. Used to measure the usual strain (DIR-10). */
export const directEvenly: typeof direct = (briefing, reports, dice, invasion) =>
  planRound(briefing, reports, dice, invasion, { step: 0, reasons: [] });
