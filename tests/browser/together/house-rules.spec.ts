import { expect } from '@playwright/test';
import { desk, newDevice, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { test } from '../tools/test.ts';
import { come, newTelevision, sit } from './people.ts';

test('HSE-2 HSE-3 house rules of a new table are told to its maker, to those who come, and on the television @sweep', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { language: 'en', context: desk });
  const say = await sayer('en');
  await page.getByRole('button', { name: say('start.together') }).click();
  await page.getByRole('radio', { name: say('start.box') }).check();
  await named(page, say('house.name')).click();
  await page.getByRole('switch', { name: say('house.hardLosses') }).click();
  await page.getByRole('combobox', { name: say('house.emergencyFunding') }).selectOption('14');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.easy') })
    .click();
  const rules = `${say('house.hardLosses')} · ${say('cue.emergency-funding.name')} 14`;
  await expect(page.getByText(say('house.told', { rules }))).toBeVisible();
  const address = page.url();
  await sit({ page, say }, 'Ana', ['central-officer']);
  const guest = await come(browser, address, 'de');
  const there = `${guest.say('house.hardLosses')} · ${guest.say('cue.emergency-funding.name')} 14`;
  await expect(guest.page.getByText(guest.say('house.told', { rules: there }))).toBeVisible();
  const television = await newTelevision(browser, address, { viewport: { width: 1920, height: 1080 } });
  await expect(television.getByText(say('house.told', { rules }))).toBeVisible();
});
