import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Position } from '../../../src/rules/index.ts';
import { crewOf, describedGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sceneOn } from '../tools/device.ts';
import { rested } from '../tools/hands.ts';
import { everybody } from '../tools/scene-games.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const even = { africa: 1, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };
/** The beat of a scene with one thing, and the first of others, comes within this time, in ms. */
const beatMs = 1_000;

/** A game in its last cue, the first words of its scene, and the words that each beat adds. */
interface Harm {
  readonly position: Position;
  readonly title: string;
  readonly beats: readonly (readonly string[])[];
}

const harms: Readonly<Record<string, Harm>> = {
  'the audit, credit by credit': {
    position: {
      panic: { ...even, asia: 4 },
      units: [
        { id: 'scientist-1', at: 'lab:1' },
        { id: 'scientist-2', at: 'lab:1' },
      ],
      labs: [{ tech: 'clean-room' }],
    },
    title: '2 credits are missing.',
    beats: [['Asia4 → 5'], ['Asia4 → 6']],
  },
  'orbit, UFO by UFO': {
    position: {
      panic: { africa: 0, europe: 4, australia: 6, asia: 5, 'north-america': 3, 'south-america': 6 },
      ufos: { orbit: 3 },
    },
    title: '3 UFOs stay in orbit.',
    beats: [['Africa0 → 1'], ['Africa0 → 2'], ['Africa0 → 3']],
  },
  'global defence, UFO by UFO': {
    position: { panic: { ...even, asia: 5 }, ufos: { europe: 2, asia: 1 } },
    title: '3 UFOs stay over the continents.',
    beats: [['Europe1 → 2'], ['Europe1 → 3'], ['Europe1 → 3', 'Asia5 → 6']],
  },
  'crises, card by card': {
    position: { panic: { ...even, asia: 3 }, crisisPool: ['capital-riots', 'blind-orbit'] },
    title: '2 crises strike.',
    beats: [['Asia3 → 5Capital Riots'], ['Asia3 → 5Capital Riots', 'Blind Orbit – 2 UFOs appear: Orbit 2.']],
  },
  'the base, blow by blow': {
    position: { panic: { ...even, asia: 3 }, damage: 1, enemies: ['muton-grunt', 'muton-elite'] },
    title: 'The base is hit.',
    beats: [
      ['Damage 1 → 2.', '6 more, and the base is lost.'],
      ['Damage 1 → 4.', '4 more, and the base is lost.'],
      ['Asia3 → 4Domination', 'Damage 1 → 4.', '4 more, and the base is lost.'],
    ],
  },
};

/** Returns the lines that the scene has told so far. */
const toldOn = async (page: Page): Promise<string[]> => {
  const rows = await sceneOn(page).locator('.done li:not(.untold)').allInnerTexts();
  return rows.map((row) => row.replaceAll('\n', '').trim());
};

/** The panic of Asia on the maps of the page: on a phone the scene has one of its own. */
const asiaOn = async (page: Page): Promise<number[]> => {
  const carets = page.locator('[data-piece="panic:asia"]');
  const starts = await carets.evaluateAll((all) => all.map((one) => /^M(\d+)/.exec(one.getAttribute('d') ?? '')?.[1]));
  return [...new Set(starts.map((x) => (Number(x) - 2) / 6))];
};

/** Presses on until the scene with this title comes. */
async function pressUntil(page: Page, title: string): Promise<void> {
  await expect(async () => {
    const button = (await sceneOn(page).count()) > 0 ? sceneOn(page).getByRole('button') : page.locator('.hands .done');
    if (!(await sceneOn(page).getByRole('heading', { name: title, exact: true }).count())) await button.click();
    await expect(sceneOn(page).getByRole('heading')).toHaveText(title, { timeout: 500 });
  }).toPass();
}

async function watch(harm: Harm, browser: Parameters<typeof openGame>[0], context: BrowserContextOptions) {
  const game = describedGame({ begin: 'ending', budget: 0, ...harm.position });
  const page = await openGame(browser, game, { language: 'en', context, crew: everybody, scenes: true });
  await pressUntil(page, harm.title);
  return page;
}

const screens = { desk, phone, calm: { ...phone, reducedMotion: 'reduce' as const } };
for (const [what, harm] of Object.entries(harms))
  for (const [where, context] of Object.entries(screens))
    test(`FIN-25 harm is seen beat by beat, and never before: ${what} (${where})${sweepBut(where === 'phone' && what.startsWith('the base'))}`, async ({
      browser,
    }) => {
      const page = await watch(harm, browser, context);
      expect(await toldOn(page)).toEqual([]);
      for (const [i, beat] of harm.beats.entries()) {
        await leap(page, beatMs);
        await expect.poll(() => toldOn(page)).toEqual(beat);
        // A screen reader hears each beat when it comes.
        await expect(sceneOn(page).getByRole('log').locator('p')).toHaveCount(i + 1);
      }
    });

test('FIN-25 the map climbs with each beat, and neither log nor screen reader is told before', async ({ browser }) => {
  const { 'the audit, credit by credit': audit } = harms;
  if (audit === undefined) throw new Error('no audit');
  const page = await watch(audit, browser, { ...desk, viewport: { width: 1920, height: 1080 } });
  const log = page.locator('.live-log');
  for (const panic of [4, 5, 6]) {
    expect(await asiaOn(page)).toEqual([panic]);
    await expect(log).not.toContainText('Panic in Asia');
    await leap(page, beatMs);
  }
  await sceneOn(page).getByRole('button').click();
  await expect(sceneOn(page)).toHaveCount(0);
  await expect(log).toContainText('Panic in Asia');
});

test('FIN-25 a press skips to the last beat, and the next one goes on @sweep', async ({ browser }) => {
  for (const [context, press] of [
    [desk, (page: Page) => page.keyboard.press('Enter')],
    [phone, (page: Page) => sceneOn(page).getByRole('heading').tap()],
  ] as const) {
    const { 'orbit, UFO by UFO': orbit } = harms;
    if (orbit === undefined) throw new Error('no orbit');
    const page = await watch(orbit, browser, context);
    const button = sceneOn(page).getByRole('button');
    await rested(button);
    await press(page);
    await expect.poll(() => toldOn(page)).toEqual(['Africa0 → 3']);
    await rested(button);
    await button.click();
    await expect(sceneOn(page)).toHaveCount(0);
  }
});

test('FIN-25 what the clock did is seen like what somebody pressed, and what a bot chose like what happens by itself @sweep', async ({
  browser,
}) => {
  // Asia and Africa tie: the bot Commander chooses, and the Squad Leader sees which.
  const game = describedGame({
    begin: 'ending',
    budget: 0,
    panic: { ...even, asia: 4, africa: 4 },
    units: [{ id: 'heavy-1', at: 'base' }],
  });
  const page = await openGame(browser, game, {
    language: 'en',
    context: phone,
    crew: crewOf('squad-leader'),
    scenes: true,
  });
  await expect(async () => {
    await leap(page, 100_000);
    await expect(sceneOn(page)).toContainText('One credit is missing.', { timeout: 500 });
  }).toPass();
  expect(await toldOn(page)).toEqual([]);
  await leap(page, beatMs);
  await expect.poll(() => toldOn(page)).toEqual([expect.stringMatching(/^(Asia|Africa)4 → 5$/)]);
});
