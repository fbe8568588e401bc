import { describe, expect, test } from 'vitest';
import { at, table } from '../../tests/tools/given.ts';
import { continents } from '../content/continents.ts';
import { roles } from '../content/roles.ts';
import { seededDice } from '../rules/index.ts';
import { colleagueOf, colleagues, tempered } from './colleagues.ts';

const chance = () => seededDice('x').draws('x');

describe('the bots of a table', () => {
  test('are the same people at the same base, and both tempers meet there', () => {
    for (const base of continents) {
      const crew = roles.map((role) => colleagueOf(role, base));
      expect(crew).toEqual(roles.map((role) => colleagueOf(role, base)));
      expect(new Set(crew.map(({ name }) => name)).size).toBe(roles.length);
      expect(new Set(crew.map(({ temper }) => temper))).toEqual(new Set(['cautious', 'bold']));
    }
  });

  test('TSK-7 a bold one rolls on where a cautious one spares three interceptors, and each role has its own temper', () => {
    const brave = table({
      begin: 'global-defense',
      ufos: { asia: 1 },
      panic: { asia: 0 },
      units: at('continent:asia', 'interceptor-1', 'interceptor-2', 'interceptor-3'),
    });
    brave.do({ type: 'take', task: { continent: 'asia' } }, { as: 'commander' });
    for (let i = 0; i < 4; i += 1) {
      brave.do({ type: 'roll', faces: { xcom: [1, 1, 1], alien: 8 } }, { as: 'commander' });
      brave.do('apply', { as: 'commander' });
    }
    const moves = (['cautious', 'bold'] as const).map((one) => tempered[one](brave.open, ['commander'], chance()));
    expect(moves.map((move) => move?.intent.type)).toEqual(['stop', 'roll']);
    const { temper } = colleagueOf('commander', brave.open.setup.base);
    expect(colleagues(brave.open, ['commander'], chance())).toEqual(
      tempered[temper](brave.open, ['commander'], chance()),
    );
  });
});
