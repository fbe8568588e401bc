import type { Difficulty } from './difficulties.ts';
import type { ExpansionEnemyType } from './expansions/names.ts';

/** The nine enemy types of the base game. An enemy deck contains three of them. */
export const enemyTypes = [
  'sectoid',
  'muton',
  'floater',
  'outsider',
  'thin-man',
  'chryssalid',
  'cyberdisc',
  'sectopod',
  'ethereal',
] as const;
/** An enemy type of the base game. */
export type BaseEnemyType = (typeof enemyTypes)[number];
/** An enemy type, of the base game or of an expansion. */
export type EnemyType = BaseEnemyType | ExpansionEnemyType;

/** Types that have an elite variant in the physical box. It goes into the enemy deck with its type. */
export const typesWithElite = ['sectoid', 'muton'] as const satisfies readonly BaseEnemyType[];

/** Number of enemy types in an enemy deck. */
export const enemyTypesPerGame = 3;

/** Enemy types that may be in the deck at each difficulty (FIN-15). */
export const enemyTypesOf: Readonly<Record<Difficulty, readonly BaseEnemyType[]>> = {
  tutorial: ['muton', 'sectoid', 'floater'],
  easy: ['muton', 'sectoid', 'floater', 'outsider', 'thin-man', 'chryssalid'],
  normal: ['muton', 'sectoid', 'floater', 'outsider', 'thin-man', 'chryssalid', 'cyberdisc', 'sectopod'],
  hard: ['muton', 'sectoid', 'outsider', 'chryssalid', 'cyberdisc', 'sectopod', 'ethereal'],
  expert: ['muton', 'chryssalid', 'cyberdisc', 'sectopod', 'ethereal'],
};
