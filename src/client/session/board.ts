/**
 * What only games with a board need besides their screen: all rules, and the cards of the box. A separate chunk, loaded
 * with the first game that has a board.
 */
export { standardPack } from '../../content/standard/pack.ts';
export { allRules } from '../../rules/index.ts';
