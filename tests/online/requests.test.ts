import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendHostileRequests } from '../hostile/requests.ts';
import { Hosting } from './hosted.ts';
import { hosts } from './hosts.ts';

describe.each(Object.values(hosts))('requests to the host $name', (host) => {
  let hosting: Hosting;
  beforeEach(async () => {
    hosting = new Hosting(host);
    await hosting.start();
  });
  afterEach(() => hosting.end());

  test('ONL-12 none of them ends the host, whatever its line and its headers are, and tables play on', async () => {
    const made = await hosting.make();
    const tv = await hosting.guest(made);
    await tv.frame('sync');
    await sendHostileRequests(Number(new URL(hosting.address).port), 400, 'requests');
    tv.send({ t: 'ping', c: 7 });
    const pong = await tv.until(() => tv.closed ?? tv.frames.find(({ t }) => t === 'pong'));
    expect(pong).toMatchObject({ c: 7 });
    expect((await hosting.get(`/codes/${made.code}`)).status).toBe(200);
  });
});
