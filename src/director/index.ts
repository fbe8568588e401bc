/** The director: turns the briefing and the reports into a schedule for the next round. */
import type { Space } from '../content/continents.ts';
import type { Invasion } from '../content/invasion.ts';
import { limitMs, pauseMs } from '../content/timings.ts';
import type { Dice } from '../rules/state/dice.ts';
import type { Briefing, Cue, Report, Schedule } from '../rules/state/schedule.ts';
import { adapt } from './adaptation.ts';
import { budget } from './budget.ts';
import { type Counts, counts } from './counts.ts';
import { cue } from './cue.ts';
import { finalMission } from './final-mission.ts';
import { forecasts } from './forecast.ts';
import { orderedCues } from './order.ts';
import { type Orders, ordersOf } from './orders.ts';
import { landings, tally, ufoTargets } from './targets.ts';

export { measures } from './adaptation.ts';

/** Distributes the UFOs among the cues that name them, at least one each. */
function ufoCues(where: readonly Space[], cues: number, dice: Dice, round: number): Cue[] {
  const from = dice.draws(`director/${round}/deal`);
  const shares = where.slice(0, cues).map((space) => [space]);
  for (const space of where.slice(cues)) shares[from.next(cues)]?.push(space);
  return shares.map((share) => cue('ufos-detected', { ufos: tally(share) }));
}

function alienCues(orders: Orders, reports: readonly Report[], amounts: Counts, dice: Dice): Cue[] {
  const where = ufoTargets(orders, reports, amounts.ufos, dice);
  return [
    ...ufoCues(where, amounts.ufoCues, dice, reports.length + 1),
    ...Array<Cue>(amounts.crises).fill(cue('crisis')),
    ...Array<Cue>(amounts.enemies).fill(cue('enemy-in-base')),
  ];
}

function descentCues(orders: Orders, reports: readonly Report[], dice: Dice): Cue[] {
  const where = landings(orders, reports, dice);
  return where.length === 0 ? [] : [cue('ufos-descend', { ufos: tally(where) })];
}

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
  const body = { aliens: alienCues(orders, reports, amounts, dice), finalMission: final };
  const cues = [
    cue('new-technology'),
    cue('budget', { credits: budget(orders, reports) }),
    ...descentCues(orders, reports, dice),
    ...orderedCues(orders, reports, body, dice),
    cue('ending'),
  ];
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
