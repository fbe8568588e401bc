import { type Browser, expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { edition } from '../../../src/host/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { lettersOf, operationCode } from '../../../src/wire/index.ts';
import { newStandardGame } from '../../tools/standard.ts';
import { importGame } from '../tools/brought-games.ts';
import { desk, newDevice, phone, readyOffline, sayer } from '../tools/device.ts';
import { storedGame, storedRows } from '../tools/kept.ts';
import { changeSettings, inEveryLanguage } from '../tools/languages.ts';
import { layoutFaults, screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const wishes = { seed: 'k7x2bq', difficulty: 'easy', mode: 'virtual' } as const;
const code = operationCode({ edition, wishes });

/** Opens an address in an empty browser. */
async function openAt(browser: Browser, hash: string, options: Parameters<typeof newDevice>[1] = {}) {
  const { page, context } = await newDevice(browser, { context: phone, ...options });
  await page.goto(`./${hash}`);
  await expect(page.locator('main.operation')).toBeVisible();
  return { page, context, say: await sayer('en') };
}

/** Begins the operation on the page, with the present crew, and returns the game. */
async function begin(page: Page) {
  const say = await sayer('en');
  await page.getByRole('button', { name: say('day.begin') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('day.begin') })
    .click();
  await expect(page).toHaveURL(/#\/game\//);
  return storedGame(page);
}

test('DAY-4 a link says in an empty browser what it leads to, and begins the same operation on a press', async ({
  browser,
}) => {
  const { page, say } = await openAt(browser, `#/operation/${code}/won71-5+53`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('operation.beat', { score: 71 }));
  const sent = playGame(wishes, bots.beginner).state.open.setup;
  for (const word of ['difficulty.easy', 'start.screen', `plan.${sent.plan}`])
    await expect(page.getByText(say(word), { exact: true })).toBeVisible();
  await screenChecker(page)('a shared operation');
  expect(await storedRows(page)).toEqual([]);
  const game = await begin(page);
  expect(game.state.open.setup).toEqual(sent);
  expect(game.state.hidden.seed).toBe(wishes.seed);
});

test('DAY-4 a finished game is shared with its score, and its letters lead to the same operation @sweep', async ({
  browser,
}) => {
  const { page, id } = await importGame(browser, playGame(wishes, bots.beginner), { language: 'en', context: desk });
  const say = await sayer('en');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`./#/game/${id}`);
  await page.getByRole('button', { name: say('together.share') }).click();
  const dialog = page.getByRole('dialog', { name: say('share.name') });
  await expect(dialog.getByText(lettersOf({ edition, wishes })?.slice(0, 4) ?? '', { exact: true })).toBeVisible();
  await screenChecker(page)('sharing an operation');
  await dialog.locator('button.filled').click();
  await expect(dialog.getByText(say('day.copied'))).toBeVisible();
  const [beat = '', link = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  const { hash } = new URL(link);
  expect(hash).toMatch(new RegExp(`^#/operation/${code}/(won|lost)-?\\d+$`));
  const other = await openAt(browser, hash);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(beat);
  await other.page.goto('./#/games');
  await other.page.getByRole('button', { name: say('games.letters') }).click();
  await other.page.getByRole('textbox').fill(code.toLowerCase().replaceAll('-', ' '));
  await other.page.getByRole('button', { name: say('operation.open') }).click();
  await expect(other.page).toHaveURL(new RegExp(`#/operation/${code.replaceAll('-', '')}$`));
  await expect(other.page.getByText(say('difficulty.easy'), { exact: true })).toBeVisible();
});

test('DAY-4 what leads to nothing, or to another game, says so and asks again', async ({ browser }) => {
  const { page, say } = await openAt(browser, `#/operation/${operationCode({ edition: edition - 1, wishes })}`);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(say('operation.refused.earlier'));
  await page.goto(`./#/operation/${operationCode({ edition: edition + 1, wishes })}`);
  await expect(alert).toHaveText(say('operation.refused.later'));
  await page.goto('./#/operation/KMTR-WXAB-CDEF');
  await expect(alert).toHaveText(say('operation.refused.letters'));
  await page.goto('./#/operation/%3Cscript%3E/won71');
  await expect(alert).toHaveText(say('operation.refused.none'));
  await screenChecker(page)('a refused operation');
  await page.getByRole('textbox').fill(`Come: https://example.org/x/#/operation/${code}`);
  await expect(page.getByRole('button', { name: say('operation.open') })).toBeEnabled();
  const closed = operationCode({ edition, wishes: { ...wishes, enemyTypes: ['muton', 'muton', 'muton'] } });
  await page.goto(`./#/operation/${closed}`);
  await expect(alert).toHaveText(say('operation.refused.closed'));
  expect(await storedRows(page)).toEqual([]);
});

test('DAY-4 a link of the box leads to its set-up, without what this device would add or leave out @sweep', async ({
  browser,
}) => {
  const boxed = { ...wishes, mode: 'companion', base: 'africa' } as const;
  const { page, say } = await openAt(browser, `#/operation/${operationCode({ edition, wishes: boxed })}`);
  const { plan } = newStandardGame(boxed).state.open.setup;
  await changeSettings(page, { missing: [plan] });
  await page.getByRole('button', { name: say('operation.box') }).click();
  await expect(page.getByRole('heading', { name: say('setup.name') })).toBeVisible();
  await expect(page.getByRole('combobox', { name: say('setup.base') })).toHaveValue('africa');
  await expect(page.getByRole('combobox', { name: say('setup.plan'), exact: true })).toHaveValue(plan);
});

test('DAY-4 a shared operation needs no network once the app was opened @sweep', async ({ browser }) => {
  const { page, context } = await newDevice(browser, { context: desk, serviceWorker: true });
  await readyOffline(page);
  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto(`./#/operation/${code}`);
  await begin(page);
});

for (const [name, context] of [
  ['on a small phone', { ...phone, viewport: { width: 360, height: 640 } }],
  ['on a desktop', desk],
] as const) {
  test(`DAY-4 a shared operation fits in every language ${name}${sweepBut(context !== desk)}`, async ({ browser }) => {
    const rules = { everybodyPauses: true, hardLosses: true, emergencyFunding: 14 };
    const long = operationCode({ edition, wishes: { ...wishes, mode: 'companion', houseRules: rules } });
    const { page } = await openAt(browser, `#/operation/${long}/lost-12-100+88`, { context });
    await inEveryLanguage(page, async () => {
      expect(await layoutFaults(page)).toEqual([]);
    });
  });
}
