import { type Browser, expect, type Page } from '@playwright/test';
import { type Language, languages } from '../../../src/i18n/languages.ts';
import { desk, leap, newDevice, sayer } from '../tools/device.ts';
import { named, shownClock } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { atRest, brokenWords, layoutFaults, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

type Say = Awaited<ReturnType<typeof sayer>>;

/** Begins the tutorial on a new device, with the clock stopped. */
async function startTutorial(
  browser: Browser,
  language: Language = 'en',
  context = {},
): Promise<{ page: Page; say: Say }> {
  const { page } = await newDevice(browser, { speed: 0, language, context });
  const say = await sayer(language);

  await page.getByRole('radio', { name: say('start.screen'), exact: true }).click();
  await page.getByRole('button', { name: say('start.learn') }).click();
  await expect(page.locator('main.table')).toBeVisible();
  return { page, say };
}

/** The card with the current lesson. */
const card = (page: Page, say: Say) => page.getByRole('region', { name: say('tutorial.name'), exact: true });

/** Asserts that the card shows this lesson. */
const expectLesson = (page: Page, say: Say, id: string): Promise<void> =>
  expect(card(page, say).getByRole('status')).toContainText(say(`lesson.${id}`));

/** By how many CSS pixels the card overlaps the element it explains, or −1 if either is missing. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [one, other] = ['.lesson', '.spoken-of'].map((name) => document.querySelector(name)?.getBoundingClientRect());
    if (!one || !other) return -1;
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return Math.max(0, Math.min(across, down));
  });

test('on phones of every width role names do not break within words', async ({ browser }) => {
  for (const language of languages) {
    const { page } = await startTutorial(browser, language);
    await expect(page.locator('.guided .name')).toHaveCount(4);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await atRest(page);
      expect({ language, width, broken: await brokenWords(page, '.guided .name') }).toMatchObject({ broken: [] });
      expect({ language, width, wrong: await layoutFaults(page) }).toMatchObject({ wrong: [] });
    }
  }
});

test('the tutorial works by touch, resumes at the same lesson, and can be left at any time', async ({ browser }) => {
  const { page, say } = await startTutorial(browser);
  const goOn = () => byTouch.press(named(page, say('tutorial.go-on')));
  await expectLesson(page, say, 'welcome');
  await expect(named(page, say('cue.done'))).toBeDisabled();
  await goOn();
  await expectLesson(page, say, 'phases');
  await goOn();
  await expectLesson(page, say, 'roles');

  // A lesson stops the clock, also after a reload.
  const shown = await shownClock(page).textContent();
  await leap(page, 60_000);
  await page.reload();
  await expectLesson(page, say, 'roles');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(shownClock(page)).toHaveText(shown ?? '');
  await goOn();
  await expectLesson(page, say, 'techs');
  await goOn();

  // A lesson that asks for an action ends with the action.
  await expectLesson(page, say, 'clock');
  await expect(named(page, say('cue.done'))).toBeDisabled();
  await goOn();
  await expectLesson(page, say, 'clock');
  await expect(card(page, say)).toContainText(say('tutorial.your-turn'));
  await byTouch.press(named(page, say('cue.done')));
  await expectLesson(page, say, 'budget');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cue.budget.name'));

  await byTouch.press(named(page, say('tutorial.skip')));
  await expect(card(page, say)).toHaveCount(0);
  await byTouch.press(named(page, say('cue.done')));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveText(say('cue.budget.name'));
  const next = (await title.textContent()) ?? '';
  await page.reload();
  await byTouch.press(named(page, say('back.go')));
  await expect(title).toHaveText(next);
  await expect(card(page, say)).toHaveCount(0);
});

test('a lesson about a cue that expired unanswered is repeated at the next such cue', async ({ browser }) => {
  const { page, say } = await startTutorial(browser);
  const goOn = () => byTouch.press(named(page, say('tutorial.go-on')));
  const lesson = card(page, say).getByRole('status');
  const research = say('lesson.research');
  let shown = 0;
  for (let i = 0; i < 60 && shown < 2; i += 1) {
    const before = (await lesson.textContent()) ?? '';
    const isResearch = before.includes(research);
    if (await named(page, say('tutorial.go-on')).isVisible()) await goOn();
    else if (await named(page, say('cue.done')).isEnabled()) await byTouch.press(named(page, say('cue.done')));
    else await byTouch.press(page.locator('.choice button:enabled').first());
    if (!isResearch) continue;
    shown += 1;
    await leap(page, Number(await shownClock(page).textContent()) * 1000);
    await expect(lesson).not.toHaveText(before);
  }
  expect(shown).toBe(2);
});

test('while a lesson is shown nothing can be confirmed, paused or asked for, in either phase', async ({ browser }) => {
  const { page, say } = await startTutorial(browser);
  await expect(named(page, say('common.hint'))).toBeDisabled();
  await expect(page.getByRole('button', { name: say('cue.pause') })).toBeDisabled();
  const goOn = named(page, say('tutorial.go-on'));
  const title = page.getByRole('heading', { level: 1 });
  const resolution = say('lesson.resolution');
  for (let i = 0; i < 90; i += 1) {
    if (((await card(page, say).textContent()) ?? '').includes(resolution)) break;
    if (await goOn.isVisible()) await byTouch.press(goOn);
    else if (await page.locator('.choice button:enabled').first().isVisible())
      await byTouch.press(page.locator('.choice button:enabled').first());
    else await byTouch.press(named(page, say('cue.done')));
  }
  await expectLesson(page, say, 'resolution');
  const step = await title.textContent();
  await expect(named(page, say('table.step-done'))).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(step ?? '');
  await expectLesson(page, say, 'resolution');
});

for (const [where, language, context] of [
  ['a phone', 'ru', {}],
  ['a desk', 'de', desk],
] as const) {
  test(`a lesson does not cover what it explains, and does not take the focus, on ${where}`, async ({ browser }) => {
    const { page, say } = await startTutorial(browser, language, context);
    const look = screenChecker(page);
    await expectLesson(page, say, 'welcome');
    for (const id of ['phases', 'roles', 'techs', 'clock']) {
      await named(page, say('tutorial.go-on')).focus();
      await page.keyboard.press('Enter');
      await expectLesson(page, say, id);
      await expect(named(page, say('tutorial.go-on'))).toBeFocused();
      await expect(page.locator('.spoken-of')).toBeVisible();
      await expect.poll(() => covered(page)).toBe(0);
    }
    await look('a lesson');
    await named(page, say('tutorial.go-on')).press('Enter');
    await named(page, say('cue.done')).click();
    await expectLesson(page, say, 'budget');
    await expect.poll(() => covered(page)).toBe(0);
  });
}
