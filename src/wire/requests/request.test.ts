import { describe, expect, test } from 'vitest';
import { report } from '../../../tests/tools/rounds.ts';
import { parseLine, parseReports } from '../index.ts';

const ask = (value: unknown) => parseLine(JSON.stringify(value));
const errorOf = (value: unknown) => {
  const parsed = ask(value);
  return 'error' in parsed ? [parsed.id, parsed.error.code] : 'understood';
};

const newGame = { seed: 's', mode: 'companion', difficulty: 'normal' };

describe('a request', () => {
  test('of each kind is parsed as the contract defines it', () => {
    const requests = [
      { id: 1, new: newGame },
      {
        id: 'a',
        new: {
          ...newGame,
          plan: 'onslaught',
          base: 'asia',
          enemyTypes: ['muton', 'robot'],
          dice: 'table',
          content: 'x',
          position: {},
        },
      },
      { id: 2, do: { type: 'done' }, as: 'commander' },
      { id: 3, do: { type: 'report', entry: { orbitUfos: 3 } }, as: 'commander', at: 5 },
      { id: 3, do: { type: 'correct', entry: { round: 2, missionCompleted: true } }, as: 'commander' },
      { id: 4, do: { type: 'assign', units: ['x'], to: 'orbit' }, as: 'commander' },
      { id: 5, at: 12 },
      { id: 6, legal: 'squad-leader' },
      { id: 7, save: true },
      { id: 8, load: null },
    ];
    for (const request of requests) expect(ask(request)).toEqual(request);
  });

  test('FIN-16 with an unknown key at any depth is refused', () => {
    const wrong = [
      { id: 1, at: 5, extra: 1 },
      { id: 1, at: 5, save: true },
      { id: 1, new: { ...newGame, extra: 1 } },
      { id: 1, do: { type: 'done', extra: 1 }, as: 'commander' },
      { id: 1, do: { type: 'report', entry: { extra: 1 } }, as: 'commander' },
      { id: 1, do: { type: 'use', card: 'a', with: { contient: 'asia' } }, as: 'commander' },
      { id: 1, legal: 'commander', at: 3 },
    ];
    for (const request of wrong) expect(errorOf(request)).toEqual([1, 'bad-request']);
  });

  test('FIN-16 with a key that every object inherits is refused', () => {
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const parsed = parseLine(`{"id":1,"at":5,${JSON.stringify(key)}:1}`);
      expect(parsed).toMatchObject({ id: 1, error: { code: 'bad-request' } });
      const inner = parseLine(
        `{"id":1,"do":{"type":"report","entry":{"panic":{"asia":"red",${JSON.stringify(key)}:"red"}}},"as":"commander"}`,
      );
      expect(inner).toMatchObject({ id: 1, error: { code: 'bad-request' } });
    }
  });

  test('without a valid id is answered with the id null', () => {
    for (const value of [
      null,
      1,
      [],
      'x',
      {},
      { at: 1 },
      { id: null, at: 1 },
      { id: {}, at: 1 },
      { id: true, at: 1 },
    ]) {
      expect(errorOf(value)).toEqual([null, 'bad-request']);
    }
    expect(parseLine('{"id":1e999,"at":1}')).toMatchObject({ id: null });
    expect(parseLine('{')).toEqual({ id: null, error: { code: 'not-json', message: 'the line is not JSON' } });
  });

  test('with an invalid time is refused', () => {
    for (const at of [-1, 1.5, '5', null, 1e16, true]) expect(errorOf({ id: 1, at })).toEqual([1, 'bad-request']);
  });

  test('with an unknown value is refused, and the message names the field', () => {
    const wrong: [unknown, string][] = [
      [{ id: 1, new: { ...newGame, difficulty: 'brutal' } }, 'new.difficulty'],
      [{ id: 1, do: { type: 'done' }, as: 'king' }, 'as'],
      [{ id: 1, do: { type: 'fly' }, as: 'commander' }, 'do.type'],
      [{ id: 1, do: { type: 'report', entry: { orbitUfos: 'many' } }, as: 'commander' }, 'do.entry.orbitUfos'],
      [{ id: 1, do: { type: 'report', entry: { panic: { asia: 'red' } } }, as: 'commander' }, 'do.entry.panic'],
    ];
    for (const [request, field] of wrong) {
      const parsed = ask(request);
      expect('error' in parsed && parsed.error.message).toContain(field);
    }
  });

  test('with a long invalid text gets a short error message', () => {
    const parsed = ask({ id: 1, do: { type: 'x'.repeat(900_000) }, as: 'commander' });
    expect('error' in parsed && parsed.error.message.length).toBeLessThan(400);
  });
});

describe('reports from a file', () => {
  test('are parsed unchanged', () => {
    const two = [report(1), report(2, { orbitUfos: 5 })];
    expect(parseReports(JSON.stringify(two))).toEqual(two);
    expect(parseReports('[]')).toEqual([]);
  });

  test('throw a readable error if anything is wrong', () => {
    const wrong = ['', '{', '{}', '[1]', JSON.stringify([report(2)]), JSON.stringify([report(1), report(1)])];
    const bad = [
      { ...report(1), orbitUfos: 25 },
      { ...report(1), extra: 1 },
      { ...report(1), panic: {} },
    ];
    for (const text of [...wrong, ...bad.map((one) => JSON.stringify([one]))]) {
      expect(() => parseReports(text)).toThrow(/reports/);
    }
  });
});
