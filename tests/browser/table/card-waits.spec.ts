import { expect, type Page } from '@playwright/test';
import { type Role, roles } from '../../../src/content/roles.ts';
import type { Position } from '../../../src/rules/index.ts';
import { crewOf, describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer, setSpeed } from '../tools/device.ts';
import { inSettings, named } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutChecker, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const en = await sayer('en');
const noCards = (page: Page) => named(page, en('table.no-cards'));
/** The message that the open step still waits for this card of the Central Officer. */
const mayUse = (card: string) => en('table.may-use', { role: en('role.central-officer'), card });

/** A UFO over Asia that the Central Officer's decoy could still draw away. */
const decoy: Position = { begin: 'global-defense', ufos: { asia: 1 } };
/** The same, some steps before the card matters. */
const early: Position = { begin: 'audit', ufos: { asia: 1 } };

/** Opens a described position on a desk, with the clock stopped. */
async function openAt(
  browser: Parameters<typeof openGame>[0],
  position: Position,
  people: readonly Role[] = roles,
): Promise<Page> {
  const game = describedGame(position);
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf(...people) });
  await setSpeed(page, 0);
  return page;
}
const expectStep = (page: Page, step: string) => expect(heading(page)).toHaveText(en(`step.${step}.name`));

/** Leaps by `ms` until a check passes. The time in which a step passes begins only once the bots have thought. */
const leapUntil = (page: Page, ms: number, check: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await leap(page, ms);
    await check();
  }).toPass();
const leapToStep = (page: Page, ms: number, step: string): Promise<void> =>
  leapUntil(page, ms, () => expect(heading(page)).toHaveText(en(`step.${step}.name`), { timeout: 2_000 }));

test('FIN-9 a bot leaves its step open for six seconds for a person’s card, names the card, and goes on', async ({
  browser,
}) => {
  const page = await openAt(browser, decoy, ['central-officer']);
  await expectStep(page, 'global-defense');
  await expect(page.locator('.top').getByText(mayUse('Decoy Signal'))).toBeVisible();
  await expect(noCards(page)).toBeEnabled();
  await leap(page, 5_000);
  await expectStep(page, 'global-defense');
  // The menu stops the wait. Closing it restarts the full time.
  await page.keyboard.press('m');
  await leap(page, 60_000);
  await named(page, en('menu.resume')).click();
  await leap(page, 5_000);
  await expectStep(page, 'global-defense');
  await leapToStep(page, 1_500, 'base-defense');
  // The effect on Asia is shown before the next steps pass. The last step belongs to the person.
  await leapToStep(page, 1_300, 'mission-report');
});

test('FIN-9 a person can end a bot’s waiting step with one press, or use a card in it', async ({ browser }) => {
  for (const uses of [false, true]) {
    const page = await openAt(browser, decoy, ['central-officer']);
    await expectStep(page, 'global-defense');
    if (uses) await page.getByRole('button', { name: /^Decoy Signal/ }).click();
    else await noCards(page).click();
    await expect(page.locator('.top').getByText(mayUse('Decoy Signal'))).toHaveCount(0);
    const left = () => expect(heading(page)).not.toHaveText(en('step.global-defense.name'), { timeout: 2_000 });
    await (uses ? leapUntil(page, 1_300, left) : left());
    await page.context().close();
  }
});

test('FIN-9 a bot passes a step at once if no person has a card for it', async ({ browser }) => {
  const page = await openAt(browser, { begin: 'audit' }, ['squad-leader']);
  await expect(heading(page)).not.toHaveText(en('step.audit.name'));
});

test('FIN-9 steps in which no card matters pass by themselves, unless the setting makes every step wait', async ({
  browser,
}) => {
  const page = await openAt(browser, early);
  await expectStep(page, 'global-defense');
  await noCards(page).click();
  await leapToStep(page, 1_300, 'mission-report');

  const other = await openAt(browser, decoy);
  await inSettings(
    { page: other, say: en, hands: { press: (what) => what.click(), choose: async () => {} }, look: async () => {} },
    () => other.getByRole('switch', { name: en('settings.pass-steps') }).click(),
  );
  for (const step of ['global-defense', 'base-defense', 'base-destroyed', 'missions', 'panic-report']) {
    await expectStep(other, step);
    await leap(other, 60_000);
    await expectStep(other, step);
    await noCards(other).click();
  }
  await expectStep(other, 'mission-report');
});

test('FIN-9 FIN-18 undo returns to a step that had passed, which then waits for the next action', async ({
  browser,
}) => {
  const page = await openAt(browser, early);
  await expectStep(page, 'global-defense');
  await page.keyboard.press('z');
  await expectStep(page, 'orbital-defense');
  await leap(page, 60_000);
  await expectStep(page, 'orbital-defense');
  await page.keyboard.press('z');
  await expectStep(page, 'research');
  await page.keyboard.press('Enter');
  await expectStep(page, 'global-defense');
});

const panic = { africa: 1, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };
const moments: Readonly<Record<string, Position>> = {
  'a step that waits for cards': {
    begin: 'mission-report',
    ufos: { asia: 1 },
    damage: 3,
    inPlay: ['repair-drones', 'ion-lance'],
  },
  'a choice beside cards': {
    begin: 'crises',
    panic,
    crisisPool: ['capital-riots', 'second-wave'],
    inPlay: ['drop-harness', 'field-medics'],
  },
};
for (const [moment, position] of Object.entries(moments)) {
  test(`${moment} passes all checks, and the layout checks in every language`, async ({ browser }) => {
    for (const context of [desk, phone]) {
      const game = describedGame(position);
      const page = await openGame(browser, game, { language: 'en', context, crew: crewOf(...roles) });
      await expect(page.locator('main.table')).toBeVisible();
      await screenChecker(page)(moment);
      await inEveryLanguage(page, layoutChecker(page));
      await page.context().close();
    }
  });
}
