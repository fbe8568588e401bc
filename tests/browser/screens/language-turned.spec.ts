// Language and theme are changed in the middle of a game: every word follows, and nothing loses its place.

import { expect, type Page } from '@playwright/test';
import { begin, come, makeTable, newTelevision, sit, toStep } from '../together/people.ts';
import { desk, told } from '../tools/device.ts';
import { named, sitDown } from '../tools/evening.ts';
import { readUpTo, startGuided } from '../tools/guided.ts';
import { changeSettings } from '../tools/languages.ts';
import { atRest } from '../tools/look.ts';
import { sayer } from '../tools/say.ts';
import { test } from '../tools/test.ts';

/** Latin words on a page and in its labels, also those that only screen readers find. Names of the game may be Latin. */
const latinWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) found.push(node.textContent ?? '');
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (one.checkVisibility())
        for (const name of ['aria-label', 'title', 'placeholder']) found.push(one.getAttribute(name) ?? '');
    return found.filter((words) => /[A-Za-z]{4,}/.test(words.replaceAll('XCOM', '')));
  });

/** The focused element, and the scroll positions of the page and its parts. */
const placeOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const scrolled = all.flatMap((one, i) => (one.scrollTop > 0 ? [[i, one.scrollTop]] : []));
    return [all.indexOf(document.activeElement ?? document.body), scrolled];
  });

/** Changes language and theme of an English page, asserts that it all follows, and changes them back. */
async function turn(page: Page, what: string): Promise<void> {
  await atRest(page);
  const place = await placeOf(page);
  await changeSettings(page, { language: 'ru', theme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => latinWords(page), what).toEqual([]);
  await changeSettings(page, { language: 'en', theme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await atRest(page);
  expect({ what, place: await placeOf(page) }).toEqual({ what, place });
}

test('in the middle of a lesson at the table every word follows the language, and the focus stays @sweep', async ({
  browser,
}) => {
  const evening = await startGuided(browser, { context: desk });
  await readUpTo(evening, 'ufos');
  await named(evening.page, evening.say('tutorial.go-on')).focus();
  await turn(evening.page, 'a lesson at the table');
});

test('in the middle of a lesson with the box every word follows the language, and the focus stays @sweep', async ({
  browser,
}) => {
  const { page, say } = await sitDown(browser, { difficulty: 'tutorial' });
  for (const lesson of ['goal', 'begin', 'new-technology', 'cards', 'budget']) {
    const title = page.getByRole('heading', { name: say(`explain.${lesson}.title`), exact: true });
    await expect(title).toBeVisible();
    const on = page.locator('.lesson .filled').last();
    await on.focus();
    await turn(page, `the lesson ${lesson} with the box`);
    await on.tap();
  }
});

test('an announcement that is due while the language changes is not made in the language before', async ({
  browser,
}) => {
  const { page, say } = await sitDown(browser, { context: desk });
  const polite = page.locator('[aria-live=polite]').first();
  await told(page);
  await page.evaluate(() => {
    const next = requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (then) => held.push(then);
    addEventListener('release-frames', () => {
      window.requestAnimationFrame = next;
      for (const then of held.splice(0)) next(then);
    });
  });
  await page.keyboard.press('p');
  await expect(named(page, say('cue.resume'))).toBeVisible();
  await changeSettings(page, { language: 'ru' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.evaluate(() => dispatchEvent(new Event('release-frames')));
  await told(page);
  await expect(polite).toHaveText('');
});

test('at a table online every word follows the language, at each person and on the television', async ({ browser }) => {
  const { maker: ana, address } = await makeTable(browser, { mode: 'box', unhurried: true });
  await sit(ana, 'Ана', ['central-officer', 'commander']);
  const ben = await come(browser, address);
  await sit(ben, 'Бен', ['chief-scientist', 'squad-leader']);
  const tv = await newTelevision(browser, address, desk);
  await begin(ana);
  await ana.page.getByRole('button', { name: ana.say('cue.pause') }).click();
  const devices = { Ana: ana.page, Ben: ben.page, television: tv };
  for (const [who, page] of Object.entries(devices)) {
    await expect(page.locator('.countdown .paused')).toBeVisible();
    await turn(page, `a pause, ${who}`);
  }
  await ana.page.locator('.done').click();
  await toStep(ana, 'research');
  await ben.page.getByRole('button', { name: ben.say('step.roll') }).tap();
  await ben.page.locator('.tray .filled').tap();
  const one = (await sayer('en'))('step.research.name');
  for (const [who, page] of Object.entries(devices)) {
    await expect(page.getByRole('heading', { name: one, level: 1 })).toBeVisible();
    await turn(page, `a roll, ${who}`);
  }
});
