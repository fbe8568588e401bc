import { type Invasion, type Mix, type Pressure, standardInvasion } from '../content/invasion.ts';
import type { Briefing } from '../rules/state/schedule.ts';

/** What the director goes by: the briefing, and what its difficulty and its plan send. */
export interface Orders extends Briefing {
  readonly pressure: Pressure;
  readonly mix: Mix;
}

/** The briefing with the numbers for it, out of the tables of the game at hand. */
export const ordersOf = (briefing: Briefing, { pressure, mixes }: Invasion = standardInvasion): Orders => ({
  ...briefing,
  pressure: pressure[briefing.difficulty],
  mix: mixes[briefing.plan],
});
