import { expect } from '@playwright/test';
import { fitsScreens, screens } from '../tools/afar.ts';
import { desk } from '../tools/device.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { checkerFor } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import { come, makeTable, newTelevision, sit } from './people.ts';

test('ONL-7 a television shows who sits where, who is here and how to join, and nothing to press @sweep', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser, { level: 'hard' });
  await sit(maker, 'Ana', ['commander', 'central-officer']);
  const jonas = await come(browser, address, 'de');
  await sit(jonas, 'Maximilianneuma', ['chief-scientist']);
  const tom = await come(browser, address);
  await sit(tom, 'Tom', ['squad-leader']);
  const page = await newTelevision(browser, address, { ...desk, viewport: screens.television });
  await maker.page.getByRole('button', { name: maker.say('together.begin') }).click();
  await expect(page.locator('main.board')).toBeVisible();
  await tom.page.close();

  const seats = page.getByRole('list', { name: maker.say('crew.people') }).getByRole('listitem');
  await expect(seats).toHaveCount(4);
  await expect(seats.nth(3)).toContainText('Tom');
  await expect(seats.nth(3)).toContainText(maker.say('together.link.bot'));
  // The cue that is open names the role that is at it.
  const acting = seats.and(page.locator('[aria-current]'));
  await expect(acting).toHaveCount(1);
  await expect(acting.locator('small')).not.toHaveText(maker.say('together.link.here'));
  await expect(page.getByText(/^\S+ [A-Z]{3} [A-Z]{3}$/)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);

  const sizes = await seats.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(29);
  const lefts = await seats.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  expect(lefts[0]).toBeGreaterThan(screens.television.width * 0.7);
  await inEveryLanguage(page, (language) => fitsScreens(page, checkerFor(language)(page), `a table in ${language}`));
});
