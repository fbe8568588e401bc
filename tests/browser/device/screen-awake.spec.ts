import { expect, type Page } from '@playwright/test';
import { doze, newDevice, sayer } from '../tools/device.ts';
import { begin, type Evening, named, sitDown } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { test } from '../tools/test.ts';

/** Puts a wake lock of our own in place that counts. */
async function watched(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { held: 0, asked: 0, refusing: false });
    // The browser lets go by itself when the page is out of sight.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') window.held = 0;
    });
    navigator.wakeLock.request = async () => {
      window.asked += 1;
      if (window.refusing) throw new DOMException('to save the battery', 'NotAllowedError');
      window.held += 1;
      const release = async () => {
        window.held = 0;
      };
      return { release } as WakeLockSentinel;
    };
  });
}

declare global {
  interface Window {
    held: number;
    asked: number;
    refusing: boolean;
  }
}

const held = (page: Page) => expect.poll(() => page.evaluate(() => window.held));
const asked = (page: Page) => expect.poll(() => page.evaluate(() => window.asked));

/** Leaves the game, watches, and comes back to it. */
async function comeBack({ page, say }: Evening, refusing = false): Promise<void> {
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await watched(page);
  await page.evaluate((no) => {
    window.refusing = no;
  }, refusing);
  await page.getByRole('button', { name: say('start.continue') }).tap();
  await named(page, say('back.go')).tap();
}

test('the screen stays awake while a game is open, again after the page was out of sight, and not on other pages', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await comeBack(evening);
  await held(page).toBe(1);
  await asked(page).toBe(1);
  await doze(page, true);
  await held(page).toBe(0);
  await asked(page).toBe(1);
  await doze(page, false);
  await held(page).toBe(1);
  await asked(page).toBe(2);
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await held(page).toBe(0);
  await doze(page, false);
  await asked(page).toBe(2);
});

test('a device that refuses to stay awake is played on all the same', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await comeBack(evening, true);
  await asked(page).toBe(1);
  await held(page).toBe(0);
  await named(page, say('cue.done')).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cue.budget.name'));
});

test('without wake locks, as over plain http, a silent video plays from the first touch on, and only in a game', async ({
  browser,
}) => {
  const { page, context } = await newDevice(browser);
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  await page.reload();
  const evening = { page, hands: byTouch, say: await sayer('en'), look: async () => {} };
  await begin(evening);
  await named(page, evening.say('cue.done')).tap();
  const playing = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.loop && !video.paused);
  await expect.poll(playing).toBe(true);
  await named(page, evening.say('cue.menu')).tap();
  await named(page, evening.say('menu.leave')).tap();
  await expect(page.locator('video')).toHaveCount(0);
});
