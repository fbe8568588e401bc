// Points: reasons that a bot gives for its move. Each is a fact of the table, with place and number.

import type { Playing } from '../../rules/index.ts';
import type { Move } from '../bot/bot.ts';

/** Names of all points. The interface has a message for each, `point.<name>`. */
const names = [
  'sky',
  'sky-quiet',
  'orbit',
  'orbit-quiet',
  'lab',
  'base',
  'base-quiet',
  'part',
  'research',
  'fund',
  'buy',
  'take-sky',
  'take-enemy',
  'take-part',
  'roll-sky',
  'roll-orbit',
  'roll-lab',
  'roll-enemy',
  'roll-part',
  'stop',
  'stop-empty',
  'result',
  'result-loss',
  'stand',
  'panic-there',
  'ufos-there',
  'orbit-there',
  'units-there',
  'spared',
  'costs-panic',
  'costs-damage',
  'costs-ufos',
  'costs-enemies',
  'costs-units',
  'costs-credits',
  'costs-time',
  'costs-nothing',
  'rather',
  'mission-new',
  'mission-reward',
  'mission-on',
  'tech-kept',
  'tech-spared',
  'tech-enough',
  'toughest',
  'use-panic',
  'use-repair',
  'use-odds',
  'use-roll',
  'use-loss',
  'use-tired',
  'use-pool',
  'use-elite',
  'use-techs',
  'use-crises',
  'use-salvage',
  'use-cards',
  'use-time',
  'worst',
  'home',
  'orbit-held',
  'orbit-clear',
  'base-held',
  'base-calm',
  'squad',
  'money',
  'hand',
  'crises',
  'pool',
  'scan',
] as const;

/** Name of a point. */
export type PointName = (typeof names)[number];

/** A point: its name, and what its message names. Places are a continent, a place of the board, or `card:<id>`. */
export interface Point {
  readonly is: PointName;
  readonly place?: string;
  /** Another place or card, that the first is compared with. */
  readonly other?: string;
  readonly numbers: Readonly<Record<string, number>>;
  /** Point that is said after it. */
  readonly and?: Point;
}

/** A move, and the table before it. */
export interface Seen {
  readonly move: Pick<Move, 'as' | 'intent'>;
  readonly seen: Playing;
}

/** Returns a chance as whole percents. One that is not certain is neither 0 nor 100. */
export function percent(chance: number): number {
  const rounded = Math.round(100 * chance);
  if (chance > 0 && rounded === 0) return 1;
  return chance < 1 && rounded === 100 ? 99 : rounded;
}

/** Names a card as a place. */
export const onCard = (card: string): string => `card:${card}`;
