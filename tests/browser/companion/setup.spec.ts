import { expect, type Page } from '@playwright/test';
import { type Continent, continents } from '../../../src/content/continents.ts';
import { difficulties } from '../../../src/content/difficulties.ts';
import { enemyTypes, enemyTypesOf, typesWithElite } from '../../../src/content/enemies.ts';
import { plans, startingPanic } from '../../../src/content/plans.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { exportFromMenu, newDevice, sayer } from '../tools/device.ts';
import { levelButton, named, setupLine } from '../tools/evening.ts';
import { test } from '../tools/test.ts';

type Say = Awaited<ReturnType<typeof sayer>>;

const pick = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });
const line = (page: Page, words: string) => page.locator('li:has([type=checkbox])').filter({ hasText: words });
const slider = (page: Page, say: Say, continent: Continent) =>
  page.getByRole('slider', { name: say('setup.panic-of', { continent: say(`continent.${continent}`) }), exact: true });

/** Each continent's displayed starting panic, counted from zero. */
async function shownPanic(page: Page, say: Say): Promise<Record<Continent, number>> {
  const spaces = await Promise.all(
    continents.map(async (one) => [one, Number(await slider(page, say, one).inputValue())]),
  );
  return Object.fromEntries(spaces) as Record<Continent, number>;
}

const enemies = (page: Page, say: Say) =>
  Promise.all([1, 2, 3].map((number) => pick(page, say('setup.enemy', { number })).inputValue()));

for (const language of languages) {
  test(`SET-2 SET-3 SET-4 SET-5 SET-7 the setup checklist shows the numbers of the rules for every difficulty and base: ${language} @sweep`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { language });
    const say = await sayer(language);
    for (const difficulty of difficulties) {
      await levelButton(page, say, difficulty).tap();
      for (const base of continents) {
        await pick(page, say('setup.base')).selectOption(base);
        const there = say(`continent.${base}`);
        await expect(line(page, say('setup.step.base', { base: there }))).toBeVisible();
        // One look at all lines, which is much faster than one each.
        const lines = await page.locator('li:has([type=checkbox])').filter({ visible: true }).allInnerTexts();
        const expected = [
          say('setup.step.pool', { soldiersInPool: 1, interceptorsInPool: 2 }),
          say('setup.step.interceptors', { interceptorsInReserve: 6 }),
          say('setup.step.scientists', { scientists: 8 }),
          say('setup.step.satellites', { satellites: 8 }),
          say('setup.step.soldiers', { soldiersInReserve: 2 }),
          say('setup.step.base-asset', { base: there }),
          say('setup.step.funding', { credits: 10 }),
          say('setup.step.ufos', { ufos: 24 }),
          say('setup.step.elite', { markers: 4 }),
          say('setup.step.threat'),
          say('setup.step.damage'),
          say('setup.split'),
        ];
        expect(expected.filter((words) => !lines.some((one) => one.includes(words)))).toEqual([]);
        const panic = await shownPanic(page, say);
        const track = lines.find((one) => one.startsWith(say('setup.thing.panic'))) ?? '';
        const written = (one: Continent) => `${say(`continent.${one}`)} ${panic[one]}`.replaceAll(' ', '\u00a0');
        expect(continents.filter((one) => !track.includes(written(one)))).toEqual([]);
      }
      for (const type of enemyTypesOf[difficulty]) {
        const first = pick(page, say('setup.enemy', { number: 1 }));
        if (await first.isEnabled()) await first.selectOption(type);
        const deck = await enemies(page, say);
        const words = await setupLine(page, say('setup.thing.enemies')).innerText();
        // The table takes all other cards out of the deck, so elite variants are named with their type.
        const named = [
          ...enemyTypes.filter((one) => words.includes(say(`enemy.${one}`))),
          ...typesWithElite.filter((one) => words.includes(say(`elite.${one}`))).map((one) => `${one} elite`),
        ];
        const elites = typesWithElite.filter((one) => deck.includes(one)).map((one) => `${one} elite`);
        expect({ words, named: named.toSorted() }).toEqual({ words, named: [...deck, ...elites].toSorted() });
      }
      const plan = await pick(page, say('setup.plan')).inputValue();
      await expect(line(page, say('setup.step.plan', { plan: say(`plan.${plan}`) }))).toBeVisible();
      await page.getByRole('button', { name: say('common.back') }).tap();
    }
  });
}

test('SET-6 starting panic follows the plan: all yellow, the base on its own space @sweep', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await page.getByRole('button', { name: say('difficulty.normal') }).tap();
  for (const plan of plans) {
    await pick(page, say('setup.plan')).selectOption(plan);
    for (const base of continents) {
      await pick(page, say('setup.base')).selectOption(base);
      const { [base]: own, ...others } = await shownPanic(page, say);
      expect({ plan, own }).toEqual({ plan, own: startingPanic[plan].base });
      const calmFirst = (spaces: readonly number[]) => spaces.toSorted((a, b) => a - b);
      expect(calmFirst(Object.values(others))).toEqual(calmFirst(startingPanic[plan].others));
      await expect(slider(page, say, base)).toHaveAttribute('aria-valuetext', say('setup.space', { space: own ?? 0 }));
    }
  }
});

test('SET-1 every draw can be repeated; what was fixed by hand stays @sweep', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await page.getByRole('button', { name: say('difficulty.normal') }).tap();
  await pick(page, say('setup.plan')).selectOption('onslaught');
  const drawn = async () => ({
    base: await pick(page, say('setup.base')).inputValue(),
    enemies: (await enemies(page, say)).toSorted().join(),
    panic: JSON.stringify(await shownPanic(page, say)),
  });
  const draws = [];
  for (let turn = 0; turn < 12; turn += 1) {
    draws.push(await drawn());
    await named(page, say('setup.redraw')).tap();
    await expect(pick(page, say('setup.plan'))).toHaveValue('onslaught');
  }
  expect(new Set(draws.map(({ base }) => base)).size).toBeGreaterThan(2);
  expect(new Set(draws.map((one) => one.enemies)).size).toBeGreaterThan(2);
  expect(new Set(draws.map(({ panic }) => panic)).size).toBeGreaterThan(2);
});

test('SET-1 FIN-15 each draw can be fixed by hand, and the game begins with exactly that', async ({ browser }) => {
  const { page } = await newDevice(browser, { speed: 0 });
  const say = await sayer('en');
  await page.getByRole('button', { name: say('difficulty.hard') }).tap();
  await pick(page, say('setup.base')).selectOption('australia');
  const held = await enemies(page, say);
  const missing = enemyTypesOf.hard.find((type) => !held.includes(type)) ?? '';
  await pick(page, say('setup.enemy', { number: 1 })).selectOption(missing);
  expect(await enemies(page, say)).toEqual([missing, held[1], held[2]]);
  // Choosing a type that is already in the deck swaps the two: the three must differ.
  await pick(page, say('setup.enemy', { number: 1 })).selectOption(held[2] ?? '');
  expect(await enemies(page, say)).toEqual([held[2], held[1], missing]);
  const before = await shownPanic(page, say);
  await slider(page, say, 'asia').focus();
  await page.keyboard.press('End');
  await slider(page, say, 'africa').focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: say('common.back') }).tap();
  await page.goBack();
  await named(page, say('setup.begin')).tap();
  const { log } = await exportFromMenu(page, say);
  expect(log.find(({ type }) => type === 'game-set-up')?.['setup']).toMatchObject({
    difficulty: 'hard',
    base: 'australia',
    enemyTypes: [held[2], held[1], missing],
    startingPanic: { ...before, asia: 4, africa: 0 },
  });
});

test('SET-1 the tutorial’s plan and enemies cannot be changed', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await levelButton(page, say, 'tutorial').tap();
  await expect(pick(page, say('setup.plan'))).toBeDisabled();
  await expect(pick(page, say('setup.plan'))).toHaveValue('occupation');
  await expect(pick(page, say('setup.enemy', { number: 1 }))).toBeDisabled();
  await expect(pick(page, say('setup.base'))).toBeEnabled();
});

test('two taps on the start page begin a game', async ({ browser }) => {
  const { page } = await newDevice(browser, { language: 'zh-Hant', speed: 0 });
  const say = await sayer('zh-Hant');
  await page.getByRole('button', { name: say('difficulty.normal') }).tap();
  await named(page, say('setup.begin')).tap();
  await expect(page.getByRole('timer')).toHaveText('15');
  await page.evaluate(() => window.leap(1000));
  await expect(page.getByRole('timer')).toHaveText('14');
});
