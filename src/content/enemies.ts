import type { Difficulty } from './difficulties.ts';

/** The nine enemy types of the box; an enemy deck holds three of them. */
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
export type EnemyType = (typeof enemyTypes)[number];

/** How many types an enemy deck is made of. */
export const enemyTypesPerGame = 3;

/** The types an enemy deck may be drawn from, by difficulty (FIN-15). */
export const enemyTypesOf: Readonly<Record<Difficulty, readonly EnemyType[]>> = {
  tutorial: ['muton', 'sectoid', 'floater'],
  easy: ['muton', 'sectoid', 'floater', 'outsider', 'thin-man', 'chryssalid'],
  normal: ['muton', 'sectoid', 'floater', 'outsider', 'thin-man', 'chryssalid', 'cyberdisc', 'sectopod'],
  hard: ['muton', 'sectoid', 'outsider', 'chryssalid', 'cyberdisc', 'sectopod', 'ethereal'],
  expert: ['muton', 'chryssalid', 'cyberdisc', 'sectopod', 'ethereal'],
};
