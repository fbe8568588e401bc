// Creates directors. The parts beyond the base game are passed in, so that the first load of the app has none of them.

import type { Invasion, Mix } from '../content/invasion.ts';
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

/** Parts of a schedule that expansions add. */
export interface Additions {
  /** Returns the mix of the game's plan, if it is one of an expansion. */
  readonly mixOf: (briefing: Briefing) => Mix | undefined;
  /** Returns a schedule with their cues. */
  readonly withCues: (schedule: Schedule, briefing: Briefing, dice: Dice) => Schedule;
}

/** Returns a director. `adapted` returns the step of adaptation and its reasons. */
export function directorWith(
  adapted: (...after: Parameters<typeof adapt>) => Schedule['adaptation'],
  additions?: Additions,
) {
  return (briefing: Briefing, reports: readonly Report[], dice: Dice, invasion?: Invasion): Schedule => {
    const orders = ordersOf(briefing, invasion, additions?.mixOf(briefing));
    const adaptation = adapted(briefing.difficulty, reports);
    const amounts = counts(orders, reports, adaptation.step, dice);
    const final = finalMission(orders, reports);
    const cues = orderedCues(orders, reports, roundCues(orders, reports, amounts, final, dice), dice);
    const schedule: Schedule = {
      round: reports.length + 1,
      cues: cues.map((planned) => ({ ...planned, limit: limitMs(planned.kind, briefing.difficulty) })),
      forecasts: forecasts(orders, reports, cues, dice),
      pause: pauseMs(briefing.difficulty),
      finalMission: final === 'locked' ? 'locked' : 'available',
      adaptation,
    };
    return additions?.withCues(schedule, briefing, dice) ?? schedule;
  };
}

/** Plans like `direct`, but knows the base game only. For the first load. */
export const directBase = directorWith(adapt);
