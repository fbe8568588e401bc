import { describe, expect, test } from 'vitest';
import { afterMove, botMoves, botOf, newBotGame } from '../../tests/tools/bot-moves.ts';
import { table } from '../../tests/tools/given.ts';
import { withStandardPack } from '../../tests/tools/standard.ts';
import { roles } from '../content/roles.ts';
import { check, legalIntents, seededDice } from '../rules/index.ts';
import { botNames, bots, reasonLine } from './index.ts';

/** The planner draws nothing. */
const noDice = seededDice('none').draws('none');

const botOfRole = {
  commander: 'planner',
  'chief-scientist': 'beginner',
  'central-officer': 'random',
  'squad-leader': 'planner',
} as const;

describe('every bot', () => {
  test.each(botNames)(
    '%s plays all roles to the end of a game, makes no illegal move, and gives a one-line reason for each',
    (name) => {
      const all = botMoves('alone', () => name);
      expect(all.length).toBeGreaterThan(50);
      expect(all.filter(({ before, move }) => check(before, move.intent, move.as) !== null)).toEqual([]);
      for (const { move } of all) expect(reasonLine(move)).toMatch(/^[^\n]{5,80}$/);
    },
  );

  test('moves only for its own role when each role has another bot', () => {
    const all = botMoves('mixed', (role) => botOfRole[role]);
    expect(new Set(all.map(({ asked }) => asked))).toEqual(new Set(roles));
    expect(all.filter(({ asked, move }) => move.as !== asked)).toEqual([]);
  });

  test.each(botNames)('%s does not confirm or play the cue of another role', (name) => {
    const play = table({ begin: 'deploy-interceptors' });
    for (let i = 0; i < 20; i += 1) {
      const move = botOf(name)(play.open, ['central-officer'], seededDice(`x${i}`).draws('x'));
      expect(move?.intent.type).not.toBe('done');
    }
    expect(botOf(name)(play.open, ['squad-leader'], seededDice('x').draws('x'))?.intent.type).not.toBe('assign');
    expect(botOf(name)(play.open, [], seededDice('x').draws('x'))).toBe(null);
  });

  test.each(botNames)('%s returns no move when the game is over', (name) => {
    const play = table({ begin: 'base-destroyed', damage: 8 });
    expect(play.view.outcome).not.toBe(null);
    expect(botOf(name)(play.open, roles, seededDice('x').draws('x'))).toBe(null);
  });

  test.each(botNames)('FIN-6 %s begins a round only as Central Officer', (name) => {
    const open = withStandardPack(newBotGame('begin').open);
    const others = roles.filter((role) => role !== 'central-officer');
    expect(botOf(name)(open, others, seededDice('x').draws('x'))).toBe(null);
    const move = botOf(name)(open, roles, seededDice('x').draws('x'));
    expect(move).toMatchObject({ as: 'central-officer', intent: { type: 'begin' } });
  });

  test.each(botNames)('%s makes the same move for the same table and the same seed', (name) => {
    const started = afterMove(newBotGame('seen'), { as: 'central-officer', intent: { type: 'begin' } });
    const open = withStandardPack(started.open);
    const moves = [1, 2].map(() => botOf(name)(open, roles, seededDice('same').draws('bots')));
    expect(moves[0]).toEqual(moves[1]);
    expect(moves[0]).not.toBe(null);
  });
});

test('a beginner makes the moves of the planner, but about one in ten is random', () => {
  const all = botMoves('mistakes', () => 'beginner');
  const mistakes = all.filter(({ move }) => move.reason === 'felt-like-it' || move.reason === 'had-enough');
  expect(mistakes.length / all.length).toBeGreaterThan(0.05);
  expect(mistakes.length / all.length).toBeLessThan(0.2);
  for (const { before, asked, move } of all)
    if (!mistakes.some((one) => one.move === move)) expect(move).toEqual(bots.planner(before, [asked], noDice));
});

test('the random bot makes only moves that `legalIntents` lists', () => {
  for (const { before, move } of botMoves('legal', () => 'random').slice(0, 150)) {
    expect(legalIntents(before, move.as)).toContainEqual(move.intent);
  }
});
