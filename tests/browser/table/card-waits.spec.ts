import { expect, type Page } from '@playwright/test';
import { type Role, roles } from '../../../src/content/roles.ts';
import type { Position } from '../../../src/rules/index.ts';
import { crewOf, describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer, setSpeed } from '../tools/device.ts';
import { inSettings, named } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { layoutChecker, screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const en = await sayer('en');
const noCards = (page: Page) => named(page, en('table.no-cards'));
/** The press of somebody who holds open the window of another role. */
const nothingMore = (page: Page) => named(page, en('table.ready'));
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

test('FIN-22 a bot’s step waits for a person’s card as long as it takes, names the card, and goes on when ready', async ({
  browser,
}) => {
  const page = await openAt(browser, decoy, ['central-officer']);
  await expectStep(page, 'global-defense');
  await expect(page.locator('.top').getByText(mayUse('Decoy Signal'))).toBeVisible();
  await expect(nothingMore(page)).toBeEnabled();
  await leap(page, 600_000);
  await expectStep(page, 'global-defense');
  await nothingMore(page).click();
  await expect(page.locator('.top').getByText(mayUse('Decoy Signal'))).toHaveCount(0);
  // The effect on Asia is shown before the next steps pass. The last step belongs to the person.
  await leapToStep(page, 1_300, 'mission-report');
});

test('FIN-22 a person can use a card in a bot’s waiting step, which then goes on @sweep', async ({ browser }) => {
  const page = await openAt(browser, decoy, ['central-officer']);
  await expectStep(page, 'global-defense');
  await page.getByRole('button', { name: /^Decoy Signal/ }).click();
  await expect(page.locator('.top').getByText(mayUse('Decoy Signal'))).toHaveCount(0);
  await leapUntil(page, 1_300, () =>
    expect(heading(page)).not.toHaveText(en('step.global-defense.name'), { timeout: 2_000 }),
  );
});

test('FIN-22 TIM-4 Ending Timed Phase waits for the cards of a person, though a bot could end it @sweep', async ({
  browser,
}) => {
  const position: Position = { begin: 'ending', budget: 5, inPlay: ['world-broadcast'], panic: { asia: 3 } };
  const page = await openAt(browser, position, ['commander']);
  const ending = () => expect(heading(page)).toHaveText(en('cue.ending.name'), { timeout: 2_000 });
  await leap(page, 20_000);
  await ending();
  await leap(page, 20_000);
  await ending();
  await nothingMore(page).click();
  await leapUntil(page, 1_300, () => expect(heading(page)).not.toHaveText(en('cue.ending.name'), { timeout: 2_000 }));
});

/** A roll of the Commander that Gunnery Uplink of the Central Officer could better. */
const uplink: Position = {
  begin: 'global-defense',
  ufos: { asia: 3, africa: 3 },
  inPlay: ['gunnery-uplink'],
  units: ['interceptor-1', 'interceptor-2', 'interceptor-3'].map((id) => ({ id, at: 'continent:asia' })),
};

test('FIN-22 TSK-9 a bot’s roll waits for a person’s card that could better it @sweep', async ({ browser }) => {
  const page = await openAt(browser, uplink, ['central-officer']);
  await leapUntil(page, 1_000, () => expect(nothingMore(page).first()).toBeEnabled({ timeout: 1_000 }));
  const words = page.locator('[data-piece="roll"]');
  const roll = await words.textContent();
  await leap(page, 60_000);
  expect(await words.textContent()).toBe(roll);
});

for (const [where, context] of Object.entries({ desk, phone }))
  test(`FIN-22 TSK-9 (${where}) a bot’s roll that waits names the card, and Enter applies it without a question${sweepBut(where === 'phone')}`, async ({
    browser,
  }) => {
    const game = describedGame(uplink);
    const page = await openGame(browser, game, { language: 'en', context, crew: crewOf('central-officer') });
    const loud = page.locator('.stage .act.filled');
    await leapUntil(page, 1_000, () => expect(loud).toContainText(en('table.ready'), { timeout: 1_000 }));
    await expect(loud).toContainText(mayUse('Gunnery Uplink'));
    await inEveryLanguage(page, (language) => layoutChecker(page)(`a roll that waits in ${language}`));
    await page.keyboard.press('Enter');
    await expect(loud).not.toContainText(en('table.ready'));
  });

test('FIN-9 a bot passes a step at once if no person has a card for it @sweep', async ({ browser }) => {
  const page = await openAt(browser, { begin: 'audit' }, ['squad-leader']);
  await expect(heading(page)).not.toHaveText(en('step.audit.name'));
});

test('FIN-22 steps in which no card matters pass by themselves, unless somebody wants to be asked whenever one is usable @sweep', async ({
  browser,
}) => {
  const page = await openAt(browser, early);
  await expectStep(page, 'global-defense');
  await noCards(page).click();
  await leapToStep(page, 1_300, 'mission-report');

  const other = await openAt(browser, decoy);
  await inSettings(
    { page: other, say: en, hands: { press: (what) => what.click(), choose: async () => {} }, look: async () => {} },
    () => other.getByRole('radio', { name: en('settings.asks.usable') }).click(),
  );
  for (const step of ['global-defense', 'base-defense', 'base-destroyed', 'missions', 'panic-report']) {
    await expectStep(other, step);
    await leap(other, 60_000);
    await expectStep(other, step);
    await noCards(other).click();
  }
  await expectStep(other, 'mission-report');
});

test('FIN-22 no step waits for a card that is excepted among the card texts @sweep', async ({ browser }) => {
  const page = await openAt(browser, decoy);
  await expectStep(page, 'global-defense');
  await page.keyboard.press('w');
  await page.getByRole('switch', { name: en('table.wait-for', { card: 'Decoy Signal' }) }).click();
  await page.keyboard.press('Escape');
  await leapUntil(page, 1_300, () =>
    expect(heading(page)).not.toHaveText(en('step.global-defense.name'), { timeout: 2_000 }),
  );
});

test('FIN-9 FIN-18 undo returns to a step that had passed, which then waits for the next action @sweep', async ({
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
  test(`${moment} passes all checks, and the layout checks in every language @sweep`, async ({ browser }) => {
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
