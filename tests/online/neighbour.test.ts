import { afterEach, expect, test } from 'vitest';
import { Attack } from './attack.ts';
import { Hosting } from './hosted.ts';
import { hosts } from './hosts.ts';
import { Presser } from './presser.ts';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

test.each(Object.values(hosts))(
  'ONL-12 a hostile client harms nobody else’s table: it is thrown out, and each press of a neighbour is answered: $name',
  async (host) => {
    const hosting = new Hosting(host);
    ending.push(() => hosting.end());
    await hosting.start();
    const made = await hosting.make();
    const ann = await hosting.maker(made);
    const tv = await hosting.guest(made);
    const attack = await Attack.begin(hosting.address);
    ending.push(() => attack.stop());
    const presser = new Presser('neighbour');
    const answers: unknown[] = [];
    for (let presses = 0; presses < 15; presses += 1) {
      await attack.more(1_000);
      answers.push((await presser.press(ann))?.t ?? 'cut off');
    }
    expect(answers).not.toContain('cut off');
    expect(attack.thrownOut).toBeGreaterThan(3);
    const last = Math.max(...presser.confirmed.values());
    await tv.until(() => tv.frames.some((frame) => frame.t === 'events' && frame.n === last));
    expect([ann.closed, tv.closed]).toEqual([null, null]);
  },
);
