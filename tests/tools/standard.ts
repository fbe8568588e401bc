import { standardPack } from '../../src/content/standard/pack.ts';
import { direct } from '../../src/director/index.ts';
import { type Game, type HostTable, setUp } from '../../src/host/index.ts';
import {
  allRules,
  type GameOptions,
  type OpenGame,
  type PublicState,
  seededDice,
  withPack,
} from '../../src/rules/index.ts';

/** A table with all rules, the real director, seeded dice and the standard set. */
export const standardTable: HostTable = {
  rules: allRules,
  director: direct,
  dice: seededDice,
  pack: standardPack,
};

/** Joins the open half with the cards of the standard set. */
export const withStandardPack = (open: PublicState): OpenGame => withPack(open, standardPack);

/** Sets up a game. Throws if the wishes are refused. */
export function newStandardGame(wishes: GameOptions, table: HostTable = standardTable): Game {
  const game = setUp(wishes, table);
  if ('refused' in game) throw new Error(JSON.stringify(game.refused));
  return game;
}
