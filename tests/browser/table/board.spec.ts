import { type Browser, expect, type Page } from '@playwright/test';
import { mostUfos } from '../../../src/client/table/world/land.ts';
import type { BaseCueKind, CueKind } from '../../../src/content/cues.ts';
import type { Role } from '../../../src/content/roles.ts';
import { zoneOf } from '../../../src/content/tracks.ts';
import { direct } from '../../../src/director/index.ts';
import { type Game, logOfEvents } from '../../../src/host/index.ts';
import { createGame, type Director } from '../../../src/rules/index.ts';
import { standardTable } from '../../tools/standard.ts';
import { boardOverlaps, fitsScreens, screens } from '../tools/afar.ts';
import { crewOf, describedGame, gameUpTo, lateGame, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, checkerFor, layoutFaults, screenChecker } from '../tools/look.ts';
import { playTable, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

const names = { commander: 'Ann', 'chief-scientist': 'Ann', 'central-officer': 'Ben', 'squad-leader': 'Ben' } as const;
const couple = { seed: 6, names, difficulty: 'easy', speed: 0.2 } as const;

/** Alien cues that the early cues should have waited for. */
const news: readonly CueKind[] = ['ufos-detected', 'enemy-in-base'];
/** Cues marked as scrambled. */
const early: readonly CueKind[] = ['deploy-satellites', 'deploy-interceptors', 'defend-base', 'deploy-squad'];

/** A virtual game full of long names, at the given cue. News comes last, so that the cue is scrambled. */
function wordyGame(begin: BaseCueKind): Game {
  const newsLast: Director = (...given) => {
    const { cues, ...more } = direct(...given);
    const last = ({ kind }: (typeof cues)[number]): number => (kind === 'ending' ? 2 : news.includes(kind) ? 1 : 0);
    const order = cues.toSorted((one, other) => last(one) - last(other));
    return { ...more, forecasts: [], cues: order.map((cue) => ({ ...cue, scrambled: early.includes(cue.kind) })) };
  };
  const created = createGame(
    {
      seed: 'wordy',
      mode: 'virtual',
      difficulty: 'hard',
      plan: 'domination',
      enemyTypes: ['outsider', 'chryssalid', 'sectopod'],
      position: {
        round: 4,
        begin,
        budget: 14,
        enemies: ['sectopod-walker', 'outsider-shard', 'chryssalid-stalker', 'sectopod-siege'],
        mission: 'temple-beacon',
        missionEnemies: ['chryssalid-brood'],
        finalMission: 'available',
        labs: [{ tech: 'beam-rifles' }, null, null],
        crisisPool: ['market-crash'],
      },
    },
    { ...standardTable, director: newsLast },
  );
  if ('refused' in created) throw new Error(created.refused.code);
  // Its director is another than that of the app, which therefore takes its events as they are.
  return { log: logOfEvents(created.events), state: created.state, pack: standardTable.pack };
}

const person = (name: string) => ({ player: 'person', name });
/** The longest names, some breakable and some not. */
const longNames: Readonly<Record<Role, object>> = {
  commander: person('Konstantin-Maxim'),
  'chief-scientist': person('Wilhelmine Anna'),
  'central-officer': person('Maximilianneumann'),
  'squad-leader': person('Wilhelmine Anna'),
};

/** Asserts that the open board view fits in every language. In English it passes the accessibility checks, too. */
async function fitsInEveryLanguage(page: Page, what: string): Promise<void> {
  await inEveryLanguage(page, (language) => fitsScreens(page, checkerFor(language)(page), `${what} in ${language}`));
}

/** Opens a game from a file in the board view, in English. */
async function boardOf(browser: Browser, game: Game, crew?: object): Promise<Page> {
  const page = await openGame(browser, game, { language: 'en', context: desk, view: '/board', crew });
  await expect(page.locator('main.board')).toBeVisible();
  return page;
}

test('as many UFOs as orbit draws stand clear of the plate, on a desk and a television', async ({ browser }) => {
  const game = describedGame({ begin: 'orbital-defense', ufos: { orbit: mostUfos } });
  const page = await boardOf(browser, game, crewOf('commander'));
  await expect(page.locator('[data-piece^="ufo:orbit"]')).toHaveCount(mostUfos);
  for (const size of [screens.desk, { width: 1440, height: 900 }, screens.television]) {
    await page.setViewportSize(size);
    await atRest(page);
    expect(await boardOverlaps(page), `${size.width} wide`).toEqual([]);
  }
});

test('the board view fits a late and crowded table, in every language', async ({ browser }) => {
  const page = await boardOf(browser, lateGame());
  await fitsInEveryLanguage(page, 'a late table');
});

test('the board view fits between two rounds, in every language @sweep', async ({ browser }) => {
  const page = await boardOf(browser, describedGame({ round: 9 }), longNames);
  await fitsInEveryLanguage(page, 'between rounds');
});

test('between two rounds the board view tells what the round has changed, and fits in every language @sweep', async ({
  browser,
}) => {
  const game = gameUpTo('hard', ({ phase, round, board }) => {
    const fallen = Object.values(board?.panic ?? {}).filter((panic) => zoneOf(panic) === 'orange').length;
    return phase === 'setup' && round > 2 && fallen === 1;
  });
  const page = await boardOf(browser, game, longNames);
  const say = await sayer('en');
  const { round } = game.state.open;
  await expect(page.locator('.now').getByText(say('between.over', { round: round - 1 }))).toBeVisible();
  await expect(page.getByText(say('round.one-more'))).toBeVisible();
  await expect(page.locator('.world').getByText('→').first()).toBeVisible();
  await fitsInEveryLanguage(page, 'changes of a round');
});

for (const cue of ['crisis', 'defend-base', 'deploy-interceptors'] as const) {
  test(`the board view fits the longest names at ${cue}, in every language @sweep`, async ({ browser }) => {
    const page = await boardOf(browser, wordyGame(cue), longNames);
    await fitsInEveryLanguage(page, cue);
  });
}

test('the board view fits a desk and a television in every phase and every language @sweep', async ({ browser }) => {
  const evening = await sitAtTable(browser, { ...couple, hands: () => byMouse, context: desk });
  const { page, say } = evening;
  const board = page.getByRole('main', { name: say('board.name') });
  const fits = async (what: string) => {
    await page.keyboard.press('b');
    await expect(board).toBeVisible();
    await fitsInEveryLanguage(page, what);
    await page.keyboard.press('b');
    await expect(page.locator('main.table')).toBeVisible();
  };
  await fits('the first cue');
  await page.keyboard.press('p');
  await fits('paused');
  await page.keyboard.press('p');
  await playTable(evening, async () => (await page.locator('.top .plate.alien').count()) > 0);
  await fits('an alien cue');
  await playTable(evening, async () => (await page.locator('dialog.hand-over').count()) > 0);
  await screenChecker(page)('the hand-over');
  await playTable(evening, async () => (await page.locator('.stage .dice').count()) > 0);
  await fits('dice');
});

test('the board view opens and closes by menu, keys and touch, and survives a reload', async ({ browser }) => {
  const evening = await sitAtTable(browser, { ...couple, speed: 0.02, hands: () => byTouch, context: phone });
  const { page, say } = evening;
  const board = page.locator('main.board');
  const table = page.locator('main.table');
  await named(page, say('cue.menu')).tap();
  await named(page, say('board.show')).tap();
  await expect(board).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  // The clock runs on: it is the same game.
  const left = page.getByRole('timer');
  const before = await left.textContent();
  await leap(page, 1_000);
  await expect(left).not.toHaveText(before ?? '');

  await page.reload();
  await named(page, say('back.go')).tap();
  await expect(board).toBeVisible();
  await named(page, say('board.leave')).tap();
  await expect(table).toBeVisible();
  expect(new URL(page.url()).hash).not.toContain('board');

  await page.keyboard.press('b');
  await expect(board).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table).toBeVisible();

  await page.keyboard.press('b');
  await page.keyboard.press('m');
  await named(page, say('board.leave')).and(page.locator('dialog button')).tap();
  await expect(table).toBeVisible();
});
