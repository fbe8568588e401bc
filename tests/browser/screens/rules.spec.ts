import { expect, type Page } from '@playwright/test';
import { drawnCards } from '../../../src/client/learn/figures/has-figure.ts';
import { soldierClasses } from '../../../src/content/units.ts';
import { type EntryId, entryOfCue, entryOfStep, type Reference, seeAlso } from '../../../src/i18n/index.ts';
import { type Language, languages } from '../../../src/i18n/languages.ts';
import { exportFromMenu, leap, newDevice, sayer } from '../tools/device.ts';
import { named, plate, shownClock, sitDown, toStep } from '../tools/evening.ts';
import { checkerFor } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

/** The texts of the rules reference in a language. */
async function textsOf(language: Language): Promise<Reference> {
  const loaded = (await import(`../../../src/i18n/${language}/reference/index.ts`)) as { referenceTexts: Reference };
  return loaded.referenceTexts;
}

const entry = (page: Page) => page.locator('article').getByRole('heading', { level: 3 });
const search = (page: Page) => page.getByRole('searchbox');
const titles = (page: Page) => page.locator('.top > ul > li');

for (const language of languages) {
  test(`CLK-9 the rules of a cue open with one tap and stop the clock at no cost; their links work both ways: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const evening = await sitDown(browser, { language });
    const { page, say } = evening;
    const texts = await textsOf(language);
    const look = checkerFor(language)(page);
    const title = (id: EntryId) => texts[id].title;
    await leap(page, 3210);
    await plate(page)
      .getByRole('button', { name: say('cue.rules') })
      .tap();
    await expect(entry(page)).toHaveText(title(entryOfCue('new-technology')));
    for (const paragraph of texts['new-technology'].text) {
      const words = paragraph.replace(/\[\[[^|\]]+\|([^\]]+)\]\]/g, '$1').split('[[')[0] ?? '';
      await expect(page.locator('article')).toContainText(words);
    }
    await leap(page, 600_000);
    await look('rules: an entry');
    // Follow the first related entry below the text, then return by the link at the top.
    const [first] = await page.locator('article .others button').allInnerTexts();
    await page.locator('article .others button').first().tap();
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
    const { at } = await exportFromMenu(page, say);
    expect(at).toBe(603_210);
    // Exactly 11,790 ms are left.
    await leap(page, 11_789);
    await expect(shownClock(page)).toHaveText('1');
    await leap(page, 1);
    await expect(plate(page).getByRole('heading')).toHaveText(say('cue.budget.name'));
  });
}

test('the rules of a step open with one tap @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  const texts = await textsOf('en');
  for (const step of ['audit', 'base-defense', 'panic-report'] as const) {
    await toStep(evening, step);
    await page.locator('.title').tap();
    await expect(entry(page)).toHaveText(texts[entryOfStep(step)].title);
    await page.getByRole('button', { name: say('common.close') }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`step.${step}.name`));
  }
});

const searches: Readonly<Record<Language, readonly (readonly [typed: string, first: EntryId | null])[]>> = {
  en: [
    ['FORECAST', 'forecast'],
    ['base defense', 'base-defense'],
    ['satelites', 'satellites'],
    ['xylophone', null],
  ],
  de: [
    ['Bedrohungsleiste', 'threat'],
    ['kritischer Schaden', 'critical-damage'],
    ['Rückgängig', 'taking-back'],
    ['Abfangjagers', 'interceptors'],
  ],
  ru: [
    ['прогнозов', 'forecast'],
    ['УЧЕНЫЕ', 'scientists'],
    ['счет', 'score'],
  ],
  'zh-Hant': [
    ['威脅軌', 'threat'],
    ['指揮官', 'commander'],
    ['軌道', 'orbit'],
  ],
};
for (const language of languages) {
  test(`searching the rules finds the expected entry first: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { language });
    const say = await sayer(language);
    const texts = await textsOf(language);
    const look = checkerFor(language)(page);
    await page.getByRole('button', { name: say('start.rules') }).tap();
    await expect(titles(page)).toHaveCount(Object.keys(texts).length);
    for (const [wanted, id] of searches[language]) {
      await search(page).fill(wanted);
      if (id === null) {
        await expect(page.getByText(say('rules.none'))).toBeVisible();
        await expect(titles(page)).toHaveCount(0);
        continue;
      }
      await expect(titles(page).first()).toContainText(texts[id].title);
      await expect(
        page.getByRole('status').filter({ hasText: say('rules.count', { count: await titles(page).count() }) }),
      ).toBeAttached();
      expect(await titles(page).count()).toBeLessThan(Object.keys(texts).length);
      await look(`rules: found ${wanted}`);
      await titles(page).first().tap();
      await expect(entry(page)).toHaveText(texts[id].title);
      await page.goBack();
    }
    await search(page).fill('');
    await look('rules page');
  });

  test(`the rulebook page shows all entries, on screen and in print: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { language });
    const say = await sayer(language);
    const texts = await textsOf(language);
    await page.goto('./#/rules');
    await page.getByRole('button', { name: say('rules.book') }).tap();
    await expect(page).toHaveURL(/#\/rulebook$/);
    const titles = Object.values(texts).map(({ title }) => title);
    await expect(page.locator('article h3')).toHaveCount(titles.length);
    const shown = await page.locator('article h3').allInnerTexts();
    expect(shown.toSorted()).toEqual(titles.toSorted());
    await expect(page.locator('article figure')).toHaveCount(16);
    await checkerFor(language)(page)('rulebook');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: say('rules.print') })).toBeHidden();
    await expect(page.locator('article').first().locator('p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test(`figures show cards, classes and symbols, and every letter in a figure is explained: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { language });
    const texts = await textsOf(language);
    const look = checkerFor(language)(page);
    for (const id of [...drawnCards, 'communications'] as const) {
      await page.goto(`./#/rules/${id}`);
      await expect(entry(page)).toHaveText(texts[id].title);
      const explained = await page.locator('article ol b').allInnerTexts();
      expect(explained).not.toEqual([]);
      // The figure loads after the text.
      const drawn = page.locator('figure .letter');
      await expect(drawn).toHaveCount(explained.length);
      expect([id, (await drawn.allInnerTexts()).toSorted()]).toEqual([id, explained]);
      await look(`rules: ${id}`);
    }
    await page.goto('./#/rules/skills');
    await expect(page.locator('figure tr')).toHaveCount(soldierClasses.length);
    await expect(page.locator('figure td.gold')).toHaveCount(soldierClasses.length);
    await look('rules: classes');
    await page.goto('./#/rules/symbols');
    await expect(page.locator('figure li')).toHaveText([...(texts.symbols.parts ?? [])]);
    await look('rules: symbols');
  });
}

test('the page says so if the rules cannot be loaded, and loads them on retry', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await page.route(/rules-reader|\/load-/, (route) => route.abort());
  await page.goto('./#/rules');
  await expect(page.getByRole('alert')).toContainText(say('late.failed'));
  await page.unroute(/rules-reader|\/load-/);
  await page.getByRole('button', { name: say('late.again') }).tap();
  await expect(search(page)).toBeVisible();
});

test('every entry of the rules shows all its links and fits a phone @sweep', async ({ browser }) => {
  const { page } = await newDevice(browser, { language: 'de' });
  const texts = await textsOf('de');
  const wide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  for (const id of Object.keys(texts) as EntryId[]) {
    await page.goto(`./#/rules/${id}`);
    await expect(entry(page)).toHaveText(texts[id].title);
    const links = await page.locator('article .link').count();
    const expected = [...texts[id].text, ...(texts[id].parts ?? [])].join(' ').split('[[').length - 1;
    expect({ id, links }).toEqual({ id, links: expected });
    await expect(page.locator('article .others button')).toHaveCount(seeAlso(id, texts).length);
    expect({ id, wide: await page.evaluate(wide) }).toEqual({ id, wide: false });
  }
});
