// The shared note of a game with the box, on every host (ONL-18).

import { describe, expect, test } from 'vitest';
import { roles } from '../../src/content/roles.ts';
import { eachAtTable } from './at-table.ts';
import { hosts } from './hosts.ts';

describe.each(Object.values(hosts))('notes at a table on the host $name', (host) => {
  const at = eachAtTable(host);

  test('ONL-1 ONL-18 what is noted is told to everybody once it is stored, and is there after kill -9', async () => {
    const made = await at.hosting.make({ seed: 'notes', mode: 'companion', difficulty: 'easy' });
    const ann = await at.hosting.maker(made);
    await ann.sit([...roles], 'Ann');
    const tv = await at.hosting.guest(made);
    expect((await tv.frame('noted')).note.ticks).toEqual([]);
    const noted = (line: string) =>
      tv.until(() => tv.frames.findLast((frame) => frame.t === 'noted')?.note.ticks.includes(`setup/${line}`));
    for (const line of ['board', 'panic']) {
      expect(await ann.press({ t: 'note', round: 1, step: null, change: { what: 'tick', line, done: true } })).toBe(1);
      await noted(line);
    }
    await at.hosting.kill();
    expect(at.hosting.rows().join()).not.toContain('panic"]');
    await at.hosting.start();
    const later = await at.hosting.guest(made, 'later');
    expect((await later.frame('noted')).note).toMatchObject({ game: 1, ticks: ['setup/board', 'setup/panic'] });
  });
});
