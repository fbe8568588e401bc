import type { Difficulty } from '../../content/difficulties.ts';
import { type EnemyType, enemyTypesOf } from '../../content/enemies.ts';
import { type ExpansionId, expansionIds } from '../../content/expansions/names.ts';
import { fixedPlan, type Plan, plans, type StartingPanic, startingPanic } from '../../content/plans.ts';
import { fromBox } from './from-box.ts';
import type { Expansions } from './pieces.ts';

/** Plans with their starting panic, and enemy types, of an expansion. */
interface Added {
  readonly panic: Readonly<Partial<Record<Plan, StartingPanic>>>;
  readonly enemyTypes: Readonly<Record<Difficulty, readonly EnemyType[]>>;
}

/** Returns the rules of games that can be set up with these expansions. */
export function expandedBy(all: Readonly<Record<ExpansionId, Added>>): Expansions {
  // Indexed by any string, so that it also compiles without an expansion.
  const byName: Readonly<Record<string, Added>> = all;
  const known = (names: readonly string[]): readonly ExpansionId[] => expansionIds.filter((id) => names.includes(id));
  const pieces: Expansions['pieces'] = (difficulty, names) => {
    const added = known(names).flatMap((id) => byName[id] ?? []);
    const panic: Partial<Record<Plan, StartingPanic>> = { ...startingPanic };
    for (const one of added) Object.assign(panic, one.panic);
    return {
      plans: added.length === 0 ? plans : (Object.keys(panic) as Plan[]),
      panic,
      enemyTypes: [...enemyTypesOf[difficulty], ...added.flatMap((one) => one.enemyTypes[difficulty])],
    };
  };
  return {
    known,
    pieces,
    offered: ({ mode, difficulty, expansions = [], plan, enemyTypes }, missing) => {
      const every = pieces(difficulty, expansions);
      const isOffered = (name: string) =>
        mode === 'virtual' || !missing.includes(name) || [plan, ...enemyTypes].some((one) => one === name);
      return { ...every, plans: every.plans.filter(isOffered), enemyTypes: every.enemyTypes.filter(isOffered) };
    },
    fromBox,
    // Only games with the box have expansions, except for the tutorial, whose plan is fixed (EVO-3).
    check: ({ expansions: names = [], difficulty, mode = 'companion' }) => {
      const chosen = known(names);
      const unknown = names.find((name) => !chosen.some((id) => id === name));
      if (unknown !== undefined) return { code: 'unknown-expansion', expansion: unknown };
      const [first] = chosen;
      const isHere = mode === 'companion' && fixedPlan[difficulty] === undefined;
      return first === undefined || isHere ? null : { code: 'expansion-not-here', expansion: first };
    },
  };
}
