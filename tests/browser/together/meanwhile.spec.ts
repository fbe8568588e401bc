import { type Browser, expect, type Page } from '@playwright/test';
import { layoutChecker, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import { begin, come, makeTable, type Person, sit, toCue } from './people.ts';

/** Ana plays three roles, the Central Officer's among them, who may end every cue. Tom leads the squad. */
async function begun(browser: Browser): Promise<{ ana: Person; tom: Person }> {
  const { maker: ana, address } = await makeTable(browser);
  await sit(ana, 'Ana', ['commander', 'central-officer', 'chief-scientist']);
  const tom = await come(browser, address, 'de');
  await sit(tom, 'Tom', ['squad-leader']);
  await begin(ana);
  await expect(tom.page.locator('main.table')).toBeVisible();
  return { ana, tom };
}

/** Presses the first of these that can be pressed, again and again, until something is shown. */
const pressUntil = (page: Page, selectors: string, shown: () => Promise<boolean>): Promise<void> =>
  expect(async () => {
    if (await shown()) return;
    await page.locator(selectors).locator('visible=true').first().click({ timeout: 2_000 });
    expect(await shown()).toBe(true);
  }).toPass({ intervals: [100], timeout: 120_000 });

test('while others act, a phone shows the world, the cards one can use, and the cues still to come', async ({
  browser,
}) => {
  const { ana, tom } = await begun(browser);
  const coming = tom.page.getByText(tom.say('cue.deploy-squad.name'), { exact: true });
  await expect(coming).toBeVisible();
  await screenChecker(tom.page)('a phone while others act');
  // At the own cue its place is shown, and nothing else.
  await toCue(ana, 'choose-mission');
  await expect(coming).toHaveCount(0);
  await expect(tom.page.locator('.plate .name')).toHaveText(tom.say('together.you'));
  // The seats along the bottom say who plays, so the table does not say it again.
  await expect(tom.page.locator('[data-part="crew"]')).toBeHidden();
  await layoutChecker(tom.page)('the own cue of a phone');
});

test('screen readers hear what others did, and not what one did oneself @sweep', async ({ browser }) => {
  const { ana, tom } = await begun(browser);
  const told = tom.page.locator('p.unseen', { hasText: /^Ana: ./u });
  const pressed = '.choice button:enabled, .spot.open, .done:enabled';
  await pressUntil(ana.page, pressed, async () => (await told.count()) > 0);
  await expect(ana.page.locator('p.unseen', { hasText: 'Ana: ' })).toHaveCount(0);
});

test('ONL-9 the others are told who took a move back, at once and in their log @sweep', async ({ browser }) => {
  const { ana, tom } = await begun(browser);
  const undo = ana.page.locator('button.back');
  await pressUntil(ana.page, '.choice button:enabled, .spot.open, .done:enabled', () => undo.isVisible());
  await undo.click();
  const undone = tom.say('together.undone');
  await expect(
    tom.page.getByRole('status').getByText(tom.say('together.says', { name: 'Ana', word: undone })),
  ).toBeVisible();
  await tom.page.keyboard.press('l');
  const log = tom.page.getByRole('dialog', { name: tom.say('replay.log') });
  await expect(log.getByRole('listitem').filter({ hasText: undone })).toContainText('Ana');
  await expect(
    ana.page.getByText(ana.say('together.says', { name: 'Ana', word: ana.say('together.undone') })),
  ).toHaveCount(0);
});

test('the moves of bots are told with their reasons, and announced once @sweep', async ({ browser }) => {
  const { maker: ana } = await makeTable(browser);
  await sit(ana, 'Ana', ['commander']);
  await ana.page.getByRole('button', { name: ana.say('together.begin') }).click();
  const line = ana.page.locator('footer.crew .log');
  await expect(line.locator('b')).not.toBeEmpty();
  await expect(line.locator('.faint')).not.toBeEmpty();
  await expect(ana.page.locator('p.unseen', { hasText: `${ana.say('crew.bot')}: ` })).toHaveCount(0);
});
