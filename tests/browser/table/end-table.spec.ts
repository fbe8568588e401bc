import { type Browser, expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { eventsOf, type Game } from '../../../src/host/index.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { playGame } from '../../../src/sim/game.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { crewOf, openGame, wholeGame } from '../tools/brought-games.ts';
import { chooseFile, desk, exportFromMenu, newDevice, phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { storedRows } from '../tools/kept.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const lost = playGame({ seed: 'replay-0', difficulty: 'expert' }, bots.beginner);
const won = wholeGame('easy', ({ state }) => state.open.outcome?.won === true);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };
const crew = crewOf('commander', 'squad-leader');

async function open(browser: Browser, game: Game) {
  const page = await openGame(browser, game, { language: 'en', context: desk, crew });
  return { page, say: await sayer('en') };
}

test('END-3 the way on comes before any chart, and screen readers hear why the game ended and its score', async ({
  browser,
}) => {
  const { page, say } = await open(browser, lost);
  await expect(heading(page)).toHaveText(say('end.lost'));
  const first = page.locator('main').getByRole('button').first();
  await expect(first).toHaveText(say('after.rematch'));
  const lostWords = say('say.lost');
  const why = await page.locator('.why').innerText();
  const heard = page.locator('main + [aria-live=polite]');
  await expect(heard).toContainText(`${lostWords} ${why}`);
  await expect(heard).toHaveText(/−\d+ points?$/);
  await screenChecker(page)('end: lost at the table');
});

test('END-3 the page names the round that decided the game, and the replay opens there @sweep', async ({ browser }) => {
  const { page, say } = await open(browser, lost);
  const title = await page.getByRole('heading', { name: /^Decided in round/ }).innerText();
  await named(page, say('after.see')).click();
  const slider = page.getByRole('slider', { name: say('replay.scrub') });
  await expect(slider).not.toHaveValue('0');
  const round = /\d+/.exec(title)?.[0] ?? '';
  await expect(page.getByText(say('cue.round', { round })).first()).toBeVisible();
});

test('END-3 on a low phone, what decided a lost game is read without scrolling @sweep', async ({ browser }) => {
  const page = await openGame(browser, lost, { language: 'en', context: smallPhone, crew });
  await expect(page.locator('.why')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: /^Decided in round/ })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.side p.bold').first()).toBeInViewport({ ratio: 1 });
  const say = await sayer('en');
  await expect(named(page, say('after.replay'))).toBeVisible();
  await screenChecker(page)('end: lost, on a low phone');
});

test('END-3 on a small phone a number stays with its word, and each panic beside its continent, in every language @sweep', async ({
  browser,
}) => {
  const page = await openGame(browser, lost, { language: 'en', context: smallPhone, crew });
  const told = page.locator('.said .quiet');
  await inEveryLanguage(page, async (language) => {
    await expect(told).toContainText(/\d+\u00a0/u);
    await atRest(page);
    const heights = await page
      .locator('.lines li p')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    expect({ language, heights: new Set(heights).size }).toEqual({ language, heights: 1 });
  });
});

test('END-3 on a desk nothing is left empty beside the report of a lost game @sweep', async ({ browser }) => {
  const { page, say } = await open(browser, lost);
  // Loaded late.
  await expect(page.getByRole('heading', { name: say('review.name') })).toBeVisible();
  await atRest(page);
  const bottomOf = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return y + height;
  };
  expect(Math.abs((await bottomOf('.side')) - (await bottomOf('.lines + div')))).toBeLessThan(120);
});

test('a rematch keeps difficulty, base and crew, and draws another game @sweep', async ({ browser }) => {
  const { page, say } = await open(browser, lost);
  await named(page, say('after.rematch')).click();
  await expect(page.locator('main.table')).toBeVisible();
  const { game } = await exportFromMenu(page, say);
  const { setup } = game.state.open;
  expect(setup).toMatchObject({ difficulty: 'expert', mode: 'virtual', base: lost.state.open.setup.base });
  expect(game.state.hidden.seed).not.toBe(lost.state.hidden.seed);
  const id = /game\/(\w+)/.exec(page.url())?.[1] ?? '';
  const kept = await page.evaluate((key) => localStorage.getItem(key), `sitroom/crew/${id}`);
  expect(JSON.parse(kept ?? 'null')).toEqual(crew);
});

test('a rematch with the same seed lays the same table @sweep', async ({ browser }) => {
  const { page, say } = await open(browser, lost);
  await page.getByRole('button', { name: say('after.same') }).click();
  await expect(page.locator('main.table')).toBeVisible();
  const { game, log } = await exportFromMenu(page, say);
  expect(game.state.hidden.seed).toBe(lost.state.hidden.seed);
  expect(game.state.open.setup).toEqual(lost.state.open.setup);
  const laid = ({ type }: { type: string }) => type === 'board-set-up';
  expect(log.find(laid)).toEqual(JSON.parse(JSON.stringify(eventsOf(lost.log).find(laid))));
});

test('after a win a front runs over the Earth; a press ends it, and reduced motion shows the end at once', async ({
  browser,
}) => {
  const running = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const show = async (reducedMotion: 'reduce' | 'no-preference') => {
    const { page } = await newDevice(browser, { context: { ...desk, reducedMotion }, motion: true });
    await page.goto('./#/games');
    await chooseFile(page, JSON.stringify(makeSave(won)));
    await expect(page.locator('button.open')).toBeVisible();
    const [row] = await storedRows(page);
    await page.goto(`./#/game/${row?.label.id}`);
    await expect(page.locator('.earth svg')).toBeVisible();
    return page;
  };
  const page = await show('no-preference');
  expect(await running(page)).toBeGreaterThan(20);
  await page.keyboard.press('Shift');
  expect(await running(page)).toBe(0);
  await expect(page.locator('.earth .left').first()).toHaveCSS('opacity', '0');
  // There it is over within a millisecond.
  const longest = await (await show('reduce')).evaluate(() =>
    Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
  );
  expect(longest).toBeLessThan(1);
});

/** Runs in the page before anything else. Holds back all messages of workers until a `release-workers` event. */
function holdWorkers(): void {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  window.Worker = class extends Worker {
    override set onmessage(hear: (event: MessageEvent) => void) {
      super.onmessage = (event) => {
        if (isHeld) waiting.push(() => hear(event));
        else hear(event);
      };
    }
  };
  addEventListener('release-workers', () => {
    isHeld = false;
    for (const hear of waiting.splice(0)) hear();
  });
}

for (const language of languages) {
  test(`REV-7 the figures of a review move nothing below them when they arrive, on a small phone: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { context: smallPhone, language });
    await page.addInitScript(holdWorkers);
    await page.reload();
    await page.goto('./#/games');
    await chooseFile(page, JSON.stringify(makeSave(lost)));
    await page.locator('button.open').tap();
    const say = await sayer(language);
    const foot = page.locator('.foot');
    await expect(page.getByRole('heading', { name: say('review.name') })).toBeVisible();
    await atRest(page);
    const before = await foot.boundingBox();
    await page.evaluate(() => dispatchEvent(new Event('release-workers')));
    await expect(page.locator('.side dl:visible')).toBeVisible();
    await atRest(page);
    expect(await foot.boundingBox()).toEqual(before);
  });
}
