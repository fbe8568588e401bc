import { expect, type Page } from '@playwright/test';
import { continents } from '../../../src/content/continents.ts';
import { pushing } from '../../../src/odds/index.ts';
import { knownUfos } from '../../../src/rules/index.ts';
import { type Evening, inSettings, named, sitDown, toNextRound, toStep } from '../tools/evening.ts';
import { storedGame } from '../tools/kept.ts';
import { test } from '../tools/test.ts';

const threat = ({ page, say }: Evening, level: number) =>
  page.getByRole('button', { name: say('threat.set', { threat: level }), exact: true });
const shownThreat = async ({ page, say }: Evening): Promise<number> => {
  const track = page.getByRole('group', { name: say('threat.name') });
  return Number(await track.getByRole('button', { pressed: true }).innerText());
};
const count = (page: Page, what: string) => page.getByRole('group', { name: what, exact: true }).locator('b');
const chances = (page: Page) => page.locator('.chances b').allInnerTexts();
const percent = (chance: number) => `${Math.round(chance * 100)}%`;

test('the displayed odds are exact for several threats, numbers of dice and successes needed @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'research');
  const [units, needed] = [say('odds.scientists'), say('odds.successes')];
  for (const [level, more, fewer] of [
    [1, 0, 0],
    [3, 2, 1],
    [5, 1, 0],
    [2, 0, 1],
  ] as const) {
    await threat(evening, level).tap();
    for (let i = 0; i < more; i += 1) await page.getByRole('button', { name: say('odds.more', { what: units }) }).tap();
    for (let i = 0; i < fewer; i += 1)
      await page.getByRole('button', { name: say('odds.fewer', { what: needed }) }).tap();
    const dice = Number(await count(page, units).innerText());
    const left = Number(await count(page, needed).innerText());
    const { pDone, pLoss } = pushing({ dice, needed: left, threat: level });
    expect(await chances(page)).toEqual([percent(pDone), percent(pLoss)]);
  }
});

test('TSK-6 the threat counter is 1 when a task begins, and can be set by hand @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page } = evening;
  await toStep(evening, 'research');
  expect(await shownThreat(evening)).toBe(1);
  await threat(evening, 4).tap();
  expect(await shownThreat(evening)).toBe(4);
  for (const step of ['orbital-defense', 'global-defense', 'base-defense', 'missions'] as const) {
    await toStep(evening, step);
    expect({ step, threat: await shownThreat(evening) }).toEqual({ step, threat: 1 });
    await threat(evening, 5).tap();
  }
  await expect(page.locator('.track')).toBeVisible();
});

/** The dice in the tray, and the text below them. */
async function shownRoll(page: Page): Promise<{ dice: number; successes: number; alien: number; words: string }> {
  const dice = page.locator('.tray .dice');
  await expect(page.locator('.words')).toContainText(/\d/);
  return {
    dice: (await dice.locator('svg').count()) - 1,
    successes: await dice.locator('svg.success').count(),
    alien: Number(await dice.locator('text').textContent()),
    words: (await page.locator('.words').innerText()).replace(/\s+/g, ' '),
  };
}

test('TSK-4 TSK-5 a roll in the app is described in words; the threat counter and the successes needed follow, until none is', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'orbital-defense');
  await named(page, say('step.roll')).tap();
  const ufos = say('odds.ufos');
  for (let i = 0; i < 9; i += 1) await page.getByRole('button', { name: say('odds.more', { what: ufos }) }).tap();
  let [level, needed] = [1, Number(await count(page, ufos).innerText())];
  expect(needed).toBeGreaterThanOrEqual(9);
  const roll = named(page, say('dice.roll', { dice: 3 }));
  while (needed > 0) {
    await roll.tap();
    const { dice, successes, alien, words } = await shownRoll(page);
    expect(dice).toBe(3);
    expect(words).toContain(say('dice.successes', { count: successes }));
    expect(words).toContain(alien <= level ? say('dice.loss') : say('dice.no-loss'));
    expect(words).toContain(say('dice.alien', { face: alien, threat: level }));
    needed = Math.max(0, needed - successes);
    level = Math.min(5, level + 1);
    expect(await shownThreat(evening)).toBe(level);
    await expect(count(page, ufos)).toHaveText(String(needed));
  }
  await expect(roll).toHaveCount(0);
  await page.getByRole('button', { name: say('odds.more', { what: ufos }) }).tap();
  await expect(roll).toBeVisible();
});

test('TAB-9 the app’s dice are fair: a third succeed, and the alien die shows all faces equally often @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { seed: 77 });
  const { page, say } = evening;
  await toStep(evening, 'base-defense');
  const dice = say('odds.dice');
  for (let i = 0; i < 10; i += 1) await page.getByRole('button', { name: say('odds.more', { what: dice }) }).tap();
  await named(page, say('step.roll')).tap();
  // In the page itself: hundreds of real taps would take too long.
  const { rolled, succeeded, faces } = await page.evaluate(
    async ([name, more]) => {
      const seen = { rolled: 0, succeeded: 0, faces: Array.from({ length: 9 }, () => 0) };
      const press = async (label: string) => {
        const all = [...document.querySelectorAll('button')];
        const button = all.find((one) => one.textContent?.trim() === label || one.ariaLabel === label);
        // Skip the moment in which a button ignores a second press.
        for (const rest of button?.getAnimations() ?? []) rest.finish();
        button?.click();
        await new Promise((done) => queueMicrotask(() => done(null)));
      };
      for (let turn = 0; turn < 400; turn += 1) {
        // There is always something left to roll for.
        for (let missing = 0; missing < 12; missing += 1) await press(more);
        await press(name);
        seen.rolled += document.querySelectorAll('.tray .dice svg').length - 1;
        seen.succeeded += document.querySelectorAll('.tray .dice svg.success').length;
        const face = Number(document.querySelector('.tray .dice text')?.textContent);
        seen.faces[face] = (seen.faces[face] ?? 0) + 1;
      }
      return seen;
    },
    [say('dice.roll', { dice: 12 }), say('odds.more', { what: say('odds.successes') })] as const,
  );
  expect(rolled).toBe(4800);
  // Within four standard deviations.
  expect(Math.abs(succeeded / rolled - 1 / 3)).toBeLessThan(4 * Math.sqrt(2 / 9 / rolled));
  expect(faces[0]).toBe(0);
  for (const times of faces.slice(1)) expect(Math.abs(times - 50)).toBeLessThan(4 * Math.sqrt(400 * (7 / 64)));
});

test('odds and dice can each be switched off while the threat counter stays @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'global-defense');
  const turn = (name: string) =>
    inSettings(evening, () => page.getByRole('switch', { name: say(`settings.${name}`) }).click());
  await expect(page.locator('.chances')).toBeVisible();
  await turn('odds');
  await expect(page.locator('.chances')).toHaveCount(0);
  await expect(count(page, say('odds.interceptors'))).toBeVisible();
  await expect(named(page, say('step.roll'))).toBeVisible();
  await turn('dice');
  await expect(named(page, say('step.roll'))).toHaveCount(0);
  await expect(page.locator('.panel')).toHaveCount(0);
  expect(await shownThreat(evening)).toBe(1);
});

test('RES-15 RES-6 the app proposes the UFOs it has sent; a press destroys one, and what is left goes into the reports', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'global-defense');
  const { state } = await storedGame(page);
  const sent = knownUfos(state.open, null);
  const places = continents.filter((continent) => sent[continent] > 0);
  const rows = page.locator('.places .row');
  await expect(rows).toHaveCount(places.length);
  const [first, ...others] = places;
  if (first === undefined || others.length === 0) throw new Error('this round has UFOs on less than two continents');
  for (const [i, place] of places.entries()) await expect(rows.nth(i).locator('.marks svg')).toHaveCount(sent[place]);
  await threat(evening, 3).tap();
  for (let left = sent[first]; left > 0; left -= 1) {
    await expect(rows.first()).toContainText(say('ufos.panic', { count: left }));
    await named(page, say('ufos.kill', { place: say(`short.${first}`) })).tap();
  }
  await expect(rows.first()).toContainText(say('ufos.clear'));
  expect(await shownThreat(evening)).toBe(3);
  // Threat goes back for the next continent (TSK-6).
  await rows.nth(1).locator('.place').tap();
  expect(await shownThreat(evening)).toBe(1);
  await toStep(evening, 'panic-report');
  for (const place of others)
    await expect(page.locator(`[data-continent=${place}] .risen`)).toHaveAttribute('data-by', `+${sent[place]}`);
  await expect(page.locator('.risen')).toHaveCount(others.length);
  await page.reload();
  await expect(page.locator('.risen')).toHaveCount(others.length);
  await toStep(evening, 'orbit-report');
  await expect(page.getByRole('spinbutton')).toHaveText(String(sent.orbit));
  await toNextRound(evening);
  await toStep(evening, 'global-defense');
  const later = await storedGame(page);
  const known = knownUfos(later.state.open, {
    round: 1,
    at: { ...sent, [first]: 0 },
  });
  await expect(page.locator('.places .marks svg')).toHaveCount(
    continents.reduce((sum, continent) => sum + known[continent], 0),
  );
});

test('RES-15 a round takes eight presses besides what is counted @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'audit');
  let presses = 0;
  while ((await page.locator('main.between').count()) === 0) {
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const calm = page.locator('.answers button').first();
    await ((await calm.count()) > 0 ? calm : page.locator('.foot .go button')).tap();
    presses += 1;
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  }
  expect(presses).toBe(8);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('between.over', { round: 1 }));
});

test('Enter goes on from a step also when a line of its checklist was ticked last @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  await toStep(evening, 'recruit');
  const { page } = evening;
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('checkbox').first().check();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});
