import { expect, type Page } from '@playwright/test';
import { type Continent, continents } from '../../../src/content/continents.ts';
import { describedGame, openGame } from '../tools/brought-games.ts';
import { phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
] as const;

/** Names and signs on the world map that lie on each other, on a UFO or beside the map. */
const crossings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const map = document.querySelector('svg.world');
    const edge = map?.getBoundingClientRect() ?? new DOMRect();
    const all = (selector: string) =>
      [...(map?.querySelectorAll(selector) ?? [])].map((one) => ({
        what: one.textContent?.trim() || one.getAttribute('data-piece') || 'the base',
        box: one.getBoundingClientRect(),
      }));
    const labels = [...all('text'), ...all('.home')];
    const marks = [...labels, ...all('[data-piece^="ufo:"]')];
    const beside = labels.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1);
    const crossed = labels.flatMap((one, i) =>
      marks.slice(i + 1).flatMap((other) => {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // A line of text is higher than its letters.
        return across > 0.5 && down > 0.2 * one.box.height ? [`${one.what} on ${other.what}`] : [];
      }),
    );
    return [
      ...(labels.length < 7 ? ['no names'] : []),
      ...beside.map(({ what }) => `${what} beside the map`),
      ...crossed,
    ];
  });

const everywhere = Object.fromEntries(continents.map((one) => [one, 4]));

/** UFOs by the continent of the base. There are 24 of them. */
const games: readonly (readonly [Continent, Readonly<Partial<Record<Continent, number>>>])[] = [
  ['africa', everywhere],
  ['europe', { europe: 6, africa: 6, 'south-america': 6, 'north-america': 6 }],
  ['australia', { australia: 6, asia: 6, 'south-america': 5, europe: 7 }],
  ['asia', { australia: 7, asia: 7, 'south-america': 7, africa: 3 }],
];

for (const [base, ufos] of games)
  test(`on the map of a phone no name lies on another, on a UFO or on the base in ${base}${sweepBut(base === 'europe')}`, async ({
    browser,
  }) => {
    const say = await sayer('en');
    const game = describedGame({ round: 4, begin: 'defend-base', ufos }, base);
    const page = await openGame(browser, game, { language: 'en', context: phone });
    await named(page, say('table.part.world')).tap();
    await inEveryLanguage(page, async (language) => {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await atRest(page);
        const { width } = screen;
        expect({ language, width, found: await crossings(page) }).toEqual({ language, width, found: [] });
      }
    });
  });
