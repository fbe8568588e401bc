import { type Browser, expect, type Page } from '@playwright/test';
import { forecastCount } from '../../../src/client/table/motion/positions.ts';
import { continents, type Space } from '../../../src/content/continents.ts';
import { factsOf } from '../../../src/content/steps.ts';
import { eventsOf } from '../../../src/host/index.ts';
import { momentsOf } from '../../../src/i18n/log/moments.ts';
import { type PublicState, type Unit, zoneAt } from '../../../src/rules/index.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { wholeGame } from '../tools/brought-games.ts';
import { chooseFile, desk, newDevice, newTab, phone, sayer } from '../tools/device.ts';
import { named, sitDown, toNextRound } from '../tools/evening.ts';
import { atRest, checkerFor, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const game = wholeGame('expert', ({ state }) => state.open.outcome?.won === false);
const moments = momentsOf(eventsOf(game.log), game.pack);
const last = moments.length - 1;

type Say = Awaited<ReturnType<typeof sayer>>;

const slider = (page: Page, say: Say) => page.getByRole('slider', { name: say('replay.scrub') });

/** Opens the replay of a game played by bots on a new device. */
async function watching(browser: Browser, context = desk, language: 'en' | 'de' | 'ru' | 'zh-Hant' = 'en') {
  const say = await sayer(language);
  const { page, context: device } = await newDevice(browser, { context, language });
  await page.goto('./#/games');
  await chooseFile(page, JSON.stringify(makeSave(game)));
  await named(page, say('games.watch')).click();
  await expect(slider(page, say)).toHaveValue('0');
  return { page, say, device };
}

/** Asserts that the displayed board matches the engine's state. */
async function expectBoard(page: Page, say: Say, open: PublicState): Promise<void> {
  const { board, setup } = open;
  if (board === null) throw new Error('no board');
  const expectPlace = async (space: Space, units: readonly Unit[], name: string, home = false) => {
    const tired = units.filter(({ exhausted }) => exhausted).length;
    const coming = forecastCount(open, space);
    const whole = [
      name,
      ...(tired > 0 ? [say('table.tired', { count: tired })] : []),
      ...(coming > 0 ? [say('table.foreseen', { count: coming })] : []),
      ...(home ? [say('table.home')] : []),
    ];
    await expect(page.getByRole('img', { name: whole.join('; '), exact: true })).toBeAttached();
  };
  for (const continent of continents) {
    const units = board.units.filter(({ at }) => at === `continent:${continent}`);
    const name = say('table.continent', {
      continent: say(`continent.${continent}`),
      zone: say(`zone.${zoneAt(board, continent)}`),
      space: board.panic[continent],
      ufos: board.ufos[continent],
      interceptors: units.length,
    });
    await expectPlace(continent, units, name, continent === setup.base);
  }
  const satellites = board.units.filter(({ at }) => at === 'orbit');
  await expectPlace('orbit', satellites, say('table.orbit', { ufos: board.ufos.orbit, satellites: satellites.length }));
  await expect(page.locator('.piece')).toHaveCount(
    board.units.filter(
      ({ at }) => ['reserve', 'base', 'mission', 'final-mission'].includes(at) || at.startsWith('lab:'),
    ).length,
  );
}

test('END-3 a replay can be operated by keyboard alone, and its boards match the engine', async ({ browser }) => {
  const { page, say } = await watching(browser);
  const at = slider(page, say);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(at).toHaveValue('2');
  await page.keyboard.press('ArrowLeft');
  await expect(at).toHaveValue('1');
  await page.keyboard.press('PageDown');
  const second = moments.findIndex(({ open }) => open.round === 2 && open.phase === 'timed');
  await expect(at).toHaveValue(String(second));
  await expectBoard(page, say, moments[second]?.open ?? game.state.open);
  await page.keyboard.press('End');
  await expect(at).toHaveValue(String(last));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('end.lost'));
  await expectBoard(page, say, game.state.open);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await expect(at).toHaveValue('0');
  await at.focus();
  await page.keyboard.press('ArrowRight');
  await expect(at).toHaveValue('1');
});

test('END-3 a replay plays by itself, at a chosen speed, and stops at the first key press @sweep', async ({
  browser,
}) => {
  const { page, say } = await watching(browser);
  await page.keyboard.press('Space');
  await expect(named(page, say('replay.pause'))).toBeVisible();
  await named(page, say('replay.times', { speed: 4 })).click();
  await expect.poll(async () => Number(await slider(page, say).inputValue())).toBeGreaterThan(3);
  await page.keyboard.press('ArrowLeft');
  await expect(named(page, say('replay.play'))).toBeVisible();
});

test('END-3 the replay’s log follows the current moment and its lines jump to theirs; the table is read-only', async ({
  browser,
}) => {
  const { page, say } = await watching(browser);
  const roll = moments.findIndex(({ events }) => events.some(({ type }) => type === 'dice-rolled'));
  await page.goto(`${page.url().replace(/\/\d+$/, '')}/${roll}`);
  await expect(slider(page, say)).toHaveValue(String(roll));
  const log = page.getByRole('region', { name: say('replay.log') });
  const now = log.locator('[aria-current]');
  await expect(now).toHaveCount(1);
  await expect(now).toBeInViewport();
  const { open } = moments[roll] ?? game.state;
  const role = open.step === null ? 'all' : factsOf(open.step).role;
  await expect(page.getByText(say('replay.where', { round: open.round, role: say(`role.${role}`) }))).toBeVisible();
  await expect(named(page, say('table.apply'))).toHaveCount(0);
  await expect(page.locator('.piece:enabled')).toHaveCount(0);
  await log.getByRole('button').first().click();
  await expect(slider(page, say)).toHaveValue('0');
});

test('END-3 on a desk a replay fits the screen, however long its log @sweep', async ({ browser }) => {
  const { page } = await watching(browser);
  await page.keyboard.press('End');
  await atRest(page);
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  expect(heights).toEqual([desk.viewport?.height, desk.viewport?.height]);
});

test('END-3 a link to a moment opens it on this device; on another one the page says that the game is missing', async ({
  browser,
}) => {
  const { page, say, device } = await watching(browser);
  await device.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (let i = 0; i < 7; i += 1) await page.keyboard.press('ArrowRight');
  await named(page, say('replay.copy')).click();
  await expect(page.getByRole('status').filter({ hasText: say('replay.copied') })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/replay\/[a-z0-9]+\/7$/);
  const other = await newTab(device, link);
  await expect(slider(other, say)).toHaveValue('7');
  await expectBoard(other, say, moments[7]?.open ?? game.state.open);
  const stranger = await newDevice(browser, { context: desk });
  await stranger.page.goto(link);
  await expect(stranger.page.getByText(say('games.missing'))).toBeVisible();
});

for (const [name, context] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  for (const language of ['en', 'ru'] as const) {
    const checks = language === 'en' ? 'layout and accessibility' : 'layout';
    test(`a replay passes the ${checks} checks: ${name}, ${language} @sweep`, async ({ browser }) => {
      const { page, say } = await watching(browser, context, language);
      const look = checkerFor(language)(page);
      await look('replay: the beginning');
      await page.keyboard.press('End');
      await look('replay: the end');
      if (name === 'phone') await page.getByRole('button', { name: say('replay.part.log') }).tap();
      await expect(page.getByRole('region', { name: say('replay.log') })).toBeVisible();
      await expect(page.locator('[aria-current=step]')).toBeInViewport();
      await look('replay: the log');
    });
  }
}

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the text of a card covers neither its picture nor its edge at ${width} × ${height} @sweep`, async ({
    browser,
  }) => {
    const { page } = await watching(browser, { ...desk, viewport: { width, height } }, 'ru');
    await page.keyboard.press('End');
    await atRest(page);
    const seen: { card: string | null; over: boolean }[] = [];
    for (const tab of await page.getByRole('radio').all()) {
      await tab.click();
      for (const card of await page.locator('.card').all()) {
        const measure = () =>
          card.evaluate((one) => {
            const box = (part: string) => one.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
            const words = box('.words');
            return box('.picture').bottom - words.top > 1 || words.bottom - one.getBoundingClientRect().bottom > 1;
          });
        const name = await card.getAttribute('data-piece');
        seen.push({ card: name, over: await measure() });
      }
    }
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter(({ over }) => over)).toEqual([]);
  });
}

test('END-3 the end page of a virtual game shows luck and leads to the replay @sweep', async ({ browser }) => {
  const { page, say } = await watching(browser);
  await page.getByRole('button', { name: say('replay.leave') }).click();
  await page.getByText(say('after.rounds')).click();
  await expect(page.getByRole('table', { name: say('after.luck-roles') }).getByRole('row')).toHaveCount(6);
  await expect(page.getByText(say('end.score-note'))).toHaveCount(0);
  await screenChecker(page)('end: a game on the screen');
  await named(page, say('after.replay')).click();
  await expect(slider(page, say)).toHaveValue('0');
});

test('RES-15 a companion game can be replayed from its menu @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toNextRound(evening);
  await named(page, say('cue.menu')).click();
  await named(page, say('games.watch')).click();
  await expect(slider(page, say)).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cue.new-technology.name'));
  await screenChecker(page)('replay: a game with the box');
});
