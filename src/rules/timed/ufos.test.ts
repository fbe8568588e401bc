import { describe, expect, test } from 'vitest';
import { type Play, table } from '../../../tests/tools/given.ts';
import type { Space } from '../../content/continents.ts';
import { continents } from '../../content/continents.ts';
import { byCue } from '../state/cause.ts';

type Ufos = Partial<Record<Space, number>>;

/** UFOs on the board, without empty spaces. */
const ufos = ({ board }: Play): Ufos => {
  const found: Ufos = board.orbit.ufos === 0 ? {} : { orbit: board.orbit.ufos };
  for (const name of continents) if (board.continents[name].ufos > 0) found[name] = board.continents[name].ufos;
  return found;
};

const called = (kind: 'ufos-detected' | 'ufos-descend', named: Ufos, there: Ufos): Play =>
  table({ begin: kind, ufos: there }, { cues: ['new-technology', 'budget', { kind, ufos: named }, 'ending'] });

describe('UFOs Detected', () => {
  test('ACT-UFOS FIN-8 the named UFOs are placed on continents and in orbit when the cue opens', () => {
    const play = called('ufos-detected', { asia: 2, africa: 1, orbit: 3 }, { asia: 1 });
    expect(ufos(play)).toEqual({ asia: 3, africa: 1, orbit: 3 });
    expect(play.log.filter(({ type }) => type === 'ufos-moved')).toMatchObject([
      {
        why: byCue('ufos-detected'),
        moves: [
          { count: 1, from: 'force', to: 'africa' },
          { count: 2, from: 'force', to: 'asia' },
          { count: 3, from: 'force', to: 'orbit' },
        ],
      },
    ]);
  });

  test('ACT-UFOS TIM-3 the cue waits for confirmation after placing them', () => {
    const play = called('ufos-detected', { asia: 2 }, {});
    play.wait(500_000);
    expect(play.view.cue?.kind).toBe('ufos-detected');
    play.do('done');
    expect(play.view.cue?.kind).toBe('ending');
    expect(ufos(play)).toEqual({ asia: 2 });
  });

  test('TAB-8 further placements are skipped when the invasion force is empty', () => {
    expect(ufos(called('ufos-detected', { asia: 3, orbit: 4 }, { europe: 19 }))).toEqual({
      europe: 19,
      asia: 3,
      orbit: 2,
    });
    const none = called('ufos-detected', { asia: 3 }, { europe: 24 });
    expect(ufos(none)).toEqual({ europe: 24 });
    expect(none.log.filter(({ type }) => type === 'ufos-moved')).toEqual([]);
  });
});

describe('UFOs Descend from Orbit', () => {
  test('ACT-DESCEND the named number moves from orbit to the named continents', () => {
    const play = called('ufos-descend', { asia: 2, africa: 1 }, { orbit: 5, asia: 1 });
    expect(ufos(play)).toEqual({ orbit: 2, asia: 3, africa: 1 });
    expect(play.log.filter(({ type }) => type === 'ufos-moved')).toMatchObject([{ why: byCue('ufos-descend') }]);
  });

  test('ACT-DESCEND no more descend than are in orbit', () => {
    expect(ufos(called('ufos-descend', { africa: 2, asia: 2 }, { orbit: 3 }))).toEqual({ africa: 2, asia: 1 });
    const none = called('ufos-descend', { asia: 2 }, { africa: 1 });
    expect(ufos(none)).toEqual({ africa: 1 });
    expect(none.log.filter(({ type }) => type === 'ufos-moved')).toEqual([]);
  });

  test('ACT-DESCEND no UFO leaves the board', () => {
    const play = called('ufos-descend', { asia: 4 }, { orbit: 20, europe: 4 });
    expect(ufos(play)).toEqual({ orbit: 16, asia: 4, europe: 4 });
  });
});
