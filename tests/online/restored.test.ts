import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { afterEvents, afterSync, type Replica } from '../../src/client/game/online/replica.ts';
import { standardPack } from '../../src/content/standard/pack.ts';
import { settle } from '../../src/rules/index.ts';
import { readRow } from '../../src/wire/index.ts';
import { roomFrom } from '../tools/online.ts';
import type { TableClient } from '../tools/table-client.ts';
import { Hosting } from './hosted.ts';
import { hosts } from './hosts.ts';
import { Presser } from './presser.ts';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** Returns the mirror that a device shows after it connected again. */
const shownBy = ({ frames }: TableClient, before: Replica | null): Replica | null =>
  frames.reduce<Replica | null>((mirror, frame) => {
    if (frame.t === 'sync') return afterSync(mirror, frame).mirror;
    return frame.t === 'events' && mirror !== null ? afterEvents(mirror, frame).mirror : mirror;
  }, before);

test.each(Object.values(hosts))(
  'ONL-3 ONL-15 after an older copy of the tables was put back, no device shows a board of the history that is gone: $name',
  async (host) => {
    const hosting = new Hosting(host);
    const copy = mkdtempSync(join(tmpdir(), 'sitroom-copy-'));
    ending.push(
      () => hosting.end(),
      () => rmSync(copy, { recursive: true }),
    );
    await hosting.start();
    const made = await hosting.make();
    /** Presses until there are this many rows. Returns the last one. */
    const playTo = async (rows: number, seed: string): Promise<number> => {
      const presser = new Presser(seed);
      const ann = await hosting.maker(made);
      const last = () => Math.max(0, ...presser.confirmed.values());
      for (let presses = 0; presses < 300 && last() < rows; presses += 1) await presser.press(ann);
      ann.cut();
      return last();
    };
    await playTo(4, 'before');
    await hosting.kill();
    cpSync(hosting.folder, copy, { recursive: true });
    await hosting.start();
    await playTo(12, 'lost');
    const tv = await hosting.guest(made);
    await tv.frame('seats');
    const old = shownBy(tv, null);
    await hosting.kill();
    rmSync(hosting.folder, { recursive: true });
    cpSync(copy, hosting.folder, { recursive: true });
    await hosting.start();
    const n = await playTo((old?.n ?? 0) + 3, 'other');
    expect(n).toBeGreaterThan(old?.n ?? 0);
    const back = await hosting.guest(made, 'tv', { have: old?.n ?? 0, incarnation: old?.incarnation ?? '' });
    await back.frame('seats');
    await back.until(() => (shownBy(back, old)?.n ?? 0) >= n);
    await hosting.kill();
    const rows = hosting.rows().map(readRow);
    const { open } = roomFrom('table', rows, standardPack, 0).table.game.state;
    const shown = shownBy(back, old);
    expect(shown && settle(shown.open, open.at)).toEqual(settle(open, open.at));
  },
);
