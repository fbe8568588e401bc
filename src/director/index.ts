/** The invasion: briefing and reports in, a round's schedule out. */
import type { Space } from '../content/continents.ts';
import { limitMs, pauseMs } from '../content/timings.ts';
import type { Dice } from '../rules/dice.ts';
import type { Briefing, Cue, Report, Schedule } from '../rules/operation/schedule.ts';
import { adapt } from './adaptation.ts';
import { budget } from './budget.ts';
import { type Counts, counts } from './counts.ts';
import { cue } from './cue.ts';
import { finalMission } from './final-mission.ts';
import { forecasts } from './forecast.ts';
import { order } from './order.ts';
import { landings, places, tally } from './targets.ts';

/** Deals the UFOs to the cues that will name them, at least one each. */
function dealt(where: readonly Space[], cues: number, dice: Dice, round: number): Cue[] {
  const from = dice.draws(`director/${round}/deal`);
  const shares = where.map((space, i) => ({ space, cue: i < cues ? i : from.next(cues) }));
  return Array.from({ length: cues }, (_, i) =>
    cue('ufos-detected', { ufos: tally(shares.filter((share) => share.cue === i).map(({ space }) => space)) }),
  );
}

function aliens(briefing: Briefing, reports: readonly Report[], by: Counts, dice: Dice): Cue[] {
  const where = places(briefing, reports, by.ufos, dice);
  return [
    ...dealt(where, by.ufoCues, dice, reports.length + 1),
    ...Array.from({ length: by.crises }, () => cue('crisis')),
    ...Array.from({ length: by.enemies }, () => cue('enemy-in-base')),
  ];
}

function descent(briefing: Briefing, reports: readonly Report[], by: Counts, dice: Dice): Cue[] {
  const where = landings(briefing, reports, by.descending, dice);
  return where.length === 0 ? [] : [cue('ufos-descend', { ufos: tally(where) })];
}

/** Plans the round after the given reports (chapter 6 of the rules). */
export function direct(briefing: Briefing, reports: readonly Report[], dice: Dice): Schedule {
  const adaptation = adapt(reports);
  const by = counts(briefing, reports, adaptation.step, dice);
  const final = finalMission(briefing, reports);
  const body = { aliens: aliens(briefing, reports, by, dice), finalMission: final };
  const cues = [
    cue('new-technology'),
    cue('budget', { credits: budget(briefing, reports) }),
    ...descent(briefing, reports, by, dice),
    ...order(briefing, reports, body, dice),
    cue('ending'),
  ];
  return {
    round: reports.length + 1,
    cues: cues.map((planned) => ({ ...planned, limit: limitMs(planned.kind, briefing.difficulty) })),
    forecasts: forecasts(briefing, reports, cues, dice),
    pause: pauseMs[briefing.difficulty],
    finalMission: final === 'locked' ? 'locked' : 'available',
    adaptation,
  };
}
