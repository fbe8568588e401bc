import { type Browser, expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { operationOf } from '../../../src/daily/index.ts';
import { edition } from '../../../src/host/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { importGame } from '../tools/brought-games.ts';
import { desk, newDevice, phone, readyOffline, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { storedGame, storedRows } from '../tools/kept.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutFaults, screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const saturday = '2026-11-28';
const noon = Date.parse(`${saturday}T13:00:00Z`);

/** Sets the clock of the page. It goes on from there, on this page and on later ones. */
async function setClock(page: Page, to: number): Promise<void> {
  const set = (ms: number) => {
    const machine = Date.now.bind(Date);
    const ahead = ms - machine();
    Date.now = () => machine() + ahead;
  };
  await page.addInitScript(set, to);
  await page.reload();
}

async function openDay(browser: Browser, day = '', at = noon) {
  const { page, context } = await newDevice(browser, { context: desk });
  await setClock(page, at);
  await page.goto(`./#/day${day && `/${day}`}`);
  const say = await sayer('en');
  await expect(page.locator('main.day')).toBeVisible();
  return { page, context, say };
}

/** Begins the operation of the open day with the seats that are offered. */
async function beginDay(page: Page, say: Awaited<ReturnType<typeof sayer>>): Promise<void> {
  await page
    .getByRole('button', { name: say('day.begin') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('day.begin') })
    .click();
  await expect(page).toHaveURL(/#\/game\//);
}

/** The operation of Saturday, as bots have played it to its end. */
function played() {
  const { wishes, difficulty, condition } = operationOf(saturday, edition);
  return playGame({ seed: wishes.seed, difficulty, condition }, bots.beginner);
}

type Stored = Record<string, { game: string | null; result?: { score: number } }>;
const daysOf = (page: Page): Promise<Stored> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sitroom/days') ?? '{}') as Stored);

test('DAY-1 DAY-3 the page says which day it is for, what it brings, and when the next one comes', async ({
  browser,
}) => {
  const { page, say } = await openDay(browser);
  const { condition, setup, difficulty } = operationOf(saturday, edition);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday 28 November');
  await expect(page.getByText(say('day.next', { hours: 11 }))).toBeVisible();
  for (const word of [`condition.${condition.name}`, `plan.${setup.plan}`, `difficulty.${difficulty}`]) {
    await expect(page.getByText(say(word), { exact: true }).first()).toBeVisible();
  }
  await screenChecker(page)('day: before');
});

test('DAY-2 DAY-3 the first attempt counts once: begun and left it waits, later ones are practice', async ({
  browser,
}) => {
  const { page, say } = await openDay(browser);
  const begin = page.getByRole('button', { name: say('day.begin') }).first();
  await begin.click();
  const seats = page.getByRole('dialog', { name: say('day.who') });
  await expect(seats.getByRole('combobox')).toHaveCount(4);
  await seats.getByRole('button', { name: say('day.begin') }).click();
  await expect(page).toHaveURL(/#\/game\//);
  const [row] = await storedRows(page);
  expect(await daysOf(page)).toEqual({ [saturday]: { game: row?.label.id, edition } });
  await page.goto('./#/day');
  await page.getByRole('button', { name: say('start.continue') }).click();
  await expect(page).toHaveURL(new RegExp(`#/game/${row?.label.id}$`));
});

/** Opens the end of the game with which Saturday was begun, on a new device. */
async function endOfSaturday(browser: Browser, at: number) {
  const { page, id } = await importGame(browser, played(), { language: 'en', context: desk });
  await page.evaluate(
    ([day, game, now]) =>
      localStorage.setItem('sitroom/days', JSON.stringify({ [String(day)]: { game, edition: now } })),
    [saturday, id, edition] as const,
  );
  await setClock(page, at);
  await page.goto(`./#/game/${id}`);
  await expect(page.locator('main.end')).toBeVisible();
  return { page, id, say: await sayer('en') };
}

/** Copies the text of a day, and returns it. */
async function copiedText(page: Page, button: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: button }).click();
  return await page.evaluate(() => navigator.clipboard.readText());
}

test('DAY-3 a reviewed day tells decisions and luck, in figures and in its text @sweep', async ({ browser }) => {
  const { page, id, say } = await endOfSaturday(browser, noon);
  const figures = page
    .locator('dl')
    .filter({ hasText: say('review.decisions') })
    .locator('dd');
  await page.goto(`./#/review/${id}`);
  await expect(page.locator('main + [aria-live=polite]')).toHaveText(say('review.whole'), { timeout: 300_000 });
  const found = await figures.allInnerTexts();
  expect(found).toHaveLength(4);
  await page.goto(`./#/day/${saturday}`);
  await expect(figures).toHaveText(found);
  const worth = say('day.text.worth', { decisions: found[1], luck: found[2] });
  expect((await copiedText(page, say('day.copy'))).split('\n').at(-2)).toBe(worth);
});

test('DAY-3 a game that ends after midnight counts for its day, is shared without spoilers, and practice changes nothing', async ({
  browser,
}) => {
  const { page, id, say } = await endOfSaturday(browser, noon + 12 * 3_600_000);
  const kept = await daysOf(page);
  expect(kept[saturday]?.game).toBe(id);
  const score = kept[saturday]?.result?.score ?? Number.NaN;
  await page.goto(`./#/day/${saturday}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunday 29 November');
  const cell = page.getByRole('listitem').filter({ hasText: '28 November' });
  await expect(cell).toContainText(String(score).replace('-', '−'));
  const copied = await copiedText(page, say('day.copy'));
  await expect(page.getByText(say('day.copied'))).toBeVisible();
  expect(copied).toMatch(
    /^sitroom 28 November: Hard\n[^\n]+\n[🟨🔴🔶]+ −?\d+\nhttps?:\S+\/#\/operation\/[A-Z-]{14}\/(won|lost)-?\d+$/u,
  );
  await screenChecker(page)('day: a past day opened');
  await named(page, say('day.practise-again')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('day.practise') })
    .click();
  await expect(page).toHaveURL(/#\/game\//);
  expect(await daysOf(page)).toEqual(kept);
});

test('DAY-1 two devices begin the same operation, and share the same text after the same moves @sweep', async ({
  browser,
}) => {
  const begun = async () => {
    const { page, say } = await openDay(browser);
    await beginDay(page, say);
    const { open, hidden } = (await storedGame(page)).state;
    return { setup: open.setup, hidden };
  };
  const first = await begun();
  expect(await begun()).toEqual(first);
  const shared = async () => {
    const { page, say } = await endOfSaturday(browser, noon);
    await page.goto(`./#/day/${saturday}`);
    return await copiedText(page, say('day.copy'));
  };
  const text = await shared();
  expect(text).toContain('28 November');
  expect(await shared()).toBe(text);
});

test('DAY-3 a day that is still to come is not opened, and a wrong clock is told', async ({ browser }) => {
  const { page, say } = await openDay(browser, '2026-12-24');
  await expect(page.getByRole('alert')).toHaveText(say('day.to-come', { day: '28 November' }));
  await expect(page.getByText('24 December')).toHaveCount(0);
});

test('DAY-1 a start page that was left open overnight shows the operation of the new day when it is seen again', async ({
  browser,
}) => {
  const { page } = await importGame(browser, played(), { language: 'en', context: desk });
  await setClock(page, noon);
  await page.goto('./');
  const today = page.locator('.today');
  await expect(today).toContainText('Saturday 28 November');
  await page.evaluate((night) => {
    const machine = Date.now.bind(Date);
    window.setHidden(true);
    Date.now = () => machine() + night;
    window.setHidden(false);
  }, 20 * 3_600_000);
  await expect(today).toContainText('Sunday 29 November');
  await expect(today.locator('[aria-current=date]')).toContainText('29 November');
});

test('DAY-3 whoever still chooses seats at midnight reads that the game has become practice', async ({ browser }) => {
  const { page, say } = await openDay(browser, '', noon + 11 * 3_600_000 - 60_000);
  await page
    .getByRole('button', { name: say('day.begin') })
    .first()
    .click();
  const seats = page.getByRole('dialog', { name: say('day.who') });
  await expect(seats.getByRole('button', { name: say('day.begin') })).toBeVisible();
  await page.evaluate(() => {
    const before = Date.now.bind(Date);
    Date.now = () => before() + 120_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(seats.getByRole('status').filter({ hasText: say('day.over') })).toBeVisible();
  await seats.getByRole('button', { name: say('day.practise') }).click();
  await expect(page).toHaveURL(/#\/game\//);
  expect((await daysOf(page))[saturday]?.game).toBeNull();
});

test('DAY-2 the day needs no network @sweep', async ({ browser }) => {
  const { page, context } = await newDevice(browser, { context: desk, serviceWorker: true });
  await readyOffline(page);
  await context.setOffline(true);
  await page.reload();
  const say = await sayer('en');
  await page.goto('./#/day');
  await beginDay(page, say);
});

for (const [name, context] of [
  ['on a small phone', { ...phone, viewport: { width: 360, height: 640 } }],
  ['on a desktop', desk],
] as const) {
  test(`DAY-3 the day fits in every language ${name}${sweepBut(context !== desk)}`, async ({ browser }) => {
    const { page } = await newDevice(browser, { context });
    await setClock(page, noon);
    await page.evaluate(() =>
      localStorage.setItem(
        'sitroom/days',
        '{"2026-11-27":{"game":"a","edition":5,"result":{"won":true,"score":71,"rounds":["yellow","red","orange","red","yellow","yellow","red"]}},"2026-11-25":{"game":"b","edition":5,"result":{"won":false,"score":-12,"rounds":["red"]}}}',
      ),
    );
    await page.reload();
    await page.goto('./#/day/2026-11-27');
    await expect(page.locator('main.day')).toBeVisible();
    await inEveryLanguage(page, async () => {
      expect(await layoutFaults(page)).toEqual([]);
    });
  });
}
