import { expect } from '@playwright/test';
import { checkerFor, layoutChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import { begin, beReady, come, comeAll, makeTable, sit } from './people.ts';

test('ONL-21 everybody sees who is ready and who is still choosing, and the Central Officer need not wait', async ({
  browser,
}) => {
  const { maker: ana, address } = await makeTable(browser);
  await sit(ana, 'Ana', ['central-officer']);
  const [tom] = await comeAll(browser, address, [['de', 'Tom', 'squad-leader']]);
  if (tom === undefined) throw new Error('Tom did not come');
  const mei = await come(browser, address, 'ru');
  const choosing = ({ say }: typeof ana) => say('together.choosing', { count: 1 });
  const missing = ({ say }: typeof ana, names: string) => say('together.ready.missing', { names });
  await expect(ana.page.getByText(`${missing(ana, 'Tom')} ${choosing(ana)}`)).toBeVisible();
  await expect(ana.page.getByText(ana.say('together.watching', { count: 1 }))).toHaveCount(0);
  await expect(tom.page.getByText(`${missing(tom, 'Ana')} ${choosing(tom)}`)).toBeVisible();
  await beReady(tom);
  await expect(tom.page.getByText(tom.say('together.ready.is'))).toBeVisible();
  const sits = `${ana.say('together.sits', { name: 'Tom' })}, ${ana.say('together.ready.mark')}`;
  await expect(ana.page.getByText(sits)).toBeVisible();
  await expect(ana.page.getByText(choosing(ana), { exact: true })).toBeVisible();
  await checkerFor('en')(ana.page)('others are ready');
  await layoutChecker(tom.page)('ready');
  // A spectator does not hold up the round.
  await mei.page.getByRole('button', { name: mei.say('together.watch') }).click();
  await expect(ana.page.getByText(ana.say('together.ready.all'))).toBeVisible();
  const watched = `${mei.say('together.sits', { name: 'Tom' })}, ${mei.say('together.ready.mark')}`;
  await expect(mei.page.getByText(watched)).toBeVisible();
  await tom.page.getByRole('button', { name: tom.say('together.ready.undo') }).click();
  await expect(ana.page.getByText(missing(ana, 'Tom'))).toBeVisible();
  await begin(ana);
  for (const { page } of [ana, tom]) await expect(page.locator('main.table')).toBeVisible();
});

test('ONL-21 without a Central Officer it begins once all are ready, or when one of them does not want to wait @sweep', async ({
  browser,
}) => {
  const { maker: ana, address } = await makeTable(browser);
  await sit(ana, 'Ana', ['commander']);
  const [tom] = await comeAll(browser, address, [['en', 'Tom', 'squad-leader']]);
  if (tom === undefined) throw new Error('Tom did not come');
  await beReady(tom);
  await expect(tom.page.getByRole('button', { name: tom.say('together.ready.now') })).toBeVisible();
  await beReady(ana);
  for (const { page } of [ana, tom]) await expect(page.locator('main.table')).toBeVisible();
});
