// Who has stopped the clock of a table (ONL-11).

import { describe, expect, test } from 'vitest';
import { usualSettings } from '../../../src/server/room/making.ts';
import { OnlineTable, virtual } from '../../tools/online.ts';

/** A table in its first cue: Ann is Central Officer, and Ben may pause, too. Returns it with the seat of each. */
function begun() {
  const table = new OnlineTable(virtual, { ...usualSettings('virtual'), pause: 'all' });
  table.enterAsMaker('ann');
  table.enter('ben');
  table.sit('ann', ['central-officer', 'commander'], 'Ann');
  table.sit('ben', ['squad-leader', 'chief-scientist'], 'Ben');
  table.do('ann', 'central-officer', { type: 'begin' });
  const [ann, ben] = table.room.table.people.seats.map(({ seat }) => seat);
  return { table, ann, ben };
}

describe('who has stopped the clock', () => {
  test('ONL-11 is told by their seat to whoever is there and whoever comes later, also after a restart', () => {
    const { table, ben } = begun();
    const told = (link: string) => table.last(link, 'seats')?.stopped;
    expect(told('ann')).toBeUndefined();
    // Everybody pauses in the place of the Central Officer.
    expect(table.do('ben', 'central-officer', { type: 'pause' })).toBe('done');
    table.enter('tv');
    for (const link of ['ann', 'ben', 'tv']) expect(told(link)).toEqual({ pause: ben });
    table.restart(1_000);
    table.enter('late');
    expect(table.open.clock?.paused).toBe(true);
    expect(told('late')).toEqual({ pause: ben });
  });

  test('ONL-11 is told of the menu as well as of the pause, and no longer once the clock goes on', () => {
    const { table, ann, ben } = begun();
    table.enter('tv');
    const told = () => table.last('tv', 'seats')?.stopped;
    table.do('ben', 'central-officer', { type: 'pause' });
    table.do('ann', 'central-officer', { type: 'open-menu' });
    expect(told()).toEqual({ menu: ann, pause: ben });
    table.do('ben', 'squad-leader', { type: 'close-menu' });
    expect(told()).toEqual({ pause: ben });
    table.do('ann', 'central-officer', { type: 'resume' });
    expect(told()).toBeUndefined();
  });

  test('ONL-7 names nobody while the table itself holds the clock', () => {
    const { table } = begun();
    table.do('ann', 'central-officer', { type: 'open-menu' });
    table.do('ann', 'central-officer', { type: 'close-menu' });
    table.restart(1_000);
    table.enter('tv');
    expect(table.last('tv', 'seats')).toMatchObject({ held: 'nobody-here' });
    expect(table.last('tv', 'seats')?.stopped).toBeUndefined();
  });
});
