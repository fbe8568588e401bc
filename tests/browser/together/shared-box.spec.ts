import { expect, type Page } from '@playwright/test';
import { desk } from '../tools/device.ts';
import { test } from '../tools/test.ts';
import { begin, come, makeTable, newTelevision, type Person, sit, toStep } from './people.ts';

/** Ana leads at a table with the box, and Ben has the three other roles. */
async function two(browser: Parameters<typeof makeTable>[0]): Promise<{ ana: Person; ben: Person; address: string }> {
  const { maker: ana, address } = await makeTable(browser, { mode: 'box' });
  await sit(ana, 'Ana', ['central-officer']);
  const ben = await come(browser, address, 'de');
  await sit(ben, 'Ben', ['commander', 'chief-scientist', 'squad-leader']);
  await begin(ana);
  return { ana, ben, address };
}

const threatOn = (page: Page, level: number) => page.locator('.track button').nth(level - 1);

test('ONL-18 with the box there is one threat, and a roll on one phone is seen on the others', async ({ browser }) => {
  const { ana, ben } = await two(browser);
  await toStep(ana, 'research');
  await threatOn(ben.page, 3).tap();
  await expect(threatOn(ana.page, 3)).toHaveAttribute('aria-pressed', 'true');
  await ben.page.getByRole('button', { name: ben.say('step.roll') }).tap();
  await ben.page.locator('.tray .filled').tap();
  // The buttons for the next roll are above the bars at the foot, not behind them.
  const bottom = (selector: string) =>
    ben.page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().bottom));
  const top = (selector: string) =>
    ben.page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(async () => (await bottom('.tray .acts')) <= (await top('.foot'))).toBe(true);
  const faces = async ({ page }: Person) => {
    // Its dice lie still.
    await expect(page.locator('.tray .dice > .still')).toHaveCount(4);
    return await page.locator('.tray .dice').innerHTML();
  };
  const rolled = await faces(ben);
  expect(await faces(ana)).toBe(rolled);
  await expect(threatOn(ana.page, 4)).toHaveAttribute('aria-pressed', 'true');
  // Somebody who comes back sees everything on the table.
  await ana.page.reload();
  expect(await faces(ana)).toBe(rolled);
  await ana.page.getByRole('checkbox').first().check();
  await expect(ben.page.getByRole('checkbox').first()).toBeChecked();
  await ana.page.locator('.foot .filled').click();
  await expect(threatOn(ben.page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(ben.page.locator('.tray')).toHaveCount(0);
});

test('ONL-18 the television reckons with the UFOs that are left, as every phone does @sweep', async ({ browser }) => {
  const { ana, address } = await two(browser);
  const television = await newTelevision(browser, address, desk);
  const chances = (page: Page) => page.locator('.meter').allTextContents();
  for (const step of ['orbital-defense', 'global-defense'] as const) {
    await toStep(ana, step);
    await expect(television.getByRole('heading', { level: 1 })).toHaveText(ana.say(`step.${step}.name`));
    await expect(ana.page.locator('.meter')).toHaveCount(2);
    await expect.poll(() => chances(television)).toEqual(await chances(ana.page));
  }
});

test('ONL-18 the Commander counts what goes out and what Emergency Funding brings, up to the audit and the recruits @sweep', async ({
  browser,
}) => {
  const { ana, ben } = await two(browser);
  await toStep(ana, 'audit');
  const { page, say } = ben;
  const left = page.locator('output');
  const credits = Number(await left.textContent());
  const funding = say('cue.emergency-funding.name');
  const press = async (name: string, times: number) => {
    for (let i = 0; i < times; i += 1) await page.getByRole('button', { name, exact: true }).tap();
  };
  await press(say('odds.more', { what: funding }), 3);
  await press(say('count.fewer'), credits + 3);
  await expect(left).toHaveText('0');
  await press(say('count.fewer'), 2);
  await expect(left).toHaveText('2');
  await expect(page.getByText(say('together.credits-over', { credits: credits + 3 }))).toBeVisible();
  await press(say('count.more'), 4);
  await expect(left).toHaveText('2');
  await expect(page.getByText(say('together.credits-free', { credits: credits + 3 }))).toBeVisible();
  // Everybody reads the same sum at the audit.
  await expect(ana.page.getByText(ana.say('cue.credits', { credits: credits + 3 }))).toBeAttached();
  await ana.page.locator('.foot .filled').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('step.recruit.name'));
  await expect(left).toHaveText('2');
  await page.reload();
  await expect(left).toHaveText('2');
  await expect(ana.page.locator('output')).toHaveCount(0);
});
