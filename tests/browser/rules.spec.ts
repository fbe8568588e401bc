import { expect, type Page } from '@playwright/test';
import { type EntryId, entryOfCue, entryOfStep, type Reference } from '../../src/i18n/index.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { exportedGame, leap, newDevice, sayer } from './device.ts';
import { named, plate, shownClock, sitDown, toStep } from './evening.ts';
import { looker } from './look.ts';
import { test } from './test.ts';

async function textsOf(language: Language): Promise<Reference> {
  const loaded = (await import(`../../src/i18n/${language}/reference/index.ts`)) as { referenceTexts: Reference };
  return loaded.referenceTexts;
}

const entry = (page: Page) => page.locator('article').getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('searchbox');
const titles = (page: Page) => page.locator('.top > ul > li');

for (const language of languages) {
  test(`CLK-9 the rules of a cue are one tap away, stop the clock for free, and lead on and back: ${language}`, async ({
    browser,
  }) => {
    const evening = await sitDown(browser, { language });
    const { page, say } = evening;
    const texts = await textsOf(language);
    const look = looker(page);
    const title = (id: EntryId) => texts[id].title;
    await leap(page, 3210);
    await plate(page)
      .getByRole('button', { name: say('cue.rules') })
      .tap();
    await expect(entry(page)).toHaveText(title(entryOfCue['new-technology']));
    for (const paragraph of texts['new-technology'].text) {
      const words = paragraph.replace(/\[\[[^|\]]+\|([^\]]+)\]\]/g, '$1').split('[[')[0] ?? '';
      await expect(page.locator('article')).toContainText(words);
    }
    await leap(page, 600_000);
    await look('rules: an entry');
    // Onward by what stands below, and by the first link in the text; then back the way we came.
    const [first] = await page.locator('article ul button').allInnerTexts();
    await page.locator('article ul button').first().tap();
    await expect(entry(page)).toHaveText(first ?? '');
    await page
      .locator('.ways')
      .getByRole('button', { name: title('new-technology') })
      .tap();
    await expect(entry(page)).toHaveText(title('new-technology'));
    await named(page, say('rules.all')).tap();
    await expect(titles(page)).toHaveCount(Object.keys(texts).length);
    await look('rules: all entries');
    await page.getByRole('button', { name: say('common.close') }).tap();
    await expect(plate(page).getByRole('heading')).toHaveText(say('cue.new-technology.name'));
    await expect(shownClock(page)).toHaveText('12');
    const { at } = await exportedGame(page, say);
    expect(at).toBe(603_210);
    // To the millisecond: 11,790 are left.
    await leap(page, 11_789);
    await expect(shownClock(page)).toHaveText('1');
    await leap(page, 1);
    await expect(plate(page).getByRole('heading')).toHaveText(say('cue.budget.name'));
  });
}

test('the rules of a step are one tap away', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  const texts = await textsOf('en');
  for (const step of ['audit', 'base-defense', 'panic-report'] as const) {
    await toStep(evening, step);
    await page.locator('.title').tap();
    await expect(entry(page)).toHaveText(texts[entryOfStep[step]].title);
    await page.getByRole('button', { name: say('common.close') }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`step.${step}.name`));
  }
});

const searches: Readonly<Record<Language, readonly (readonly [string, EntryId | null])[]>> = {
  en: [
    ['SATELLITES orbit', 'satellites'],
    ['CLK-5', 'expired'],
    ['xylophone', null],
  ],
  de: [
    ['ABFANGJAGER', 'interceptors'],
    ['Rückgängig', 'taking-back'],
    ['abfangj', 'deploy-interceptors'],
  ],
  ru: [
    ['УЧЕНЫЕ', 'scientists'],
    ['Счёт', 'score'],
    ['счет', 'score'],
  ],
  'zh-Hant': [
    ['軌道', 'orbital-defense'],
    ['更正', 'corrections'],
    ['app', 'companion'],
  ],
};
for (const language of languages) {
  test(`the rules can be searched, whatever the case and accents: ${language}`, async ({ browser }) => {
    const { page } = await newDevice(browser, { language });
    const say = await sayer(language);
    const texts = await textsOf(language);
    const look = looker(page);
    await page.getByRole('button', { name: say('start.rules') }).tap();
    await expect(titles(page)).toHaveCount(Object.keys(texts).length);
    for (const [wanted, id] of searches[language]) {
      await search(page).fill(wanted);
      if (id === null) {
        await expect(page.getByText(say('rules.none'))).toBeVisible();
        await expect(titles(page)).toHaveCount(0);
        continue;
      }
      await expect(
        page.getByRole('status').filter({ hasText: say('rules.count', { count: await titles(page).count() }) }),
      ).toBeAttached();
      expect(await titles(page).count()).toBeLessThan(Object.keys(texts).length);
      await titles(page).getByText(texts[id].title, { exact: true }).tap();
      await expect(entry(page)).toHaveText(texts[id].title);
      await page.goBack();
    }
    await search(page).fill('');
    await look('rules page');
  });
}

test('every link of the rules leads to its entry, and every entry fits a phone', async ({ browser }) => {
  const { page } = await newDevice(browser, { language: 'de' });
  const texts = await textsOf('de');
  const wide = () => document.documentElement.scrollWidth > innerWidth;
  for (const id of Object.keys(texts) as EntryId[]) {
    await page.goto(`./#/rules/${id}`);
    await expect(entry(page)).toHaveText(texts[id].title);
    const links = await page.locator('article button').count();
    const expected = texts[id].text.join(' ').split('[[').length - 1;
    expect({ id, links }).toEqual({ id, links: expected + (await page.locator('article ul button').count()) });
    expect({ id, wide: await page.evaluate(wide) }).toEqual({ id, wide: false });
  }
});
