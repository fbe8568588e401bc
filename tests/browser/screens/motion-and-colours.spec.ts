import { expect, type Page } from '@playwright/test';
import { lateGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, sayer } from '../tools/device.ts';
import { type Evening, named, plate, sitDown, toCue, toStep } from '../tools/evening.ts';
import { atRest, screenChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

/** Visits every kind of screen with motion or colours, and calls `see` with its name. */
async function walk(evening: Evening, see: (name: string) => Promise<void>): Promise<void> {
  const { page, say } = evening;
  await see('an XCOM cue');
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await see('paused');
  await named(page, say('cue.resume')).tap();
  await toCue(evening, 'ufos-detected');
  await see('UFOs');
  await leap(page, 20_000);
  await expect(page.locator('section.plate.expired')).toBeVisible();
  await see('expired');
  await named(page, say('cue.menu')).tap();
  await see('the menu');
  await page
    .locator('dialog')
    .getByRole('button', { name: say('menu.settings') })
    .tap();
  await see('the settings');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await toStep(evening, 'orbital-defense');
  await named(page, say('step.roll')).tap();
  await page.getByRole('button', { name: say('dice.roll', { dice: 3 }) }).tap();
  await see('dice');
  await toStep(evening, 'panic-report');
  await page.locator('[data-continent=asia]').tap();
  await see('panic');
  for (const continent of ['asia', 'africa']) {
    await page.locator(`[data-continent=${continent}]`).focus();
    await page.keyboard.press('o');
  }
  await page.locator('.foot button').last().tap();
  await see('the end');
}

/**
 * Running animations longer than a fade. Leaves out the animation that only times how long a button ignores presses.
 */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((one) => {
      const frames = one.effect instanceof KeyframeEffect ? one.effect.getKeyframes() : [];
      if (frames.some((frame) => 'pointerEvents' in frame)) return [];
      const { duration = 0, iterations = 1 } = one.effect?.getComputedTiming() ?? {};
      const lasts = Number(duration) * iterations;
      return lasts > 140 ? [`${one instanceof CSSAnimation ? one.animationName : 'transition'}: ${lasts} ms`] : [];
    }),
  );

test('with reduced motion nothing moves or blinks, and an expired cue is still shown as text', async ({ browser }) => {
  const evening = await sitDown(browser, { context: { reducedMotion: 'reduce' }, motion: true });
  const { page, say } = evening;
  await walk(evening, async (name) => {
    expect({ name, moving: await moving(page) }).toEqual({ name, moving: [] });
    if (name === 'expired') await expect(page.getByText(say('cue.expired'), { exact: true })).toBeVisible();
  });
});

test('by default an expired cue blinks @sweep', async ({ browser }) => {
  const evening = await sitDown(browser, { motion: true });
  const { page } = evening;
  await toCue(evening, 'ufos-detected');
  await leap(page, 20_000);
  await expect(page.locator('section.plate.expired')).toBeVisible();
  expect((await moving(page)).filter((one) => one.endsWith('Infinity ms'))).toHaveLength(1);
});

/** Computed values of the system colours for text, background and disabled text. */
const systemColours = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    const computed = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const colours = { ink: computed('CanvasText'), ground: computed('Canvas'), off: computed('GrayText') };
    probe.remove();
    return colours;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced ${colorScheme} colours every screen passes all checks, and the open cue stays a filled plate @sweep`, async ({
    browser,
  }) => {
    const evening = await sitDown(browser, { context: { forcedColors: 'active', colorScheme } });
    const { page } = evening;
    const look = screenChecker(page);
    const { ink, ground } = await systemColours(page);
    await walk(evening, async (name) => {
      await look(name);
      // The open cue is still a filled plate with text in the background colour.
      if (name !== 'an XCOM cue' && name !== 'UFOs') return;
      const colours = await plate(page)
        .locator('.whole')
        .evaluate((whole) => [getComputedStyle(whole, '::before').backgroundColor, getComputedStyle(whole).color]);
      expect(colours).toEqual([ink, ground]);
    });
  });
}

/** Elements of the table that use any other colour. */
const otherColours = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate((system) => {
    const none = ['none', 'transparent', 'rgba(0, 0, 0, 0)'];
    const all = [...document.querySelectorAll('main.table *')].flatMap((one) => {
      const { color, backgroundColor, fill, stroke } = getComputedStyle(one);
      const drawn = one instanceof SVGElement ? [fill, stroke] : [color, backgroundColor];
      const others = drawn.filter((colour) => ![...system, ...none].includes(colour));
      return others.map((colour) => `${one.tagName} ${one.getAttribute('class')}: ${colour}`);
    });
    return [...new Set(all)];
  }, known);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced ${colorScheme} colours the table uses only system colours, and disabled controls are grey${sweepBut(colorScheme === 'dark')}`, async ({
    browser,
  }) => {
    const context = { ...desk, forcedColors: 'active', colorScheme } as const;
    const page = await openGame(browser, lateGame(), { language: 'de', context });
    const say = await sayer('de');
    await atRest(page);
    const { ink, ground, off } = await systemColours(page);
    expect(await otherColours(page, [ink, ground, off])).toEqual([]);
    const scanner = page.getByRole('button', { name: say('cue.scanner') });
    await expect(scanner).toBeDisabled();
    await expect(scanner).toHaveCSS('color', off);
    for (const free of await page.locator('.mark:not(.reached)').all()) await expect(free).toHaveCSS('fill', ground);
  });
}
