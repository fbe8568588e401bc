/**
 * All rules, and the cards of the box. Only games with a board need them. A separate chunk, loaded with the first of
 * these games.
 */
export { standardPack } from '../../../content/standard/pack.ts';
export { allRules } from '../../../rules/index.ts';
