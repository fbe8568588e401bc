import { expect } from '@playwright/test';
import { panicTrack } from '../../../src/content/tracks.ts';
import { creditsFromCards, decide, type Playing } from '../../../src/rules/index.ts';
import { standardTable, withStandardPack } from '../../tools/standard.ts';
import { crewOf, gameUpTo, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const everybody = crewOf('commander', 'chief-scientist', 'central-officer', 'squad-leader');
const fallen = panicTrack.indexOf('orange');
/** Between two rounds, after a continent has fallen. */
const fall = () =>
  gameUpTo(
    'hard',
    ({ phase, round, board }) => phase === 'setup' && round > 2 && Object.values(board?.panic ?? {}).includes(fallen),
  );

for (const [where, context] of Object.entries({ desk, phone })) {
  test(`RND-3 on a ${where} a round ends with what it has changed, and a press begins the next one${sweepBut(where === 'phone')}`, async ({
    browser,
  }) => {
    const game = fall();
    const page = await openGame(browser, game, { language: 'en', context, crew: everybody });
    const say = await sayer('en');
    const { round, board } = game.state.open;
    const over = say('between.over', { round: round - 1 });
    await expect(page.locator('main.round').getByText(over, { exact: true })).toBeVisible();
    await expect(page.getByText(say('round.one-more'))).toBeVisible();
    const rows = page.getByRole('list', { name: say('correct.panic') }).getByRole('listitem');
    await expect(rows).toHaveCount(6);
    await expect(rows.filter({ hasText: say('continent.asia') })).toContainText(String(board?.panic.asia));
    // The cause names UFOs left or credits missing, not the step.
    await expect(rows.filter({ hasText: /one UFO|\d UFOs|credits? short/ })).not.toHaveCount(0);
    await expect(rows.filter({ hasText: say('step.global-defense.name') })).toHaveCount(0);
    // The credits of the next round are those of its cue.
    await expect(page.locator('.money')).toContainText(say('round.credits', { count: 2 }));
    const credits = Number(await page.locator('.money b').textContent());
    await named(page, say('between.begin', { round })).click();
    await expect(page.locator('main.table')).toBeVisible();
    const { at } = game.state.open;
    const begun = decide(game.state, { type: 'begin' }, 'central-officer', at, standardTable);
    if ('refused' in begun) throw new Error(begun.refused.code);
    const budget = begun.state.hidden.schedule?.cues.find(({ kind }) => kind === 'budget');
    expect(credits).toBe((budget?.credits ?? 0) + creditsFromCards(withStandardPack(game.state.open) as Playing));
    await expect(page.locator('[data-part=cue]')).toBeVisible();
  });
}

for (const [where, context] of Object.entries({
  desk,
  phone,
  'phone on its side': { ...phone, viewport: { width: 844, height: 390 } },
})) {
  test(`the end of a round has no layout faults on a ${where}, in every language @sweep`, async ({ browser }) => {
    const page = await openGame(browser, fall(), { language: 'en', context, crew: everybody });
    await expect(page.locator('main.round')).toBeVisible();
    await inEveryLanguage(page, async (language) => {
      await atRest(page);
      await layoutChecker(page)(`the end of a round, in ${language}`);
    });
  });
}

test('RND-3 Enter begins the next round @sweep', async ({ browser }) => {
  const page = await openGame(browser, fall(), { language: 'en', context: desk, crew: everybody });
  await expect(page.locator('main.round')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('main.table')).toBeVisible();
});

test('RND-3 at a table online the round ends with the same changes, for whoever has just come, too @sweep', async ({
  browser,
}) => {
  const page = await openGame(browser, fall(), { language: 'en', context: desk, crew: everybody });
  const say = await sayer('en');
  const round = page.locator('main.round');
  const told = () => round.locator('.headline, .ledger').allInnerTexts();
  await expect(round).toBeVisible();
  const changes = await told();
  await named(page, say('cue.menu')).click();
  await page.getByRole('button', { name: say('together.move') }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.getByRole('button', { name: say('menu.resume') }).click();
  await expect(round).toBeVisible();
  expect(await told()).toEqual(changes);
  await page.reload();
  await expect(round).toBeVisible();
  expect(await told()).toEqual(changes);
});
