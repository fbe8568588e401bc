import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import type { HouseRules } from '../../../src/rules/index.ts';
import { type DeviceOptions, desk, exportFromMenu, newDevice, phone, sayer } from '../tools/device.ts';
import { type Evening, named, plate, toStep } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { checkerFor, screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const narrow: BrowserContextOptions = { ...phone, viewport: { width: 360, height: 740 } };
const all: HouseRules = { everybodyPauses: true, hardLosses: true, emergencyFunding: 8 };

const ruleSwitch = (page: Page, name: string) => page.getByRole('switch', { name });

/** Goes to the setup of a game, and turns all house rules on. */
async function withHouseRules(
  browser: Browser,
  mode: 'box' | 'screen',
  { language = 'en', ...options }: DeviceOptions,
): Promise<Evening> {
  const { page } = await newDevice(browser, { speed: 0, language, ...options });
  const say = await sayer(language);
  const hands = options.context?.hasTouch === false ? byMouse : byTouch;
  if (mode === 'screen') await hands.press(page.locator('label').filter({ hasText: say('start.screen') }));
  await hands.press(page.getByRole('listitem').getByRole('button', { name: say('difficulty.normal') }));
  await hands.press(named(page, say('house.name')));
  for (const rule of ['everybodyPauses', 'hardLosses']) {
    const name = say(`house.${rule}`);
    await expect(ruleSwitch(page, name)).toHaveAttribute('aria-checked', 'false');
    await hands.press(ruleSwitch(page, name));
    await expect(ruleSwitch(page, name)).toHaveAttribute('aria-checked', 'true');
  }
  await hands.choose(page.getByRole('combobox', { name: say('house.emergencyFunding') }), '8');
  return { page, say, hands, look: checkerFor(language)(page) };
}

/** The line that tells the house rules. */
const told = (say: Evening['say']): string =>
  say('house.told', {
    rules: `${say('house.everybodyPauses')} · ${say('house.hardLosses')} · ${say('cue.emergency-funding.name')} 8`,
  });

for (const language of languages) {
  for (const [where, context] of [
    ['a narrow phone', narrow],
    ['a desk', desk],
  ] as const) {
    test(`HSE-1 HSE-2 HSE-3 house rules are chosen at the setup with the box, and told on ${where}: ${language}${sweepBut(language === 'ru' && context === narrow)}`, async ({
      browser,
    }) => {
      const evening = await withHouseRules(browser, 'box', { language, context });
      const { page, say, hands, look } = evening;
      await expect(page.getByText(say('setup.step.funding', { credits: 8 }))).toBeVisible();
      await look('the setup');
      await hands.press(named(page, say('setup.begin')));
      await expect(plate(page)).toBeVisible();
      await hands.press(named(page, say('cue.menu')));
      await expect(page.getByText(told(say))).toBeVisible();
      await look('the menu');
      await page.keyboard.press('Escape');
      for (const step of ['recruit', 'research', 'orbital-defense'] as const) {
        await toStep(evening, step);
        await expect(page.getByText(say(`house.step.${step}`))).toBeVisible();
        await look(step);
      }
      await toStep(evening, 'global-defense');
      await expect(page.getByText(say('house.step.orbital-defense'))).toHaveCount(0);
      const { game } = await exportFromMenu(page, say);
      expect(game.state.open.setup.houseRules).toEqual(all);
    });

    test(`HSE-1 HSE-2 HSE-3 HSE-4 house rules and timers are chosen at the setup of a game on this screen, on ${where}: ${language} @sweep`, async ({
      browser,
    }) => {
      const { page, say, hands, look } = await withHouseRules(browser, 'screen', { language, context });
      await hands.press(page.locator('label').filter({ hasText: say('settings.timers.2') }));
      await look('the setup');
      await hands.press(named(page, say('setup.begin')));
      await expect(page.locator('main.table')).toBeVisible();
      await hands.press(named(page, say('cue.menu')).first());
      await expect(page.getByText(told(say))).toContainText(`${say('settings.timers')} ${say('settings.timers.2')}`);
      await look('the menu');
    });
  }
}

test('HSE-2 HSE-4 without house rules nothing is said of them @sweep', async ({ browser }) => {
  const { page } = await newDevice(browser, { speed: 0, context: narrow });
  const say = await sayer('en');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.normal') })
    .tap();
  await expect(page.getByText(say('setup.step.funding', { credits: 10 }))).toBeVisible();
  await screenChecker(page)('the setup');
  await named(page, say('setup.begin')).tap();
  await named(page, say('cue.menu')).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(say('house.name'))).toHaveCount(0);
});
