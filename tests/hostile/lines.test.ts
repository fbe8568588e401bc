import { beforeAll, describe, expect, test } from 'vitest';
import { turn } from '../../src/cli/engine/engine.ts';
import { table } from '../tools/given.ts';
import { faultInAnswer } from './answers.ts';
import { type AttackResult, attack, pipeLines } from './attack.ts';
import { pipe } from './pipe.ts';

describe('hostile lines', () => {
  let attacked: AttackResult;
  beforeAll(() => {
    attacked = attack('hostile lines', 5_000);
  }, 600_000);

  test('FIN-16 INF-1 get one answer each, change only what a seat may change, violate no invariant and reveal nothing hidden', () => {
    expect(attacked.faults).toEqual([]);
    expect(attacked.lines).toBe(5_000);
  });

  test('FIN-16 thousands in a row, one of them far too long, do not end the process', async () => {
    const lines = [...pipeLines('a row of them', 3_000)];
    const begin = '{"id":"a","new":{"seed":"h","mode":"virtual","difficulty":"hard"}}';
    const long = 'x'.repeat(3_000_000);
    const { code, answered, last } = await pipe([begin, ...lines, long, begin, '{"id":"z","legal":"central-officer"}']);
    expect(code).toBe(0);
    expect(answered).toBe(lines.length + 4);
    expect(last).toMatchObject([
      { id: null, error: { code: 'too-long' } },
      { id: 'a', view: { operation: { phase: 'setup' } } },
      { id: 'z', legal: [{ type: 'begin' }] },
    ]);
  }, 300_000);

  test('are reported if the engine violates an invariant or reveals the seed', () => {
    const { state, log, pack } = table({ begin: 'deploy-interceptors' }).game;
    const board = state.open.board && { ...state.open.board, damage: -1 };
    const broken = { log, state: { ...state, open: { ...state.open, board } }, pack };
    expect(faultInAnswer({ log, state, pack }, '{"id":1,"at":5}')).toBe(null);
    expect(faultInAnswer(broken, '{"id":1,"at":5}')).toBe(
      'an invariant is violated: base damage is a space of the damage track',
    );
    expect(faultInAnswer(broken, '{"id":1,"at":-5}')).toBe(null);
    const telling = { log, state: { ...state, hidden: { ...state.hidden, seed: 'bad-request' } }, pack };
    expect(faultInAnswer(telling, '{"id":1}')).toBe('the answer tells the seed');
  });

  test('are of every kind: invalid JSON, bad requests, requests without a game, refused and accepted ones', () => {
    const kinds = new Set<string>();
    for (const text of pipeLines('of every kind', 2_000)) {
      const { answer = { id: null } } = turn(null, { text }) ?? {};
      kinds.add('error' in answer ? answer.error.code : Object.keys(answer).join());
    }
    expect([...kinds].toSorted()).toEqual(['bad-request', 'id,refused', 'id,view,events', 'no-game', 'not-json']);
  });
});
