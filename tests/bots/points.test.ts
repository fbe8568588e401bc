import { describe, expect, test } from 'vitest';
import { argumentsOf, readWords } from '../../build/words.ts';
import { bots, type Move, type Point, pointOf } from '../../src/bots/index.ts';
import type { Role } from '../../src/content/roles.ts';
import { languages } from '../../src/i18n/index.ts';
import { hasBoard, type Playing } from '../../src/rules/index.ts';
import { playGame } from '../../src/sim/game.ts';

/** A line that the screen tells: a move, and what its bot says of it. */
interface Line {
  readonly move: Move;
  readonly seen: Playing;
  readonly point: Point | null;
}

/** Plays a game and returns the words of three bots. They leave out that they are done after other moves. */
function linesOf(seed: string, person: Role): Line[] {
  const lines: Line[] = [];
  let last = '';
  playGame({ seed, difficulty: 'normal' }, (open, ...rest) => {
    const move = bots.planner(open, ...rest);
    if (move === null || !hasBoard(open) || open.phase === 'setup' || move.as === person) return move;
    const moment = `${open.round}/${open.cueNumber}/${open.step}`;
    if (move.intent.type !== 'done' || moment !== last)
      lines.push({ move, seen: open, point: pointOf({ move, seen: open }) });
    last = moment;
    return move;
  });
  return lines;
}

const people = ['commander', 'chief-scientist', 'central-officer', 'squad-leader'] as const;
const lines = people.flatMap((person, i) => linesOf(`said-${i + 1}`, person));
const allOf = (point: Point): Point[] => [point, ...(point.and ? allOf(point.and) : [])];

describe('what bots say of their moves', () => {
  test('names a place or a card and a number, in nine lines of ten', () => {
    const concrete = lines.filter(({ point }) => point?.place !== undefined && Object.keys(point.numbers).length > 0);
    expect(lines.length).toBeGreaterThan(1_500);
    expect(concrete.length / lines.length).toBeGreaterThan(0.9);
  });

  test('has whole numbers, and chances from 0 to 100', () => {
    for (const { point } of lines) {
      for (const { numbers } of point ? allOf(point) : []) {
        for (const number of Object.values(numbers)) expect(Number.isInteger(number) && number >= 0).toBe(true);
        for (const chance of [numbers['done'], numbers['loss'], numbers['chance'], numbers['better']])
          expect(chance ?? 0).toBeLessThanOrEqual(100);
      }
    }
  });

  test.each(languages)('gives each message in %s what it names', async (language) => {
    const words = await readWords(language);
    const points = lines.flatMap(({ point }) => (point ? allOf(point) : []));
    const missing = points.flatMap(({ is, place, other, numbers }) => {
      const given = [...Object.keys(numbers), ...(place ? ['place'] : []), ...(other ? ['other'] : [])];
      return [...argumentsOf(words[`point.${is}`] ?? '').keys()]
        .filter((name) => !given.includes(name))
        .map((name) => `${is} ${name}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  test('does not repeat one sentence in more than one line of five', () => {
    const counts = Map.groupBy(lines, ({ point }) => JSON.stringify(point));
    expect(Math.max(...[...counts.values()].map(({ length }) => length)) / lines.length).toBeLessThan(0.2);
  });
});
