import { describe, expect, test } from 'vitest';
import { at, table } from '../../../../tests/tools/given.ts';
import { roles } from '../../../content/roles.ts';
import { decide, legalIntents, type OpenGame } from '../../../rules/index.ts';
import { type Move, movesOf } from './moves.ts';

const allMoves = (open: OpenGame): Move[] => {
  const { assign, recall, research, use, choose, fund, buy, take, place, ...single } = movesOf(open, roles);
  const flat = [assign, place].flatMap((map) => [...map.values()].flatMap((inner) => [...inner.values()]));
  const maps = [recall, research, use, choose, fund, buy].flatMap((map) => [...map.values()]);
  return [...flat, ...maps, ...take, ...Object.values(single)].filter((move) => move !== null);
};

describe('the moves of the people at a screen', () => {
  test('TIM-6 a unit can be sent where the open cue allows, and recalled', () => {
    const play = table({ round: 1, begin: 'deploy-interceptors' });
    const { assign, recall } = movesOf(play.open, roles);
    expect([...(assign.get('interceptor-1')?.keys() ?? [])]).toContain('continent:asia');
    expect([...assign.keys()].some((unit) => unit.startsWith('scientist'))).toBe(false);
    expect(recall.size).toBe(0);
    play.do({ type: 'assign', units: ['interceptor-1'], to: 'continent:asia' }, { as: 'commander' });
    const after = movesOf(play.open, roles);
    expect(after.assign.has('interceptor-1')).toBe(false);
    expect(after.recall.get('interceptor-1')).toEqual({
      intent: { type: 'recall', units: ['interceptor-1'] },
      as: 'commander',
    });
  });

  test('moves of other seats are not listed', () => {
    const play = table({ round: 1, begin: 'deploy-interceptors' });
    const { assign, done } = movesOf(play.open, ['chief-scientist']);
    expect(assign.size).toBe(0);
    expect(done).toBeNull();
    expect(movesOf(play.open, ['central-officer']).done).not.toBeNull();
  });

  test('FIN-10 the role of an open task can stop it before a roll, and apply the roll after it', () => {
    const play = table({ round: 1, begin: 'orbital-defense', ufos: { orbit: 2 }, units: at('orbit', 'satellite-1') });
    expect(movesOf(play.open, roles).apply).toBeNull();
    expect(movesOf(play.open, roles).stop?.as).toBe('central-officer');
    play.do({ type: 'roll', faces: { xcom: [1], alien: 8 } });
    expect(movesOf(play.open, roles).apply?.as).toBe('central-officer');
    expect(movesOf(play.open, roles).stop).toBeNull();
  });

  test('FIN-6 only the Central Officer begins the next round', () => {
    const play = table({ round: 2 });
    expect(movesOf(play.open, roles).begin).toEqual({ intent: { type: 'begin' }, as: 'central-officer' });
    expect(movesOf(play.open, ['commander']).begin).toBeNull();
  });

  test('FIN-17 cards of other roles are offered while one role answers a question', () => {
    const panic = { africa: 1, asia: 1 };
    const play = table({ begin: 'crises', panic, crisisPool: ['capital-riots', 'second-wave'] });
    const { choose, use, done } = movesOf(play.open, roles);
    expect([...choose.keys()].length).toBeGreaterThan(1);
    expect([...use.keys()]).toEqual(['covert-team']);
    expect(done).toBeNull();
  });

  test('every kind of legal move is listed, and every listed move is accepted', () => {
    const begins = ['assign-research', 'emergency-funding', 'defend-base', 'choose-mission', 'recruit'] as const;
    for (const begin of begins) {
      const play = table({ round: 1, begin, budget: 2 }, { dice: 'app' });
      const listed = allMoves(play.open);
      expect(listed.length).toBeGreaterThan(0);
      for (const { intent, as } of listed)
        expect('refused' in decide(play.state, intent, as, play.at, play.table)).toBe(false);
      const notListed = new Set(['pause', 'resume', 'open-menu', 'close-menu', 'report', 'correct']);
      const moves = roles.flatMap((role) => legalIntents(play.open, role).filter(({ type }) => !notListed.has(type)));
      const kinds = (types: readonly { type: string }[]) => new Set(types.map(({ type }) => type));
      expect(kinds(listed.map(({ intent }) => intent))).toEqual(kinds(moves));
    }
  });
});
