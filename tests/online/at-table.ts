// Fixture of the tests that run at every host: a host, and a table there.

import { afterEach, beforeEach } from 'vitest';
import { roles } from '../../src/content/roles.ts';
import type { MadeTable, TableClient } from '../tools/table-client.ts';
import { Hosting, momentAt } from './hosted.ts';
import type { Host } from './hosts.ts';

/** A host for one test, and a table that was made there. */
interface AtTable {
  hosting: Hosting;
  made: MadeTable;
  /** The table's maker, with all roles, in the first cue of its game. */
  readonly playing: () => Promise<TableClient>;
}

/** Gives each test of the group a host in a folder of its own, with a table. */
export function eachAtTable(host: Host): AtTable {
  const at = {
    async playing() {
      const ann = await at.hosting.maker(at.made);
      await ann.sit([...roles], 'Ann');
      await ann.do('central-officer', { type: 'begin' }, await momentAt(ann));
      return ann;
    },
  } as AtTable;
  beforeEach(async () => {
    at.hosting = new Hosting(host);
    await at.hosting.start();
    at.made = await at.hosting.make();
  });
  afterEach(() => at.hosting.end());
  return at;
}
