import { expect, type Page } from '@playwright/test';
import { phone, sayer } from '../tools/device.ts';
import { test } from '../tools/test.ts';
import { come, makeTable, nextDevice } from './people.ts';

/** The same letters on a Russian keyboard, as far as it has them. */
const cyrillic: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  P: 'Р',
  T: 'Т',
  X: 'Х',
};

test('ONL-10 the field for the code takes a pasted address and look-alike letters, and says what it cannot read', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser);
  const { say } = maker;
  const code = (await maker.page.locator('.code').textContent()) ?? '';
  const { page } = await nextDevice(browser, { context: phone });
  const join = async (text: string): Promise<void> => {
    await page.goto('about:blank');
    await page.goto('./#/together');
    await page.getByRole('textbox').fill(text);
    await page.getByRole('textbox').press('Enter');
  };
  const isThere = () => expect(page.getByRole('heading', { name: say('together.who') })).toBeVisible();
  await join(`Come! ${address}`);
  await isThere();
  await join(
    Array.from(code.toLowerCase(), (letter) => cyrillic[letter.toUpperCase()]?.toLowerCase() ?? letter).join('-'),
  );
  await isThere();
  await join('KMT');
  await expect(page.getByRole('alert')).toHaveText(say('together.no-code'));
});

test('ONL-10 an invitation shows the best address, offers the next one, and ticks it off when somebody is there', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser);
  const { page, say } = maker;
  const hosts = ['192.168.1.20:4747', 'laptop.local:4747'];
  await page.route('**/addresses', (route) =>
    route.fulfill({ json: { addresses: hosts.map((host) => `http://${host}/`) } }),
  );
  await page.reload();
  const shown = (of: Page) => of.locator('dd').first();
  await expect(shown(page)).toHaveText(hosts[0] ?? '');
  await page.getByRole('button', { name: say('together.other-address', { which: 1, of: 2 }) }).click();
  await expect(shown(page)).toHaveText(hosts[1] ?? '');
  await expect(page.getByText(say('together.arrived'))).toHaveCount(0);
  await come(browser, address);
  await expect(page.getByText(say('together.arrived'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('together.other-address', { which: 2, of: 2 }) })).toHaveCount(0);
});

test('a late answer fetches nobody from another page, and the table waits among the ways back @sweep', async ({
  browser,
}) => {
  const { page } = await nextDevice(browser, { context: phone });
  const say = await sayer('en');
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/tables', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('./#/together');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.easy') })
    .tap();
  await page.getByRole('button', { name: say('common.back') }).tap();
  await expect(page.getByRole('heading', { name: say('app.name') })).toBeVisible();
  const made = page.waitForResponse('**/tables');
  answer.resolve(undefined);
  await (await made).finished();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('tables'))))
    .toBe(true);
  expect(new URL(page.url()).hash).toBe('#/');
});
