import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { newDevice, newTab, painted, sayer, setSpeed, slowSpeed, startBrowser } from '../tools/device.ts';
import { begin, named } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { parsedGame, storedGame } from '../tools/kept.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.locator('section.plate').getByRole('heading');
type Say = Awaited<ReturnType<typeof sayer>>;

/** Ways in which storage can fail. Each is installed before the app loads. */
const faults: Readonly<Record<string, () => void>> = {
  'a database that throws': () => {
    indexedDB.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  },
  'a database that fails': () => {
    // Most real failures arrive as an error event.
    indexedDB.open = () =>
      Object.create(IDBOpenDBRequest.prototype, {
        error: { value: new DOMException('broken', 'UnknownError') },
        addEventListener: {
          value: (type: string, then: () => void) => void (type === 'error' && setTimeout(then)),
        },
        removeEventListener: { value: () => {} },
      }) as IDBOpenDBRequest;
  },
  'a database that never answers': () => {
    indexedDB.open = () =>
      Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } }) as IDBOpenDBRequest;
  },
  'no database at all': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  'everything forbidden, as with all cookies blocked': () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    indexedDB.open = forbidden;
    Object.defineProperty(window, 'localStorage', { get: forbidden });
    Object.defineProperty(window, 'sessionStorage', { get: forbidden });
    navigator.locks.request = async () => forbidden();
    navigator.serviceWorker.register = async () => forbidden();
  },
};

async function setUp(browser: Browser, fault: () => void) {
  const say = await sayer('en');
  const { page, context } = await newDevice(browser, { seed: 51 });
  await context.addInitScript(fault);
  await page.goto('./');
  await page.reload();
  await expect(page.locator('main')).toBeVisible();
  return { page, say, hands: byTouch, look: async () => {} };
}

/** Confirms some cues, lets one run out, and asserts that the game works as usual. */
async function playSome(page: Page, say: Say): Promise<void> {
  await setSpeed(page, slowSpeed);
  await expect(heading(page)).toHaveText(say('cue.new-technology.name'));
  await byTouch.press(named(page, say('cue.done')));
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  await setSpeed(page, 12);
  await expect(heading(page)).not.toHaveText(say('cue.budget.name'));
  await setSpeed(page, slowSpeed);
  for (let times = 0; times < 3; times += 1) {
    const marks = await page.locator('.tape i').count();
    await byTouch.press(named(page, say('cue.done')));
    await expect(page.locator('.tape i')).toHaveCount(marks + 1);
  }
}

/** Exports the game as a file, which must work even without storage. */
async function exported(page: Page, say: Say) {
  await byTouch.press(named(page, say('cue.menu')));
  const [file] = await Promise.all([page.waitForEvent('download'), byTouch.press(named(page, say('menu.export')))]);
  await byTouch.press(named(page, say('menu.resume')));
  return parsedGame(JSON.parse(readFileSync(await file.path(), 'utf8')));
}

for (const [name, fault] of Object.entries(faults)) {
  test(`with ${name} a game can be played and exported, and one notice says that nothing is stored${sweepBut(name === 'no database at all')}`, async ({
    browser,
  }) => {
    const evening = await setUp(browser, fault);
    const { page, say } = evening;
    const notice = page.getByRole('alert').filter({ hasText: say('storage.none') });
    await expect(notice).toBeVisible();
    await byTouch.press(notice.getByRole('button', { name: say('common.close') }));
    await begin(evening);
    await playSome(page, say);
    const { log } = await exported(page, say);
    expect(log.filter(({ type }) => type === 'cue-closed')).toHaveLength(5);
    // Even without storage the game can be continued while the page is open.
    await byTouch.press(named(page, say('cue.menu')));
    await byTouch.press(named(page, say('menu.leave')));
    await byTouch.press(page.getByRole('button', { name: say('start.continue') }));
    await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('in a browser that blocks all cookies, and so all storage, a game can be played after a notice', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const say = await sayer('en');
  const folder = info.outputPath('browser');
  mkdirSync(`${folder}/Default`, { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(`${folder}/Default/Preferences`, JSON.stringify(blocked));
  // Chromium without a window has no such settings.
  const executablePath = process.env['FULL_CHROMIUM'] ?? '/usr/bin/chromium';
  const context = await startBrowser(
    { playwright, launchOptions: { ...launchOptions, executablePath }, baseURL },
    folder,
  );
  const page = await newTab(context);
  expect(await page.evaluate(() => navigator.locks.request('x', () => 'free').catch(String))).toContain(
    'SecurityError',
  );
  await byTouch.press(page.getByRole('alert').getByRole('button', { name: say('common.close') }));
  await begin({ page, say, hands: byTouch, look: async () => {} });
  await playSome(page, say);
  const { log } = await exported(page, say);
  expect(log.filter(({ type }) => type === 'cue-closed')).toHaveLength(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.close();
});

test('with only localStorage blocked a game is still restored to the millisecond @sweep', async ({ browser }) => {
  const evening = await setUp(browser, () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    }),
  );
  const { page, say } = evening;
  await begin(evening);
  await playSome(page, say);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await setSpeed(page, 0);
  const hand = () => page.locator('.countdown .hand').getAttribute('transform');
  await painted(page);
  // Makes the app note the instant, as when the page is hidden.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const before = await hand();
  await page.reload();
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  expect(await hand()).toBe(before);
});

/** Runs in the page. Makes storage writes fail after a `fill` event and work again after an `empty` event. */
const fillable = () => {
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  for (const [place, name] of [
    [IDBObjectStore.prototype, 'put'],
    [Storage.prototype, 'setItem'],
  ] as const) {
    const real: unknown = Reflect.get(place, name);
    addEventListener('fill', () => Reflect.set(place, name, full));
    addEventListener('empty', () => Reflect.set(place, name, real));
  }
};
const dispatch = (page: Page, name: 'fill' | 'empty') => page.evaluate((type) => dispatchEvent(new Event(type)), name);

test('when storage fills up a game goes on after one notice, and is stored again once there is room', async ({
  browser,
}) => {
  const evening = await setUp(browser, fillable);
  const { page, say } = evening;
  await begin(evening);
  await dispatch(page, 'fill');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await byTouch.press(named(page, say('cue.done')));
  const notice = page.getByRole('alert').filter({ hasText: say('storage.full') });
  await expect(notice).toBeVisible();
  await byTouch.press(notice.getByRole('button', { name: say('common.close') }));
  const marks = await page.locator('.tape i').count();
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.locator('.tape i')).toHaveCount(marks + 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const { log } = await exported(page, say);
  expect(log.filter(({ type }) => type === 'cue-closed')).toHaveLength(2);
  expect((await storedGame(page)).log.filter(({ type }) => type === 'cue-closed')).toHaveLength(0);
  await dispatch(page, 'empty');
  await byTouch.press(named(page, say('cue.done')));
  await expect
    .poll(async () => (await storedGame(page)).log.filter(({ type }) => type === 'cue-closed').length)
    .toBe(3);
});

test('a file that does not fit into the storage is refused with a message and changes nothing @sweep', async ({
  browser,
}, info) => {
  const evening = await setUp(browser, fillable);
  const { page, say } = evening;
  await begin(evening);
  await byTouch.press(named(page, say('cue.menu')));
  const [file] = await Promise.all([page.waitForEvent('download'), byTouch.press(named(page, say('menu.export')))]);
  await file.saveAs(info.outputPath('game.json'));
  await page.goto('./#/games');
  await dispatch(page, 'fill');
  await page.locator('input[type=file]').setInputFiles(info.outputPath('game.json'));
  await expect(page.getByText(say('games.not-kept'))).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('a closed database connection, as phones do with sleeping pages, is reopened @sweep', async ({ browser }) => {
  const evening = await setUp(browser, () => {
    const transaction = Reflect.get(IDBDatabase.prototype, 'transaction') as (...given: unknown[]) => IDBTransaction;
    const open = new Set<IDBDatabase>();
    IDBDatabase.prototype.transaction = function (...given) {
      open.add(this);
      return transaction.apply(this, given);
    };
    addEventListener('cut', () => {
      for (const db of open) db.close();
    });
  });
  const { page, say } = evening;
  await begin(evening);
  for (let times = 1; times < 4; times += 1) {
    await page.evaluate(() => dispatchEvent(new Event('cut')));
    await byTouch.press(named(page, say('cue.done')));
    await expect
      .poll(async () => (await storedGame(page)).log.filter(({ type }) => type === 'cue-closed').length)
      .toBe(times);
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('malformed rows in the database hide no game', async ({ browser }) => {
  const evening = await setUp(browser, () => {});
  const { page, say } = evening;
  await begin(evening);
  const address = page.url();
  await page.goto('./#/games');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('sitroom');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('games', 'readwrite');
          const label = { id: 'x', written: 'now', difficulty: 7, plan: null, round: -1, state: 'lent' };
          tx.objectStore('games').put({ label });
          tx.objectStore('games').put({ label: { id: 'y' }, save: 'none' });
          tx.objectStore('games').put({ label: { ...label, id: 'z', written: Number.NaN }, save: [] });
          const reading = tx.objectStore('games').getAll();
          reading.onsuccess = () => {
            const rows = reading.result as { label: object; save?: { events?: string } }[];
            for (const row of rows.filter(({ save }) => typeof save?.events === 'string')) {
              tx.objectStore('games').put({ ...row, label: { ...row.label, round: Number.NaN } });
            }
          };
          tx.oncomplete = done;
        };
      }),
  );
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.goto('./#/game/y');
  await page.reload();
  await expect(page.getByText(say('file.foreign'))).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
});

test('a database upgraded by a newer version is reported as such, not as full or empty @sweep', async ({ browser }) => {
  const evening = await setUp(browser, () => {});
  const { page, say } = evening;
  await begin(evening);
  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.open('sitroom', 99).onsuccess = done;
      }),
  );
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.getByRole('alert').filter({ hasText: say('storage.newer') })).toBeVisible();
  await page.goto('./#/games');
  await page.reload();
  await expect(page.locator('main').getByText(say('storage.newer'))).toBeVisible();
  await expect(page.getByText(say('games.none'))).toHaveCount(0);
});
