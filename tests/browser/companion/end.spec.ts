import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { scoreWords } from '../../../src/client/words/format.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { type DeviceOptions, exportGame, leap, sayer } from '../tools/device.ts';
import { begin, type Evening, named, plate, shownClock, sitDown, toNextRound, toStep } from '../tools/evening.ts';
import { chooseLanguage } from '../tools/languages.ts';
import { checkerFor, screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Plays two rounds and loses: Asia turns red in the first, Africa and Europe fall in the second. */
async function loseToPanic(browser: Parameters<typeof sitDown>[0], options: DeviceOptions = {}): Promise<Evening> {
  const evening = await sitDown(browser, options);
  const { page, say } = evening;
  const mark = async (continent: string, key: string) => {
    await page.locator(`[data-continent=${continent}]`).focus();
    await page.keyboard.press(key);
  };
  await toStep(evening, 'panic-report');
  await mark('asia', 'r');
  await toNextRound(evening);
  await toStep(evening, 'panic-report');
  await mark('africa', 'o');
  await mark('europe', 'o');
  await page.locator('.foot button').last().click();
  await expect(heading(page)).toHaveText(say('end.lost'));
  return evening;
}

const row = ({ page, say }: Evening, word: string) => page.getByRole('listitem').filter({ hasText: say(word) });
const total = ({ page, say }: Evening, score: number) =>
  page.getByRole('status').filter({ hasText: scoreWords(say, score) });

test('END-2 the score uses what was reported; players count the rest, and the counts are stored', async ({
  browser,
}) => {
  const evening = await loseToPanic(browser);
  const { page, say } = evening;
  await expect(page.getByText(say('end.score-note'))).toBeVisible();
  await expect(row(evening, 'end.red').locator('b')).toHaveText('1');
  await expect(row(evening, 'end.fallen').locator('b')).toHaveText('2');
  await expect(total(evening, -12)).toBeVisible();
  const more = async (word: string, times: number) => {
    for (let i = 0; i < times; i += 1) {
      await page.getByRole('button', { name: say('odds.more', { what: say(word) }), exact: true }).tap();
    }
  };
  await more('end.ufos', 3);
  await more('end.soldiers', 4);
  await more('end.interceptors', 2);
  await more('end.damage', 5);
  await expect(total(evening, -31)).toBeVisible();
  await page.getByRole('button', { name: say('odds.fewer', { what: say('end.ufos') }), exact: true }).tap();
  await expect(total(evening, -30)).toBeVisible();
  await page.reload();
  await expect(total(evening, -30)).toBeVisible();
});

test('END-2 nothing can be counted below zero or beyond the components of the game @sweep', async ({ browser }) => {
  const evening = await loseToPanic(browser);
  const { page, say } = evening;
  for (const [word, most] of [
    ['end.ufos', 24],
    ['end.soldiers', 12],
    ['end.interceptors', 8],
    ['end.damage', 8],
  ] as const) {
    const more = page.getByRole('button', { name: say('odds.more', { what: say(word) }), exact: true });
    await expect(
      page.getByRole('button', { name: say('odds.fewer', { what: say(word) }), exact: true }),
    ).toBeDisabled();
    for (let i = 0; i < most; i += 1) await more.click();
    await expect(more).toBeDisabled();
    await expect(row(evening, word).locator('b')).toHaveText(String(most));
  }
});

test('END-1 END-2 a destroyed base counts as the end of the damage track @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'base-destroyed');
  await named(page, say('step.base-destroyed.yes')).tap();
  await expect(heading(page)).toHaveText(say('end.lost'));
  await expect(page.getByText(say('end.why.base-destroyed')).first()).toBeVisible();
  await expect(row(evening, 'end.damage').locator('b')).toHaveText('8');
  await expect(total(evening, -16)).toBeVisible();
});

test('END-3 the charts have names and give their data as tables, in every language @sweep', async ({ browser }) => {
  const { page } = await loseToPanic(browser);
  const address = page.url();
  for (const language of languages) {
    await page.goto('./#/settings');
    await chooseLanguage(page, language);
    await page.goto(address);
    const say = await sayer(language);
    await expect(heading(page)).toHaveText(say('end.lost'));
    await checkerFor(language)(page)('end: lost');
    await page.getByText(say('after.rounds')).click();
    const panic = page.getByRole('table', { name: say('after.lines-zones') });
    const columns = [say('chart.setup'), say('cue.round', { round: 1 }), say('cue.round', { round: 2 })];
    for (const name of columns) await expect(panic.getByRole('columnheader', { name })).toBeAttached();
    const cells = async (continent: string) =>
      (
        await panic
          .getByRole('row', { name: say(`continent.${continent}`) })
          .getByRole('cell')
          .allInnerTexts()
      ).map((text) => text.trim());
    const [yellow, red, fallen] = ['yellow', 'red', 'fallen'].map((zone) => say(`chart.${zone}`));
    expect(await cells('asia')).toEqual([yellow, red, red]);
    expect(await cells('africa')).toEqual([yellow, yellow, fallen]);
    const { log } = await exportGame(page, say);
    const credits = log
      .filter(({ type }) => type === 'cue-opened')
      .flatMap(({ cue }) => (cue as { credits?: number }).credits ?? []);
    const table = page.getByRole('table', { name: say('chart.credits') });
    for (const [i, value] of credits.entries()) {
      await expect(table.getByRole('row', { name: say('cue.round', { round: i + 1 }) }).getByRole('cell')).toHaveText(
        String(value),
      );
    }
    await expect(page.getByRole('table', { name: say('chart.orbit') }).getByRole('row')).toHaveCount(1);
  }
});

test('END-3 DIR-10 the story says for every round how the director adapted, and why @sweep', async ({ browser }) => {
  const { page, say } = await loseToPanic(browser);
  await page.getByText(say('after.rounds')).click();
  const rounds = page.getByRole('region', { name: say('after.rounds') }).getByRole('listitem');
  await expect(rounds).toHaveCount(2);
  await expect(rounds.nth(0)).toContainText(say('cue.round', { round: 1 }));
  // After round one, a red continent and no completed mission is more strain than usual.
  await expect(rounds.nth(1)).toContainText(say('end.reason.strained', { red: '1', fallen: '0' }));
  await expect(rounds.nth(1)).toContainText(/Strain 1\.0, usually −0\.\d after this round/);
  await expect(rounds.nth(1)).toContainText(say('end.director.ease'));
});

test('a finished game can be opened again from Games, and a new one begins from its end', async ({ browser }) => {
  const evening = await loseToPanic(browser);
  const { page, say } = evening;
  await named(page, say('end.new')).tap();
  await expect(page.getByText(say('start.continue'))).toHaveCount(0);
  await named(page, say('start.games')).tap();
  await page.locator('button.open').first().tap();
  await expect(heading(page)).toHaveText(say('end.lost'));
  await named(page, say('end.new')).tap();
  await begin(evening);
  await expect(plate(page)).toBeVisible();
});

test('with the box a rematch opens the setup with the same difficulty and base, so that the table can be laid again @sweep', async ({
  browser,
}) => {
  const evening = await loseToPanic(browser);
  const { page, say } = evening;
  const { game } = await exportGame(page, say);
  await expect(page.getByRole('button', { name: say('after.same') })).toHaveCount(0);
  await named(page, say('after.rematch')).tap();
  await expect(heading(page)).toHaveText(say('setup.name'));
  await expect(page.getByRole('combobox', { name: say('setup.base') })).toHaveValue(game.state.open.setup.base);
  await expect(page.getByText(say(`difficulty.${game.state.open.setup.difficulty}`))).toBeVisible();
});

test('a game can be left, continued and deleted', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await leap(page, 4000);
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await leap(page, 3_600_000);
  await page.getByRole('button', { name: say('start.continue') }).tap();
  await expect(page.getByRole('heading', { name: say('back.name') })).toBeVisible();
  await expect(page.getByText(say('cue.seconds-left', { seconds: 11 }))).toBeVisible();
  await named(page, say('back.go')).tap();
  await expect(shownClock(page)).toHaveText('11');
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await named(page, say('start.games')).tap();
  await named(page, say('games.delete')).tap();
  // Two taps at one place within a moment are one press.
  await named(page, say('common.cancel')).press('Enter');
  await expect(page.locator('button.open')).toHaveCount(1);
  await named(page, say('games.delete')).tap();
  await expect(page.getByText(say('games.delete-sure'))).toBeVisible();
  await named(page, say('games.delete')).tap();
  await expect(page.getByText(say('games.deleted'))).toBeVisible();
  await expect(page.locator('button.open')).toHaveCount(0);
  await page.getByRole('button', { name: say('common.back') }).tap();
  await expect(page.getByRole('button', { name: say('start.continue') })).toHaveCount(0);
});

/** The number of pixels of a PNG in each of these colours. */
const pixelsOf = (page: Page, png: Buffer, colours: readonly string[]): Promise<number[]> =>
  page.evaluate(
    async ([base64, wanted]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      const counts = wanted.map(() => 0);
      for (let i = 0; i + 2 < data.length; i += 4) {
        const colour = [data[i], data[i + 1], data[i + 2]].map((part) => (part ?? 0).toString(16).padStart(2, '0'));
        const at = wanted.indexOf(`#${colour.join('')}`);
        if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
      }
      return counts;
    },
    [png.toString('base64'), colours] as const,
  );

/** Colours of the zones in the two themes: yellow, red and orange. */
const zoneColours = {
  dark: ['#d6c16a', '#d84f45', '#ff9440'],
  light: ['#74611e', '#b3281c', '#a84a00'],
} as const;

for (const colorScheme of ['dark', 'light'] as const) {
  test(`END-3 the end can be saved as a picture, with the Earth as it was left and the lines of panic, in the ${colorScheme} theme${sweepBut(colorScheme === 'dark')}`, async ({
    browser,
  }) => {
    const { page, say } = await loseToPanic(browser, { context: { colorScheme } });
    const [file] = await Promise.all([page.waitForEvent('download'), named(page, say('after.picture')).click()]);
    expect(file.suggestedFilename()).toMatch(/^sitroom-[a-z0-9]+\.png$/);
    const png = readFileSync(await file.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1350]);
    const [yellow = 0, red = 0, orange = 0] = await pixelsOf(page, png, zoneColours[colorScheme]);
    // The headline and the rings of two fallen continents are orange; the points of the lines have all three colours.
    expect(orange).toBeGreaterThan(10_000);
    expect(yellow).toBeGreaterThan(500);
    expect(red).toBeGreaterThan(300);
  });
}

test('REV-6 with the box the review is about time, and says that it judges no moves', async ({ browser }) => {
  const { page, say } = await loseToPanic(browser);
  await page.getByRole('button', { name: say('review.see', { count: 0 }) }).click();
  await expect(heading(page)).toHaveText(say('review.time.lead'));
  await expect(page.getByText(say('review.time.note'))).toBeVisible();
  await expect(page.getByRole('img', { name: /^\d+ actions/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Round 2:/ })).toBeVisible();
  await screenChecker(page)('review: with the box');
});
