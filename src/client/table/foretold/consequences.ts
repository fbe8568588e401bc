// Predicts which numbers on the table a card, an answer or a reward would change.

import { type Continent, continents, type Space, spaces } from '../../../content/continents.ts';
import { isSoldier, type UnitKind } from '../../../content/units.ts';
import { type Foretelling, foretell, lossOf, type Playing, successesOf, taskDice } from '../../../rules/index.ts';

/** Counts of units: outside the pool, exhausted, or elite. */
type UnitCount = 'interceptors' | 'soldiers' | 'tired-satellites' | 'tired-scientists' | 'elite';

/** A number on the table that can change. */
export type Subject =
  | `panic:${Continent}`
  | `ufos:${Space}`
  | UnitCount
  | 'damage'
  | 'budget'
  | 'emergency'
  | 'salvage'
  | 'enemies'
  | 'crises'
  | 'drawn-crises'
  | 'hand'
  | 'defenders'
  | 'successes'
  | 'loss'
  | 'dice'
  | 'threat';

type Tally = Readonly<Record<Subject, number>>;

/** Returns the present value of each of these numbers. */
function tallyOf(playing: Playing): Tally {
  const { board } = playing;
  const count = (is: (unit: Playing['board']['units'][number]) => boolean) => board.units.filter(is).length;
  const alive = (is: (kind: UnitKind) => boolean) => count(({ kind, at }) => is(kind) && at !== 'pool');
  const tired = (of: UnitKind) => count(({ kind, exhausted }) => kind === of && exhausted);
  const roll = board.task?.roll ?? null;
  return {
    ...(Object.fromEntries(continents.map((one) => [`panic:${one}`, board.panic[one]])) as Record<
      `panic:${Continent}`,
      number
    >),
    ...(Object.fromEntries(spaces.map((one) => [`ufos:${one}`, board.ufos[one]])) as Record<`ufos:${Space}`, number>),
    damage: board.damage,
    budget: board.budget,
    emergency: board.emergency,
    salvage: board.salvage.length,
    enemies: board.enemies.filter((enemy) => enemy !== null).length,
    crises: board.crisisPool.length,
    'drawn-crises': -board.decks.crisis.left,
    hand: board.hand.length,
    interceptors: alive((kind) => kind === 'interceptor'),
    soldiers: alive(isSoldier),
    'tired-satellites': tired('satellite'),
    'tired-scientists': tired('scientist'),
    elite: count(({ elite }) => elite),
    defenders: count(({ at }) => at === 'base'),
    successes: roll === null ? 0 : successesOf(roll),
    loss: roll === null ? 0 : Number(lossOf(playing, roll)),
    dice: board.task === null || roll !== null ? 0 : taskDice(playing),
    threat: board.threat,
  };
}

/** A change of one number. */
export interface Change {
  readonly subject: Subject;
  readonly from: number;
  readonly to: number;
}

/** One possible outcome: certain changes, and a panic change on continents that are still to be chosen. */
export interface Consequence {
  readonly changes: readonly Change[];
  readonly somewhere: { readonly by: number; readonly among: readonly Continent[] } | null;
}

const continentOf = ({ subject }: Change): Continent | undefined =>
  continents.find((one) => subject === `panic:${one}`);

/** Returns the numbers that differ between two tables. */
export function changesBetween(one: Playing, other: Playing): Change[] {
  const [before, after] = [tallyOf(one), tallyOf(other)];
  return (Object.keys(before) as Subject[]).flatMap((subject) => {
    const [from, to] = [before[subject], after[subject]];
    return from === to ? [] : [{ subject, from, to }];
  });
}

const isSame = (one: Change, other: Change): boolean => one.subject === other.subject && one.to === other.to;

/** Combines outcomes that differ only in the continents on which panic changes. */
function combined(ways: readonly (readonly Change[])[]): Consequence {
  const [first = []] = ways;
  const changes = first.filter((change) => ways.every((way) => way.some((one) => isSame(one, change))));
  const open = ways.map((way) => way.filter((one) => !changes.some((change) => isSame(one, change))));
  const by = (way: readonly Change[]) => way.reduce((sum, { from, to }) => sum + to - from, 0);
  const among = continents.filter((continent) => open.some((way) => way.some((one) => continentOf(one) === continent)));
  return { changes, somewhere: among.length === 0 ? null : { by: Math.max(...open.map(by)), among } };
}

/** Returns a key that is equal for outcomes that differ only in the chosen continents. */
const shapeOf = (way: readonly Change[]): string =>
  way.map((change) => (continentOf(change) ? 'panic' : `${change.subject}${change.to}`)).join();

/** Returns the possible outcomes, one for each kind of choice. Null if they are unknown. */
export function consequencesOf(playing: Playing, what: Foretelling): readonly Consequence[] | null {
  const tables = foretell(playing, what);
  if (tables === null) return null;
  // A crisis is predicted as if it were the only one in the pool.
  const counts = ({ subject }: Change) => !('crisis' in what) || subject !== 'crises';
  const ways = tables.map((table) => changesBetween(playing, table).filter(counts));
  const shapes = [...new Set(ways.map(shapeOf))];
  return shapes.map((shape) => combined(ways.filter((way) => shapeOf(way) === shape)));
}

/** Whether nothing changes for any choice. */
export const isNothing = (ways: readonly Consequence[]): boolean =>
  ways.every(({ changes, somewhere }) => changes.length === 0 && somewhere === null);

/**
 * Returns the consequences of using a card in play now. Null if they are unknown, if there are none, or if they depend
 * on a later choice.
 */
export function consequencesOfUse(playing: Playing, card: string): readonly Consequence[] | null {
  const ways = consequencesOf(playing, { use: card });
  return ways === null || ways.length > 1 || isNothing(ways) ? null : ways;
}

/** Panic of a continent before and after. */
export type PanicChange = Pick<Change, 'from' | 'to'>;

/** Returns the continents on which panic changes for certain. */
export function foretoldPanic(ways: readonly Consequence[] | null): ReadonlyMap<Continent, PanicChange> {
  const [way, ...others] = ways ?? [];
  if (way === undefined || others.length > 0) return new Map();
  return new Map(
    way.changes.flatMap((change) => {
      const continent = continentOf(change);
      return continent ? [[continent, change]] : [];
    }),
  );
}
