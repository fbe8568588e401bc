import { expect, type Page } from '@playwright/test';
import { themes } from '../../../src/client/platform/local-storage/settings.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { desk, newDevice, newTab, sayer } from '../tools/device.ts';
import { inSettings, sitDown } from '../tools/evening.ts';
import { layoutFaults } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const night = 'rgb(8, 12, 17)';
const paper = 'rgb(243, 240, 232)';
const key = 'sitroom/settings';

const expectGround = (page: Page, color: string) => expect(page.locator('html')).toHaveCSS('background-color', color);

/** The color that the page asks the browser's own bars to have. */
const barColor = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('without a choice the page follows the system, and changes with it', async ({ browser }) => {
  const { page } = await newDevice(browser, { context: { colorScheme: 'light' } });
  await expectGround(page, paper);
  expect(await barColor(page)).toBe('#f3f0e8');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, night);
  expect(await barColor(page)).toBe('#080c11');
});

for (const [chosen, ground, colorScheme] of [
  ['light', paper, 'dark'],
  ['dark', night, 'light'],
] as const) {
  test(`the ${chosen} theme can be chosen against the system, is kept, and is there before the app${sweepBut(chosen === 'light')}`, async ({
    browser,
  }) => {
    const { page, context } = await newDevice(browser, { context: { colorScheme } });
    const say = await sayer('en');
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: say(`settings.theme.${chosen}`), exact: true }).check();
    await expectGround(page, ground);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toContain(`"theme":"${chosen}"`);
    // The app itself never comes.
    const late = await newTab(context);
    await late.route(/\/assets\/.*\.js$/, () => {});
    await late.goto('./', { waitUntil: 'commit' });
    await expectGround(late, ground);
    await expect(late.locator('#app')).toBeEmpty();
    expect(await barColor(late)).toBe(ground === paper ? '#f3f0e8' : '#080c11');
  });
}

for (const [device, context] of [
  ['a phone', {}],
  ['a desk', desk],
] as const) {
  test(`on ${device} letters can be larger, and the page is laid out for them, also after a reload`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { context });
    const say = await sayer('en');
    await page.goto('./#/settings');
    // The size of letters, and where the layout of a phone ends: in the sheets of the page and of its parts.
    const look = () =>
      page.evaluate(() => {
        const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
        const queries = rules.flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.media.mediaText] : []));
        const phones = queries.filter((query) => /^\(max-width: (60|78)rem\)$/.test(query));
        return { letters: getComputedStyle(document.documentElement).fontSize, phones: [...new Set(phones)] };
      });
    const choose = (size: string) =>
      page.getByRole('radio', { name: say(`settings.text-size.${size}`), exact: true }).check();
    await choose('largest');
    expect(await look()).toEqual({ letters: '20.8px', phones: ['(max-width: 78rem)'] });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await look()).toEqual({ letters: '20.8px', phones: ['(max-width: 78rem)'] });
    expect(await layoutFaults(page)).toEqual([]);
    await choose('normal');
    expect(await look()).toEqual({ letters: '16px', phones: ['(max-width: 60rem)'] });
  });
}

test('a choice made in a game counts at once, and so does going back to the system', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  const choose = (theme: (typeof themes)[number]) =>
    inSettings(evening, () => page.getByRole('radio', { name: say(`settings.theme.${theme}`), exact: true }).check());
  await choose('light');
  await expectGround(page, paper);
  await choose('system');
  await expectGround(page, night);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, paper);
});

test('settings that nobody could have chosen leave the theme to the system @sweep', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const open = async (stored: string) => {
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, stored] as const);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  for (const stored of ['null', '{', '7', '"light"', '{"theme":"<b>"}', '{"theme":{}}']) {
    await open(stored);
    await expectGround(page, night);
  }
  // Another one that nobody could have chosen does not cost the theme.
  await open('{"theme":"light","timers":99}');
  await expectGround(page, paper);
});

for (const language of languages) {
  test(`the choice of a theme fits a small phone: ${language}${sweepBut(language === 'ru')}`, async ({ browser }) => {
    const { page } = await newDevice(browser, { language, context: { viewport: { width: 360, height: 640 } } });
    const say = await sayer(language);
    await page.goto('./#/settings');
    await expect(page.getByRole('group', { name: say('settings.theme') }).getByRole('radio')).toHaveCount(
      themes.length,
    );
    expect(await layoutFaults(page)).toEqual([]);
  });
}
