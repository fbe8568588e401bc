import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../src/rules/index.ts';
import { OnlineTable } from '../../tools/online.ts';

/** A table of two people and a television, in its first cue. */
function begun(): OnlineTable {
  const table = new OnlineTable();
  table.enterAsMaker('ann');
  table.enter('ben');
  table.enter('tv');
  table.sit('ann', ['central-officer', 'commander'], 'Ann');
  table.sit('ben', ['squad-leader', 'chief-scientist'], 'Ben');
  table.do('ann', 'central-officer', { type: 'begin' });
  return table;
}

const links = ['ann', 'ben', 'tv'] as const;

describe('a ping', () => {
  test.each([1, 2, 3])(
    'ONL-5 ONL-7 leads to the same frames at the same times in whichever spelling: evening %i',
    (seed) => {
      const chance = seededDice(`heartbeat ${seed}`).draws('pings');
      const [quick, whole] = [begun(), begun()];
      for (let i = 0; i < 400; i += 1) {
        // Some are silent for so long that they are away.
        const ms = chance.next(20) === 0 ? 9_000 : 1 + chance.next(2_600);
        const link = chance.pick(links);
        for (const table of [quick, whole]) table.pass(ms);
        quick.input({ kind: 'frame', link, text: `{"t":"ping","c":${i}}` });
        whole.input({ kind: 'frame', link, text: `{"t": "ping","c":${i}}` });
        if (i % 50 === 49) {
          for (const table of [quick, whole]) {
            table.restart();
            for (const one of links) table.enter(one);
          }
        }
      }
      for (const link of links) expect(quick.framesOf(link)).toEqual(whole.framesOf(link));
      expect(quick.stored).toEqual(whole.stored);
      expect(quick.stored.length).toBeGreaterThan(5);
    },
  );
});
