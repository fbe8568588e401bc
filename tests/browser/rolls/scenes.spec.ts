import { expect, type Page } from '@playwright/test';
import type { Scene } from '../../../src/client/table/scenes/scenes.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { crewOf, describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sceneOn } from '../tools/device.ts';
import { pressAgain, rested } from '../tools/hands.ts';
import { changeSettings, inEveryLanguage } from '../tools/languages.ts';
import { atRest, brokenWords, layoutChecker, screenChecker } from '../tools/look.ts';
import { bringOn, everybody, gameBefore } from '../tools/scene-games.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const kinds = ['squad-lost', 'fallen', 'base-struck', 'tech-made', 'mission-completed', 'part-won'] as const;
/** Longer than any scene stays by itself at normal pace, in ms. */
const longMs = 6_000;

interface Around {
  readonly browser: Parameters<typeof openGame>[0];
  readonly context: typeof desk;
  readonly crew?: object;
}

/** Opens a game and brings on its scene. */
async function watch(kind: Scene['kind'], { browser, context, crew = everybody }: Around): Promise<Page> {
  const before = gameBefore(kind);
  const page = await openGame(browser, before.game, { language: 'en', context, crew, scenes: true });
  await bringOn(page, before);
  await expect(sceneOn(page)).toBeVisible();
  return page;
}

/** Skips to the last beat of harm, or to the fall that follows it. */
const skipBeats = (page: Page): Promise<void> => sceneOn(page).getByRole('heading').click();

for (const kind of kinds) {
  test(`the scene ${kind} stands over the table with its words, without faults in either theme${sweepBut(kind === 'fallen')}`, async ({
    browser,
  }) => {
    const page = await watch(kind, { browser, context: desk });
    await skipBeats(page);
    await expect(sceneOn(page).getByRole('heading')).not.toBeEmpty();
    await expect(sceneOn(page).locator('li:visible').first()).not.toBeEmpty();
    await screenChecker(page)(kind);
  });
}

/** Asserts that the whole scene is in view. */
async function expectNoScrolling(page: Page, language: Language): Promise<void> {
  const { scrollHeight, clientHeight } = await sceneOn(page).evaluate(({ scrollHeight, clientHeight }) => ({
    scrollHeight,
    clientHeight,
  }));
  expect({ language, hidden: Math.max(0, scrollHeight - clientHeight) }).toEqual({ language, hidden: 0 });
}

const sizes = [
  [390, 844],
  [844, 390],
  [360, 640],
] as const;
for (const [width, height] of sizes) {
  test(`on a phone of ${width}×${height} a lost squad fits in every language @sweep`, async ({ browser }) => {
    const page = await watch('squad-lost', { browser, context: { ...phone, viewport: { width, height } } });
    await inEveryLanguage(page, async (language) => {
      await layoutChecker(page)(`a lost squad in ${language}`);
      await expectNoScrolling(page, language);
      const tops = await page
        .locator('.helmet')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect({ language, rows: new Set(tops).size }).toEqual({ language, rows: 1 });
    });
  });
}

test('RES-10 on a small phone the fall of a continent fits, and the names on the map stay apart @sweep', async ({
  browser,
}) => {
  const context = { ...phone, viewport: { width: 360, height: 640 } };
  const page = await watch('fallen', { browser, context });
  await inEveryLanguage(page, async (language) => {
    await layoutChecker(page)(`a fallen continent in ${language}`);
    await expectNoScrolling(page, language);
    const names = await sceneOn(page)
      .locator('text.head')
      .evaluateAll((all) =>
        all.map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
    expect(names.length).toBeGreaterThan(5);
    const touching = names.flatMap((one, i) =>
      names.slice(i + 1).filter((other) => {
        const apart = Math.max(one.left, other.left) - Math.min(one.right, other.right);
        return apart < 4 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
      }),
    );
    expect({ language, touching }).toEqual({ language, touching: [] });
    // In Chinese a line could end within a word.
    if (language === 'zh-Hant') {
      const title = sceneOn(page).getByRole('heading');
      const { height = 99 } = (await title.boundingBox()) ?? {};
      const size = await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
      expect(height).toBeLessThan(size * 1.5);
    }
  });
});

for (const kind of ['squad-lost', 'fallen'] as const) {
  test(`with the largest letters the scene ${kind} keeps its picture above its title on a small desk, and breaks no word of it on a phone @sweep`, async ({
    browser,
  }) => {
    const page = await watch(kind, { browser, context: phone });
    await changeSettings(page, { textSize: 'largest' });
    await inEveryLanguage(page, async (language) => {
      await atRest(page);
      expect({ language, broken: await brokenWords(page, '.scene h2') }).toEqual({ language, broken: [] });
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    await inEveryLanguage(page, async (language) => {
      await atRest(page);
      const bottoms = await sceneOn(page)
        .locator('.picture :is(svg, b)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      const title = await sceneOn(page).getByRole('heading').boundingBox();
      const over = Math.max(0, Math.round(Math.max(...bottoms) - (title?.y ?? 0)));
      expect({ language, over }).toEqual({ language, over: 0 });
    });
  });
}

test('TSK-8 a lost squad stays until a person has pressed on, by touch', async ({ browser }) => {
  const page = await watch('squad-lost', { browser, context: phone });
  await leap(page, longMs);
  await expect(sceneOn(page)).toBeVisible();
  await sceneOn(page).getByRole('button').tap();
  await expect(sceneOn(page)).toHaveCount(0);
});

test('RES-10 a fallen continent stays until a key is pressed @sweep', async ({ browser }) => {
  const page = await watch('fallen', { browser, context: desk });
  await leap(page, longMs);
  // The clock has leapt, but a new button still ignores presses for a moment.
  await rested(sceneOn(page).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(sceneOn(page)).toHaveCount(0);
});

test('a tech that is made passes by itself, and Escape ends it at once @sweep', async ({ browser }) => {
  const page = await watch('tech-made', { browser, context: desk });
  await leap(page, longMs);
  await expect(sceneOn(page)).toHaveCount(0);
  const again = await watch('tech-made', { browser, context: desk });
  await again.keyboard.press('Escape');
  await expect(sceneOn(again)).toHaveCount(0);
});

test('bots wait while a scene is shown, and no scene waits for people if there are none @sweep', async ({
  browser,
}) => {
  const page = await watch('squad-lost', { browser, context: desk, crew: crewOf('squad-leader') });
  const step = await page.locator('h1').first().innerText();
  await leap(page, longMs);
  await expect(sceneOn(page)).toBeVisible();
  await expect(page.locator('h1').first()).toHaveText(step);
});

test('a screen reader hears what happened and what follows', async ({ browser }) => {
  const page = await watch('squad-lost', { browser, context: desk });
  // The scene itself has the focus: of a button, some screen readers would read nothing but its name.
  await expect(sceneOn(page)).toBeFocused();
  await expect(sceneOn(page)).toHaveAccessibleName(/lost.*Alien die \d, threat \d ?\. .*recruitment pool/u);
});

const even = { africa: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };
/** The last cue: its press opens an audit with two credits missing. */
const unpaid = (asia: number) =>
  describedGame({
    begin: 'ending',
    budget: 0,
    panic: { ...even, asia },
    labs: [{ tech: 'clean-room' }],
    units: [
      { id: 'scientist-1', at: 'lab:1' },
      { id: 'scientist-2', at: 'lab:1' },
    ],
  });
for (const [asia, what] of [
  [4, 'panic'],
  [6, 'a fall'],
] as const)
  for (const [where, context] of Object.entries({
    desk,
    phone,
    small: { ...phone, viewport: { width: 360, height: 640 } },
  }))
    test(`FIN-25 RES-1 the press that ends the timed phase shows ${what} of the audit: ${where}${sweepBut(where === 'small' && asia === 4)}`, async ({
      browser,
    }) => {
      const page = await openGame(browser, unpaid(asia), { language: 'en', context, crew: everybody, scenes: true });
      await page.locator('.hands .done').click();
      await expect(sceneOn(page)).toContainText('2 credits are missing.');
      await expect(sceneOn(page)).toContainText('Asia');
      await inEveryLanguage(page, async (language) => {
        await layoutChecker(page)(`harm in ${language}`);
        await expectNoScrolling(page, language);
      });
      await skipBeats(page);
      await expect(sceneOn(page)).toContainText(asia === 6 ? 'Asia has fallen.' : '4 → 6');
      await leap(page, longMs);
      await expect(sceneOn(page)).toHaveCount(asia === 6 ? 1 : 0);
    });

const tired = Array.from(
  { length: 8 },
  (_, i) => ({ id: `satellite-${i + 1}`, at: 'reserve', exhausted: true }) as const,
);
/** Games that the press which ends the timed phase loses: no card can be used in any step. */
const lostAtOnce = {
  'Asia has fallen.': () =>
    describedGame({
      begin: 'ending',
      budget: 0,
      panic: { ...even, europe: 8, asia: 6 },
      units: [...tired, { id: 'interceptor-1', at: 'continent:asia' }, { id: 'interceptor-2', at: 'continent:asia' }],
    }),
  'The base is destroyed.': () =>
    describedGame({ begin: 'ending', budget: 0, damage: 7, enemies: ['muton-grunt'], units: [...tired] }),
};
for (const [what, game] of Object.entries(lostAtOnce))
  for (const [where, context] of Object.entries({ desk, phone, calm: { ...phone, reducedMotion: 'reduce' as const } }))
    test(`FIN-25 a game lost in the press that ends the timed phase shows why before its last page: ${what} (${where})${sweepBut(where === 'phone' && what.startsWith('The base'))}`, async ({
      browser,
    }) => {
      const page = await openGame(browser, game(), { language: 'en', context, crew: everybody, scenes: true });
      const done = page.locator('.hands .done');
      await done.click();
      await expect(done).toContainText('Really skip?');
      await done.click();
      await expect(sceneOn(page)).toBeVisible();
      await skipBeats(page);
      await expect(sceneOn(page)).toContainText(what);
      await layoutChecker(page)(`lost: ${what}`);
      const goOn = sceneOn(page).getByRole('button');
      while ((await sceneOn(page).count()) > 0) await goOn.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Earth is lost');
    });

test('with spoken cues the next step is named after the scene of what the step before did @sweep', async ({
  browser,
}) => {
  const before = gameBefore('base-struck');
  const page = await openGame(browser, before.game, { language: 'en', context: desk, crew: everybody, scenes: true });
  await page.evaluate(() => {
    localStorage.setItem('sitroom/settings', '{"speech":true}');
    dispatchEvent(new StorageEvent('storage', { key: 'sitroom/settings' }));
  });
  const spoken = () => page.evaluate(() => window.spoken.splice(0).map(({ text }) => text));
  await expect.poll(spoken).toEqual([]);
  await bringOn(page, before);
  await expect(sceneOn(page)).toBeVisible();
  expect(await spoken()).toEqual([]);
  await pressAgain(page, 'Escape', () => expect(sceneOn(page)).toHaveCount(0, { timeout: 500 }));
  const name = (await page.locator('h1').first().textContent()) ?? '';
  await expect.poll(spoken).toEqual([expect.stringContaining(name)]);
});
