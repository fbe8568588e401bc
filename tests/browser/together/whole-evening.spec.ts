import { expect, type Page } from '@playwright/test';
import { boardOverlaps } from '../tools/afar.ts';
import { desk } from '../tools/device.ts';
import { atRest } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import { pressOrder } from '../tools/wanted.ts';
import { beReady, comeAll, type Guest, makeTable, newTelevision, type Person, sit } from './people.ts';

const people: readonly Guest[] = [
  ['de', 'Jonas', 'chief-scientist'],
  ['zh-Hant', '小美', 'central-officer'],
  ['ru', 'Олег', 'squad-leader'],
];

const hasEnded = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('main.end') !== null);

/**
 * Presses the available controls of one device until the game is over. Calls `before` before each look for a control,
 * and `pressed` after each press.
 */
async function play({ page }: Person, before: () => Promise<unknown>, pressed: () => Promise<void>): Promise<void> {
  const selectors = pressOrder.map(([selector]) => selector);
  const counts = new Map<string, number>();
  for (;;) {
    await before();
    if (await hasEnded(page)) return;
    // Not everything that can be pressed leads on, so each moment has a limit of its own.
    const found = await page.waitForFunction(
      ([all, spent]) => {
        if (document.querySelector('main.end')) return 'end';
        const title = document.querySelector('h1')?.textContent ?? '';
        const next = all.find(
          ([selector, most]) =>
            (spent[`${title}/${selector}`] ?? 0) < most &&
            [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()),
        );
        return next === undefined ? false : `${title}/${next[0]}`;
      },
      [pressOrder, Object.fromEntries(counts)] as const,
      // Others may act for long, on a slow machine.
      { timeout: 300_000 },
    );
    const key = await found.jsonValue();
    if (key === false || key === 'end') continue;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    const selector = selectors.find((one) => key.endsWith(`/${one}`)) ?? '';
    // Somebody else may have moved on meanwhile, so that the element is gone.
    await page
      .locator(selector)
      .locator('visible=true')
      .first()
      .click({ timeout: 2_000, force: true })
      .catch(() => {});
    await pressed();
  }
}

test('TAB-1 ONL-3 ONL-7 four people in four languages and a television play a whole game, whatever happens to their devices', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser, { level: 'expert' });
  await sit(maker, 'Ana', ['commander']);
  const guests = await comeAll(browser, address, people);
  const television = await newTelevision(browser, address, desk);
  const [jonas, mei, oleg] = guests;
  if (!jonas || !mei || !oleg) throw new Error('somebody did not come');
  await mei.page.getByRole('button', { name: mei.say('together.begin') }).click();
  await expect(television.locator('main.board')).toBeVisible();

  let presses = 0;
  /** Faults of devices, by the number of presses at the table. */
  const events: Readonly<Record<number, () => Promise<unknown>>> = {
    20: () => oleg.page.context().setOffline(true),
    60: () => oleg.page.context().setOffline(false),
  };
  /** Reloads the page of Jonas once. Called in his own loop, so that nothing else uses the page meanwhile. */
  let reloads = 1;
  const jonasReloads = async (): Promise<void> => {
    if (presses < 80 || reloads === 0) return;
    reloads -= 1;
    await jonas.page.reload();
  };
  const overlaps = new Set<string>();
  const pressed = async (): Promise<void> => {
    presses += 1;
    // Read before anything is awaited: others press meanwhile.
    const event = events[presses];
    if ((await boardOverlaps(television)).length > 0) {
      // Pieces that fly past do not count.
      await atRest(television);
      for (const one of await boardOverlaps(television)) overlaps.add(one);
    }
    await event?.();
  };
  const nothing = () => Promise.resolve();
  await Promise.all(
    [maker, ...guests].map((person) => play(person, person === jonas ? jonasReloads : nothing, pressed)),
  );
  expect(reloads).toBe(0);
  expect(presses).toBeGreaterThan(80);
  expect([...overlaps]).toEqual([]);
  for (const { page } of [maker, ...guests]) await expect(page.locator('main.end')).toBeVisible();
  const endings = await Promise.all(
    [maker, ...guests].map(({ page }) =>
      page.locator('main.end').evaluate((end) => end.textContent.match(/−?\d+/)?.[0]),
    ),
  );
  expect(new Set(endings).size).toBe(1);

  // A rematch brings everybody back to the table, in the same seats.
  await expect(television.locator('main.end h1')).toHaveText(await maker.page.locator('main.end h1').innerText());
  await expect(television.locator('main.end .lines')).toBeVisible();
  await expect(television.locator('main.end').getByRole('button')).toHaveCount(0);
  for (const person of [maker, jonas, oleg]) await beReady(person);
  await expect(maker.page.getByText(maker.say('together.ready.is'))).toBeVisible();
  await mei.page.getByRole('button', { name: mei.say('after.rematch'), exact: true }).click();
  for (const page of [maker, ...guests].map((person) => person.page).concat(television)) {
    await expect(page.locator('main.lobby')).toContainText(page === jonas.page ? 'Ana' : 'Jonas');
  }
  await mei.page.getByRole('button', { name: mei.say('together.begin') }).click();
  for (const { page } of [maker, ...guests]) await expect(page.locator('main.table .round')).toContainText('1');
  await expect(television.locator('main.board')).toBeVisible();
});
