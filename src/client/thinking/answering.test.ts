import { describe, expect, test } from 'vitest';
import { bots } from '../../bots/index.ts';
import { roles } from '../../content/roles.ts';
import { check, type OpenGame } from '../../rules/index.ts';
import { playGame } from '../../sim/game.ts';
import { answering, thinkMs } from './answering.ts';

/** Tables of a game as the first of its moves were made. */
const tables = (() => {
  const seen: OpenGame[] = [];
  playGame({ seed: 'answering', difficulty: 'hard' }, bots.planner, undefined, (_, __, { open }) => seen.push(open));
  return seen.slice(0, 15);
})();

/**
 * How often a clock is read for each of the tables: once for the question, then by the race. It moves on by `each` ms whenever it
 * is read, and by `between` ms between two questions.
 */
function readings({ each = 0, between = 0 }): number[] {
  let [ms, reads] = [1_000, 0];
  const answer = answering(() => {
    ms += each;
    reads += 1;
    return ms;
  });
  return tables.map((open, id) => {
    const before = reads;
    answer({ id, open, roles });
    ms += between;
    return reads - before;
  });
}

describe('what runs in the worker', () => {
  test('answers with a legal move and the id of the question, from a copy of the table', () => {
    const answer = answering(() => 0);
    const [first, ...later] = tables.map((open, id) => ({
      open,
      answer: answer(structuredClone({ id, open, roles })),
    }));
    expect(first?.answer.id).toBe(0);
    for (const {
      open,
      answer: { move },
    } of later)
      expect(move && check(open, move.intent, move.as)).toBe(null);
  });

  test('thinks no longer than its time: where that is over at once, each line is played in one world', () => {
    expect(Math.max(...readings({ each: thinkMs }))).toBe(3);
    expect(Math.max(...readings({}))).toBeGreaterThan(5);
  });

  test('has as much time for each question', () => {
    expect(readings({ between: 10 * thinkMs })).toEqual(readings({}));
  });
});
