import { type Browser, expect } from '@playwright/test';
import type { Language } from '../../../src/i18n/languages.ts';
import { newDevice, phone, sayer } from '../tools/device.ts';
import { type Evening, levelButton, named, plate, toCue, toStep } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { brokenWords, screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

test('EVO-2 EVO-3 EVO-10 what is owned is remembered on the device, with the name of its plan, and not in the tutorial', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { speed: 0 });
  const say = await sayer('en');
  const owns = page.getByRole('switch', { name: say('own.evolution') });
  await levelButton(page, say, 'normal').tap();
  await owns.tap();
  await expect(owns).toBeChecked();
  const plan = page.getByRole('combobox', { name: say('setup.plan') });
  await plan.selectOption('subversion');
  await page.getByLabel(say('evolution.plan-name')).fill('The Long Knives');
  await page.keyboard.press('Tab');
  await expect(plan.locator('option:checked')).toHaveText('The Long Knives');
  await expect(page.getByText(say('evolution.thing.evolution-tokens'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(plan.locator('option:checked')).toHaveText('The Long Knives');
  await screenChecker(page)('the set-up with Evolution');
});

test('EVO-14 EVO-29 EVO-31 EVO-33 EVO-36 EVO-39 sabotage is called and explained, tokens are laid, and the task there has a six-sided die', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { speed: 0 });
  const say = await sayer('en');
  const evening: Evening = { page, hands: byTouch, say, look: async () => {} };
  await levelButton(page, say, 'expert').tap();
  const owns = page.getByRole('switch', { name: say('own.evolution') });
  await owns.tap();
  await expect(owns).toBeChecked();
  await named(page, say('setup.begin')).tap();
  await toCue(evening, 'sabotage');
  await expect(plate(page).getByRole('heading')).toHaveText(say('cue.sabotage.name'));
  await expect(page.getByRole('heading', { name: say('evolution.lesson.sabotage.title') })).toBeVisible();
  await expect(named(page, say('cue.done'))).toHaveCount(0);
  await screenChecker(page)('a lesson of Evolution');
  await named(page, say('tutorial.go-on')).tap();
  const lab = page.getByRole('button', { name: 'Lab I: no token', exact: true });
  const toLay = page.locator('summary .empty');
  const drawn = await toLay.count();
  expect(drawn).toBeGreaterThan(0);
  await lab.tap();
  await expect(toLay).toHaveCount(drawn - 1);
  await expect(page.getByRole('button', { name: 'Lab I: one token', exact: true })).toBeVisible();
  await page.reload();
  await named(page, say('back.go')).tap();
  await expect(page.getByRole('button', { name: 'Lab I: one token', exact: true })).toBeVisible();
  await expect(toLay).toHaveCount(drawn - 1);
  await screenChecker(page)('sabotage');
  // While the clock runs nobody looks for a place below the bar.
  const last = page.getByRole('button', { name: 'Mission: no token', exact: true });
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const hit = last.evaluate((button) => {
      const { x, y, width: across, height: down } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + across / 2, y + down - 6));
    });
    expect({ width, inView: await hit }).toEqual({ width, inView: true });
  }
  // However many tokens lie there, the name of a place is in one piece.
  await page.setViewportSize({ width: 360, height: 640 });
  for (const count of ['no token', 'one token', '2 tokens'])
    await page.getByRole('button', { name: `Australia: ${count}`, exact: true }).tap();
  expect(await brokenWords(page, '.lay span')).toEqual([]);
  await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 });
  await toStep(evening, 'research');
  await expect(page.getByRole('heading', { name: say('evolution.lesson.dangerous.title') })).toBeVisible();
  await named(page, say('explain.skip-all')).tap();
  const dangerous = page.getByRole('switch', { name: say('evolution.dangerous') });
  await expect(dangerous).toBeChecked();
  await named(page, 'Lab II').tap();
  await expect(dangerous).not.toBeChecked();
  await named(page, 'Lab I').tap();
  await expect(dangerous).toBeChecked();
  await named(page, say('step.roll')).tap();
  await page.getByRole('button', { name: 'Roll 3 dice' }).tap();
  await expect(page.getByText(/^Six-sided alien die [1-6], threat 1$/)).toBeVisible();
  await screenChecker(page)('a dangerous roll');

  // After the task is done, the odds are those of removing the token, and a success removes it.
  const needed = page.getByRole('group', { name: say('odds.successes') });
  for (let left = Number(await needed.locator('b').textContent()); left > 0; left -= 1)
    await needed.getByRole('button').first().tap();
  await expect(page.getByText(say('evolution.clears-one'))).toBeVisible();
  await expect(page.getByText(/^(Not worth|Best stop)/)).toBeVisible();
  await screenChecker(page)('rolling on for a token');
  const tokens = page.getByRole('group', { name: say('evolution.tokens-here') }).getByRole('status');
  const rolled = page.locator('.tray .words');
  const roll = page.getByRole('button', { name: 'Roll 3 dice' });
  while ((await roll.count()) > 0) {
    await roll.tap();
    await expect(rolled).toHaveText(/success/i);
  }
  await expect(tokens).toHaveText('0');
  await expect(dangerous).not.toBeChecked();
});

/** Opens the set-up of a game with Evolution on the smallest phone. */
async function ownedOnSmallPhone(browser: Browser, language: Language): Promise<Evening> {
  const context = { ...phone, viewport: { width: 360, height: 640 } };
  const { page } = await newDevice(browser, { speed: 0, language, context });
  const say = await sayer(language);
  await levelButton(page, say, 'expert').tap();
  const owns = page.getByRole('switch', { name: say('own.evolution') });
  await owns.tap();
  await expect(owns).toBeChecked();
  return { page, hands: byTouch, say, look: async () => {} };
}

for (const language of ['de', 'ru'] as const)
  test(`EVO-36 on the smallest phone all places for tokens are above the bar: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const evening = await ownedOnSmallPhone(browser, language);
    const { page, say } = evening;
    await named(page, say('setup.begin')).tap();
    await toCue(evening, 'sabotage');
    await named(page, say('explain.skip-all')).tap();
    const bar = (await page.locator('.bar.docked').boundingBox())?.y ?? 0;
    const last = await page.locator('.lay').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar);
  });

test('EVO-10 a name of forty letters is whole in the list of plans on the smallest phone', async ({ browser }) => {
  const { page, say } = await ownedOnSmallPhone(browser, 'de');
  const plan = page.getByRole('combobox', { name: say('setup.plan'), exact: true });
  await plan.selectOption('subversion');
  await page.getByLabel(say('evolution.plan-name')).fill('Die außergewöhnlich langen Messer Europa');
  await page.keyboard.press('Tab');
  await expect(plan.locator('option:checked')).toHaveText(/Europa$/);
  expect(await plan.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});

test('EVO-28 beside the score stands how figures count that waited in the supply @sweep', async ({ browser }) => {
  const { page } = await newDevice(browser, { speed: 0 });
  const say = await sayer('en');
  const evening: Evening = { page, hands: byTouch, say, look: async () => {} };
  await levelButton(page, say, 'normal').tap();
  const owns = page.getByRole('switch', { name: say('own.evolution') });
  await owns.tap();
  await expect(owns).toBeChecked();
  await named(page, say('setup.begin')).tap();
  await toCue(evening, 'sabotage');
  await named(page, say('explain.skip-all')).tap();
  await toStep(evening, 'panic-report');
  for (const continent of ['africa', 'europe']) {
    await page.locator(`[data-continent=${continent}]`).focus();
    await page.keyboard.press('o');
  }
  await page.locator('.foot button').last().click();
  await expect(page.getByText(say('evolution.score'))).toBeVisible();
});

test('EVO-13 what a box lacks is not drawn, at least three of each stay, and the device remembers it @sweep', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { speed: 0 });
  const say = await sayer('en');
  await levelButton(page, say, 'normal').tap();
  const plan = page.getByRole('combobox', { name: say('setup.plan') });
  await page.getByText(say('own.box'), { exact: true }).tap();
  for (const one of ['onslaught', 'occupation'] as const)
    await page.getByRole('checkbox', { name: say(`plan.${one}`) }).uncheck();
  await expect(page.getByRole('checkbox', { name: say('plan.domination') })).toBeDisabled();
  await screenChecker(page)('my box');
  const three = ['domination', 'infiltration', 'misdirection'].map((one) => say(`plan.${one}`));
  await expect(plan.getByRole('option')).toHaveText(three);
  const drawn = new Set<string>();
  for (let turn = 0; turn < 30; turn += 1) {
    await named(page, say('setup.redraw')).tap();
    drawn.add(await plan.inputValue());
  }
  expect([...drawn].toSorted()).toEqual(['domination', 'infiltration', 'misdirection']);
  await page.reload();
  await expect(plan.getByRole('option')).toHaveText(three);
  await expect(page.getByRole('checkbox', { name: say('plan.onslaught') })).not.toBeChecked();
});
