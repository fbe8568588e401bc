import { describe, expect, test } from 'vitest';
import { bots } from '../../../bots/index.ts';
import { roles } from '../../../content/roles.ts';
import { check, type OpenGame } from '../../../rules/index.ts';
import { playGame } from '../../../sim/game.ts';
import { createAnswerer, thinkMs } from './answerer.ts';

/** The first 15 tables of a game. */
const tables = (() => {
  const seen: OpenGame[] = [];
  playGame({ seed: 'answering', difficulty: 'hard' }, bots.planner, undefined, (_, __, { open }) => seen.push(open));
  return seen.slice(0, 15);
})();

/**
 * Returns how often the clock is read for each table: once for the question, then while thinking. It advances by `each`
 * ms per reading, and by `between` ms between questions.
 */
function readings({ each = 0, between = 0 }): number[] {
  let [ms, reads] = [1_000, 0];
  const answer = createAnswerer(() => {
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

describe('the worker half', () => {
  test('answers with a legal move and the id of the question, from a copy of the table', () => {
    const answer = createAnswerer(() => 0);
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

  test('stops when its time is over: with none left it plays each line in one world only', () => {
    expect(Math.max(...readings({ each: thinkMs }))).toBe(3);
    expect(Math.max(...readings({}))).toBeGreaterThan(5);
  });

  test('has the same time for each question', () => {
    expect(readings({ between: 10 * thinkMs })).toEqual(readings({}));
  });
});
