/**
 * All rules, the cards of the box and the additions of expansions. Only games with a board or an expansion need them. A
 * separate chunk, loaded with the first of these games.
 */
export { standardPack } from '../../../content/standard/pack.ts';
export { direct } from '../../../director/index.ts';
export { allRules } from '../../../rules/index.ts';
