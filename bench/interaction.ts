import type { Page } from '@playwright/test';
import { sayer } from '../tests/browser/tools/device.ts';
import { address, firstPage, served, withPhone } from './app.ts';
import type { Measure } from './measure.ts';
import { longestPress, recordPresses } from './presses.ts';

/** Taps each button of these names that exists. Returns the number of taps. */
async function tap(page: Page, ...names: readonly string[]): Promise<number> {
  let taps = 0;
  for (const name of names) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if ((await button.count()) === 0) continue;
    await button.tap();
    taps += 1;
  }
  return taps;
}

/** Plays a companion round by touch and measures the longest time from a press to the next paint. */
export async function interaction(): Promise<Measure> {
  const say = await sayer('en');
  return served(() =>
    withPhone(async (open) => {
      const context = await open();
      await context.addInitScript(recordPresses);
      const page = await firstPage(context);
      await page.goto(address);
      await page.getByRole('button', { name: new RegExp(`^${say('difficulty.normal')}`) }).tap();
      let taps = 1 + (await tap(page, say('setup.begin')));
      const plate = page.locator('section.plate');
      await plate.waitFor();
      taps += await tap(page, say('cue.pause'), say('cue.resume'), say('menu.name'));
      // The menu is loaded when it is first opened.
      await page.getByRole('button', { name: say('menu.resume') }).tap();
      taps += 1;
      while ((await plate.count()) > 0) taps += await tap(page, say('cue.scan'), say('cue.done'));
      const foot = page.locator('.foot').getByRole('button').last();
      for (let step = 0; step < 6; step += 1) {
        await foot.tap();
        taps += 1;
      }
      const longest = await longestPress(page, 'interaction to next paint', taps);
      await context.close();
      return longest;
    }),
  );
}
