import { describe, expect, test } from 'vitest';
import { roles } from '../../../src/content/roles.ts';
import { standardPack } from '../../../src/content/standard/pack.ts';
import { legalIntents, seededDice, withPack } from '../../../src/rules/index.ts';
import { OnlineTable } from '../../tools/online.ts';

describe('a rematch', () => {
  /** A table whose game is over. Ann has played all roles, at random. */
  function tableAtEnd(): OnlineTable {
    const table = new OnlineTable();
    table.enterAsMaker('ann');
    table.sit('ann', [...roles]);
    const chance = seededDice('rematch').draws('moves');
    for (let moves = 0; table.open.outcome === null; moves += 1) {
      if (moves > 5_000) throw new Error('the game does not end');
      const role = chance.pick(roles);
      const possible = legalIntents(withPack(table.open, standardPack), role).filter(({ type }) => type !== 'pause');
      if (possible.length > 0) table.do('ann', role, chance.pick(possible));
      table.send('ann', { t: 'ping', c: moves });
      table.pass(500);
    }
    return table;
  }
  test('sets up another game for the same people, and tells everybody', () => {
    const table = tableAtEnd();
    table.enter('tv');
    expect(table.rematch('tv', 'other')).toBe('not-your-role');
    const { setup, at } = table.open;
    expect(table.rematch('ann', 'other')).toBe('done');
    expect(table.open).toMatchObject({ phase: 'setup', round: 1, outcome: null });
    expect(table.open.setup).toMatchObject({ base: setup.base, difficulty: setup.difficulty, mode: setup.mode });
    expect(table.room.table.game.state.hidden.seed).toBe('other');
    expect(table.last('tv', 'sync')).toMatchObject({ n: table.room.table.n, game: 2, open: { outcome: null } });
    expect(table.last('tv', 'sync')?.at).toBeGreaterThanOrEqual(at);
    expect(table.room.table.people.seats).toMatchObject([{ name: 'ann', roles }]);
    expect(table.do('ann', 'central-officer', { type: 'begin' })).toBe('done');
    expect(table.open.cueNumber).toBe(1);
  });

  test('ONL-21 begins when everybody who is here is ready for it, with the wish of the last of them', () => {
    const table = tableAtEnd();
    table.press('ann', { t: 'ready', ready: false });
    expect(table.open.outcome).not.toBeNull();
    expect(table.press('ann', { t: 'ready', ready: true, seed: 'wished' })).toBe('done');
    expect(table.open).toMatchObject({ phase: 'setup', round: 1, outcome: null });
    expect(table.room.table.game.state.hidden.seed).toBe('wished');
  });

  test('draws the same again if that is wanted', () => {
    const table = tableAtEnd();
    const { setup } = table.open;
    expect(table.rematch('ann', null)).toBe('done');
    expect(table.open.setup).toEqual(setup);
    expect(table.room.table.game.state.hidden.seed).toBe('online');
  });

  test('comes too late while a game runs: of two who ask at once, one is answered so', () => {
    const table = tableAtEnd();
    expect(table.rematch('ann', 'one')).toBe('done');
    expect(table.rematch('ann', 'two')).toBe('too-late');
    expect(table.room.table.game.state.hidden.seed).toBe('one');
  });

  test('is there again after a restart, and known presses of the game before happen once', () => {
    const table = tableAtEnd();
    const id = table.id();
    table.send('ann', { t: 'rematch', id, seed: 'other' });
    const { n } = table.room.table;
    table.restart(1_000);
    table.enterAsMaker('ann');
    expect(table.last('ann', 'sync')).toMatchObject({ n, game: 2 });
    table.send('ann', { t: 'rematch', id, seed: 'other' });
    expect(table.last('ann', 'ack')).toEqual({ t: 'ack', id, n });
    expect(table.room.table.games).toBe(2);
  });
});
