import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sitroom, sitroomHere } from '../../tests/tools/commands.ts';
import { changed, nightShift, packOf } from '../../tests/tools/packs.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitroom-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, document: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(document));
  return path;
};

describe('sitroom pack check', () => {
  test('summarizes a pack: its cards and missing words', async () => {
    const { code, out, err } = await sitroom(['pack', 'check', 'examples/night-shift.json']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^night-shift is in order · [0-9a-f]{8}\n/);
    expect(out).toContain('10: techs 4 · assets 1 · enemies 1 · missions 1 · crises 3 · plans 0\n');
    expect(out).toContain('en all · de all · ru lacks 10 · zh-Hant lacks 10\n');
  });

  test('prints the summary as one JSON line', async () => {
    const half = changed(nightShift(), 'words.de.cards.night-desk', undefined);
    const { code, lines } = await sitroomHere(['pack', 'check', '--json', file('half.json', half)]);
    const { hash } = packOf(half).pack;
    expect(code).toBe(0);
    expect(lines).toMatchObject([
      {
        name: 'night-shift',
        hash,
        extends: true,
        cards: { techs: 4, assets: 1, enemies: 1, missions: 1, crises: 3, plans: 0 },
        unnamed: { en: [], de: ['night-desk'] },
      },
    ]);
  });

  test('reads a file that begins with a byte order mark', async () => {
    const path = join(folder, 'marked.json');
    writeFileSync(path, `\ufeff${JSON.stringify(nightShift())}`);
    const [marked, plain] = [
      await sitroomHere(['pack', 'check', path]),
      await sitroomHere(['pack', 'check', 'examples/night-shift.json']),
    ];
    expect(marked).toMatchObject({ code: 0, out: plain.out, err: '' });
  });

  test('exits with 1 and lists every fault with its path', async () => {
    const wrong = changed(changed(nightShift(), 'cards.techs.0.cost', 0), 'cards.crises.0.effects.0', { do: 'fly' });
    const path = file('wrong.json', wrong);
    const result = await sitroomHere(['pack', 'check', path]);
    expect(result.code).toBe(1);
    expect(result.err).toBe(`sitroom: ${path}: 2 faults\n`);
    expect(result.out.split('\n')).toEqual([
      'cards.techs.0.cost: expected at least 1, not 0',
      expect.stringMatching(/^cards\.crises\.0\.effects\.0\.do: expected one of destroy-ufos, .*, not "fly"$/),
      '',
    ]);
    const { code, lines } = await sitroomHere(['pack', 'check', path, '--json']);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { faults: [{ path: 'cards.techs.0.cost' }, { path: 'cards.crises.0.effects.0.do' }] },
    ]);
  });

  test('exits with 2 on wrong usage, and with 1 if the file is missing', async () => {
    for (const args of [['pack'], ['pack', 'check'], ['pack', 'bake', 'x'], ['pack', 'check', 'a', 'b']]) {
      const { code, out } = await sitroomHere(args);
      expect([code, out]).toEqual([2, '']);
    }
    expect((await sitroomHere(['pack', 'check', join(folder, 'none.json')])).code).toBe(1);
  });
});

test('sitroom engine --content plays with a pack, and does not start with an invalid one', async () => {
  const line = `${JSON.stringify({ id: 1, new: { seed: 's', mode: 'virtual', difficulty: 'easy' } })}\n`;
  const { code, lines } = await sitroom(['engine', '--content', 'examples/night-shift.json'], line);
  expect(code).toBe(0);
  expect(lines).toMatchObject([{ id: 1, view: { operation: { pack: 'night-shift' } } }]);
  const none = await sitroom(['engine', '--content', 'package.json'], line);
  expect([none.code, none.out]).toEqual([1, '']);
});
