import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turn } from '../src/cli/engine.ts';
import type { Game } from '../src/wire/index.ts';
import { root } from './sources.ts';

const valid = [
  { id: 1, do: { type: 'done' }, as: 'central-officer' },
  { id: 2, do: { type: 'report', entry: { orbitUfos: 3 } }, as: 'central-officer', at: 99 },
  { id: 3, at: 5 },
  { id: 4, legal: 'commander' },
  { id: 5, load: { format: 'sitroom-save', version: 1, at: 0, log: [], digest: '' } },
  { id: 6, new: { seed: 's', mode: 'virtual', difficulty: 'normal' } },
].map((request) => JSON.stringify(request));

/** Lines somebody means ill with: no JSON, other JSON, and requests with a piece cut out, doubled or changed. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json({ maxDepth: 6 }),
  fc
    .tuple(fc.constantFrom(...valid), fc.nat(200), fc.nat(30), fc.string({ maxLength: 6 }))
    .map(([line, at, cut, put]) => {
      const from = at % line.length;
      return line.slice(0, from) + put + line.slice(from + cut);
    }),
  fc.constantFrom(
    '[['.repeat(20_000),
    '{"id":1,"load":'.concat('['.repeat(50_000)),
    '{"id":{"a":1}}',
    '"',
    'null',
    '\u0000',
    '{"id":1,"at":1e300}',
  ),
);

function begun(): Game {
  let game: Game | null = null;
  for (const text of [
    '{"id":1,"new":{"seed":"h","mode":"companion","difficulty":"hard"}}',
    '{"id":2,"do":{"type":"begin"},"as":"commander"}',
  ]) {
    game = turn(game, { text })?.game ?? null;
  }
  if (game === null) throw new Error('no game');
  return game;
}

describe('hostile lines', () => {
  test('get one answer each, and change nothing unless they were understood and allowed', () => {
    const game = begun();
    const before = JSON.stringify(game);
    fc.assert(
      fc.property(hostile, (text) => {
        const next = turn(game, { text });
        if (next === null) {
          expect(text.trim()).toBe('');
          return;
        }
        const answer = JSON.parse(JSON.stringify(next.answer)) as Record<string, { code?: string }>;
        expect(answer).toHaveProperty('id');
        const untouched = 'error' in answer || 'refused' in answer || 'legal' in answer;
        if (untouched) expect(next.game).toBe(game);
        else expect(answer).toHaveProperty('view');
        expect(answer['error']?.code).not.toBe('internal');
      }),
      { numRuns: 5_000 },
    );
    expect(JSON.stringify(game)).toBe(before);
  });

  test('FIN-16 thousands in a row, one of them endless, do not end the process', async () => {
    const engine = spawn(process.execPath, ['scripts/sitroom.mjs', 'engine'], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const answers: Record<string, unknown>[] = [];
    const read = (async () => {
      for await (const line of createInterface({ input: engine.stdout })) answers.push(JSON.parse(line));
    })();
    const lines = fc
      .sample(hostile, { numRuns: 3_000, seed: 7 })
      .map((line) => line.replaceAll(/[\n\r]/g, ' ').trim())
      .filter(Boolean);
    const write = async (text: string) => {
      if (!engine.stdin.write(text)) await once(engine.stdin, 'drain');
    };
    await write(
      '{"id":"a","new":{"seed":"h","mode":"companion","difficulty":"hard"}}\n{"id":"b","do":{"type":"begin"},"as":"commander"}\n',
    );
    for (const line of lines) await write(`${line}\n`);
    await write(`${'x'.repeat(3_000_000)}\n`);
    await write('{"id":"z","legal":"central-officer"}\n');
    engine.stdin.end();
    const [code] = (await once(engine, 'exit')) as [number];
    await read;
    expect(code).toBe(0);
    expect(answers).toHaveLength(lines.length + 4);
    expect(answers.at(-2)).toMatchObject({ id: null, error: { code: 'too-long' } });
    expect(answers.at(-1)).toMatchObject({ id: 'z' });
  });
});
