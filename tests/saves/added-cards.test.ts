// Saves of games that began before a card was added to the standard set.
import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { packOf } from '../../src/content/cards/pack.ts';
import { roles } from '../../src/content/roles.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import { createMatch, dispatch, edition, eventsOf, type Game } from '../../src/host/index.ts';
import { foldEvents, seededDice } from '../../src/rules/index.ts';
import { playGame } from '../../src/sim/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { forged, parseSave, reloaded } from '../tools/saves/saves.ts';
import { standardTable, withStandardPack } from '../tools/standard.ts';

/** The first half of a game with the standard set as it was before the last `added` cards of each deck. */
function begunWithout(added: number): Game {
  const { techs, crises, missions, enemies } = standardCards;
  const pack = packOf('standard', {
    ...standardCards,
    techs: techs.slice(0, -added),
    crises: crises.slice(0, -added),
    missions: missions.slice(0, -added),
    enemies: enemies.slice(0, -added),
  });
  const { log } = playGame({ seed: 'added', difficulty: 'normal' }, bots.planner, pack);
  const half = log.slice(0, Math.floor(log.length / 2));
  return { log: half, state: foldEvents(eventsOf(half)), pack };
}

const readAsOf = (of: number, game: Game) => parseSave(forged(makeSave(game), { edition: of }));

describe('a game begun before cards were added', () => {
  test('FIN-21 opens, is played to its end with the cards it has, and is saved again without loss', () => {
    const read = readAsOf(edition - 1, begunWithout(1));
    if ('refused' in read) throw new Error(read.refused.detail);
    const chance = seededDice('on').draws('bots');
    let game = createMatch(read);
    while (game.state.open.outcome === null) {
      const move = bots.planner(withStandardPack(game.state.open), roles, chance);
      if (move === null) throw new Error('nobody can move');
      const step = dispatch(game, move.intent, move.as, game.state.open.at, standardTable);
      if ('refused' in step) throw new Error(step.refused.code);
      game = step.game;
    }
    const { log, state, pack } = game;
    expect(reloaded({ log, state })).toEqual({ log, state, pack });
  });

  test('FIN-21 is refused if it has fewer than half of the cards, or is said to be of today', () => {
    expect(readAsOf(edition - 1, begunWithout(12))).toMatchObject({ refused: { code: 'save-damaged' } });
    expect(readAsOf(edition, begunWithout(1))).toMatchObject({ refused: { code: 'save-damaged' } });
  });
});
