import { type Browser, expect, type Page } from '@playwright/test';
import { newDevice, phone, sayer } from '../tools/device.ts';
import { begin, type Evening, toCue, toStep } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { changeSettings } from '../tools/languages.ts';
import { atRest, layoutFaults } from '../tools/look.ts';
import { test } from '../tools/test.ts';

/** Opens the app with `dir: 'rtl'` in the facts of its languages. */
async function mirrored(browser: Browser): Promise<Evening> {
  const { page, context } = await newDevice(browser, { speed: 0, context: phone });
  await context.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\bdir:(["'`])ltr\1/g, 'dir:$1rtl$1');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  return { page, hands: byTouch, say: await sayer('en'), look: async () => {} };
}

const sound = async (page: Page, name: string) =>
  expect({ name, wrong: await layoutFaults(page) }).toEqual({ name, wrong: [] });

const middle = async (page: Page, selector: string): Promise<number> => {
  await atRest(page);
  const box = await page.locator(selector).first().boundingBox();
  return box === null ? Number.NaN : box.x + box.width / 2;
};

test('a language written from right to left mirrors start, cues and steps, arrows too, without layout faults', async ({
  browser,
}) => {
  const evening = await mirrored(browser);
  const { page } = evening;
  await sound(page, 'start');
  await begin(evening);
  await sound(page, 'an XCOM cue');
  // The scanner lies left of DONE; in the hand of left-handed people, right of it.
  expect(await middle(page, '.scanner')).toBeLessThan(await middle(page, '.done'));
  await changeSettings(page, { leftHanded: true });
  expect(await middle(page, '.scanner')).toBeGreaterThan(await middle(page, '.done'));
  await sound(page, 'an XCOM cue, left-handed');
  await toCue(evening, 'ufos-detected');
  await sound(page, 'an alien cue');
  const back = page.locator('svg > :is([data-symbol=arrow], [data-symbol=undo])').first();
  expect(await back.evaluate((way) => getComputedStyle(way).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  for (const step of ['audit', 'research', 'base-defense', 'panic-report'] as const) {
    await toStep(evening, step);
    await sound(page, step);
  }
});
