import { expect, type Page } from '@playwright/test';
import { type LessonId, lastLesson, lessonIds } from '../../../src/client/table/tutorial/lessons.ts';
import { terms } from '../../../src/i18n/en/cards/terms.ts';
import { desk, leap, phone } from '../tools/device.ts';
import { type Evening, named, shownClock } from '../tools/evening.ts';
import { lazy, lessonShown, playGuided, readUpTo, startGuided } from '../tools/guided.ts';
import { byKeyboardKeepingFocus, byTouch } from '../tools/hands.ts';
import { inEveryLanguage, inLanguages } from '../tools/languages.ts';
import { atRest, brokenWords, layoutFaults, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

/** The smallest phone. */
const small = { ...phone, viewport: { width: 360, height: 640 } };

/** The card with the current lesson. */
const card = ({ page, say }: Evening) => page.getByRole('region', { name: say('tutorial.name'), exact: true });

/** Asserts that this lesson is to be read. */
const expectLesson = (evening: Evening, id: LessonId): Promise<void> =>
  expect(card(evening).getByRole('status')).toContainText(evening.say(`lesson.${id}.why`));

const goOn = ({ page, say }: Evening) => named(page, say('tutorial.go-on'));

/** Plays to the last lesson. Returns the lessons in order. */
async function playToTheEnd(
  evening: Evening,
  look: (id: LessonId, reading: boolean) => Promise<void> = async () => {},
  order?: typeof lazy,
): Promise<LessonId[]> {
  const shown: LessonId[] = [];
  await playGuided(
    evening,
    async (id, reading) => {
      if (shown.at(-1) !== id) shown.push(id);
      await look(id, reading);
    },
    async () => shown.at(-1) === lastLesson,
    order,
  );
  return shown;
}

/** By how many CSS pixels two elements overlap. −1 if either is missing or hidden. */
const overlap = (page: Page, a: string, b: string): Promise<number> =>
  page.evaluate(
    (names) => {
      const [one, other] = names.map((name) => document.querySelector(name));
      if (!one?.checkVisibility() || !other?.checkVisibility()) return -1;
      const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
      const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
      return Math.max(0, Math.min(across, down));
    },
    [a, b],
  );

/** Counts the brackets of the open lesson in which something is dimmed. */
const dimmedBrackets = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dim = document.querySelector<SVGPathElement>('path.dim');
    const boxes = [...document.querySelectorAll<SVGPathElement>('path.spoken-of')].map((path) => path.getBBox());
    const isDimmed = ({ x, y, width, height }: DOMRect) =>
      [0.2, 0.5, 0.8].some((part) => dim?.isPointInFill(new DOMPoint(x + width * part, y + height * part)));
    return boxes.filter(isDimmed).length;
  });

/** Asserts that the last lesson ends the tutorial, and that the clock runs then. */
async function expectEnd(evening: Evening): Promise<void> {
  const { page, hands, say } = evening;
  await expectLesson(evening, lastLesson);
  await hands.press(goOn(evening));
  await expect(page.locator('.lesson h2, .lesson .short')).toHaveCount(0);
  await expect(shownClock(page)).not.toContainText(say('cue.waits'));
  await expect(named(page, say('cue.done'))).toBeEnabled();
}

test('a whole guided game by mouse on a desk has every lesson in order, and goes on as an easy game @sweep', async ({
  browser,
}) => {
  const evening = await startGuided(browser, { context: desk, speed: 1 });
  expect(await playToTheEnd(evening)).toEqual(lessonIds);
  await expectEnd(evening);
});

test('a whole guided game by keyboard @sweep', async ({ browser }) => {
  const evening = await startGuided(browser, { context: desk, speed: 1, hands: byKeyboardKeepingFocus });
  expect(await playToTheEnd(evening)).toEqual(lessonIds);
  await expectEnd(evening);
});

test('a whole guided game by touch on the smallest phone, where a lesson in one line covers nothing, in German and Russian @sweep', async ({
  browser,
}) => {
  const evening = await startGuided(browser, { language: 'de', context: small, speed: 1, hands: () => byTouch });
  const { page } = evening;
  const seen = await playToTheEnd(evening, (id, reading) =>
    inLanguages(page, ['de', 'ru'], async (language) => {
      await atRest(page);
      const where = { id, language };
      expect({ ...where, dimmed: await dimmedBrackets(page) }).toEqual({ ...where, dimmed: 0 });
      if (reading) return;
      const height = await page.locator('.lesson.line').evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
      expect({ ...where, height }).toEqual({ ...where, height: 56 });
      for (const part of ['.choice', '[data-part="hands"]', '[data-part="acts"]', '[data-part="bar"]']) {
        const covered = Math.max(0, await overlap(page, '.lesson.line', part));
        expect({ ...where, part, covered }).toEqual({ ...where, part, covered: 0 });
      }
    }),
  );
  expect(seen).toEqual(lessonIds);
  await expectEnd(evening);
});

test('CRD-5 a card touched on a phone asks who becomes elite, and the same touch chooses nobody @sweep', async ({
  browser,
}) => {
  const evening = await startGuided(browser, { context: phone, speed: 1, hands: () => byTouch });
  const { page } = evening;
  await readUpTo(evening, 'officer');
  await goOn(evening).tap();
  await page.locator('[data-look="officer-training"].open').tap();
  await expect(page.getByRole('heading', { name: terms.abouts.unit })).toBeVisible();
});

test('END-1 nothing is lost in two rounds by doing no more than is asked for @sweep', async ({ browser }) => {
  const evening = await startGuided(browser, { context: desk, speed: 1 });
  await playToTheEnd(evening, undefined, lazy);
  await expectEnd(evening);
});

test('the clock waits for what a lesson asks for, and neither time nor Done ends the cue', async ({ browser }) => {
  const evening = await startGuided(browser, { context: desk });
  const { page, say } = evening;
  const title = page.getByRole('heading', { level: 1 });
  await readUpTo(evening, 'research');
  const cue = (await title.textContent()) ?? '';
  for (const reading of [true, false]) {
    await expect(named(page, say('cue.done'))).toBeDisabled();
    await expect(named(page, say('cue.pause'))).toBeDisabled();
    await expect(named(page, say('common.hint'))).toBeDisabled();
    await expect(shownClock(page)).toHaveText(say('cue.waits'));
    // The keys of the table, not of a button.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Enter');
    await page.keyboard.press('p');
    await leap(page, 600_000);
    await expect(title).toHaveText(cue);
    if (reading) await goOn(evening).click();
  }
  await page.locator('.card.open').first().click();
  await page.locator('.card.open').first().click();
  await page.locator('.target').first().click();
  await expect(page.locator('.lesson .short')).toHaveCount(0);
  await expect(named(page, say('cue.done'))).toBeEnabled();
  await expect(shownClock(page)).toHaveText('26');
  await leap(page, 1_000);
  await expect(shownClock(page)).toHaveText('25');
});

test('a lesson can be read again, tried again, and gone back to, with the table as it was @sweep', async ({
  browser,
}) => {
  const evening = await startGuided(browser, { context: desk });
  const { page, say } = evening;
  const filled = page.locator('[data-place="lab:1"][data-piece]');
  const retry = named(page, say('tutorial.retry'));
  await readUpTo(evening, 'research');
  await expect(retry).toHaveCount(0);
  await goOn(evening).click();
  await page.locator('.card.open').first().click();
  await page.locator('.card.open').first().click();
  await expect(filled).toBeVisible();

  await page.locator('.lesson .short').click();
  await expectLesson(evening, 'research');
  await retry.click();
  await expectLesson(evening, 'research');
  await expect(filled).toHaveCount(0);

  await readUpTo(evening, 'ufos');
  await expect(filled).toBeVisible();
  await named(page, say('tutorial.back')).click();
  await expectLesson(evening, 'research');
  await expect(filled).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cue.assign-research.name', { lab: 'I' }));
  for (const id of ['budget', 'done', 'welcome'] as const) {
    await named(page, say('tutorial.back')).click();
    await expectLesson(evening, id);
  }
  await expect(named(page, say('tutorial.back'))).toHaveCount(0);
  await readUpTo(evening, 'ufos');
  await expect(page.locator('.lesson i')).toHaveCount(lessonIds.length);
  await expect(card(evening)).toContainText(say('tutorial.count', { number: 5, count: lessonIds.length }));
});

test('the guided game comes back at the same lesson after a reload, and can be skipped at any time', async ({
  browser,
}) => {
  const evening = await startGuided(browser, { hands: () => byTouch });
  const { page, say, hands } = evening;
  await readUpTo(evening, 'research');
  await leap(page, 60_000);
  await page.reload();
  await expectLesson(evening, 'research');
  await expect(page.locator('dialog')).toHaveCount(0);
  await hands.press(goOn(evening));
  await expect(shownClock(page)).toHaveText(say('cue.waits'));
  expect(await lessonShown(evening)).toBe('research');

  await hands.press(page.locator('.lesson .short'));
  await hands.press(named(page, say('tutorial.skip')));
  await expect(page.locator('.lesson h2, .lesson .short')).toHaveCount(0);
  await expect(shownClock(page)).toHaveText('26');
  const title = page.getByRole('heading', { level: 1 });
  const cue = (await title.textContent()) ?? '';
  await hands.press(named(page, say('cue.done')));
  await expect(title).not.toHaveText(cue);
  await page.reload();
  await hands.press(named(page, say('back.go')));
  await expect(page.locator('.lesson h2, .lesson .short')).toHaveCount(0);
});

test('on phones of every width role names do not break within words @sweep', async ({ browser }) => {
  const { page } = await startGuided(browser);
  await expect(page.locator('.guided .name')).toHaveCount(4);
  await inEveryLanguage(page, async (language) => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await atRest(page);
      expect({ language, width, broken: await brokenWords(page, '.guided .name') }).toMatchObject({ broken: [] });
      expect({ language, width, wrong: await layoutFaults(page) }).toMatchObject({ wrong: [] });
    }
  });
});

for (const [where, language, context] of [
  ['a phone', 'ru', {}],
  ['a desk', 'de', desk],
] as const) {
  test(`a lesson does not cover what it explains, and keeps the focus, on ${where} @sweep`, async ({ browser }) => {
    const evening = await startGuided(browser, { language, context });
    const { page } = evening;
    const look = screenChecker(page);
    await expectLesson(evening, 'welcome');
    await look('the first lesson');
    await goOn(evening).focus();
    await page.keyboard.press('Enter');
    await expectLesson(evening, 'done');
    await expect(goOn(evening)).toBeFocused();
    for (const id of ['budget', 'research', 'ufos'] as const) {
      await readUpTo(evening, id);
      await expect(page.locator('.spoken-of').first()).toBeAttached();
      await expect.poll(() => overlap(page, '.lesson', '.spoken-of')).toBe(0);
      if (id === 'research') await look(`the lesson ${id}`);
    }
  });
}
