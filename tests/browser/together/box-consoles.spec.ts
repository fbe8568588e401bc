import { type Browser, expect, type Page } from '@playwright/test';
import { continents } from '../../../src/content/continents.ts';
import { roles } from '../../../src/content/roles.ts';
import { setupLine } from '../tools/evening.ts';
import { layoutChecker, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import {
  begin,
  comeAll,
  correctBase,
  type Guest,
  makeTable,
  newTelevision,
  openCorrections,
  type Person,
  sit,
  toStep,
} from './people.ts';

const guests: readonly Guest[] = [
  ['ru', 'Олег', 'chief-scientist'],
  ['zh-Hant', '小美', 'squad-leader'],
  ['de', 'Jonas', 'commander'],
];

/** Sizes of other phones. */
const sizes = [
  [360, 640],
  [844, 390],
] as const;

/** Four people and a television at a table with the box, at the first cue, which is the Chief Scientist's. */
async function begun(browser: Browser): Promise<{ officer: Person; people: Person[]; television: Page }> {
  const { maker, address } = await makeTable(browser, { mode: 'box' });
  await sit(maker, 'Ana', ['central-officer']);
  const people = await comeAll(browser, address, guests);
  const television = await newTelevision(browser, address, { viewport: { width: 1920, height: 1080 } });
  await begin(maker);
  await expect(television.getByRole('timer')).toBeVisible();
  return { officer: maker, people, television };
}

test('TIM-5 with the box, a cue is large for its role and the Central Officer, and slim for the others', async ({
  browser,
}) => {
  const { officer, people, television } = await begun(browser);
  const [scientist, leader, commander] = people as [Person, Person, Person];
  for (const { page } of [scientist, officer]) await expect(page.locator('.done')).toBeEnabled();
  for (const { page, say } of [leader, commander]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cue.new-technology.name'));
    await expect(page.locator('.done')).toHaveCount(0);
  }
  await expect(leader.page.getByText(leader.say('cue.deploy-squad.name'), { exact: true })).toBeVisible();
  await expect(leader.page.getByText(leader.say('step.base-defense.name'), { exact: true })).toBeVisible();
  await expect(television.locator('.done')).toHaveCount(0);
  await scientist.page.locator('.done').click();
  await expect(commander.page.locator('.done')).toBeEnabled();
  await expect(scientist.page.locator('.done')).toHaveCount(0);
});

test('with the box the Commander counts the credits that are left, and a reload keeps the count @sweep', async ({
  browser,
}) => {
  const { people } = await begun(browser);
  const [scientist, leader, commander] = people as [Person, Person, Person];
  const { page, say } = commander;
  await scientist.page.locator('.done').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cue.budget.name'));
  const left = page.locator('output');
  const credits = Number(await left.textContent());
  expect(credits).toBeGreaterThan(2);
  for (let units = 0; units < 2; units += 1) await page.getByRole('button', { name: say('count.fewer') }).tap();
  await page.getByRole('button', { name: say('count.more') }).tap();
  await expect(left).toHaveText(String(credits - 1));
  await page.reload();
  await expect(left).toHaveText(String(credits - 1));
  await expect(leader.page.locator('output')).toHaveCount(0);
});

test('SET-7 ONL-18 before a game with the box everybody reads how it is set up, and ticks off one list', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser, { mode: 'box' });
  await sit(maker, 'Ana', ['central-officer']);
  const [jonas] = await comeAll(browser, address, guests.slice(2));
  if (!jonas) throw new Error('nobody came');
  const lists = [maker, jonas].map(({ page }) => page.locator('main.lobby li:has([type=checkbox])'));
  for (const list of lists) await expect(list).toHaveCount(25);
  // All draw the same, each in their own language.
  const bases = await Promise.all(
    [maker, jonas].map(async ({ page, say }) => {
      const words = await page.locator('main.lobby').innerText();
      return continents.filter((one) => words.includes(say('setup.step.base', { base: say(`continent.${one}`) })));
    }),
  );
  expect(bases[0]).toHaveLength(1);
  expect(bases[1]).toEqual(bases[0]);
  for (const { page } of [maker, jonas]) await screenChecker(page)('the table before a game with the box');
  // Each sees the part of their own role first.
  const own = ({ page }: Person) => page.locator('main.lobby section:has(h3) h3').first();
  await expect(own(maker)).toHaveText(maker.say('role.central-officer'));
  await expect(own(jonas)).toHaveText(jonas.say('role.commander'));
  const box = ({ page, say }: Person, thing: string) =>
    setupLine(page, say(`setup.thing.${thing}`)).getByRole('checkbox');
  await box(jonas, 'board').tap();
  await expect(box(maker, 'board')).toBeChecked();
  await box(maker, 'ufos').check();
  await jonas.page.reload();
  for (const thing of ['board', 'ufos']) await expect(box(jonas, thing)).toBeChecked();
  await expect(box(jonas, 'pool')).not.toBeChecked();
  const television = await newTelevision(browser, address, { viewport: { width: 1920, height: 1080 } });
  await expect(television.locator('main.setup-wall')).toBeVisible();
  await expect(television.getByRole('checkbox')).toHaveCount(0);
});

test('SET-1 ONL-18 before a game with the box anybody with a role changes the draws, and everybody reads them @sweep', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser, { mode: 'box', level: 'normal' });
  await sit(maker, 'Ana', ['central-officer']);
  const [jonas] = await comeAll(browser, address, guests.slice(2));
  if (!jonas) throw new Error('nobody came');
  const television = await newTelevision(browser, address, { viewport: { width: 1920, height: 1080 } });
  const baseAt = ({ page, say }: Person) => page.getByRole('combobox', { name: say('setup.base'), exact: true });
  const drawn = await baseAt(maker).inputValue();
  const other = continents.find((one) => one !== drawn) ?? 'asia';
  const ticked = ({ page }: Person) => page.getByRole('checkbox', { checked: true });
  await jonas.page.getByRole('checkbox').first().tap();
  await expect(ticked(maker)).toHaveCount(1);
  await baseAt(jonas).selectOption(other);
  await expect(baseAt(maker)).toHaveValue(other);
  const line = maker.say('setup.step.base', { base: maker.say(`continent.${other}`) });
  await expect(maker.page.getByText(line)).toBeVisible();
  // The list belongs to the earlier draws.
  await expect(ticked(maker)).toHaveCount(0);
  for (const thing of ['board', 'roles']) {
    await setupLine(maker.page, maker.say(`setup.thing.${thing}`))
      .getByRole('checkbox')
      .check();
  }
  await expect(television.getByText(line)).toBeVisible();
  // The base that was fixed by hand stays.
  const plan = maker.page.getByRole('combobox', { name: maker.say('setup.plan'), exact: true });
  const before = await plan.inputValue();
  await expect(async () => {
    await maker.page.getByRole('button', { name: maker.say('setup.redraw') }).click();
    await expect(plan).not.toHaveValue(before, { timeout: 1_000 });
  }).toPass();
  await expect(baseAt(jonas)).toHaveValue(other);
  await expect(jonas.page.getByRole('combobox', { name: jonas.say('setup.plan'), exact: true })).toHaveValue(
    await plan.inputValue(),
  );
  for (const { page } of [maker, jonas]) await screenChecker(page)('the draws at a table');
  await jonas.page.setViewportSize({ width: 360, height: 640 });
  await layoutChecker(jonas.page)('the draws on a small phone');
  await begin(maker);
  await expect(jonas.page.locator('main.cue')).toBeVisible();
});

test('consoles and a television with the box have no layout faults, in four languages @sweep', async ({ browser }) => {
  const { officer, people, television } = await begun(browser);
  const all = [officer.page, ...people.map(({ page }) => page)];
  for (let cue = 1; cue <= 3; cue += 1) {
    for (const page of all) await layoutChecker(page)(`cue ${cue} with the box`);
    for (const { page } of people) {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await layoutChecker(page)(`cue ${cue} with the box, ${width} × ${height}`);
        const [ring, done] = [page.getByRole('timer').locator('svg'), page.locator('.done')];
        if ((await done.count()) === 0) continue;
        const [of, above] = [await ring.boundingBox(), await done.boundingBox()];
        expect((of?.y ?? 0) + (of?.height ?? 0)).toBeLessThanOrEqual((above?.y ?? 0) + 1);
      }
      await page.setViewportSize({ width: 390, height: 844 });
    }
    await screenChecker(television)(`cue ${cue} on a television`);
    await officer.page.locator('.done').click();
  }
});

test('RES-16 ONL-4 a game that a correction revives is no longer kept as a game that is over @sweep', async ({
  browser,
}) => {
  const { maker } = await makeTable(browser, { mode: 'box' });
  const { page, say } = maker;
  await sit(maker, 'Ana', roles);
  await page.locator('main.lobby .filled').click();
  await toStep(maker, 'missions');
  await openCorrections(maker);
  const saved = page.waitForResponse(/\/save\?over$/);
  await correctBase(maker, true);
  await saved;
  await page.getByRole('button', { name: say('end.correct'), exact: true }).click();
  await correctBase(maker, false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('step.missions.name'));
  await page.getByRole('button', { name: say('cue.menu'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('together.home') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('games.watch') })).toHaveCount(0);
});
