import { describe, expect, test } from 'vitest';
import { standardTable } from '../../tests/tools/standard.ts';
import { bots } from '../bots/index.ts';
import type { OpenGame } from '../rules/index.ts';
import { playGame } from '../sim/game.ts';
import { segmentsOf } from './segment.ts';
import { turnsOf } from './turn.ts';
import { worldAfter, worldsOfGame } from './values.ts';

const games = [
  playGame({ seed: 'segments', difficulty: 'normal' }, bots.random),
  playGame({ seed: 'segments-2', difficulty: 'easy' }, bots.random),
  playGame({ seed: 'segments', difficulty: 'normal' }, bots.beginner),
  playGame({ seed: 'segments', difficulty: 'expert' }, bots.planner),
];

const split = (game: (typeof games)[number]) => {
  const turns = turnsOf(game.log, game.pack);
  return segmentsOf(turns, turns[0]?.before ?? expect.fail('an empty log'));
};

const plain = (open: OpenGame): string => JSON.stringify({ ...open, pack: null });

describe('the segments of a game', () => {
  test('hold every turn once, and begin where the last one ended', () => {
    for (const game of games) {
      const segments = split(game);
      expect(segments.flatMap(({ turns }) => turns.map(({ n }) => n))).toEqual(game.log.slice(1).map((_, i) => i + 1));
      for (const [i, { turns }] of segments.entries())
        if (segments[i + 1]) expect(segments[i + 1]?.start).toBe(turns.at(-1)?.after);
      expect(segments.at(-1)?.start.outcome).not.toBe(null);
    }
  });

  test('REV-3 a turn that is not the last of its segment goes the same way in an imagined world: nothing hidden decides it', () => {
    const worldsAt = worldsOfGame(standardTable, 'segments');
    const different = games.flatMap((game) =>
      split(game).flatMap(({ start, turns }) => {
        if (turns.length < 2) return [];
        const sure = turns.slice(0, -1);
        const { open } = worldAfter(worldsAt(start)(0), sure, { ...standardTable, pack: game.pack });
        const real = sure.at(-1)?.after ?? start;
        return plain(open) === plain(real) ? [] : [sure.map(({ deed }) => deed)];
      }),
    );
    expect(different).toEqual([]);
  });

  test('REV-2 what the planner does is no decision of its own, and the beginner decides otherwise in many', () => {
    const count = (game: (typeof games)[number]) => split(game).flatMap(({ decisions }) => decisions).length;
    const [, , beginner, planner] = games.map(count);
    expect(planner).toBe(0);
    expect(beginner).toBeGreaterThan(10);
  });

  test('REV-4 moves of one role about one thing are one decision', () => {
    for (const { turns, decisions } of games.flatMap(split))
      for (const { first, last, role, kind } of decisions) {
        const choices = turns.slice(first, last + 1).flatMap(({ choice }) => choice ?? []);
        expect(new Set(choices.map((choice) => choice.role))).toEqual(new Set([role]));
        const end = choices.at(-1)?.kind;
        expect(kind === 'card' && end === 'choice' ? 'card' : end).toBe(kind);
      }
  });

  test('REV-4 a card and the answers to what it asks are one decision', () => {
    const kindsOf = ({ turns, decisions }: ReturnType<typeof split>[number]) =>
      decisions
        .filter(({ kind }) => kind === 'card')
        .map(({ first, last, role }) => ({
          inside: turns.slice(first, last + 1).map(({ choice }) => choice?.kind),
          next: turns.slice(last + 1, last + 2).flatMap(({ choice }) => (choice?.role === role ? [choice.kind] : [])),
        }));
    const cards = games.flatMap(split).flatMap(kindsOf);
    expect(cards.filter(({ inside }) => inside.includes('choice')).length).toBeGreaterThan(0);
    expect(cards.filter(({ next }) => next.includes('choice'))).toEqual([]);
  });
});
