import { standardPack } from '../../src/content/standard/pack.ts';
import { direct } from '../../src/director/index.ts';
import { type Open, type OpenGame, seededDice, type Table, withPack } from '../../src/rules/index.ts';

/** A table with the real director, seeded dice and the standard set. */
export const standardTable: Table = { director: direct, dice: seededDice, pack: standardPack };

/** Joins the open half with the cards of the standard set. */
export const withStandardPack = (open: Open): OpenGame => withPack(open, standardPack);
