/** The invasion: briefing and reports in, a round's schedule out. */
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
import { order } from './order.ts';
import { type Orders, ordersOf } from './orders.ts';
import { landings, places, tally } from './targets.ts';

export { measures } from './adaptation.ts';

/** Deals the UFOs to the cues that will name them, at least one each. */
function dealt(where: readonly Space[], cues: number, dice: Dice, round: number): Cue[] {
  const from = dice.draws(`director/${round}/deal`);
  const shares = where.slice(0, cues).map((space) => [space]);
  for (const space of where.slice(cues)) shares[from.next(cues)]?.push(space);
  return shares.map((share) => cue('ufos-detected', { ufos: tally(share) }));
}

function aliens(orders: Orders, reports: readonly Report[], by: Counts, dice: Dice): Cue[] {
  const where = places(orders, reports, by.ufos, dice);
  return [
    ...dealt(where, by.ufoCues, dice, reports.length + 1),
    ...Array<Cue>(by.crises).fill(cue('crisis')),
    ...Array<Cue>(by.enemies).fill(cue('enemy-in-base')),
  ];
}

function descent(orders: Orders, reports: readonly Report[], dice: Dice): Cue[] {
  const where = landings(orders, reports, dice);
  return where.length === 0 ? [] : [cue('ufos-descend', { ufos: tally(where) })];
}

function plan(
  briefing: Briefing,
  reports: readonly Report[],
  dice: Dice,
  invasion: Invasion | undefined,
  adaptation: Schedule['adaptation'],
): Schedule {
  const orders = ordersOf(briefing, invasion);
  const by = counts(orders, reports, adaptation.step, dice);
  const final = finalMission(orders, reports);
  const body = { aliens: aliens(orders, reports, by, dice), finalMission: final };
  const cues = [
    cue('new-technology'),
    cue('budget', { credits: budget(orders, reports) }),
    ...descent(orders, reports, dice),
    ...order(orders, reports, body, dice),
    cue('ending'),
  ];
  return {
    round: reports.length + 1,
    cues: cues.map((planned) => ({ ...planned, limit: limitMs(planned.kind, briefing.difficulty) })),
    forecasts: forecasts(orders, reports, cues, dice),
    pause: pauseMs[briefing.difficulty],
    finalMission: final === 'locked' ? 'locked' : 'available',
    adaptation,
  };
}

/** Plans the round after the given reports (chapter 6 of the rules), by the tables of a pack or the standard ones. */
export const direct = (briefing: Briefing, reports: readonly Report[], dice: Dice, invasion?: Invasion): Schedule =>
  plan(briefing, reports, dice, invasion, adapt(briefing.difficulty, reports));

/** Plans like `direct`, but neither eases nor presses. What is usual at a round is measured with it (DIR-10). */
export const directEvenly: typeof direct = (briefing, reports, dice, invasion) =>
  plan(briefing, reports, dice, invasion, { step: 0, reasons: [] });
