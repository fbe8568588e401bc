// Names and tempers of the bots of a table. Both tempers win equally often, see docs/bots.md.

import { type Continent, continents } from '../content/continents.ts';
import { type Role, roles } from '../content/roles.ts';
import { type OpenGame, pending } from '../rules/index.ts';
import { type Bot, confirmingBot } from './bot/bot.ts';
import { weights } from './planner/outlook/weights.ts';
import { plannerWith } from './planner.ts';

/** Attitude of a bot to its units: a cautious one spares them, a bold one risks them. */
export type Temper = 'cautious' | 'bold';

/** Worth of a unit to each temper, as a share of the weights. */
const scale: Readonly<Record<Temper, number>> = { cautious: 1, bold: 0.3 };

/** The planner of each temper. */
export const tempered = Object.fromEntries(
  (Object.keys(scale) as Temper[]).map((temper) => {
    const by = scale[temper];
    const { soldier, interceptor, satellite, scientist, elite } = weights;
    return [
      temper,
      plannerWith({
        ...weights,
        soldier: soldier * by,
        interceptor: interceptor * by,
        satellite: satellite * by,
        scientist: scientist * by,
        elite: elite * by,
      }),
    ];
  }),
) as Readonly<Record<Temper, Bot>>;

/** Names of the possible bots of each role. */
const names = {
  commander: { cautious: 'mira', bold: 'otto' },
  'chief-scientist': { cautious: 'ines', bold: 'tariq' },
  'central-officer': { cautious: 'juno', bold: 'pavel' },
  'squad-leader': { cautious: 'hana', bold: 'rafe' },
} as const satisfies Readonly<Record<Role, Readonly<Record<Temper, string>>>>;

/** A bot's name and temper. The interface has its name, `bot.<name>`. */
export interface Colleague {
  readonly name: (typeof names)[Role][Temper];
  readonly temper: Temper;
}

/** Returns the bot that plays a role: each base has a crew of its own, in which both tempers meet. */
export function colleagueOf(role: Role, base: Continent): Colleague {
  const number = continents.indexOf(base) + roles.indexOf(role);
  const temper = number % 2 === 0 ? 'cautious' : 'bold';
  return { name: names[role][temper], temper };
}

/** The role that is to act. */
const actingRole = (open: OpenGame): Role =>
  (open.board === null ? null : pending({ ...open, board: open.board })?.role) ?? confirmingBot(open);

/** The planner in which each role has the temper of its colleague. */
export const colleagues: Bot = (open, ...rest) => {
  const { temper } = colleagueOf(actingRole(open), open.setup.base);
  return tempered[temper](open, ...rest);
};
