// A game in a step, which has no clock, is taken from a device to a table.

import { describe, expect, test } from 'vitest';
import { standardPack } from '../../../src/content/standard/pack.ts';
import { createMatch, setUp } from '../../../src/host/index.ts';
import { tableWith } from '../../../src/sim/index.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { askForTable, type TableClient } from '../../tools/table-client.ts';
import { eachAtTable } from '../at-table.ts';
import { hosts } from '../hosts.ts';

/** Two UFOs over Asia cost the game, unless the Central Officer uses a card. */
function lastMoment(): ReturnType<typeof makeSave> {
  const panic = { 'north-america': 1, 'south-america': 1, europe: 8, africa: 1, asia: 6, australia: 1 };
  const position = { begin: 'global-defense', ufos: { asia: 2 }, panic } as const;
  const game = setUp({ seed: 'brought', mode: 'virtual', difficulty: 'normal', position }, tableWith(standardPack));
  if ('refused' in game) throw new Error(game.refused.code);
  return makeSave(createMatch(game));
}

const eventsOf = ({ frames }: TableClient) => frames.filter(({ t }) => t === 'events');

describe.each(Object.values(hosts))('a game brought to the host $name', (host) => {
  const at = eachAtTable(host);

  test('ONL-8 FIN-22 stands still until somebody has sat down', async () => {
    const save = lastMoment();
    const made = await askForTable(at.hosting.address, { save });
    const ann = await at.hosting.maker(made);
    await ann.frame('sync');
    // At a table made later, somebody without a card sits down, and it goes on twice meanwhile.
    const other = await askForTable(at.hosting.address, { save });
    const ben = await at.hosting.maker(other);
    await ben.sit(['squad-leader'], 'Ben');
    await ben.until(() => eventsOf(ben).length >= 2);
    expect(eventsOf(ann)).toEqual([]);
    await ann.sit(['central-officer'], 'Ann');
    await ann.until(() => ann.frames.some((frame) => frame.t === 'seats' && (frame.waits ?? []).length > 0));
    expect(eventsOf(ann)).toEqual([]);
  });
});
