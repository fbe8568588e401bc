// At a cue the table shows its owner's cards first, and the head of a phone keeps its height.
import { expect } from '@playwright/test';
import type { CueKind } from '../../../src/content/cues.ts';
import { type Role, roles } from '../../../src/content/roles.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { hasBoard, legalIntents } from '../../../src/rules/index.ts';
import { withStandardPack } from '../../tools/standard.ts';
import { crewOf, gameUpToFirst, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { inEveryLanguage, inLanguages } from '../tools/languages.ts';
import { atRest } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const crew = crewOf(...roles);

/** A game in which this cue is open, and somebody else has a card that could be used now. */
const whileOthersCould = (kind: CueKind, owner: Role) =>
  gameUpToFirst('easy', (open) => {
    if (open.cue?.kind !== kind || open.phase !== 'timed' || !hasBoard(open)) return false;
    const playing = withStandardPack(open);
    const others = roles.filter((role) => role !== owner);
    const isTheirs = others.some((role) => legalIntents(playing, role).some(({ type }) => type === 'use'));
    return isTheirs && open.board.inPlay.some((card) => card.owner === owner);
  });

const owners = [
  ['deploy-interceptors', 'commander'],
  ['deploy-satellites', 'central-officer'],
  ['deploy-squad', 'squad-leader'],
] as const;
for (const [kind, owner] of owners) {
  test(`the cue ${kind} shows the cards of the ${owner} first, even while others have some to use${sweepBut(kind === 'deploy-squad')}`, async ({
    browser,
  }) => {
    const game = whileOthersCould(kind, owner);
    const say = await sayer('en');
    const page = await openGame(browser, game, { language: 'en', context: desk, crew });
    const tab = page.getByRole('radio', { checked: true });
    await expect(tab).toContainText(say(`role.${owner}`));
  });
}

const unlike: readonly CueKind[] = ['ufos-detected', 'crisis', 'choose-mission', 'deploy-interceptors', 'defend-base'];
test('on a small phone the head of the table keeps its height from cue to cue, in German and Russian @sweep', async ({
  browser,
}) => {
  const heights = new Map<Language, readonly number[]>();
  for (const scrambled of [false, true]) {
    for (const kind of scrambled ? (['deploy-squad', 'deploy-interceptors'] as const) : unlike) {
      const game = gameUpToFirst('easy', ({ cue }) => cue?.kind === kind && cue.scrambled === scrambled);
      const context = { ...phone, viewport: { width: 360, height: 640 } };
      const page = await openGame(browser, game, { language: 'de', context, crew });
      await inLanguages(page, ['de', 'ru'], async (language) => {
        await atRest(page);
        const height = (await page.locator('header.top').boundingBox())?.height ?? 0;
        heights.set(language, [...(heights.get(language) ?? []), height]);
      });
      await page.context().close();
    }
  }
  for (const [language, all] of heights) {
    const differ = Math.max(...all) - Math.min(...all) >= 1;
    expect({ language, all, differ }).toEqual({ language, all, differ: false });
    expect(all).toHaveLength(unlike.length + 2);
  }
  expect([...heights.keys()]).toEqual(['de', 'ru']);
});

test('a cue for all roles says so once @sweep', async ({ browser }) => {
  const game = gameUpToFirst('easy', ({ cue, phase }) => cue?.kind === 'ending' && phase === 'timed');
  const page = await openGame(browser, game, { language: 'en', context: phone, crew });
  const say = await sayer('en');
  await expect(page.locator('.plate .who')).toHaveText(say('side.none'));
});

test('FIN-8 the plate of a cue says what the app has done, where the box asks people to do it @sweep', async ({
  browser,
}) => {
  const say = await sayer('en');
  for (const [kind, words] of [
    ['new-technology', say('table.cue.new-technology')],
    ['deploy-squad', say('table.cue.deploy-squad')],
    ['deploy-satellites', say('cue.deploy-satellites.do')],
  ] as const) {
    const game = gameUpToFirst('easy', ({ cue, phase }) => cue?.kind === kind && !cue.scrambled && phase === 'timed');
    const page = await openGame(browser, game, { language: 'en', context: desk, crew });
    await expect(page.locator('.plate .do')).toHaveText(words);
    await page.context().close();
  }
});

const worded: readonly CueKind[] = [
  'new-technology',
  'crisis',
  'choose-mission',
  'deploy-squad',
  'deploy-interceptors',
];
test('on a desk the words of a cue stay on its plate, in every language @sweep', async ({ browser }) => {
  for (const kind of worded) {
    const game = gameUpToFirst('easy', ({ cue, phase }) => cue?.kind === kind && !cue.scrambled && phase === 'timed');
    const page = await openGame(browser, game, { language: 'en', context: desk, crew });
    await inEveryLanguage(page, async (language) => {
      for (const [width, height] of [
        [1024, 768],
        [1280, 720],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await atRest(page);
        const beyond = await page.locator('.plate').evaluate((plate) => {
          const { top, bottom } = plate.getBoundingClientRect();
          return [...plate.querySelectorAll('.who, h1, .do')].flatMap((part) => {
            const box = part.getBoundingClientRect();
            return box.top < top - 1 || box.bottom > bottom + 1 ? [part.textContent] : [];
          });
        });
        expect({ kind, language, width, beyond }).toEqual({ kind, language, width, beyond: [] });
      }
    });
    await page.context().close();
  }
});
