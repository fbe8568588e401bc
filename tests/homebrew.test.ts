import { describe, expect, test } from 'vitest';
import { bots } from '../src/bots/index.ts';
import { eventsOf } from '../src/host/index.ts';
import { type Position, violatedInvariants } from '../src/rules/index.ts';
import { cardOf } from '../src/rules/state/cause.ts';
import { playGame } from '../src/sim/index.ts';
import { fullPause, type Play, table as tableOf } from './tools/given.ts';
import { nightShift, packOf } from './tools/packs.ts';
import { reloaded } from './tools/saves/saves.ts';

const { pack, own } = packOf(nightShift());

describe('games with the example pack', () => {
  const games = Array.from({ length: 48 }, (_, i) =>
    playGame({ seed: `night-${i}`, difficulty: 'normal' }, i % 3 === 0 ? bots.beginner : bots.random, pack),
  );

  test('CRD-7 reach their end, keep every invariant, and are saved with their pack', () => {
    for (const game of games) {
      expect(game.state.open.outcome).not.toBe(null);
      expect(violatedInvariants(game.state, game.pack)).toEqual([]);
      expect(reloaded(game, [pack])).toEqual(game);
    }
  });

  test('CRD-7 draw the cards of the pack and carry out their effects', () => {
    const log = games.flatMap((game) => eventsOf(game.log));
    const drawn = new Set(log.flatMap((event) => (event.type === 'cards-moved' ? event.cards : [])));
    const techs = own.techs.map(({ id }) => id);
    expect(techs.filter((id) => drawn.has(id))).toEqual(techs);
    const causes = new Set(log.map(({ why }) => cardOf(why)));
    const others = [...own.crises, ...own.assets].map(({ id }) => id);
    expect(others.filter((id) => causes.has(id))).toEqual(others);
  });
});

describe('techs of the example pack', () => {
  /** Sets up a described table with the cards of the pack. */
  const table = (position: Position): Play => tableOf(position, { pack });
  const units = (at: 'lab:1' | 'lab:2' | 'continent:asia', ...ids: string[]) => ids.map((id) => ({ id, at }));

  test('CRD-7 Graveyard Shift lowers threat with few scientists, and adds dice with many', () => {
    const labs = [{ tech: 'ion-lance' }, { tech: 'psi-screen' }];
    const few = table({ begin: 'research', labs, inPlay: ['graveyard-shift'], units: units('lab:1', 'scientist-1') });
    few.do({ type: 'roll', faces: { xcom: [1], alien: 8 } }, { as: 'chief-scientist' });
    few.do('apply', { as: 'chief-scientist' });
    expect(few.board.task?.threat).toBe(2);
    few.do({ type: 'use', card: 'graveyard-shift' }, { as: 'chief-scientist' });
    expect(few.board.task).toMatchObject({ threat: 1, dice: 1 });

    const all = [
      ...units('lab:1', 'scientist-1', 'scientist-2', 'scientist-3'),
      ...units('lab:2', 'scientist-4', 'scientist-5'),
    ];
    const many = table({ begin: 'research', labs, inPlay: ['graveyard-shift'], units: all });
    many.do({ type: 'use', card: 'graveyard-shift' }, { as: 'chief-scientist' });
    expect(many.board.task).toMatchObject({ threat: 1, dice: 5 });
  });

  test('CRD-2 CRD-7 Star Charts costs a credit, and destroys two UFOs in a full orbit or adds pause time', () => {
    const around = { begin: 'crisis', budget: 3, inPlay: ['star-charts'] } as const;
    const full = table({ ...around, ufos: { orbit: 4 } });
    full.do({ type: 'use', card: 'star-charts' });
    expect(full.board).toMatchObject({ orbit: { ufos: 2 }, credits: { budget: 2 } });
    const empty = table({ ...around, ufos: { orbit: 2 } });
    empty.do({ type: 'use', card: 'star-charts' });
    expect(empty.board).toMatchObject({ orbit: { ufos: 2 }, credits: { budget: 2 } });
    expect(empty.clock.pauseLeft).toBe(fullPause + 15_000);
  });

  test('CRD-7 Dawn Patrol offers three ways to improve a roll', () => {
    const commander = { as: 'commander' } as const;
    const inAsia = units('continent:asia', 'interceptor-1');
    const begin = { begin: 'global-defense', ufos: { asia: 2 }, inPlay: ['dawn-patrol'], units: inAsia } as const;
    const used = (option: string) => {
      const play = table(begin);
      play.do({ type: 'take', task: { continent: 'asia' } }, commander);
      play.do({ type: 'roll', faces: { xcom: [2], alien: 1 } }, commander);
      play.do({ type: 'use', card: 'dawn-patrol' }, commander);
      expect(play.board.choice?.options).toEqual(['1:add-successes', '2:raise-alien-die', '3:turn-dice']);
      play.do({ type: 'choose', option }, commander);
      return play.board;
    };
    const { continents } = table(begin).board;
    expect(used('1:add-successes').task?.roll).toMatchObject({ successes: 1, loss: true });
    expect(used('2:raise-alien-die').task?.roll).toMatchObject({ successes: 0, loss: false, alien: 4 });
    const turned = used('3:turn-dice');
    expect(turned.task?.roll).toMatchObject({ successes: 1, loss: true, xcom: [6] });
    expect(turned.continents.asia.panic).toBe(continents.asia.panic + 1);
  });

  test('CRD-7 Night Vision adds one die, or two against several enemies', () => {
    const squad = { as: 'squad-leader' } as const;
    const dice = (enemies: readonly string[]) => {
      const inBase = [{ id: 'assault-1', at: 'base' } as const];
      const play = table({ begin: 'base-defense', enemies, inPlay: ['night-vision'], units: inBase });
      play.do({ type: 'take', task: { enemy: 0 } }, squad);
      play.do({ type: 'place', soldier: 'assault-1', icon: 0 }, squad);
      play.do({ type: 'use', card: 'night-vision' }, squad);
      return play.board.task?.dice;
    };
    expect([dice(['muton-grunt']), dice(['muton-grunt', 'sectoid-scout'])]).toEqual([2, 3]);
  });
});
