import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Language } from '../../../src/i18n/languages.ts';
import type { LedgerEntry } from '../../../src/record/index.ts';
import { importGame, wholeGame } from '../tools/brought-games.ts';
import { chooseFile, type DeviceOptions, desk, newDevice, phone, sayer } from '../tools/device.ts';
import { named, sitDown, toStep } from '../tools/evening.ts';
import { gameId } from '../tools/kept.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { brokenWords, checkerFor, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const day = 86_400_000;
const plans = ['domination', 'infiltration', 'misdirection', 'occupation', 'onslaught'] as const;
const bases = ['north-america', 'south-america', 'europe', 'africa', 'asia', 'australia'] as const;

/** A career of thirty games, of which every third is won. */
const career: readonly LedgerEntry[] = Array.from({ length: 30 }, (_, i) => {
  const won = i % 3 === 0;
  const decisions = (i - 32) / 100;
  return {
    id: `game-${i}`,
    ended: Date.UTC(2026, 2, 3) + 2 * i * day,
    mode: 'virtual',
    difficulty: i < 25 ? 'easy' : 'expert',
    plan: plans[i % plans.length] ?? 'domination',
    base: bases[i % bases.length] ?? 'asia',
    rounds: 8,
    won,
    score: won ? 60 + i : -20,
    roles: ['commander'],
    earned: won ? ['whole-earth', 'on-time'] : [],
    judged: { start: 0.45, decisions, luck: (won ? 0.55 : -0.45) - decisions, result: won ? 1 : 0 },
  };
});

/** Puts entries into the ledger of a device, and opens the record. */
async function withCareer(page: Page, entries = career): Promise<void> {
  await page.goto('./#/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sitroom');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('record', 'readwrite');
          for (const entry of all) writing.objectStore('record').put(entry);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    entries,
  );
  await page.goto('./#/record');
  await expect(page.getByRole('table').first()).toBeVisible();
}

async function device(browser: Browser, options: DeviceOptions = { context: phone }) {
  const { page } = await newDevice(browser, options);
  return { page, say: await sayer(options.language ?? 'en') };
}

/** The sentence about all games. The date is left out. */
const sums = (say: Awaited<ReturnType<typeof sayer>>, played: number, won: number): string =>
  say('record.sums', { played, won, date: '§' }).split('§')[0] ?? '';

test('REC-1 REC-2 a game that ends here counts once, after a reload and when it is deleted, too', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'base-destroyed');
  await named(page, say('step.base-destroyed.yes')).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('end.lost'));
  const id = gameId(page);
  const counts = async () => {
    await page.goto('./#/record');
    await expect(page.getByText(sums(say, 1, 0))).toBeVisible();
  };
  await counts();
  await page.goto(`./#/game/${id}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('end.lost'));
  await counts();
  await page.goto('./#/games');
  await named(page, say('games.copy')).tap();
  await expect(page.getByRole('status')).toHaveText(say('games.copied'));
  await counts();
  await page.goto('./#/games');
  await expect(named(page, say('games.delete'))).toHaveCount(2);
  for (const left of [1, 0]) {
    await named(page, say('games.delete')).first().tap();
    await page
      .getByRole('button', { name: say('games.delete'), exact: true })
      .first()
      .tap();
    await expect(page.getByRole('status')).toHaveText(say('games.deleted'));
    await expect(named(page, say('games.copy'))).toHaveCount(left);
  }
  await counts();
});

test('REC-1 a game that was over when it came from a file does not count; one that ended here with an older version does @sweep', async ({
  browser,
}) => {
  const game = wholeGame('easy', ({ state }) => state.open.outcome?.won === true);
  const { page, id } = await importGame(browser, game, { language: 'en', context: phone });
  const say = await sayer('en');
  await page.goto('./');
  await named(page, say('record.short')).tap();
  await expect(page.getByText(say('record.empty'))).toBeVisible();
  await page.evaluate((name) => localStorage.removeItem(`sitroom/uncounted/${name}`), id);
  await page.reload();
  await expect(page.getByText(sums(say, 1, 1))).toBeVisible();
});

test('REC-3 a new commendation is told at the end of the game that earned it, and no fanfare', async ({ browser }) => {
  const game = wholeGame('easy', ({ state }) => state.open.outcome?.won === true);
  const { page, id } = await importGame(browser, game, { language: 'en', context: desk });
  const say = await sayer('en');
  await page.evaluate((name) => localStorage.removeItem(`sitroom/uncounted/${name}`), id);
  await page.goto(`./#/game/${id}`);
  const told = page.getByRole('list', { name: say('record.new', { count: 2 }) });
  await expect(told).toBeVisible();
  await screenChecker(page)('end: new commendations');
  await page.goto('./#/record');
  const earned = page.getByRole('button', { name: say('commendation.on-time') });
  await expect(earned).toContainText(say('record.earned'));
  await earned.click();
  await named(page, say('review.name')).click();
  await expect(page).toHaveURL(new RegExp(`#/review/${id}$`));
});

test('REC-2 a file carries the record to another device, where adding it twice changes nothing', async ({
  browser,
}) => {
  const here = await device(browser);
  await withCareer(here.page);
  const [file] = await Promise.all([
    here.page.waitForEvent('download'),
    named(here.page, here.say('record.save')).tap(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  const { page, say } = await device(browser);
  await page.goto('./#/record');
  await expect(page.getByText(say('record.empty'))).toBeVisible();
  const status = page.getByRole('status');
  await chooseFile(page, text);
  await expect(status).toHaveText(say('record.added', { count: 30 }));
  await expect(page.getByText(sums(say, 30, 10))).toBeVisible();
  await chooseFile(page, text);
  await expect(status).toHaveText(say('record.added', { count: 0 }));
  await chooseFile(page, text.slice(0, 3_000));
  await expect(status).toHaveText(say('record.file-damaged'));
  await chooseFile(page, 'Dear Commander, …');
  await expect(status).toHaveText(say('record.file-foreign'));
  await page.reload();
  await expect(page.getByText(sums(say, 30, 10))).toBeVisible();
});

test('REC-1 a game that a wrong clock has put into the future counts as ended today @sweep', async ({ browser }) => {
  const { page } = await device(browser);
  const ahead = career.slice(0, 1).map((entry) => ({ ...entry, ended: Date.UTC(2199, 6) }));
  await withCareer(page, ahead);
  await expect(page.locator('header').getByText(String(new Date().getFullYear()))).toBeVisible();
  await expect(page.getByText('2199')).toHaveCount(0);
});

test('REC-3 a commendation is opened with its rule and the game that earned it, also by keyboard @sweep', async ({
  browser,
}) => {
  const { page, say } = await device(browser, { context: desk });
  await withCareer(page);
  const button = (name: 'whole-earth' | 'enough') => page.getByRole('button', { name: say(`commendation.${name}`) });
  await button('whole-earth').click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(say('commendation.whole-earth'));
  await expect(page.getByText('3 Mar 2026 · Easy · North America')).toBeVisible();
  // That game is not kept any more.
  await expect(named(page, say('review.name'))).toHaveCount(0);
  await button('enough').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(say('commendation.enough'));
  await expect(button('enough')).toHaveAttribute('aria-pressed', 'true');
  await screenChecker(page)('record: a desk');
});

test('on a small phone the record fits in every language, and no name of a commendation breaks @sweep', async ({
  browser,
}) => {
  const { page } = await device(browser, { context: { ...phone, viewport: { width: 360, height: 640 } } });
  await withCareer(page);
  await inEveryLanguage(page, async (language: Language) => {
    await checkerFor(language)(page)('record: a small phone');
    expect(await brokenWords(page, '.record li button > span, .record th, .record dt')).toEqual([]);
  });
});
