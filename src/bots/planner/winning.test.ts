import { describe, expect, test } from 'vitest';
import { at, leader, type Play, table } from '../../../tests/tools/given.ts';
import { isSoldier } from '../../content/units.ts';
import { hasBoard, type Playing, type Position, unitsAt } from '../../rules/index.ts';
import { bestStand } from './outlook/squad.ts';
import { chanceToWin } from './winning.ts';

const playing = ({ open }: Play): Playing => {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const chanceOf = (position: Position, mission: string): number => {
  const chance = chanceToWin(playing(table({ begin: 'choose-mission', ...position })), mission);
  if (chance === null) throw new Error(`no mission ${mission}`);
  return chance;
};

const soldiers = playing(table({ begin: 'choose-mission' })).board.units.filter(({ kind }) => isSoldier(kind));

/** All soldiers are in the pool except these. */
const reserve = (...ids: readonly string[]): NonNullable<Position['units']> =>
  soldiers.map(({ id }) => ({ id, at: ids.includes(id) ? 'reserve' : 'pool' }) as const);

/**
 * Puts the best soldiers on the icons and rolls, until the mission is won or nobody is left. Returns whether it is won.
 */
function rollOn(play: Play): boolean {
  play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
  while (play.board.mission !== null && play.board.task !== null) {
    const now = playing(play);
    const { task, mission } = now.board;
    const { places } = bestStand(unitsAt(now.board, 'mission'), mission?.parts[task?.part ?? 0]?.icons ?? []);
    for (const [icon, soldier] of places.entries()) {
      const on = play.board.task?.soldiers ?? {};
      if (soldier && on[soldier.id] !== icon) play.do({ type: 'place', soldier: soldier.id, icon }, { as: leader });
    }
    if ((play.board.task?.dice ?? 0) === 0) return false;
    play.do({ type: 'roll' }, { as: leader });
    play.do('apply', { as: leader });
  }
  return play.board.mission === null;
}

describe('the chance to win a mission in this round', () => {
  test('RES-9 is nothing without soldiers, and grows with each of them', () => {
    const squads = [[], ['assault-1'], ['assault-1', 'heavy-1'], ['assault-1', 'heavy-1', 'sniper-1', 'support-1']];
    const chances = squads.map((ids) => chanceOf({ units: reserve(...ids) }, 'council-witness'));
    expect(chances[0]).toBe(0);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(chances[3]).toBeGreaterThan(0.3);
  });

  test('RES-9 TSK-6 is what happens when such a squad rolls until it has won or is dead', () => {
    const squad = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];
    const foretold = chanceOf({ units: reserve(...squad) }, 'council-witness');
    const games = 300;
    let won = 0;
    for (let game = 0; game < games; game += 1) {
      const units = [...reserve(), ...at('mission', ...squad)].filter(
        ({ id, at: place }) => place === 'mission' || !squad.includes(id),
      );
      const play = table(
        { begin: 'missions', mission: 'council-witness', units },
        { dice: 'app', seed: `win-${game}` },
      );
      if (rollOn(play)) won += 1;
    }
    expect(Math.abs(won / games - foretold)).toBeLessThan(3.5 * Math.sqrt((foretold * (1 - foretold)) / games));
  });

  test('RES-9 of the running mission counts what is marked already', () => {
    const units = [...reserve('heavy-1'), ...at('mission', 'assault-1')].filter(
      ({ id, at: place }) => place === 'mission' || id !== 'assault-1',
    );
    const fresh = chanceOf({ units, mission: 'council-witness' }, 'keep');
    expect(fresh).toBeGreaterThan(0);
    expect(fresh).toBe(chanceOf({ units: reserve('heavy-1', 'assault-1') }, 'council-witness'));
    expect(chanceToWin(playing(table({ begin: 'choose-mission' })), 'keep')).toBeNull();
  });

  test('ACT-MISSION does not depend on which enemies lie in the deck, only on which are unseen', () => {
    const seeds = ['a', 'b', 'c'].map((seed) =>
      chanceToWin(
        playing(table({ begin: 'choose-mission' }, { seed, enemyTypes: ['muton', 'sectoid', 'floater'] })),
        'subway-siege',
      ),
    );
    expect(new Set(seeds).size).toBe(1);
  });
});
