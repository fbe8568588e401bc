import { type Browser, expect, type Page } from '@playwright/test';
import { roles } from '../../../src/content/roles.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { plate } from '../tools/evening.ts';
import { byMouse } from '../tools/hands.ts';
import { checkerFor } from '../tools/look.ts';
import { sitAtTable } from '../tools/round-table.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';
import { come, makeTable, nextDevice, type Person, sit } from './people.ts';

/** Two people at a table on screens, in the first cue. */
async function playing(browser: Browser): Promise<{ readonly maker: Person; readonly tom: Person }> {
  const { maker, address } = await makeTable(browser);
  await sit(maker, 'Ana', ['commander', 'central-officer']);
  const tom = await come(browser, address);
  await sit(tom, 'Tom', ['squad-leader', 'chief-scientist']);
  await maker.page.getByRole('button', { name: maker.say('together.begin') }).click();
  await expect(tom.page.locator('main.table')).toBeVisible();
  return { maker, tom };
}

test('ONL-10 a table is made in two presses, joined by address and by code, and played in two languages', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser);
  await sit(maker, 'Ana', ['commander']);
  const mei = await come(browser, address, 'zh-Hant');
  await sit(mei, '小美', ['central-officer', 'squad-leader']);
  await expect(maker.page.getByText(maker.say('together.sits', { name: '小美' }))).toHaveCount(2);

  const code = (await maker.page.locator('.code').textContent()) ?? '';
  const { page: third } = await nextDevice(browser, { context: phone });
  await third.goto('/#/together');
  await third.getByRole('textbox').fill(code);
  await third.getByRole('button', { name: maker.say('together.join') }).click();
  await expect(third.getByText(maker.say('together.sits', { name: 'Ana' }))).toBeVisible();
  await third.getByRole('button', { name: maker.say('together.watch') }).click();

  await mei.page.getByRole('button', { name: mei.say('together.begin') }).click();
  for (const { page } of [maker, mei]) await expect(page.locator('main.table')).toBeVisible();
  await expect(third.locator('main.board')).toBeVisible();
  await expect(mei.page.locator('.seats')).toContainText('Ana');
});

test('ONL-11 somebody alone with one role begins, pauses and resumes a game in which bots play the others @sweep', async ({
  browser,
}) => {
  const { maker } = await makeTable(browser);
  const { page, say } = maker;
  await sit(maker, 'Ana', ['commander']);
  await page.getByRole('button', { name: say('together.begin') }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await page.getByRole('button', { name: say('cue.pause') }).click();
  await page.getByRole('button', { name: say('cue.resume') }).click();
  await expect(page.getByRole('button', { name: say('cue.pause') })).toBeVisible();
});

for (const mode of ['box', 'screen'] as const) {
  const sweep = sweepBut(mode === 'box');
  test(`ONL-11 where only the Central Officer pauses, nobody else can press pause or resume: ${mode}${sweep}`, async ({
    browser,
  }) => {
    const { maker, address } = await makeTable(browser, { mode });
    await sit(maker, 'Ana', ['commander', 'central-officer']);
    const tom = await come(browser, address);
    await sit(tom, 'Tom', ['squad-leader', 'chief-scientist']);
    const pauses = maker.page.getByRole('combobox', { name: maker.say('together.pauses') });
    await pauses.selectOption('central-officer');
    await expect(tom.page.getByText(tom.say('together.pauses-officer'))).toBeVisible();
    await maker.page.getByRole('button', { name: maker.say('together.begin') }).click();
    const key = ({ page, say }: Person, name: 'cue.pause' | 'cue.resume') =>
      page.getByRole('button', { name: say(name) });
    await expect(key(tom, 'cue.pause')).toBeDisabled();
    await key(maker, 'cue.pause').click();
    await expect(key(tom, 'cue.resume')).toBeDisabled();
    await key(maker, 'cue.resume').click();
    await expect(key(tom, 'cue.pause')).toBeDisabled();
  });
}

test('ONL-11 only the maker of a table can change its timers, and the others read that @sweep', async ({ browser }) => {
  const { maker, tom } = await playing(browser);
  const settingsOf = async ({ page, say }: Person) => {
    await page.getByRole('button', { name: say('menu.name'), exact: true }).click();
    await page.getByRole('button', { name: say('menu.settings') }).click();
    return page.getByRole('group', { name: say('settings.timers') });
  };
  const twice = ({ say }: Person) => ({ name: say('settings.timers.2') });
  await (await settingsOf(maker)).getByRole('radio', twice(maker)).check();
  await expect(maker.page.getByText(maker.say('refused.maker-only'))).toHaveCount(0);
  await maker.page.getByRole('button', { name: maker.say('common.close') }).click();
  await maker.page.getByRole('button', { name: maker.say('menu.resume') }).click();
  const read = await settingsOf(tom);
  await expect(read.getByRole('radio', twice(tom))).toBeChecked();
  await expect(read.getByRole('radio', twice(tom))).toBeDisabled();
  await expect(tom.page.getByText(tom.say('refused.maker-only'))).toBeVisible();
});

test('DIR-9 with the box the Central Officer scans in the cue of a second role, too', async ({ browser }) => {
  const { maker } = await makeTable(browser, { mode: 'box' });
  const { page, say } = maker;
  await sit(maker, 'Ana', roles);
  await page.getByRole('button', { name: say('together.begin') }).click();
  const scan = page.getByRole('button', { name: say('cue.scan') });
  const another = plate(page).getByText(say('role.chief-scientist'));
  await expect
    .poll(async () => {
      if ((await scan.isVisible()) && (await another.isVisible())) return true;
      await page.getByRole('button', { name: say('cue.done') }).click();
      return false;
    })
    .toBe(true);
  await scan.click();
  await expect(page.locator('.coming .coming li')).not.toHaveCount(0);
});

test('ONL-7 a bot plays for a phone without a network, and the phone has its roles back at once', async ({
  browser,
}) => {
  const { maker, tom } = await playing(browser);
  await tom.page.context().setOffline(true);
  const seat = maker.page.locator('.crew').getByRole('button', { name: maker.say('role.squad-leader') });
  await expect(seat).toContainText(maker.say('crew.bot'));
  await expect(tom.page.locator('.seats .told')).toHaveText(tom.say('together.away'));
  await tom.page.context().setOffline(false);
  await expect(seat).toContainText('Tom');
  await expect(tom.page.getByText(tom.say('together.away'))).toHaveCount(0);
});

test('ONL-7 with the box the clock waits for a phone that is gone, and says for whom', async ({ browser }) => {
  const { maker, address } = await makeTable(browser, { mode: 'box' });
  await sit(maker, 'Ana', ['commander', 'central-officer']);
  const tom = await come(browser, address);
  await sit(tom, 'Tom', ['squad-leader', 'chief-scientist']);
  await maker.page.getByRole('button', { name: maker.say('together.begin') }).click();
  await expect(maker.page.locator('main.cue')).toBeVisible();
  await tom.page.close();
  await expect(maker.page.getByText(maker.say('together.held.person-away', { name: 'Tom' }))).toBeVisible();
  await expect(maker.page.getByRole('timer')).toBeVisible();
  await expect(maker.page.getByRole('timer').locator('.hand')).toHaveCount(0);
});

test('a reload comes back to the own seat, and another device with its link takes it over', async ({ browser }) => {
  const { maker, address } = await makeTable(browser);
  await sit(maker, 'Ana', ['commander']);
  await maker.page.reload();
  await expect(maker.page.getByText(maker.say('together.sits-you'))).toBeVisible();
  const second = await maker.page.context().newPage();
  await second.goto(address);
  await expect(second.getByText(maker.say('together.sits-you'))).toBeVisible();
  await expect(maker.page.getByRole('heading', { name: maker.say('together.moved') })).toBeVisible();
  await maker.page.getByRole('button', { name: maker.say('together.watch') }).click();
  await expect(second.getByText(maker.say('together.watching', { count: 1 }))).toBeVisible();
  await second.getByRole('button', { name: maker.say('together.begin') }).click();
  await expect(maker.page.locator('main.board')).toBeVisible();
  await maker.page.reload();
  await expect(second.getByRole('heading', { name: maker.say('together.moved') })).toBeVisible();
});

test('pointing at a place shows everybody a ring with the name there, and a quick word its line', async ({
  browser,
}) => {
  const { maker, tom } = await playing(browser);
  // The hand can take cards, but is no place of the game.
  let connected = 0;
  maker.page.on('websocket', () => {
    connected += 1;
  });
  await maker.page.getByRole('radio', { name: maker.say('table.hand') }).click();
  await maker.page.locator('[data-place="hand"]').click({ button: 'right', force: true });
  // A page whose frame the table could not read would connect again.
  await tom.page.locator('.seats button').first().tap();
  await tom.page.getByRole('button', { name: tom.say('together.word.good') }).tap();
  await expect(
    maker.page.getByText(maker.say('together.says', { name: 'Tom', word: maker.say('together.word.good') })),
  ).toBeVisible();
  expect(connected).toBe(0);
  await maker.page.locator('[data-place="continent:africa"]').click({ button: 'right', force: true });
  for (const { page } of [maker, tom]) await expect(page.locator('.ring', { hasText: 'Ana' })).toBeVisible();
  // At the edge of a phone the name is whole, too.
  await maker.page.locator('[data-place="continent:asia"]').click({ button: 'right', force: true });
  await expect(tom.page.locator('.ring b', { hasText: 'Ana' })).toBeInViewport({ ratio: 1 });
  await tom.page.locator('.seats button').first().tap();
  await tom.page.getByRole('button', { name: tom.say('together.word.need-help') }).tap();
  const said = maker.say('together.says', { name: 'Tom', word: maker.say('together.word.need-help') });
  await expect(maker.page.getByText(said)).toBeVisible();
});

/** A game with bots moves from a new device to a table, where its person sits down by that. Returns their page. */
async function moved(browser: Browser): Promise<Page> {
  const { page } = await nextDevice(browser, { context: desk });
  const say = await sayer('en');
  await page.getByRole('button', { name: say('start.bots') }).click();
  await page.getByRole('button', { name: say('crew.start') }).click();
  await expect(page.locator('main.table')).toBeVisible();
  const round = await page.locator('.top .round').first().textContent();
  await page.getByRole('button', { name: say('menu.name'), exact: true }).click();
  await page.getByRole('button', { name: say('together.move') }).click();
  // It waits with the invitation, and goes on with one press.
  await expect(page.getByRole('heading', { name: say('together.at-table') })).toBeVisible();
  await expect(page.locator('dialog[open] .code')).toHaveText(/^[A-Z]{3} [A-Z]{3}$/);
  await page.getByRole('button', { name: say('menu.resume') }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.getByText(say('together.menu'))).toHaveCount(0);
  expect(await page.locator('.top .round').first().textContent()).toBe(round);
  return page;
}

test('ONL-14 a game moves from a device to a table, and its maker takes it home again', async ({ browser }) => {
  const page = await moved(browser);
  const say = await sayer('en');
  const { page: tv } = await nextDevice(browser, { context: desk });
  await tv.goto(`${page.url()}/board`);
  await expect(tv.locator('main.board')).toBeVisible();
  await page.getByRole('button', { name: say('menu.name'), exact: true }).click();
  await page.getByRole('button', { name: say('together.home') }).click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.locator('main.table')).toBeVisible();
  await expect(tv.getByRole('heading', { name: say('together.closed') })).toBeVisible();
});

test('ONL-14 people who share one screen go on at a table with one press, seated with their roles @sweep', async ({
  browser,
}) => {
  const names = { commander: 'Ann', 'squad-leader': 'Ben' } as const;
  const bots = ['chief-scientist', 'central-officer'] as const;
  const { page, say } = await sitAtTable(browser, { names, bots, hands: () => byMouse, context: desk, speed: 0.05 });
  await page.getByRole('button', { name: say('menu.name'), exact: true }).click();
  await page.getByRole('button', { name: say('together.move') }).click();
  const people = page.locator('dialog[open]');
  await expect(people.locator('.code')).toHaveText(/^[A-Z]{3} [A-Z]{3}$/);
  await expect(people.getByText(say('together.sits-you'))).toHaveCount(2);
  await expect(page.locator('main.lobby')).toHaveCount(0);
  await page.getByRole('button', { name: say('menu.resume') }).click();
  await expect(page.locator('main.table')).toBeVisible();
  // Others see both of them.
  const { page: other } = await nextDevice(browser, { context: phone });
  await other.goto(page.url());
  await expect(other.getByText(say('together.sits', { name: 'Ann, Ben' }))).toHaveCount(2);
});

test('ONL-14 a game that the device cannot keep stays at the table, and goes on there @sweep', async ({ browser }) => {
  const page = await moved(browser);
  const say = await sayer('en');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: say('menu.name'), exact: true }).click();
  await page.getByRole('button', { name: say('together.home') }).click();
  await expect(page.getByText(say('together.home-not-kept'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: say('together.gone-home') })).toBeVisible();
  await page.getByRole('button', { name: say('together.go-on-here') }).click();
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.getByRole('heading', { name: say('together.gone-home') })).toHaveCount(0);
});

test('a wrong code is refused in words', async ({ browser }) => {
  const { page } = await nextDevice(browser, { context: phone });
  const say = await sayer('en');
  await page.goto('/#/together');
  await page.getByRole('textbox').fill('AAAAAA');
  await page.getByRole('button', { name: say('together.join') }).click();
  await expect(page.getByRole('alert')).toHaveText(say('together.no-such'));
});

for (const language of ['en', 'de', 'ru', 'zh-Hant'] as const) {
  test(`the pages of a table pass their checks: ${language}${sweepBut(language === 'ru')}`, async ({ browser }) => {
    const { maker, address } = await makeTable(browser, { language });
    const check = checkerFor(language);
    await check(maker.page)('the table before the game');
    const guest = await come(browser, address, language);
    await check(guest.page)('joining');
    await maker.page.goto('/#/together');
    await check(maker.page)('making a table');
  });
}
