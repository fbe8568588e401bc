import { expect, type Page } from '@playwright/test';
import { newDevice, sayer, setHidden } from '../tools/device.ts';
import { begin, type Evening, levelButton, named, sitDown } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { test } from '../tools/test.ts';

/** Replaces the wake lock with one that counts. */
async function countWakeLocks(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { held: 0, asked: 0, refusing: false });
    // Browsers release the lock when the page is hidden.
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
    /** Wake locks held now. */
    held: number;
    /** Requests so far. */
    asked: number;
    /** Whether requests are refused. */
    refusing: boolean;
  }
}

const held = (page: Page) => expect.poll(() => page.evaluate(() => window.held));
const asked = (page: Page) => expect.poll(() => page.evaluate(() => window.asked));

/** Leaves the game, installs the counting wake lock, and returns. */
async function comeBack({ page, say }: Evening, refusing = false): Promise<void> {
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await countWakeLocks(page);
  await page.evaluate((no) => {
    window.refusing = no;
  }, refusing);
  await page.getByRole('button', { name: say('start.continue') }).tap();
  await named(page, say('back.go')).tap();
}

test('the screen stays awake in a game, also after the page was hidden, but not on other pages', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await comeBack(evening);
  await held(page).toBe(1);
  await asked(page).toBe(1);
  await setHidden(page, true);
  await held(page).toBe(0);
  await asked(page).toBe(1);
  await setHidden(page, false);
  await held(page).toBe(1);
  await asked(page).toBe(2);
  await named(page, say('back.go')).tap();
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await held(page).toBe(0);
  await setHidden(page, false);
  await asked(page).toBe(2);
});

test('the screen stays awake while the box is set up, but not at the set-up of a game on the screen @sweep', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await countWakeLocks(page);
  await levelButton(page, say, 'normal').tap();
  await held(page).toBe(1);
  await setHidden(page, true);
  await held(page).toBe(0);
  await setHidden(page, false);
  await held(page).toBe(1);
  await named(page, say('common.back')).tap();
  await held(page).toBe(0);
  await asked(page).toBe(2);
  await page.getByRole('radio', { name: say('start.screen') }).check();
  await levelButton(page, say, 'normal').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('setup.name'));
  await expect(named(page, say('setup.begin'))).toBeVisible();
  await asked(page).toBe(2);
});

test('a game works on a device that refuses the wake lock @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await comeBack(evening, true);
  await asked(page).toBe(1);
  await held(page).toBe(0);
  await named(page, say('cue.done')).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cue.budget.name'));
});

test('without wake locks, as over plain http, a silent video keeps the screen awake, and only in a game', async ({
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
