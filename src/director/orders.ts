import { type Invasion, type Mix, type Pressure, standardInvasion } from '../content/invasion.ts';
import type { Briefing } from '../rules/state/schedule.ts';

/** The briefing with the director's numbers for its difficulty and plan. */
export interface Orders extends Briefing {
  readonly pressure: Pressure;
  readonly mix: Mix;
}

/** Looks up the numbers for a briefing, in the tables of a pack or the standard ones. */
export const ordersOf = (briefing: Briefing, { pressure, mixes }: Invasion = standardInvasion): Orders => ({
  ...briefing,
  pressure: pressure[briefing.difficulty],
  mix: mixes[briefing.plan],
});
