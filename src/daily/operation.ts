// The operation of a day: everything about it follows from the date and the edition (DAY-1, DAY-2).

import { continents } from '../content/continents.ts';
import type { Condition, ConditionName } from '../content/day/condition.ts';
import { companionPack } from '../content/standard/companion-pack.ts';
import { drawnBase, type GameOptions, type Setup, seededDice, setupOf } from '../rules/index.ts';
import { conditionNamed, conditionsAt, type DayDifficulty, weekDifficulties } from './conditions.ts';
import { mondayOf, weekdayOf } from './dates.ts';

/** The operation of a day. */
export interface DayOperation {
  readonly day: string;
  readonly difficulty: DayDifficulty;
  readonly condition: Condition;
  /** Options of its game, and the setup they lead to. */
  readonly wishes: GameOptions & { readonly mode: 'virtual' };
  readonly setup: Setup;
}

/** Weekdays with the fewest conditions choose first. */
const choosing = [6, 0, 1, 4, 5, 2, 3] as const;

const difficultyOn = (weekday: number): DayDifficulty => weekDifficulties[weekday] ?? 'normal';

/** Returns the condition of a day. No condition comes twice in a week. */
function conditionOn(day: string): ConditionName {
  const dice = seededDice(`week/${mondayOf(day)}`);
  const taken = new Map<number, ConditionName>();
  for (const weekday of choosing) {
    const free = conditionsAt(difficultyOn(weekday)).filter((name) => ![...taken.values()].includes(name));
    taken.set(weekday, dice.draws(`condition/${weekday}`).pick(free));
  }
  return taken.get(weekdayOf(day)) as ConditionName;
}

/** Returns the operation of a day for an edition of rules and cards. */
export function operationOf(day: string, edition: number): DayOperation {
  const seed = `day/${day}/${edition}`;
  const dice = seededDice(seed);
  const name = conditionOn(day);
  const base = drawnBase(dice);
  const others = continents.filter((continent) => continent !== base);
  const asset = name === 'second-asset' ? { asset: dice.draws('day/asset').pick(others) } : {};
  const condition: Condition = { ...conditionNamed(name), ...asset, day };
  const difficulty = difficultyOn(weekdayOf(day));
  const wishes = { seed, difficulty, mode: 'virtual', condition } as const;
  const drawn = setupOf(wishes, { dice: seededDice, pack: companionPack });
  if ('refused' in drawn) throw new Error(`the operation of ${day} was refused: ${drawn.refused.code}`);
  return { day, difficulty, condition, wishes, setup: drawn.setup };
}
