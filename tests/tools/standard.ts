import { standardPack } from '../../src/content/standard/pack.ts';
import { direct } from '../../src/director/index.ts';
import type { HostTable } from '../../src/host/index.ts';
import { allRules, type Open, type OpenGame, seededDice, withPack } from '../../src/rules/index.ts';

/** A table with all rules, the real director, seeded dice and the standard set. */
export const standardTable: HostTable = {
  rules: allRules,
  director: direct,
  dice: seededDice,
  pack: standardPack,
};

/** Joins the open half with the cards of the standard set. */
export const withStandardPack = (open: Open): OpenGame => withPack(open, standardPack);
