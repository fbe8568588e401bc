import { expect, type Page } from '@playwright/test';
import { newDevice, phone, sayer, setSpeed, slowSpeed } from '../tools/device.ts';
import { begin, named, playResolution, playTimedPhase, toNextRound, toStep } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { continueGame, freeze, leaveAndReturn, storedGame } from '../tools/kept.ts';
import { screenChecker } from '../tools/look.ts';
import { sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.locator('section.plate').getByRole('heading');
const look = async () => {};

async function setUp(browser: Parameters<typeof newDevice>[0], seed = 31) {
  const say = await sayer('en');
  const { page } = await newDevice(browser, { seed, speed: slowSpeed });
  return { page, say, hands: byTouch, look };
}

test('SET-1 a setup in progress survives closing the page without a new draw', async ({ browser }) => {
  const { page, say, hands } = await setUp(browser);
  await hands.press(page.getByRole('button', { name: say('difficulty.hard') }));
  await hands.choose(page.getByRole('combobox', { name: say('setup.plan'), exact: true }), 'infiltration');
  const table = async () => {
    // The list comes after the draws.
    await expect(page.getByRole('heading', { name: say('setup.checklist') })).toBeVisible();
    return await page.locator('main.setup').ariaSnapshot();
  };
  const drawn = await table();
  await page.reload();
  expect(await table()).toBe(drawn);
  await page.goto('./#/');
  await page.reload();
  await expect(page.getByRole('button', { name: say('start.continue') })).toBeVisible();
  await screenChecker(page)('start, with a table being set');
  await hands.press(page.getByRole('button', { name: say('start.continue') }));
  expect(await table()).toBe(drawn);
  await hands.press(named(page, say('setup.begin')));
  await expect(heading(page)).toHaveText(say('cue.new-technology.name'));
  expect((await storedGame(page)).state.open.setup).toMatchObject({ difficulty: 'hard', plan: 'infiltration' });
  await page.goto('./#/');
  await expect(page.getByRole('button', { name: say('start.continue') })).toHaveCount(1);
});

test('an invalid stored setup is ignored @sweep', async ({ browser }) => {
  const { page, say } = await setUp(browser);
  const hostile = [
    '{',
    '7',
    '{"seed":"a","difficulty":"hard","plan":"peace"}',
    '{"seed":"a","difficulty":"tutorial","plan":"onslaught"}',
  ];
  for (const text of hostile) {
    await page.evaluate((draft) => localStorage.setItem('sitroom/draft', draft), text);
    await page.reload();
    await expect(page.getByRole('button', { name: say('difficulty.hard') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('start.continue') })).toHaveCount(0);
  }
});

test('the back button leaves a running game with its clock stopped, and forward returns to it', async ({ browser }) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  await leaveAndReturn(page, say('back.name'), async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('app.name'));
    await page.goForward();
  });
  await continueGame(page, byTouch, say);
  await byTouch.press(named(page, say('cue.menu')));
  await page.goBack();
  await byTouch.press(page.getByRole('button', { name: say('start.continue') }));
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
});

test('the board view and the replay add no history entries: back leads out of the game @sweep', async ({ browser }) => {
  const { page, say, hands } = await sitAtTable(browser, { seed: 31, speed: 0, hands: () => byTouch, context: phone });
  const entries = () => page.evaluate(() => history.length);
  const [board, table] = [page.locator('main.board'), page.locator('main.table')];
  const menu = page.getByRole('button', { name: say('cue.menu') });
  await page.keyboard.press('b');
  await expect(board).toBeVisible();
  const shown = await entries();
  await page.goBack();
  await expect(table).toBeVisible();
  await page.keyboard.press('b');
  await expect(board).toBeVisible();
  await page.reload();
  await hands.press(named(page, say('back.go')));
  // A second press does not lead further back.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(table).toBeVisible();
  await hands.press(menu);
  await hands.press(named(page, say('board.show')));
  await hands.press(named(page, say('board.leave')));
  await expect(table).toBeVisible();
  await hands.press(menu);
  await hands.press(named(page, say('games.watch')));
  await hands.press(named(page, say('replay.leave')));
  await hands.press(named(page, say('back.go')));
  await expect(table).toBeVisible();
  expect(await entries()).toBe(shown);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('app.name'));
});

test('back and forward faster than games can open end on the right page @sweep', async ({ browser }) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  await page.evaluate(() => {
    for (let times = 0; times < 7; times += 1) {
      const there = location.hash;
      history.pushState(null, '', '#/');
      dispatchEvent(new PopStateEvent('popstate'));
      history.pushState(null, '', there);
      dispatchEvent(new PopStateEvent('popstate'));
    }
  });
  await expect(page.locator('section.plate')).toBeVisible();
  await expect(page.getByText(say('games.elsewhere'))).toHaveCount(0);
  for (let times = 0; times < 5; times += 1) {
    await page.evaluate(() => history.go(-2));
    await page.evaluate(() => history.go(2));
  }
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('app.name'));
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  await continueGame(page, byTouch, say);
  await byTouch.press(named(page, say('cue.done')));
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
});

/**
 * Runs in the page. The first page reloads at its first use of the database (a request or an answer), the next page at
 * its second, and so on for this many pages.
 */
function reloadAtEachStep(pages: number): void {
  const reloads = Number(sessionStorage.getItem('reloads') ?? 0);
  sessionStorage.setItem('reloads', String(reloads + 1));
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (reloads < pages && steps === reloads + 1) location.reload();
  };
  const watched: readonly (readonly [object, readonly string[]])[] = [
    [IDBFactory.prototype, ['open']],
    [IDBObjectStore.prototype, ['get', 'getAll', 'put', 'delete']],
  ];
  for (const [on, names] of watched) {
    for (const name of names) {
      const real = Reflect.get(on, name) as (...given: unknown[]) => IDBRequest;
      Reflect.set(on, name, function stepping(this: unknown, ...given: unknown[]) {
        step();
        const request = real.apply(this, given);
        request.addEventListener('success', step);
        return request;
      });
    }
  }
}

test('rapid reloads lose nothing', async ({ browser }) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  await byTouch.press(named(page, say('cue.done')));
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  const pages = 12;
  await page.addInitScript(reloadAtEachStep, pages);
  await leaveAndReturn(page, say('back.name'), async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('reloads')).catch(() => ''))
      .toBe(String(pages + 1));
  });
});

test('changing the language in the middle of a cue changes only the words @sweep', async ({ browser }) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  const russian = await sayer('ru');
  await begin(evening);
  const { game, hand } = await freeze(page);
  await byTouch.press(named(page, say('cue.menu')));
  await byTouch.press(named(page, say('menu.settings')));
  await byTouch.press(page.getByRole('radio', { name: 'Русский' }));
  await byTouch.press(named(page, russian('common.close')));
  await byTouch.press(named(page, russian('menu.resume')));
  await expect(heading(page)).toHaveText(russian('cue.new-technology.name'));
  const after = await freeze(page);
  expect(after.hand).toBe(hand);
  expect(after.game.log.slice(0, game.log.length)).toEqual(game.log);
  expect(after.game.state.open.clock).toEqual(game.state.open.clock);
});

test('a page closed in the resolution phase reopens at the same step @sweep', async ({ browser }) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  await playTimedPhase(evening, 1);
  const leaving = {
    ...evening,
    look: async (name: string) => {
      if (name.startsWith('step')) await leaveAndReturn(page, say('back.name'));
    },
  };
  await playResolution(leaving, 1, { red: ['africa'], mission: true, orbit: 2 });
  expect((await storedGame(page)).state.open.reports).toMatchObject([
    { panic: { africa: 'red', asia: 'yellow' }, missionCompleted: true, orbitUfos: 2 },
  ]);
});

test('ticked lines, a half-made report and a roll survive a reload, and are reset in the next round', async ({
  browser,
}) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  const marked = page.locator('section[data-zone=red] [data-continent=asia]');
  const pressed = page.getByRole('group', { name: say('threat.name') }).getByRole('button', { pressed: true });
  await toStep(evening, 'panic-report');
  await page.locator('[data-continent=asia]').focus();
  await page.keyboard.press('r');
  await expect(marked).toBeVisible();
  await leaveAndReturn(page, say('back.name'));
  await expect(marked).toBeVisible();
  await toStep(evening, 'research');
  await byTouch.press(named(page, say('threat.set', { threat: 3 })));
  await byTouch.press(named(page, say('odds.more', { what: say('odds.successes') })));
  const ticks = page.getByRole('checkbox');
  const dice = page.locator('.tray .words');
  const ticked = () => ticks.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
  await ticks.nth(1).check();
  await byTouch.press(named(page, say('step.roll')));
  await byTouch.press(page.getByRole('button', { name: say('dice.roll', { dice: 3 }) }));
  await expect(dice).toContainText(/\d/);
  const fallen = await dice.innerText();
  const needed = page.getByRole('group', { name: say('odds.successes'), exact: true }).locator('b');
  const left = await needed.innerText();
  await leaveAndReturn(page, say('back.name'));
  await expect(pressed).toHaveText('4');
  await expect(needed).toHaveText(left);
  await expect.poll(() => dice.innerText()).toBe(fallen);
  expect((await ticked()).slice(0, 3)).toEqual([false, true, false]);
  await byTouch.press(named(page, say('dice.close')));
  await leaveAndReturn(page, say('back.name'));
  await expect(named(page, say('step.roll'))).toBeVisible();
  await expect(pressed).toHaveText('4');
  await toNextRound(evening);
  await toStep(evening, 'research');
  await expect(pressed).toHaveText('1');
  expect(await ticked()).not.toContain(true);
});

test('RES-16 a finished game stays finished when reopened, and can still be corrected @sweep', async ({ browser }) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  await playTimedPhase(evening, 1);
  const title = page.getByRole('heading', { level: 1 });
  for (;;) {
    const step = (await title.textContent()) ?? '';
    if (step === say('step.base-defense.name')) break;
    await byTouch.press(page.locator('.foot .button'));
    await expect(title).not.toHaveText(step);
  }
  await byTouch.press(named(page, say('step.base-destroyed.yes')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('end.lost'));
  await leaveAndReturn(page, say('back.name'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('end.lost'));
  await byTouch.press(named(page, say('end.correct')));
  await byTouch.press(page.getByRole('radio', { name: say('answer.no') }));
  await byTouch.press(named(page, say('correct.save')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('step.missions.name'));
  await leaveAndReturn(page, say('back.name'));
});

test('changing the device’s clock changes no time in the game @sweep', async ({ browser }) => {
  const evening = await setUp(browser);
  const { page, say } = evening;
  await begin(evening);
  for (const days of [-400, 400]) {
    await page.addInitScript((by) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + by * 86_400_000;
    }, days);
    await leaveAndReturn(page, say('back.name'));
    await continueGame(page, byTouch, say);
    await setSpeed(page, slowSpeed);
  }
  await page.goto('./#/games');
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('on a phone a new cue scrolls the page to the top @sweep', async ({ browser }) => {
  const small = { ...phone, viewport: { width: 360, height: 640 } };
  const { page, say } = await sitAtTable(browser, { seed: 6, hands: () => byTouch, context: small, speed: slowSpeed });
  await byTouch.press(page.getByRole('navigation').getByRole('button', { name: say('table.part.labs') }));
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('cue.budget.name'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
