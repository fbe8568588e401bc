import { describe, expect, test } from 'vitest';
import type { Play } from '../../../../tests/tools/given.ts';
import { cannotUse, choose, man, roll, rollAndApply, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect } from '../../../content/cards/effects.ts';
import { standardCards } from '../../../content/standard/pack.ts';
import type { Position } from '../../index.ts';

const given = (effect: Effect, position: Position = {}): Play =>
  trial({ effects: [effect] }, { begin: 'ending', ...position }, { enemyTypes: ['muton', 'sectoid', 'floater'] });

/** Every enemy card of these types; as salvage they leave the deck empty. */
const allEnemies = standardCards.enemies
  .filter(({ type }) => type === 'muton' || type === 'sectoid' || type === 'floater')
  .flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));

const inBase = ({ board }: Play) => board.base.enemies.map((enemy) => enemy?.card ?? null);

describe('draw-enemies', () => {
  const draw = (count: number) => ({ do: 'draw-enemies', count }) as const;

  test('ACT-ENEMY CRD-7 puts the top enemies face up onto empty places', () => {
    const play = given(draw(2), { enemies: ['muton-grunt', null, 'muton-elite'] });
    const { left } = play.board.decks.enemy;
    use(play, 'trial');
    expect(play.board.base.enemies.map((enemy) => enemy?.faceUp)).toEqual([true, true, true, true]);
    expect(inBase(play)[0]).toBe('muton-grunt');
    expect(play.board.decks.enemy.left).toBe(left - 2);
  });

  test('ACT-ENEMY CRD-7 draws no more than there are empty places', () => {
    const play = given(draw(3), { enemies: ['muton-grunt', 'muton-grunt', 'muton-elite'] });
    const { left } = play.board.decks.enemy;
    use(play, 'trial');
    expect(play.board.decks.enemy.left).toBe(left - 1);
    const full = given(draw(1), { enemies: ['muton-grunt', 'muton-grunt', 'muton-elite', 'floater-raider'] });
    expect(cannotUse(full, 'trial')).toEqual({ code: 'no-effect' });
  });

  test('CRD-8 draws no more than the deck holds', () => {
    const play = given(draw(2), { salvage: allEnemies.slice(1) });
    use(play, 'trial');
    expect(inBase(play)).toEqual([allEnemies[0], null, null, null]);
    expect(cannotUse(given(draw(1), { salvage: allEnemies }), 'trial')).toEqual({ code: 'no-effect' });
  });
});

describe('remove-enemies', () => {
  const remove: Effect = { do: 'remove-enemies' };

  test('CRD-7 discards an enemy from the base: the only one, or the one chosen by its place', () => {
    const alone = given(remove, { enemies: [null, 'muton-grunt'] });
    use(alone, 'trial');
    expect(inBase(alone)).toEqual([null, null, null, null]);
    expect(alone.board.decks.enemy.discard).toEqual(['muton-grunt']);
    const several = given(remove, { enemies: [null, 'muton-grunt', 'muton-elite'] });
    use(several, 'trial');
    expect(several.board.choice).toMatchObject({ about: 'enemy', options: ['base:1', 'base:2'] });
    choose(several, 'base:2');
    expect(inBase(several)).toEqual([null, 'muton-grunt', null, null]);
  });

  test('CRD-7 can do nothing in an empty base', () => {
    expect(cannotUse(given(remove), 'trial')).toEqual({ code: 'no-effect' });
  });

  const fighting: Position = {
    begin: 'base-defense',
    enemies: ['muton-grunt', 'muton-brawler'],
    units: [{ id: 'assault-1', at: 'base' }],
  };

  test('TSK-9 cannot discard the enemy of an open roll', () => {
    const play = given(remove, fighting);
    play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    man(play, 'assault-1');
    roll(play, [1]);
    use(play, 'trial');
    expect(inBase(play)).toEqual(['muton-grunt', null, null, null]);
  });

  test('RES-7 closes the task against the removed enemy, so that another can be taken', () => {
    const play = given(remove, fighting);
    play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    use(play, 'trial', { enemy: 'base:0' });
    expect(play.board.task).toBe(null);
    play.do({ type: 'take', task: { enemy: 1 } }, { as: 'squad-leader' });
    expect(play.board.task).toMatchObject({ enemy: 1 });
  });

  test('RES-7 CRD-7 closes the task before the next effect, whose question then sees a consistent table', () => {
    const play = trial({ effects: [remove, { do: 'recruit-units', kind: 'any', count: 1 }] }, fighting);
    play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    use(play, 'trial', { enemy: 'base:0' });
    expect(play.board).toMatchObject({ task: null, choice: { about: 'unit' } });
  });
});

describe('salvage', () => {
  const gain = (count: number) => ({ do: 'gain-salvage', count }) as const;

  test('CRD-7 gain-salvage takes the most recently discarded enemy', () => {
    const play = given(gain(1), {
      begin: 'base-defense',
      enemies: ['sectoid-scout', 'floater-raider'],
      units: [{ id: 'sniper-1', at: 'base' }],
      inPlay: ['stasis-snare'],
      salvage: ['muton-grunt'],
    });
    use(play, 'stasis-snare', { enemy: 'base:0' });
    expect(play.board.decks.enemy.discard).toEqual(['muton-grunt', 'sectoid-scout']);
    use(play, 'trial');
    expect(play.board.salvage).toEqual(['sectoid-scout']);
    expect(play.board.decks.enemy.discard).toEqual(['muton-grunt']);
  });

  test('CRD-7 gain-salvage takes from the deck if too few are discarded', () => {
    const play = given(gain(2));
    const { left } = play.board.decks.enemy;
    use(play, 'trial');
    expect(play.board.salvage).toHaveLength(2);
    expect(play.board.decks.enemy.left).toBe(left - 2);
    expect(cannotUse(given(gain(1), { salvage: allEnemies }), 'trial')).toEqual({ code: 'no-effect' });
  });

  test('CRD-8 gain-salvage takes no more than deck and discard pile hold', () => {
    const play = given(gain(3), { salvage: allEnemies.slice(1) });
    use(play, 'trial');
    expect(play.board.salvage).toHaveLength(allEnemies.length);
  });

  test('CRD-3 lose-salvage discards face up, at most as much as there is', () => {
    const play = given({ do: 'lose-salvage', count: 2 }, { salvage: ['muton-grunt', 'muton-elite', 'sectoid-scout'] });
    use(play, 'trial');
    expect(play.board.salvage).toEqual(['sectoid-scout']);
    expect(play.board.decks.enemy.discard).toEqual(['muton-grunt', 'muton-elite']);
    const little = given({ do: 'lose-salvage', count: 2 }, { salvage: ['muton-grunt'] });
    use(little, 'trial');
    expect(little.board.salvage).toEqual([]);
    expect(cannotUse(given({ do: 'lose-salvage', count: 1 }), 'trial')).toEqual({ code: 'no-effect' });
  });

  test('RES-7 lose-salvage can discard an enemy just killed', () => {
    const play = given(
      { do: 'lose-salvage', count: 1 },
      {
        begin: 'base-defense',
        enemies: ['sectoid-scout', 'muton-grunt'],
        units: [{ id: 'assault-1', at: 'base' }],
      },
    );
    play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    man(play, 'assault-1');
    rollAndApply(play, [6]);
    expect(play.board.salvage).toEqual(['sectoid-scout']);
    use(play, 'trial');
    expect(play.board.salvage).toEqual([]);
  });
});
