// The draws of a game with the box, changed before it begins (SET-1, ONL-18).

import { describe, expect, test } from 'vitest';
import { continents } from '../../../src/content/continents.ts';
import { OnlineTable } from '../../tools/online.ts';

const box = { seed: 'drawing', mode: 'companion', difficulty: 'normal' } as const;

/** Ann made the table and has no role, Ben plays, Cem watches. */
function table(): OnlineTable {
  const at = new OnlineTable(box);
  at.enterAsMaker('ann');
  at.enter('ben');
  at.sit('ben', ['central-officer']);
  at.enter('cem');
  return at;
}

const otherBase = (at: OnlineTable) => continents.find((one) => one !== at.open.setup.base) ?? 'asia';

describe('the draws of a game with the box that has not begun', () => {
  test('SET-1 ONL-18 are changed by whoever plays and by the maker, and everybody has the same at once', () => {
    const at = table();
    const base = otherBase(at);
    expect(at.press('ben', { t: 'set-up', draws: { base } })).toBe('done');
    expect(at.open.setup.base).toBe(base);
    for (const link of ['ann', 'ben', 'cem']) expect(at.last(link, 'sync')?.open.setup).toEqual(at.open.setup);
    expect(at.press('ann', { t: 'set-up', draws: { seed: 'another' } })).toBe('done');
    expect(at.open.setup.base).toBe(base);
    expect(at.press('cem', { t: 'set-up', draws: { base: 'asia' } })).toBe('not-your-role');
    const { setup } = at.open;
    at.restart(1_000);
    expect(at.open.setup).toEqual(setup);
  });

  test('SET-1 ONL-18 take the ticks of the list with them, which was for other draws', () => {
    const at = table();
    at.press('ben', { t: 'note', round: 1, step: null, change: { what: 'tick', line: 'base', done: true } });
    at.press('ben', { t: 'set-up', draws: { base: otherBase(at) } });
    at.enter('late');
    expect(at.last('late', 'noted')?.note.ticks).toEqual([]);
  });

  test('FIN-15 are refused if the rules forbid them, once it has begun, and at a table with a board', () => {
    const at = table();
    const { setup } = at.open;
    expect(at.press('ben', { t: 'set-up', draws: { enemyTypes: ['sectoid', 'sectoid', 'sectoid'] } })).toBe(
      'enemy-types',
    );
    expect(at.open.setup).toEqual(setup);
    at.do('ben', 'central-officer', { type: 'begin' });
    expect(at.press('ben', { t: 'set-up', draws: { base: otherBase(at) } })).toBe('too-late');
    const screens = new OnlineTable({ ...box, mode: 'virtual' });
    screens.enterAsMaker('ann');
    screens.sit('ann', ['commander']);
    expect(screens.press('ann', { t: 'set-up', draws: { base: 'asia' } })).toBe('too-late');
  });

  test('ONL-12 cannot fill the file of a table', () => {
    const at = table();
    const answers = Array.from({ length: 700 }, (_, i) => {
      at.pass(2_100);
      return at.press('ben', { t: 'set-up', draws: { seed: `seed-${i}` } });
    });
    expect(answers.at(-1)).toBe('too-fast');
    expect(answers.filter((one) => one === 'done').length).toBeLessThanOrEqual(500);
    at.do('ben', 'central-officer', { type: 'begin' });
    expect(at.open.phase).toBe('timed');
  });
});
