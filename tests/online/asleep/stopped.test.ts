// Hosts that are stopped in the middle of a cue, as by a paused virtual machine (FIN-19).

import { setTimeout as after } from 'node:timers/promises';
import { describe, type TestContext, test } from 'vitest';
import { roles } from '../../../src/content/roles.ts';
import type { TableClient } from '../../tools/table-client.ts';
import { Hosting, momentAt } from '../hosted.ts';
import { type Host, hosts } from '../hosts.ts';

/** How long a host is stopped, in ms: longer than its bound, and than an easy table's cue lasts after three such stops. */
const stopMs = 2_600;

/** A table whose first cue is open, at a host of its own. */
async function begun(host: Host, { onTestFinished }: TestContext) {
  const hosting = new Hosting(host);
  onTestFinished(() => hosting.end());
  await hosting.start();
  const ann = await hosting.maker(await hosting.make());
  await ann.sit([...roles], 'Ann');
  await ann.do('central-officer', { type: 'begin' }, await momentAt(ann));
  return { hosting, ann };
}

/** Returns the table's time, in ms, as the answer to the ping with this number. */
async function tableTime(ann: TableClient, c: number): Promise<number> {
  ann.send({ t: 'ping', c });
  return await ann.until(() => {
    const pong = ann.frames.find((frame) => frame.t === 'pong' && frame.c === c);
    return pong?.t === 'pong' && pong.at;
  });
}

/** Stops the host for a while. Somebody may press meanwhile. */
async function stop(hosting: Hosting, meanwhile = (): void => {}): Promise<void> {
  process.kill(hosting.pid, 'SIGSTOP');
  await after(stopMs);
  meanwhile();
  process.kill(hosting.pid, 'SIGCONT');
}

// They wait most of the time, so they do it at once.
describe.concurrent.each(Object.values(hosts))('FIN-19 a table on the host $name', (host) => {
  test('stands still at the instant at which its host was stopped, however often', async (context) => {
    const { hosting, ann } = await begun(host, context);
    const before = await tableTime(ann, 1);
    const from = performance.now();
    for (let stops = 0; stops < 3; stops += 1) await stop(hosting);
    const counted = (await tableTime(ann, 2)) - before;
    const passed = performance.now() - from;
    context.expect(passed).toBeGreaterThan(3 * stopMs);
    context.expect(counted).toBeLessThan(passed - 2.5 * stopMs);
  });

  test('takes a press that was made while its host was stopped', async (context) => {
    const { hosting, ann } = await begun(host, context);
    let pressed: Promise<unknown> = Promise.resolve();
    await stop(hosting, () => {
      pressed = ann.do('central-officer', { type: 'pause' }, { round: 1, cue: 1 });
    });
    context.expect(await pressed).toEqual(context.expect.any(Number));
  });
});
