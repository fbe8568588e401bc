import { expect, type Page } from '@playwright/test';
import { type Role, roles } from '../../../src/content/roles.ts';
import { languages } from '../../../src/i18n/languages.ts';
import type { Position } from '../../../src/rules/index.ts';
import { crewOf, describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer, setSpeed } from '../tools/device.ts';
import { inSettings, named } from '../tools/evening.ts';
import { looker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const en = await sayer('en');
const noCards = (page: Page) => named(page, en('table.no-cards'));
/** The open step says whose card it still waits for. */
const mayUse = (card: string) => en('table.may-use', { role: en('role.central-officer'), card });

/** A UFO over Asia, which the Central Officer's decoy could still draw away. */
const decoy: Position = { begin: 'global-defense', ufos: { asia: 1 } };
/** The same, some steps before it matters. */
const early: Position = { begin: 'audit', ufos: { asia: 1 } };

/** A described table on a desk, its clock standing still. */
async function at(
  browser: Parameters<typeof openGame>[0],
  position: Position,
  people: readonly Role[] = roles,
): Promise<Page> {
  const game = describedGame(position);
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf(...people) });
  await setSpeed(page, 0);
  return page;
}
const stands = (page: Page, step: string) => expect(heading(page)).toHaveText(en(`step.${step}.name`));

test('FIN-9 a bot leaves its step open for the cards of people for a while, says which, and goes on', async ({
  browser,
}) => {
  const page = await at(browser, decoy, ['central-officer']);
  await stands(page, 'global-defense');
  await expect(page.locator('.top').getByText(mayUse('Decoy Signal'))).toBeVisible();
  await expect(noCards(page)).toBeEnabled();
  await leap(page, 5_000);
  await stands(page, 'global-defense');
  // While the menu is open nothing goes on, and people have the whole time again.
  await page.keyboard.press('m');
  await leap(page, 60_000);
  await named(page, en('menu.resume')).click();
  await leap(page, 5_000);
  await stands(page, 'global-defense');
  await leap(page, 1_500);
  // What it did to Asia is seen before the next steps pass; the last one is the person's own.
  await stands(page, 'base-defense');
  await leap(page, 1_300);
  await stands(page, 'mission-report');
});

test('FIN-9 one press passes a bot’s step at once, and a card of people can be used in it', async ({ browser }) => {
  for (const uses of [false, true]) {
    const page = await at(browser, decoy, ['central-officer']);
    await stands(page, 'global-defense');
    if (uses) await page.getByRole('button', { name: /^Decoy Signal/ }).click();
    else await noCards(page).click();
    await expect(page.locator('.top').getByText(mayUse('Decoy Signal'))).toHaveCount(0);
    if (uses) await leap(page, 1_300);
    await expect(heading(page)).not.toHaveText(en('step.global-defense.name'));
    await page.context().close();
  }
});

test('FIN-9 a bot whose step waits for nobody’s card passes it at once', async ({ browser }) => {
  const page = await at(browser, { begin: 'audit' }, ['squad-leader']);
  await expect(heading(page)).not.toHaveText(en('step.audit.name'));
});

test('FIN-9 steps in which no card matters pass by themselves, and wait for a press each where people wish so', async ({
  browser,
}) => {
  const page = await at(browser, early);
  await stands(page, 'global-defense');
  await noCards(page).click();
  await leap(page, 1_300);
  await stands(page, 'mission-report');

  const other = await at(browser, decoy);
  await inSettings(
    { page: other, say: en, hands: { press: (what) => what.click(), choose: async () => {} }, look: async () => {} },
    () => other.getByRole('switch', { name: en('settings.pass-steps') }).click(),
  );
  for (const step of ['global-defense', 'base-defense', 'base-destroyed', 'missions', 'panic-report']) {
    await stands(other, step);
    await leap(other, 60_000);
    await stands(other, step);
    await noCards(other).click();
  }
  await stands(other, 'mission-report');
});

test('FIN-9 FIN-18 undo leads back to a step that had passed, and it holds still until somebody does something', async ({
  browser,
}) => {
  const page = await at(browser, early);
  await stands(page, 'global-defense');
  await page.keyboard.press('z');
  await stands(page, 'orbital-defense');
  await leap(page, 60_000);
  await stands(page, 'orbital-defense');
  await page.keyboard.press('z');
  await stands(page, 'research');
  await page.keyboard.press('Enter');
  await stands(page, 'global-defense');
});

for (const language of languages) {
  test(`a step that waits for cards, and a question beside them, are whole and in reach, in ${language}`, async ({
    browser,
  }) => {
    const panic = { africa: 1, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };
    const inPlay = ['drop-harness', 'field-medics'];
    const riots: Position = { begin: 'crises', panic, crisisPool: ['capital-riots', 'second-wave'], inPlay };
    const late: Position = {
      begin: 'mission-report',
      ufos: { asia: 1 },
      damage: 3,
      inPlay: ['repair-drones', 'ion-lance'],
    };
    for (const context of [desk, phone]) {
      for (const position of [riots, late]) {
        const game = describedGame(position);
        const page = await openGame(browser, game, { language, context, crew: crewOf(...roles) });
        await expect(page.locator('main.table')).toBeVisible();
        await looker(page)(position.begin ?? '');
        await page.context().close();
      }
    }
  });
}
