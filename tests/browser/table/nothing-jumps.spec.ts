// The world keeps its place, to the pixel, when anything opens below it.

import { expect, type Page } from '@playwright/test';
import type { Position } from '../../../src/rules/index.ts';
import { crewOf, describedGame, openGame } from '../tools/brought-games.ts';
import { phone } from '../tools/device.ts';
import { atRest } from '../tools/look.ts';
import { staysInPlace } from '../tools/scene-games.ts';
import { test } from '../tools/test.ts';

const everybody = crewOf('commander', 'chief-scientist', 'central-officer', 'squad-leader');
const at = (place: NonNullable<Position['units']>[number]['at'], ...ids: readonly string[]) =>
  ids.map((id) => ({ id, at: place }));

/** Tables on which Enter opens a task, or on which one is open, or a question. */
const tables: Readonly<Record<string, Position>> = {
  research: { begin: 'research', labs: [{ tech: 'clean-room' }], units: at('lab:1', 'scientist-1', 'scientist-2') },
  orbit: { begin: 'orbital-defense', ufos: { orbit: 2 }, units: at('orbit', 'satellite-1', 'satellite-2') },
  'a continent': { begin: 'global-defense', ufos: { asia: 2 }, units: at('continent:asia', 'interceptor-1') },
  'the base': { begin: 'base-defense', enemies: ['sectoid-scout', 'muton-grunt'], units: at('base', 'assault-1') },
  'a mission': { begin: 'missions', mission: 'council-witness', units: at('mission', 'assault-1', 'support-1') },
  'a crisis': { begin: 'crisis', emergency: 4 },
  'missions on offer': { begin: 'choose-mission', mission: 'lost-patrol' },
  'a question': { begin: 'crises', crisisPool: ['hostage-demand'], emergency: 4 },
};

/** Where each continent is. */
const lands = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-piece^="land:"]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${one.getAttribute('data-piece')} ${[x, y, width, height].map((n) => n.toFixed(1)).join(' ')}`;
    }),
  );

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`TAB-2 no task and no question moves the world: ${width} × ${height} @sweep`, async ({ browser }) => {
    const context = { viewport: { width, height } };
    const calm = await openGame(browser, describedGame({ begin: 'ending' }), {
      language: 'en',
      context,
      crew: everybody,
    });
    const places = await lands(calm);
    expect(places).toHaveLength(6);
    for (const [what, position] of Object.entries(tables)) {
      const page = await openGame(browser, describedGame(position), { language: 'en', context, crew: everybody });
      await atRest(page);
      expect({ what, places: await lands(page) }).toEqual({ what, places });
      if ((await page.locator('[data-part=stage], .choice').count()) === 0) await page.keyboard.press('Enter');
      await expect(page.locator('[data-part=stage], .choice').first()).toBeVisible();
      await atRest(page);
      expect({ what, places: await lands(page) }).toEqual({ what, places });
      await page.context().close();
    }
  });
}

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const)
  test(`TAB-2 on a phone on its side the base and the mission stay where they are when a task opens, in every language: ${width} × ${height} @sweep`, async ({
    browser,
  }) => {
    const context = { ...phone, viewport: { width, height } };
    for (const what of ['the base', 'a mission'])
      await staysInPlace(browser, describedGame(tables[what] ?? {}), context);
  });

test('TAB-2 on phones the base and the mission stay where they are, and the loud button at its side, when a task opens', async ({
  browser,
}) => {
  const small = { ...phone, viewport: { width: 360, height: 640 } };
  for (const [what, context] of [
    ['the base', phone],
    ['a mission', phone],
    ['the base', small],
    ['a mission', small],
  ] as const) {
    const game = describedGame(tables[what] ?? {});
    const page = await openGame(browser, game, { language: 'en', context, crew: everybody });
    const places = page.locator('.enemies, .parts').locator('visible=true');
    const topOf = async () => Math.round((await places.first().boundingBox())?.y ?? 0);
    const middleOf = async (button: string) => {
      const { x = 0, width = 0 } = (await page.locator(button).boundingBox()) ?? {};
      return x + width / 2;
    };
    await atRest(page);
    const [top, side] = [await topOf(), await middleOf('.hands .next')];
    await page.locator('.hands .next').tap();
    await atRest(page);
    expect({ what, top: await topOf() }).toEqual({ what, top });
    expect(Math.abs((await middleOf('.acts .filled')) - side)).toBeLessThan(24);
    // The first die comes below them.
    await page.locator('.icon.open').first().tap();
    await expect(page.locator('section.stage div.ready')).toBeVisible();
    await atRest(page);
    expect({ what, top: await topOf() }).toEqual({ what, top });
    const bottom = async (part: string) => {
      const { y = 0, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {};
      return y + height;
    };
    expect(await bottom('.stage .threat')).toBeLessThanOrEqual((await page.locator('.acts').boundingBox())?.y ?? 0);
    await page.context().close();
  }
});
