import { describe, expect, test } from 'vitest';
import { officer } from '../../tests/tools/given.ts';
import { standardTable, withStandardPack } from '../../tests/tools/standard.ts';
import type { Intent, OpenGame } from './index.ts';
import {
  advanceWith,
  check,
  createGame,
  createGameWith,
  decide,
  decideWith,
  legalIntents,
  operationRules,
} from './index.ts';

/** The move that carries the game on, sometimes preceded by another. */
function nextMove(open: OpenGame, turn: number): Intent {
  if (open.phase === 'setup') return { type: 'begin' };
  if (open.clock?.menu) return { type: 'close-menu' };
  const others = [{ type: 'pause' }, { type: 'scan' }, { type: 'resume' }, { type: 'open-menu' }] as const;
  const other = turn % 3 === 0 ? others[(turn / 3) % others.length] : undefined;
  const report = legalIntents(open, officer).find(({ type }) => type === 'report');
  return other ?? report ?? { type: 'done' };
}

const wishes = { seed: 'operation', difficulty: 'normal' } as const;

describe('the rules of the operation alone', () => {
  test('play a companion game exactly as all rules do', () => {
    const begun = createGameWith(operationRules, wishes, standardTable);
    expect(begun).toEqual(createGame(wishes, standardTable));
    if ('refused' in begun) throw new Error(begun.refused.code);
    let { state } = begun;
    for (let turn = 0; turn < 400 && state.open.outcome === null; turn += 1) {
      const intent = nextMove(withStandardPack(state.open), turn);
      const at = state.open.at + 900;
      const decision = decideWith(operationRules, state, intent, officer, at, standardTable);
      expect(decision).toEqual(decide(state, intent, officer, at, standardTable));
      state = 'refused' in decision ? advanceWith(operationRules, state, at, standardTable).state : decision.state;
    }
    expect(state.open.reports.length).toBeGreaterThan(0);
  });

  test('refuse every intent that needs a board, as all rules do', () => {
    const begun = createGame(wishes, standardTable);
    if ('refused' in begun) throw new Error(begun.refused.code);
    const running = decide(begun.state, { type: 'begin' }, officer, 0, standardTable);
    if ('refused' in running) throw new Error(running.refused.code);
    const { state } = running;
    const intents: readonly Intent[] = [
      { type: 'assign', units: ['satellite-1'], to: 'orbit' },
      { type: 'recall', units: ['satellite-1'] },
      { type: 'research', lab: 1, tech: 'missile-pods' },
      { type: 'fund', credits: 1 },
      { type: 'choose', option: 'enough' },
      { type: 'use', card: 'missile-pods' },
      { type: 'buy', kind: 'interceptor' },
      { type: 'take', task: { enemy: 1 } },
      { type: 'place', soldier: 'sniper-1', icon: 0 },
      { type: 'roll' },
      { type: 'apply' },
      { type: 'stop' },
    ];
    for (const intent of intents) {
      const decision = decideWith(operationRules, state, intent, 'commander', 1, standardTable);
      expect(decision).toEqual({ refused: { code: 'no-board' } });
      expect(check(withStandardPack(state.open), intent, 'commander')).toEqual({ code: 'no-board' });
    }
  });

  test('throw instead of setting up or continuing a game with a board', () => {
    const table = { ...wishes, mode: 'virtual' } as const;
    expect(() => createGameWith(operationRules, table, standardTable)).toThrow('the rules of the board');
    const begun = createGame(table, standardTable);
    if ('refused' in begun) throw new Error(begun.refused.code);
    const begin = () => decideWith(operationRules, begun.state, { type: 'begin' }, officer, 0, standardTable);
    expect(begin).toThrow('the folding of the board');
  });
});
