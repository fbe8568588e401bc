// Seats that outlive their devices.

import { type Browser, expect } from '@playwright/test';
import { boardOverlaps, screens } from '../tools/afar.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { checkerFor } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';
import { begin, beReady, come, makeTable, nextDevice, type Person, sit } from './people.ts';

const sitButton = ({ page }: Person) => page.locator('main.lobby .filled');

/** Ana, who made a table with the box, and Jonas, who has three roles. */
async function two(browser: Browser, language: 'en' | 'de' | 'ru' | 'zh-Hant' = 'en') {
  const { maker: ana, address } = await makeTable(browser, { language, mode: 'box' });
  await sit(ana, 'Ana', ['commander']);
  const jonas = await come(browser, address, language);
  await sit(jonas, 'Jonas', ['squad-leader', 'chief-scientist', 'central-officer']);
  return { ana, jonas, address };
}

for (const language of ['en', 'de', 'ru', 'zh-Hant'] as const) {
  test(`ONL-10 a new phone asks for the seat of a dead one, and those who are here may object: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const { ana, jonas, address } = await two(browser, language);
    await begin(jonas);
    await jonas.page.close();
    await expect(ana.page.getByText(ana.say('together.held.person-away', { name: 'Jonas' }))).toBeVisible();
    const fresh = await come(browser, address, language);
    const check = checkerFor(language);
    await check(fresh.page)('somebody may be Jonas');
    await check(ana.page)('waiting for Jonas');
    const iAm = fresh.page.getByRole('button', { name: fresh.say('together.seat.i-am', { name: 'Jonas' }) });
    await expect(iAm).toHaveCount(1);
    await iAm.dblclick();
    await expect(fresh.page.getByText(fresh.say('refused.asked-already'))).toHaveCount(0);
    await expect(ana.page.getByText(ana.say('together.seat.asks', { name: 'Jonas' }))).toBeVisible();
    await ana.page.getByRole('button', { name: ana.say('together.seat.object', { name: 'Jonas' }) }).click();
    await expect(fresh.page.getByText(fresh.say('refused.objected'))).toBeVisible();
    await expect(ana.page.getByText(ana.say('together.seat.asks', { name: 'Jonas' }))).toHaveCount(0);
    await expect(iAm).toBeVisible();
    await ana.page.getByRole('button', { name: ana.say('together.seat.go-on') }).click();
    await expect(ana.page.getByText(ana.say('together.held.person-away', { name: 'Jonas' }))).toHaveCount(0);
  });
}

test('ONL-10 whoever comes back to a table where nobody is sits at once, and the old device is told and may ask in turn @sweep', async ({
  browser,
}) => {
  const { maker: old, address } = await makeTable(browser, { mode: 'box' });
  await sit(old, 'Ana', ['commander', 'central-officer', 'chief-scientist', 'squad-leader']);
  await begin(old);
  await old.page.goto('about:blank');
  const fresh = await come(browser, address);
  await fresh.page.getByRole('button', { name: fresh.say('together.seat.i-am', { name: 'Ana' }) }).click();
  await expect(fresh.page.locator('main.cue')).toBeVisible();
  await old.page.goto(address);
  await expect(old.page.getByRole('heading', { name: old.say('together.seat.taken') })).toBeVisible();
  await old.page.getByRole('button', { name: old.say('together.seat.ask-back') }).click();
  await old.page.getByRole('button', { name: old.say('together.seat.i-am', { name: 'Ana' }) }).click();
  await expect(fresh.page.getByText(fresh.say('together.seat.asks-for-yours'))).toBeVisible();
  await fresh.page.getByRole('button', { name: fresh.say('together.seat.keep') }).click();
  await expect(old.page.getByText(old.say('refused.objected'))).toBeVisible();
});

test('ONL-10 another device of a person sits down by six letters, and the seat goes back as easily @sweep', async ({
  browser,
}) => {
  const { ana, jonas } = await two(browser);
  await begin(jonas);
  await jonas.page.getByRole('button', { name: jonas.say('cue.menu') }).click();
  await jonas.page.getByRole('button', { name: jonas.say('together.at-table') }).click();
  const check = checkerFor('en');
  await jonas.page.getByRole('button', { name: jonas.say('together.seat.other-device') }).click();
  const code = jonas.page.locator('.own .code');
  await expect(code).toHaveText(/^[A-Z]{3} [A-Z]{3}$/);
  await check(jonas.page)('another device');
  const { page } = await nextDevice(browser, { context: phone });
  await page.goto('/#/together');
  await page.getByRole('textbox').fill((await code.textContent()) ?? '');
  await page.getByRole('button', { name: ana.say('together.join') }).click();
  await expect(page.locator('main.cue')).toBeVisible();
  await expect(page).not.toHaveURL(/seat-/);
  await expect(jonas.page.getByRole('heading', { name: jonas.say('together.moved') })).toBeVisible();
  await jonas.page.getByRole('button', { name: jonas.say('together.take-back') }).click();
  await expect(jonas.page.locator('main.cue')).toBeVisible();
  await expect(page.getByRole('heading', { name: ana.say('together.moved') })).toBeVisible();
});

test('ONL-10 a role that somebody has taken leaves the choice, and whoever chose it reads who has it @sweep', async ({
  browser,
}) => {
  const { maker: ana, address } = await makeTable(browser);
  const oleg = await come(browser, address);
  await oleg.page.getByRole('textbox').fill('Oleg');
  for (const role of ['chief-scientist', 'squad-leader']) {
    await oleg.page.getByRole('button', { name: oleg.say(`role.${role}`) }).click();
  }
  await sit(ana, 'Ana', ['chief-scientist']);
  const role = oleg.say('role.chief-scientist');
  await expect(oleg.page.getByText(oleg.say('together.seat.role-gone', { role, name: 'Ana' }))).toBeVisible();
  await expect(sitButton(oleg)).toHaveText(oleg.say('together.sit-as', { role: oleg.say('role.squad-leader') }));
  await sitButton(oleg).click();
  await expect(oleg.page.getByRole('heading', { name: oleg.say('together.at-table') })).toBeVisible();
});

test('ONL-10 two people never have the same name, and anybody may change theirs @sweep', async ({ browser }) => {
  const { maker: ana, address } = await makeTable(browser);
  await sit(ana, 'Ana', ['commander']);
  const other = await come(browser, address);
  await sit(other, 'Ana', ['squad-leader']);
  await expect(ana.page.getByText(ana.say('together.sits', { name: 'Ana 2' }))).toBeVisible();
  await other.page.getByRole('button', { name: other.say('together.seat.rename') }).click();
  await other.page.getByRole('textbox', { name: other.say('together.name') }).fill('Oleg');
  await other.page.getByRole('textbox', { name: other.say('together.name') }).press('Enter');
  await expect(ana.page.getByText(ana.say('together.sits', { name: 'Oleg' }))).toBeVisible();
});

test('ONL-10 a device whose storage is refused keeps its seat over a reload @sweep', async ({ browser }) => {
  const { address } = await two(browser).then(async ({ jonas, ...rest }) => {
    await jonas.page.close();
    return rest;
  });
  const { page } = await nextDevice(browser, { context: phone });
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  const say = await sayer('en');
  // Scripts like that one run in new documents only.
  await page.goto('about:blank');
  await page.goto(address);
  await page.getByRole('button', { name: say('together.seat.i-am', { name: 'Jonas' }) }).click();
  await expect(page.getByRole('heading', { name: say('together.at-table') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: say('together.at-table') })).toBeVisible();
});

for (const mode of ['screen', 'box'] as const) {
  test(`ONL-10a the laptop that made the table and has no role is the board, with the invitation and the maker’s rights: ${mode}${sweepBut(mode === 'screen')}`, async ({
    browser,
  }) => {
    const { maker: laptop, address } = await makeTable(browser, { mode, unhurried: true });
    const { page, say } = laptop;
    await expect(page.getByRole('heading', { name: say('together.who') })).toBeVisible();
    const guests = [];
    for (const [name, role] of [
      ['Ana', 'commander'],
      ['Jonas', 'squad-leader'],
    ] as const) {
      const guest = await come(browser, address);
      await sit(guest, name, [role]);
      guests.push(guest);
    }
    const [ana, jonas] = guests;
    if (!ana || !jonas) throw new Error('nobody came');
    // The others sit down, and nobody at the laptop has begun to choose.
    await expect(page.getByRole('heading', { name: say('together.who') })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: say('together.at-table') })).toBeVisible();
    const check = checkerFor('en')(page);
    await check('a laptop without a role, before the game');
    for (const guest of guests) await beReady(guest);
    const board = page.locator(mode === 'screen' ? 'main.board' : 'main.cue');
    const host = page.locator('aside.host');
    await expect(board).toBeVisible();
    await expect(host.locator('.code')).toHaveText(/^[A-Z]{3} [A-Z]{3}$/);
    await expect(host.locator('svg').first()).toBeVisible();
    for (const size of [screens.desk, { width: 1440, height: 900 }, screens.television]) {
      await page.setViewportSize(size);
      await check(`a laptop without a role, ${size.width} wide`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      if (mode === 'screen') expect(await boardOverlaps(page), `${size.width} wide`).toEqual([]);
    }
    await page.reload();
    await expect(host.locator('.code')).toBeVisible();
    await host.getByRole('button', { name: say('together.at-table') }).click();
    const row = page.locator('dialog li', { hasText: say('role.squad-leader') });
    await row.getByRole('button', { name: say('together.free-seat') }).click();
    await row
      .locator('.sure')
      .getByRole('button', { name: say('together.free-seat') })
      .click();
    await expect(jonas.page.getByRole('heading', { name: jonas.say('together.who') })).toBeVisible();
    await page
      .locator('dialog')
      .getByRole('button', { name: say('menu.resume') })
      .click();
    // Somebody at the laptop can play after all, or go back to the board.
    await host.getByRole('button', { name: say('together.play') }).click();
    await expect(page.getByRole('heading', { name: say('together.who') })).toBeVisible();
    await page.getByRole('button', { name: say('together.watch') }).click();
    await expect(board).toBeVisible();
    const { page: other } = await nextDevice(browser, { context: desk });
    await other.goto(address);
    await expect(other.getByRole('heading', { name: ana.say('together.who') })).toBeVisible();
  });
}
