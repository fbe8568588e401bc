import { expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import type { Role } from '../../../src/content/roles.ts';
import { isSoldier } from '../../../src/content/units.ts';
import { eventsOf } from '../../../src/host/index.ts';
import { type Moment, momentsOf } from '../../../src/i18n/log/moments.ts';
import type { Board, PublicState } from '../../../src/rules/index.ts';
import { describedGame, gameUpTo, importGame, lateGame, once, openGame, wholeGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest, layoutChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const screens = {
  'a small desk': { width: 1280, height: 720 },
  'a desk': { width: 1440, height: 900 },
  'a large desk': { width: 1920, height: 1080 },
};

/** Moments of a late round that need the most space. */
const moments: Readonly<Record<string, (open: PublicState) => boolean>> = {
  'soldiers for the base': ({ cue }) => cue?.kind === 'defend-base',
  'soldiers for the final mission': ({ cue }) => cue?.kind === 'deploy-final-squad',
  'a roll, and seven cards of one role': ({ board }) =>
    board?.task?.kind === 'base-defense' && board.task.roll !== null && sevenOf(board.inPlay, 'squad-leader'),
  'many to choose from': ({ step, board }) => step === 'crises' && (board?.choices[0]?.options.length ?? 0) > 6,
};
const sevenOf = (cards: Board['inPlay'], role: Role) => cards.filter(({ owner }) => owner === role).length > 6;
const games = Object.entries(moments).map(([moment, isOne]) => [moment, () => gameUpTo('easy', isOne)] as const);

/**
 * Panels that overflow, though all of their content should be visible: now, and at each of the next `moments` of a
 * replay. Steps through them in the page itself, to be fast.
 */
const scrolled = (page: Page, moments = 0): Promise<string[]> =>
  page.evaluate(async (more) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    const found: string[] = [];
    for (let step = 0; step <= more; step += 1) {
      const at = slider?.value;
      if (step > 0) {
        slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        // Svelte and what fits titles to their places take a few microtasks. A frame would paint each moment, which takes
        // twice as long.
        for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
        if (slider?.value === at) return [`moment ${at} stays`];
      }
      for (const { className, scrollHeight, clientHeight } of document.querySelectorAll(
        'html, .left, .right, .choice, .card',
      ))
        if (scrollHeight > clientHeight + 1)
          found.push(`${className}: ${scrollHeight} in ${clientHeight}, moment ${slider?.value}`);
    }
    return found;
  }, moments);

/** Asserts that no panel scrolls and that there are no layout faults. */
async function expectFits(page: Page, where: string): Promise<void> {
  await layoutChecker(page)(where);
  expect({ where, scrolled: await scrolled(page) }).toEqual({ where, scrolled: [] });
}

for (const [screen, viewport] of Object.entries({
  ...screens,
  'a tablet': { width: 1024, height: 768 },
  'a phone': phone.viewport,
})) {
  test(`ACT-RESEARCH every tech of the hand shows its picture and its cost on ${screen}${sweepBut(screen === 'a phone')}`, async ({
    browser,
  }) => {
    const hand = ['missile-pods', 'psi-screen', 'clean-room', 'ion-lance', 'beam-rifles', 'orbital-grid'];
    const game = describedGame({ begin: 'assign-research', hand });
    const context = { ...(screen === 'a phone' ? phone : desk), viewport: viewport ?? null };
    const page = await openGame(browser, game, { language: 'de', context });
    await expect(page.locator('.card.open')).toHaveCount(hand.length);
    await atRest(page);
    for (const card of await page.locator('.card.open').all()) {
      await expect(card.locator('.cost')).toBeVisible();
      expect((await card.locator('.picture').boundingBox())?.height).toBeGreaterThan(40);
    }
  });
}

for (const [moment, find] of [['both missions and all that waits', lateGame] as const, ...games]) {
  test(`late in the game the table fits without scrolling, in every language: ${moment}${sweepBut(find === lateGame)}`, async ({
    browser,
  }) => {
    const page = await openGame(browser, find(), { language: 'en', context: desk });
    await expect(page.locator('main.table')).toBeVisible();
    await inEveryLanguage(page, async (language) => {
      for (const [screen, size] of Object.entries(screens)) {
        await page.setViewportSize(size);
        await expectFits(page, `${screen}, in ${language}`);
      }
    });
  });
}

const isComing = ({ open }: Moment): boolean =>
  open.finalMission === 'available' && open.board?.finalMission === null && open.outcome === null;
/** A whole game that was won, its moments, and the numbers of those of its last round. */
const wonGame = once(() => {
  const whole = wholeGame(
    'easy',
    (game) => game.state.open.outcome?.won === true && momentsOf(eventsOf(game.log), game.pack).some(isComing),
  );
  const replay = momentsOf(eventsOf(whole.log), whole.pack);
  const lastRound = replay.flatMap(({ open }, at) => (open.round === whole.state.open.round ? [at] : []));
  return { whole, replay, lastRound };
});

for (const [screen, size] of Object.entries(screens)) {
  test(`END-3 in a replay the last round fits beside the log on ${screen}, in every language @sweep`, async ({
    browser,
  }) => {
    const { whole, lastRound } = wonGame();
    const { page, id } = await importGame(browser, whole, { language: 'en', context: { ...desk, viewport: size } });
    const slider = page.getByRole('slider');
    await inEveryLanguage(page, async (language) => {
      await page.goto(`./#/replay/${id}/${lastRound[0]}`);
      await expect(slider).toHaveValue(String(lastRound[0]));
      expect({ language, found: await scrolled(page, lastRound.length - 1) }).toEqual({ language, found: [] });
      await expect(slider).toHaveValue(String(lastRound.at(-1)));
    });
  });
}

test('an empty mission place says whether the final mission is locked, coming or completed @sweep', async ({
  browser,
}) => {
  const say = await sayer('en');
  const { whole, replay } = wonGame();
  const { page, id } = await importGame(browser, whole, { language: 'en', context: desk });
  const panel = page.getByRole('region', { name: 'Final mission' });
  const first = replay.findIndex(({ open }) => open.round === 1);
  const coming = replay.findIndex(isComing);
  for (const [at, words] of [
    [first, 'table.locked'],
    [coming, 'table.final-comes'],
    [replay.length - 1, 'table.mission-done'],
  ] as const) {
    await page.goto(`./#/replay/${id}/${at}`);
    await expect(panel.getByText(say(words), { exact: true })).toBeVisible();
  }
});

test('nine dice and the title of their task do not cover the orbit @sweep', async ({ browser }) => {
  const nine = gameUpTo('easy', ({ board }) => board?.task?.roll?.xcom.length === 9, bots.planner);
  const page = await openGame(browser, nine, { language: 'de', context: desk });
  await expect(page.locator('.dice')).toBeVisible();
  await atRest(page);
  const { below, oneRow } = await page.evaluate(() => {
    const tops = [...document.querySelectorAll('.dice svg')].map((die) => Math.round(die.getBoundingClientRect().top));
    const orbit = [...document.querySelectorAll('.world :is([data-piece^="ufo:orbit"], .satellite)')];
    const title = document.querySelector('.stage h2')?.getBoundingClientRect().top ?? 0;
    return {
      below: orbit.filter((piece) => piece.getBoundingClientRect().bottom > title).length,
      oneRow: Math.max(...tops) - Math.min(...tops) < 8 && tops.length === 10,
    };
  });
  expect({ below, oneRow }).toEqual({ below: 0, oneRow: true });
});

/** The number of face-up enemies, in the base and on missions. */
const faceUp = (board: Board | null): number => {
  const parts = [board?.mission, board?.finalMission].flatMap((mission) => mission?.parts ?? []);
  const there = parts.flatMap(({ enemy }) => (enemy === undefined || enemy === 'none' ? [] : enemy));
  return [...(board?.enemies ?? []), ...there].filter((enemy) => enemy != null && enemy.card !== null).length;
};

test('on the smallest desk every face-up enemy shows its picture uncovered @sweep', async ({ browser }) => {
  const page = await openGame(browser, lateGame(), { language: 'de', context: desk });
  await expect(page.locator('.enemy .picture svg')).toHaveCount(faceUp(lateGame().state.open.board));
  await atRest(page);
  const faces = await page.locator('.enemy .shape:not(.covered)').evaluateAll((all) =>
    all.map((card) => {
      const face = card.querySelector('.picture svg')?.getBoundingClientRect() ?? new DOMRect();
      const over = [...card.querySelectorAll('.marks, .icon')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < face.right && right > face.left && top < face.bottom && bottom > face.top;
      });
      return { seen: Math.min(face.width, face.height) >= 20, over: over.length };
    }),
  );
  expect(faces).toEqual(faces.map(() => ({ seen: true, over: 0 })));
});

test('a finished part of a mission shows only a sign that it is done @sweep', async ({ browser }) => {
  const page = await openGame(browser, lateGame(), { language: 'de', context: desk });
  const finished = page.locator('.parts .complete .plain');
  await expect(finished).not.toHaveCount(0);
  for (const part of await finished.all()) {
    await expect(part.locator('.icon, .marks')).toHaveCount(0);
    await expect(part.locator('svg')).toBeVisible();
  }
});

test('the frame around the part being rolled for is not clipped @sweep', async ({ browser }) => {
  const last = gameUpTo('easy', ({ board }) => board?.task?.part === 2);
  const page = await openGame(browser, last, { language: 'de', context: desk });
  await expect(page.locator('.now .plain')).toBeVisible();
  const { frame, column } = await page.locator('.now .plain').evaluate((part) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(part);
    const beyond = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return {
      frame: outlineStyle === 'solid' ? part.getBoundingClientRect().right + beyond : Number.POSITIVE_INFINITY,
      column: part.closest('.left')?.getBoundingClientRect().right ?? 0,
    };
  });
  expect(frame).toBeLessThanOrEqual(column);
});

test('while a task can be rolled for, only the roll button is filled @sweep', async ({ browser }) => {
  const task = gameUpTo('easy', ({ board }) => board?.task?.kind === 'base-defense' && board.task.roll === null);
  const page = await openGame(browser, task, { language: 'de', context: desk });
  await expect(page.locator('.acts')).toBeVisible();
  const filled = await page.locator(':is(.hands, .acts) button:enabled').evaluateAll((all) => {
    const white = getComputedStyle(document.body).color;
    return all.filter((one) => getComputedStyle(one).backgroundColor === white).map((one) => one.textContent?.trim());
  });
  expect(filled).toEqual([expect.stringContaining((await sayer('de'))('common.push'))]);
});

/** The button that shows a part of the table on a phone. */
const partOf = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name });

test('on a phone every card shows its picture, however long its text @sweep', async ({ browser }) => {
  const say = await sayer('ru');
  const page = await openGame(browser, lateGame(), { language: 'ru', context: phone });
  await partOf(page, say('table.part.cards')).tap();
  let seen = 0;
  for (const tab of await page.getByRole('radio').all()) {
    await tab.tap();
    for (const picture of await page.locator('.card .picture svg').all()) {
      await expect(picture).toBeVisible();
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(7);
});

/** Soldiers in base defence. */
const guards = (board: Board | null) => (board?.units ?? []).filter(({ kind, at }) => at === 'base' && isSoldier(kind));

test('on a phone soldier tiles are aligned whatever their names, and elite marks are visible @sweep', async ({
  browser,
}) => {
  const guarded = gameUpTo('easy', ({ cue, board }) => {
    if (cue === null || !board?.enemies[0]) return false;
    return guards(board).length > 2 && guards(board).some(({ elite }) => elite);
  });
  const elite = guards(guarded.state.open.board).filter(({ elite }) => elite);
  const say = await sayer('en');
  const page = await openGame(browser, guarded, { language: 'en', context: phone });
  await partOf(page, say('table.part.base')).tap();
  await inEveryLanguage(page, async (language) => {
    await atRest(page);
    const tiles = await page.locator('.defenders .soldier').evaluateAll((all) =>
      all.map((tile) => {
        const box = tile.getBoundingClientRect();
        const top = (selector: string) => Math.round(tile.querySelector(selector)?.getBoundingClientRect().top ?? -1);
        const words = document.createRange();
        words.selectNodeContents(tile.querySelector('.more .head') ?? tile);
        const { left, right } = words.getBoundingClientRect();
        const star = tile.querySelector('.star');
        const mark = star?.querySelector('g')?.getBoundingClientRect();
        return {
          row: Math.round(box.top),
          left: box.left,
          helmet: top('svg'),
          skills: top('.skills'),
          beside: Math.min(left - box.left, box.right - right),
          mark: star &&
            mark && {
              width: mark.width,
              within: Math.min(mark.top - box.top, box.right - mark.right),
              asWords: getComputedStyle(star).color === getComputedStyle(tile).color,
            },
        };
      }),
    );
    expect(tiles.filter(({ mark }) => mark)).toHaveLength(elite.length);
    for (const { row, helmet, skills, beside, mark } of tiles) {
      const first = tiles.find((one) => one.row === row);
      expect({ language, helmet, skills }).toEqual({ language, helmet: first?.helmet, skills: first?.skills });
      expect(beside).toBeGreaterThan(3.5);
      if (!mark) continue;
      expect(mark.width).toBeGreaterThanOrEqual(14);
      expect(mark.within).toBeGreaterThanOrEqual(4);
      expect(mark.asWords).toBe(true);
    }
    const enemy = await page.locator('.enemies li').first().boundingBox();
    expect(tiles[0]?.left).toBeCloseTo(enemy?.x ?? -1);
  });
});

for (const [screen, context] of Object.entries({ 'a phone': phone, 'a desk': desk })) {
  test(`the name of every continent fits its frame on ${screen}${sweepBut(context === phone)}`, async ({ browser }) => {
    const say = await sayer('en');
    const page = await openGame(browser, lateGame(), { language: 'en', context });
    if (context === phone) await partOf(page, say('table.part.world')).tap();
    await inEveryLanguage(page, async (language) => {
      await atRest(page);
      const beyond = await page.locator('.continent').evaluateAll((all) =>
        all.flatMap((one) => {
          const name = one.querySelector('text');
          const frame = one.querySelector('rect');
          if (name === null || frame === null) return ['no name in a frame'];
          const [words, box] = [name.getBBox(), frame.getBBox()];
          const fits = words.width > 0 && words.x + words.width <= box.x + box.width;
          return fits ? [] : [name.textContent];
        }),
      );
      expect({ language, beyond }).toEqual({ language, beyond: [] });
    });
  });
}
