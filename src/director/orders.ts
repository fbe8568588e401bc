import { type Invasion, type Mix, mixOf, type Pressure, standardInvasion } from '../content/invasion.ts';
import type { Briefing } from '../rules/state/schedule.ts';

/** The briefing with the director's numbers for its difficulty and plan. */
export interface Orders extends Briefing {
  readonly pressure: Pressure;
  readonly mix: Mix;
}

/** Looks up the numbers for a briefing, in the tables of a pack or the standard ones. The plan of an expansion brings its own `mix`. */
export const ordersOf = (
  briefing: Briefing,
  invasion: Pick<Invasion, 'pressure' | 'mixes'> = standardInvasion,
  mix: Mix = mixOf(invasion, briefing.plan),
): Orders => ({ ...briefing, pressure: invasion.pressure[briefing.difficulty], mix });
