import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sitroomHere } from '../../../tests/tools/commands.ts';
import { newStandardGame } from '../../../tests/tools/standard.ts';
import { bots } from '../../bots/index.ts';
import { playGame } from '../../sim/index.ts';
import type { Review } from '../../wire/contract.d.ts';
import { makeSave } from '../../wire/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitroom-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const game = playGame({ seed: 'cli-review', difficulty: 'expert' }, bots.beginner);
const file = fileOf('game.json', JSON.stringify(makeSave(game)));

describe('sitroom review', () => {
  test('REV-8 prints one JSON line with chances from 0 to 1, and the same bytes again but for the seconds', async () => {
    const ask = ['review', file, '--worlds', '1', '--seed', 'x', '--json'];
    const [first, second] = [await sitroomHere(ask), await sitroomHere(ask)];
    expect([first.code, first.err, first.lines.length]).toEqual([0, '', 1]);
    const [line] = first.lines as readonly [Review];
    expect(Object.keys(line)).toEqual([
      'result',
      'start',
      'decisions',
      'luck',
      'moments',
      'curve',
      'worlds',
      'seconds',
    ]);
    expect(Object.keys(line.decisions)).toEqual(['total', 'roles']);
    expect(Object.keys(line.luck)).toEqual(['total', 'dice', 'cards', 'invasion', 'roles']);
    expect(Math.abs(line.start + line.decisions.total + line.luck.total - line.result)).toBeLessThan(1e-9);
    const withoutSeconds = (out: string) => out.replace(/"seconds":[\d.]+/, '');
    expect(withoutSeconds(second.out)).toBe(withoutSeconds(first.out));
  });

  test('REV-2 in words its sums add up, and each moment says what was better', async () => {
    const { code, out } = await sitroomHere(['review', file, '--worlds', '2']);
    expect(code).toBe(0);
    const head = out.match(/began at (\d+) of 100, decisions (\S+), luck (\S+), ended at (\d+) /) ?? [];
    const [start = 0, decisions = 0, luck = 0, end = 0] = head.slice(1).map((text) => Number(text.replace('−', '-')));
    expect(start + decisions + luck).toBe(end);
    expect(out).toMatch(/^1\. round \d, .* (cost|gained) \d+: \d+ instead of \d+$/m);
    expect(out).toMatch(/^ {3}done: {3}\S/m);
    expect(out).toMatch(/^ {3}(better:|par: {3}) \S/m);
    expect(out).toMatch(/^round 1: \d+ cues in 0 s/m);
  });

  test('REV-6 with the box it tells times and reports, and says that it judges no moves', async () => {
    const box = 'tests/saves/companion-0.1.sitroom.json';
    const { code, out } = await sitroomHere(['review', box]);
    expect(code).toBe(0);
    expect(out).toContain('judges no moves');
    expect(out).toContain('ran out: assign research, emergency funding');
    expect(out).toMatch(/too late, .*: ufos detected by \d+ s \(central officer\)/);
    expect(out).toContain('red europe and africa');
    const { lines } = await sitroomHere(['review', box, '--json']);
    expect(lines).toMatchObject([{ won: null, rounds: [{ round: 1 }, {}, {}, {}, {}, { round: 6, panic: null }] }]);
  });

  test('FIN-16 refuses what it cannot review in one sentence', async () => {
    const fresh = makeSave(newStandardGame({ seed: 'new', difficulty: 'easy', mode: 'virtual' }));
    const save = makeSave(game);
    const refusals: readonly (readonly [string, string])[] = [
      ['package.json', 'is not a saved game'],
      ['nowhere.json', 'there is no such file'],
      ['tests', 'it is a folder'],
      ['tests/saves/table-0.1.sitroom.json', 'the rules of another version'],
      [fileOf('new.json', JSON.stringify(fresh)), 'has not begun'],
      [fileOf('cut.json', JSON.stringify(save).slice(0, 500)), 'is damaged: it ends too soon'],
      [fileOf('later.json', JSON.stringify({ ...save, version: 99 })), 'saved by a newer sitroom'],
      [fileOf('changed.json', JSON.stringify({ ...save, at: save.at + 1 })), 'is damaged: the digest does not fit'],
    ];
    for (const [path, reason] of refusals) {
      const { code, err, out } = await sitroomHere(['review', path, '--worlds', '1']);
      expect([path, code, out]).toEqual([path, 1, '']);
      expect(err).toMatch(/^sitroom: [^\n]*\n$/);
      expect(err).toContain(reason);
    }
    expect(await sitroomHere(['review', file, '--worlds', '0'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('sitroom simulate --review', () => {
  test('REV-8 prints the review of each game with its seed, then their means', async () => {
    const games = ['simulate', '--games', '2', '--difficulty', 'expert', '--bots', 'beginner', '--seed', 'r'];
    const asked = [...games, '--review'];
    const { code, lines } = await sitroomHere([...asked, '--worlds', '1', '--json']);
    expect(code).toBe(0);
    const [first, second, run] = lines as readonly (Review & { readonly seed: string })[];
    expect([first?.seed, second?.seed]).toEqual(['r-1', 'r-2']);
    for (const line of [first, second]) {
      const { start = 0, decisions, luck, result } = line ?? {};
      expect(Math.abs(start + (decisions?.total ?? 0) + (luck?.total ?? 0) - (result ?? 1))).toBeLessThan(1e-9);
    }
    const mean = ((first?.decisions.total ?? 0) + (second?.decisions.total ?? 0)) / 2;
    expect(run).toMatchObject({
      games: 2,
      review: { games: 2, decisions: { mean: expect.closeTo(mean, 9) as number } },
    });
  });
});
