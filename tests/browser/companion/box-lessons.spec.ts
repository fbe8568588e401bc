import { expect, type Page } from '@playwright/test';
import { boxLessons } from '../../../src/client/box/lessons/lessons.ts';
import { leap } from '../tools/device.ts';
import { type Evening, named, plate, shownClock, sitDown } from '../tools/evening.ts';
import { changeSettings, inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutFaults, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const card = ({ page, say }: Evening) => page.getByRole('region', { name: say('tutorial.name'), exact: true });
const cueName = (page: Page) => plate(page).getByRole('heading');

/** Expects the lesson with this id, and its number. */
async function expectLesson(evening: Evening, id: string, number: number): Promise<void> {
  const { page, say } = evening;
  await expect(card(evening).getByRole('heading')).toHaveText(say(`explain.${id}.title`));
  await expect(card(evening)).toContainText(say('explain.of', { number, count: boxLessons.length }));
  // Its button ignores presses that were meant for the lesson before.
  await atRest(page);
}

test('CLK-9 a lesson holds the clock and the pause time; what it asks for, once done, completes the cue', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial' });
  const { page, say } = evening;
  await expectLesson(evening, 'goal', 1);
  await expect(shownClock(page)).toHaveCount(0);
  await leap(page, 86_400_000);
  await named(page, say('tutorial.go-on')).tap();
  await expectLesson(evening, 'begin', 2);
  await named(page, say('tutorial.go-on')).tap();
  await expectLesson(evening, 'new-technology', 3);
  await named(page, say('explain.new-technology.done')).tap();
  await expect(cueName(page)).toHaveText(say('cue.budget.name'));
  await expectLesson(evening, 'cards', 4);
  await named(page, say('tutorial.go-on')).tap();
  await expectLesson(evening, 'budget', 5);
  // A cue that was taken back is not explained again, so its clock runs.
  await named(page, say('cue.take-back')).tap();
  await expect(cueName(page)).toHaveText(say('cue.new-technology.name'));
  await expect(shownClock(page)).toHaveText('30');
  await leap(page, 5_000);
  await expect(shownClock(page)).toHaveText('25');
  await named(page, say('cue.done')).tap();
  await expectLesson(evening, 'budget', 5);
});

test('DIR-9 the lesson about the scanner presses it, and the cue stays open beneath what it found', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial', seed: 2 });
  const { page, say } = evening;
  const scan = card(evening).getByRole('button', { name: say('cue.scan'), exact: true });
  // The lesson waits for a lit scanner in a cue that is explained already, like the second lab.
  while ((await scan.count()) === 0) await page.locator('.card .go button, .done').last().tap();
  const name = await cueName(page).innerText();
  await scan.tap();
  await expect(card(evening)).toHaveCount(0);
  await expect(page.getByText(say('cue.forecast'), { exact: true }).first()).toBeVisible();
  await expect(cueName(page)).toHaveText(name);
  await expect(shownClock(page)).toBeVisible();
});

test('a lesson can be skipped, and all of them; what was shown survives a reload @sweep', async ({ browser }) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial' });
  const { page, say } = evening;
  await named(page, say('tutorial.go-on')).tap();
  await expectLesson(evening, 'begin', 2);
  await named(page, say('tutorial.go-on')).tap();
  await named(page, say('explain.skip')).tap();
  await expect(card(evening)).toHaveCount(0);
  await expect(cueName(page)).toHaveText(say('cue.new-technology.name'));
  await leap(page, 5_000);
  await expect(shownClock(page)).toHaveText('25');
  await named(page, say('cue.done')).tap();
  await expectLesson(evening, 'cards', 4);
  await page.reload();
  await expectLesson(evening, 'cards', 4);
  await expect(page.locator('dialog')).toHaveCount(0);
  await named(page, say('explain.skip-all')).tap();
  await expect(card(evening)).toHaveCount(0);
  await named(page, say('cue.done')).tap();
  await expect(shownClock(page)).toBeVisible();
  await page.reload();
  await named(page, say('back.go')).tap();
  await expect(shownClock(page)).toBeVisible();
  await expect(card(evening)).toHaveCount(0);
});

test('lessons can be read and done by keys, beside the menu and the rules, which leave the clock stopped @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial' });
  const { page, say } = evening;
  await page.keyboard.press('r');
  await expect(page.locator('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expectLesson(evening, 'goal', 1);
  await leap(page, 60_000);
  await page.keyboard.press('Enter');
  await expectLesson(evening, 'begin', 2);
  await named(page, say('tutorial.go-on')).press('Enter');
  await expectLesson(evening, 'new-technology', 3);
  await named(page, say('explain.new-technology.done')).press('Enter');
  await expectLesson(evening, 'cards', 4);
  await named(page, say('explain.skip-all')).press('Enter');
  await expect(shownClock(page)).toBeVisible();
});

test('with very large letters a lesson about a cue fits a phone, in every language @sweep', async ({ browser }) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial' });
  const { page, say } = evening;
  for (const lesson of ['goal', 'begin']) {
    await expect(card(evening).getByRole('heading')).toHaveText(say(`explain.${lesson}.title`));
    await atRest(page);
    await named(page, say('tutorial.go-on')).tap();
  }
  await expectLesson(evening, 'new-technology', 3);
  await changeSettings(page, { textSize: 'largest' });
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await inEveryLanguage(page, async (language) => {
      expect({ language, width, wrong: await layoutFaults(page) }).toEqual({ language, width, wrong: [] });
    });
  }
});

test('every first cue and step of a round has its lesson, which fits the smallest phone in every language @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial' });
  const { page } = evening;
  await page.setViewportSize({ width: 360, height: 640 });
  const shown: string[] = [];
  const steps = page.locator('main.step .foot button').last();
  const done = page.locator('.done');
  while ((await page.locator('main.between').count()) === 0) {
    if ((await card(evening).count()) > 0) {
      shown.push(await card(evening).getByRole('heading').innerText());
      await inEveryLanguage(page, async (language) => {
        expect({ language, shown, wrong: await layoutFaults(page) }).toEqual({ language, shown, wrong: [] });
        await expect(card(evening).or(page.locator('.card')).first()).toBeInViewport({ ratio: 0.9 });
      });
      await page.locator('.card .go button').tap();
    } else if ((await steps.count()) > 0) {
      const calm = page.locator('.answers button').first();
      await ((await calm.count()) > 0 ? calm : steps).tap();
    } else if ((await done.count()) > 0) await done.tap();
  }
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.length).toBeGreaterThan(25);
});

test('the card of a lesson passes all checks in both themes, for a cue and for a step @sweep', async ({ browser }) => {
  const evening = await sitDown(browser, { difficulty: 'tutorial' });
  const { page, say } = evening;
  const look = screenChecker(page);
  await look('a lesson before the first cue');
  await named(page, say('tutorial.go-on')).tap();
  await look('a lesson for a cue');
  while ((await page.locator('main.step').count()) === 0) await page.locator('.card .go button, .done').last().tap();
  await expect(card(evening)).toBeVisible();
  await look('a lesson for a step');
});

test('no other difficulty has lessons', async ({ browser }) => {
  const evening = await sitDown(browser, { difficulty: 'easy' });
  await expect(shownClock(evening.page)).toBeVisible();
  await expect(card(evening)).toHaveCount(0);
});
