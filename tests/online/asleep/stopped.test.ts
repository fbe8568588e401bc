// Hosts that are stopped in the middle of a cue, as by a paused virtual machine (FIN-19).

import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roles } from '../../../src/content/roles.ts';
import type { TableClient } from '../../tools/table-client.ts';
import { Hosting, momentAt } from '../hosted.ts';
import { hosts } from '../hosts.ts';

/** How long a host is stopped, in ms: longer than its bound, and than an easy table's cue lasts after three such stops. */
const stopMs = 2_600;

describe.each(Object.values(hosts))('FIN-19 a table on the host $name', (host) => {
  let hosting: Hosting;
  let ann: TableClient;

  beforeEach(async () => {
    hosting = new Hosting(host);
    await hosting.start();
    ann = await hosting.maker(await hosting.make());
    await ann.sit([...roles], 'Ann');
    await ann.do('central-officer', { type: 'begin' }, await momentAt(ann));
  });
  afterEach(() => hosting.end());

  let pings = 0;
  /** Returns the table's time, in ms. */
  async function tableTime(): Promise<number> {
    pings += 1;
    const c = pings;
    ann.send({ t: 'ping', c });
    return await ann.until(() => {
      const pong = ann.frames.find((frame) => frame.t === 'pong' && frame.c === c);
      return pong?.t === 'pong' && pong.at;
    });
  }

  /** Stops the host for a while. Somebody may press meanwhile. */
  async function stop(meanwhile = (): void => {}): Promise<void> {
    process.kill(hosting.pid, 'SIGSTOP');
    await after(stopMs);
    meanwhile();
    process.kill(hosting.pid, 'SIGCONT');
  }

  test('stands still at the instant at which its host was stopped, however often', async () => {
    const before = await tableTime();
    const begun = performance.now();
    for (let stops = 0; stops < 3; stops += 1) await stop();
    const counted = (await tableTime()) - before;
    const passed = performance.now() - begun;
    expect(passed).toBeGreaterThan(3 * stopMs);
    expect(counted).toBeLessThan(passed - 2.5 * stopMs);
  });

  test('takes a press that was made while its host was stopped', async () => {
    let pressed: Promise<unknown> = Promise.resolve();
    await stop(() => {
      pressed = ann.do('central-officer', { type: 'pause' }, { round: 1, cue: 1 });
    });
    expect(await pressed).toEqual(expect.any(Number));
  });
});
