import { expect, type Page } from '@playwright/test';
import { allDrills, drillsOfDay } from '../../../src/drills/index.ts';
import { desk, newDevice, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { screenCheckerInEveryLanguage } from '../tools/languages.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Reads the stored drills: today's answers, and the days on which all were done. */
const stored = async (page: Page): Promise<{ answers: unknown[]; done: unknown[] }> => {
  const text = await page.evaluate(() => localStorage.getItem('sitroom/drills'));
  return JSON.parse(text ?? '{"answers":[],"done":[]}') as { answers: unknown[]; done: unknown[] };
};

/** The hands that answer: fingers, or the keyboard alone. */
type Press = (page: Page, place: ReturnType<Page['locator']>) => Promise<void>;
const byTouch: Press = (_, place) => place.tap();
const byKey: Press = async (page, place) => {
  await place.focus();
  await page.keyboard.press('Enter');
};

/** Answers the shown drill of any kind. */
async function answer(page: Page, press: Press): Promise<void> {
  const say = await sayer('en');
  const ask = await heading(page).textContent();
  if (ask === say('drills.ask.push')) await press(page, page.locator('.way').first());
  else if (ask === say('drills.ask.tech')) await press(page, page.locator('.hand .card').first());
  else {
    for (const name of ['first', 'first', 'last'] as const) await press(page, page.locator('button.place')[name]());
    await press(page, named(page, say('drills.send')));
  }
  await expect(page.locator('.figures dd')).toHaveCount(2);
}

for (const [hands, press] of [
  ['touch', byTouch],
  ['the keyboard', byKey],
] as const) {
  test(`five drills are done by ${hands}, and the day counts once${sweepBut(hands === 'touch')}`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser);
    const say = await sayer('en');
    await page.goto('./#/drills');
    for (const number of [1, 2, 3, 4, 5]) {
      await expect(page.getByText(say('drills.number', { number, of: 5 }))).toBeVisible();
      await answer(page, press);
      expect((await stored(page)).answers).toHaveLength(number);
      await press(page, page.locator('button.next'));
    }
    await expect(heading(page)).toHaveText(say('drills.done'));
    expect((await stored(page)).done).toHaveLength(1);
    await page.reload();
    await expect(heading(page)).toHaveText(say('drills.done'));
    await press(page, named(page, say('drills.practise')));
    await answer(page, press);
    expect((await stored(page)).done).toHaveLength(1);
    expect((await stored(page)).answers).toHaveLength(5);
  });
}

test('a drill that was answered stays so after a reload, and can be looked at and played on, which never counts', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await page.goto('./#/drills');
  await answer(page, byTouch);
  await named(page, say('drills.game')).tap();
  await expect(page.getByRole('heading', { name: say('drills.position') })).toBeFocused();
  await named(page, say('drills.back')).first().tap();
  await page.reload();
  await expect(page.getByText(say('drills.number', { number: 2, of: 5 }))).toBeVisible();
  await answer(page, byTouch);
  await named(page, say('drills.play-on')).tap();
  await expect(page).toHaveURL(/#\/game\//);
  const id = /game\/(\w+)/.exec(page.url())?.[1] ?? '';
  expect(
    await page.evaluate(
      (one) => Object.keys(localStorage).some((key) => key.includes(one) && key.includes('uncounted')),
      id,
    ),
  ).toBe(true);
});

test('a page with all drills done has those of the new day when it is seen again after midnight', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  const now = Date.now();
  const dayMs = 86_400_000;
  const done = drillsOfDay(allDrills(), Math.floor(now / dayMs)).map(({ id }) => [id, 'push']);
  await page.evaluate(
    (text) => localStorage.setItem('sitroom/drills', text),
    JSON.stringify({
      day: new Date(now).toISOString().slice(0, 10),
      answers: done,
      done: [],
    }),
  );
  await page.goto('./#/drills');
  await expect(heading(page)).toHaveText(say('drills.done'));
  await page.evaluate((ms) => {
    const before = Date.now.bind(Date);
    Date.now = () => before() + ms;
    document.dispatchEvent(new Event('visibilitychange'));
  }, dayMs);
  await expect(page.getByText(say('drills.number', { number: 1, of: 5 }))).toBeVisible();
});

for (const [kind, context] of [
  ['a phone', { viewport: { width: 360, height: 640 } }],
  ['a desk', { ...desk, viewport: { width: 1280, height: 720 } }],
] as const) {
  test(`every kind of drill has no faults on ${kind}, before and after the answer, in every language @sweep`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { context });
    const look = screenCheckerInEveryLanguage(page);
    await page.goto('./#/drills');
    for (const number of [1, 2, 3]) {
      await expect(heading(page)).toBeVisible();
      await look(`question ${number}`);
      await answer(page, byKey);
      await look(`answer ${number}`);
      await byKey(page, page.locator('button.next'));
    }
  });
}
