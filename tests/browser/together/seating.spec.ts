import { type Browser, expect, type Page } from '@playwright/test';
import { stepKinds } from '../../../src/content/steps.ts';
import { phone } from '../tools/device.ts';
import { byMouse } from '../tools/hands.ts';
import { checkerFor } from '../tools/look.ts';
import { playTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';
import { come, makeTable, nextDevice, type Person, sit } from './people.ts';

/** Ana, who made the table, and Tom, who has two roles. */
async function two(browser: Browser, language: 'en' | 'de' | 'ru' | 'zh-Hant' = 'en') {
  const { maker, address } = await makeTable(browser, { language });
  await sit(maker, 'Ana', ['commander', 'central-officer']);
  const tom = await come(browser, address, language);
  await sit(tom, 'Tom', ['squad-leader', 'chief-scientist']);
  return { ana: maker, tom, address };
}

const begin = async ({ page, say }: Person): Promise<void> => {
  await page.getByRole('button', { name: say('together.begin') }).click();
  await expect(page.locator('main.table')).toBeVisible();
};

/** Opens the page about the table, from the menu of a game. */
async function openPeople({ page, say }: Person): Promise<void> {
  await page.getByRole('button', { name: say('menu.name'), exact: true }).click();
  await page.getByRole('button', { name: say('together.at-table') }).click();
  await expect(page.getByRole('heading', { name: say('together.at-table') })).toBeVisible();
}

/** Types a code on a new phone. */
async function type(browser: Browser, code: string, { say }: Person): Promise<Page> {
  const { page } = await nextDevice(browser, { context: phone });
  await page.goto('/#/together');
  await page.getByRole('textbox').fill(code);
  await page.getByRole('button', { name: say('together.join') }).click();
  return page;
}

test('ONL-10 a new address keeps everybody who sits, and the old code and address lead nowhere @sweep', async ({
  browser,
}) => {
  const { ana, tom, address } = await two(browser);
  const codeAt = ({ page }: Person) => page.locator('.code');
  const old = (await codeAt(ana).textContent()) ?? '';
  await expect(tom.page.getByRole('button', { name: tom.say('together.new-address') })).toHaveCount(0);
  await ana.page.getByRole('button', { name: ana.say('together.new-address') }).click();
  await ana.page
    .locator('.sure')
    .getByRole('button', { name: ana.say('together.new-address') })
    .click();
  await expect(codeAt(ana)).not.toHaveText(old);
  const code = (await codeAt(ana).textContent()) ?? '';
  await expect(codeAt(tom)).toHaveText(code);
  await expect((await type(browser, old, ana)).getByRole('alert')).toHaveText(ana.say('together.no-such'));
  const newcomer = await type(browser, code, ana);
  await expect(newcomer.getByText(ana.say('together.sits', { name: 'Ana' })).first()).toBeVisible();
  const { page: late } = await nextDevice(browser, { context: phone });
  await late.goto(address);
  await expect(late.getByRole('heading', { name: ana.say('together.closed') })).toBeVisible();
  await tom.page.reload();
  await expect(codeAt(tom)).toHaveText(code);
});

test('ONL-10 the address bar keeps up with a new address, which also lets in a page that was sent away @sweep', async ({
  browser,
}) => {
  const { ana, tom, address } = await two(browser);
  const eve = await come(browser, address);
  await ana.page.getByRole('button', { name: ana.say('together.new-address') }).click();
  await ana.page
    .locator('.sure')
    .getByRole('button', { name: ana.say('together.new-address') })
    .click();
  await expect(eve.page.getByRole('heading', { name: eve.say('together.closed') })).toBeVisible();
  for (const { page } of [ana, tom]) await expect(page).not.toHaveURL(address);
  await eve.page.goto(tom.page.url());
  await expect(eve.page.getByRole('heading', { name: eve.say('together.who') })).toBeVisible();
});

test('ONL-10 whose seat is freed can sit down again, also after a reload @sweep', async ({ browser }) => {
  const { ana, tom } = await two(browser);
  await begin(ana);
  await openPeople(ana);
  const row = ana.page.locator('dialog li', { hasText: ana.say('role.squad-leader') });
  await row.getByRole('button', { name: ana.say('together.free-seat') }).click();
  await row
    .locator('.sure')
    .getByRole('button', { name: ana.say('together.free-seat') })
    .click();
  await expect(row).not.toContainText('Tom');
  await expect(tom.page.getByRole('heading', { name: tom.say('together.who') })).toBeVisible();
  await tom.page.reload();
  await expect(tom.page.getByRole('heading', { name: tom.say('together.no-seat') })).toBeVisible();
  await tom.page.getByRole('button', { name: tom.say('together.play') }).click();
  await tom.page.getByRole('textbox', { name: tom.say('together.name') }).fill('Tom');
  await tom.page.getByRole('button', { name: tom.say('role.squad-leader') }).click();
  await tom.page.locator('main.lobby .filled').click();
  await expect(tom.page.locator('main.table')).toBeVisible();
  await expect(row).toContainText('Tom');
});

test('ONL-10 a role is handed to a bot and taken back, given up, and taken by another person', async ({ browser }) => {
  const { ana, tom } = await two(browser);
  await begin(ana);
  await openPeople(tom);
  const row = tom.page.locator('dialog li', { hasText: tom.say('role.squad-leader') });
  await row.getByRole('button', { name: tom.say('together.bot-plays') }).click();
  await expect(row).toContainText(tom.say('together.link.bot'));
  await row.getByRole('button', { name: tom.say('together.play-again') }).click();
  await expect(row).not.toContainText(tom.say('together.link.bot'));
  await row.getByRole('button', { name: tom.say('together.give-up') }).click();
  await tom.page.getByRole('button', { name: tom.say('menu.resume') }).click();
  await openPeople(ana);
  const free = ana.page.locator('dialog li', { hasText: ana.say('role.squad-leader') });
  await free.getByRole('button', { name: ana.say('together.take') }).click();
  await expect(free).toContainText(ana.say('together.sits-you'));
});

test('ONL-7 ONL-11 the maker decides what happens without people, and the others read it @sweep', async ({
  browser,
}) => {
  const { ana, tom } = await two(browser);
  await expect(tom.page.getByText(tom.say('together.bot-steps-in'))).toBeVisible();
  await ana.page.getByRole('combobox', { name: ana.say('together.if-away') }).selectOption('hold');
  await expect(tom.page.getByText(tom.say('together.clock-waits'))).toBeVisible();
  await ana.page.getByRole('combobox', { name: ana.say('together.if-free') }).selectOption('hold');
  await begin(ana);
  await tom.page.close();
  await expect(ana.page.getByText(ana.say('together.held.person-away', { name: 'Tom' }))).toBeVisible();
});

test('ONL-11 a menu that somebody left open is said to all, and closed by whoever closes theirs @sweep', async ({
  browser,
}) => {
  const { ana, tom } = await two(browser);
  await begin(ana);
  const pause = (one: Person) => one.page.getByRole('button', { name: one.say('cue.pause') });
  await expect(pause(tom)).toBeEnabled();
  await ana.page.getByRole('button', { name: ana.say('menu.name'), exact: true }).click();
  await expect(tom.page.getByText(tom.say('together.menu-of', { name: 'Ana' }))).toBeVisible();
  await ana.page.reload();
  await expect(ana.page.getByText(ana.say('together.menu'))).toBeVisible();
  await expect(pause(tom)).toBeDisabled();
  await tom.page.getByRole('button', { name: tom.say('menu.name'), exact: true }).click();
  await tom.page.getByRole('button', { name: tom.say('menu.resume') }).click();
  for (const person of [ana, tom]) await expect(pause(person)).toBeEnabled();
});

for (const language of ['en', 'de', 'ru', 'zh-Hant'] as const) {
  test(`the page about a running table passes its checks: ${language} @sweep`, async ({ browser }) => {
    const { ana, tom } = await two(browser, language);
    const check = checkerFor(language);
    await check(ana.page)('sitting before the game');
    await begin(ana);
    for (const person of [ana, tom]) {
      await openPeople(person);
      await check(person.page)('who sits here');
      await person.page.getByRole('button', { name: person.say('menu.resume') }).click();
    }
  });
}

test('ONL-13 a page learns of a newer version when it connects again, and loads it at the next step, never in a cue @sweep', async ({
  browser,
}) => {
  const { maker } = await makeTable(browser);
  await sit(maker, 'Ana', ['commander', 'central-officer']);
  const { page, say } = maker;
  let tellAll = (_frame: string): void => {};
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer();
    tellAll = (frame) => socket.send(frame);
  });
  await page.reload();
  await begin(maker);
  tellAll('{"t":"stale","build":"newer"}');
  await expect(page.getByText(say('together.stale'))).toBeVisible();
  await page.evaluate(() => {
    document.title = 'the old page';
  });
  const isLoaded = async () => (await page.title()) !== 'the old page';
  await playTable({ page, say, hands: byMouse, look: async () => {} }, isLoaded);
  // The first step that waits for somebody (FIN-9), which differs from game to game.
  const steps = stepKinds.map((step) => say(`step.${step}.name`));
  await expect
    .poll(async () => steps.includes((await page.getByRole('heading', { level: 1 }).textContent()) ?? ''))
    .toBe(true);
  await expect(page.getByText(say('together.stale'))).toHaveCount(0);
});

test('ONL-10 somebody without a name is called by their first role, which is not said twice beside it @sweep', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser);
  await sit(maker, '', ['commander', 'squad-leader']);
  const { page, say } = await come(browser, address);
  const roleOf = (role: 'commander' | 'squad-leader') =>
    page.getByRole('listitem').filter({ has: page.getByText(say(`role.${role}`), { exact: true }) });
  await expect(roleOf('commander')).toContainText(say('together.link.here'));
  await expect(roleOf('commander')).not.toContainText(say('together.sits', { name: say('role.commander') }));
  await expect(roleOf('squad-leader')).toContainText(say('together.sits', { name: say('role.commander') }));
});
