import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { drawn, newDevice, newTab, sayer, setSpeed, startBrowser, unhurried } from '../tools/device.ts';
import { begin, named } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { kept, whole } from '../tools/kept.ts';
import { test } from '../tools/test.ts';

const heading = (page: Page) => page.locator('section.plate').getByRole('heading');
type Say = Awaited<ReturnType<typeof sayer>>;

/** What a browser may do to us: each is put in place before the app is loaded. */
const faults: Readonly<Record<string, () => void>> = {
  'a database that throws': () => {
    indexedDB.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  },
  'a database that fails': () => {
    // As most faults come: with an event.
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
  await expect(page.locator('main')).toBeVisible({ timeout: 15_000 });
  return { page, say, hands: byTouch, look: async () => {} };
}

/** Confirms some cues, lets one run out, and looks that everything is as it always is. */
async function playSome(page: Page, say: Say): Promise<void> {
  await setSpeed(page, unhurried);
  await expect(heading(page)).toHaveText(say('cue.new-technology.name'));
  await byTouch.press(named(page, say('cue.done')));
  await expect(heading(page)).toHaveText(say('cue.budget.name'));
  await setSpeed(page, 12);
  await expect(heading(page)).not.toHaveText(say('cue.budget.name'));
  await setSpeed(page, unhurried);
  for (let times = 0; times < 3; times += 1) {
    const marks = await page.locator('.tape i').count();
    await byTouch.press(named(page, say('cue.done')));
    await expect(page.locator('.tape i')).toHaveCount(marks + 1);
  }
}

/** Saves the game at hand as a file: the last way out, which must always be there. */
async function saved(page: Page, say: Say) {
  await byTouch.press(named(page, say('cue.menu')));
  const [file] = await Promise.all([page.waitForEvent('download'), byTouch.press(named(page, say('menu.export')))]);
  await byTouch.press(named(page, say('menu.resume')));
  return whole(JSON.parse(readFileSync(await file.path(), 'utf8')));
}

for (const [name, fault] of Object.entries(faults)) {
  test(`with ${name} a game goes on, says once that nothing is kept, and can be saved as a file`, async ({
    browser,
  }) => {
    const evening = await setUp(browser, fault);
    const { page, say } = evening;
    const notice = page.getByRole('alert').filter({ hasText: say('storage.none') });
    await expect(notice).toBeVisible();
    await byTouch.press(notice.getByRole('button', { name: say('common.close') }));
    await begin(evening);
    await playSome(page, say);
    const { log } = await saved(page, say);
    expect(log.filter(({ type }) => type === 'cue-closed')).toHaveLength(5);
    // Even without a shelf a game is found again while the page is open.
    await byTouch.press(named(page, say('cue.menu')));
    await byTouch.press(named(page, say('menu.leave')));
    await byTouch.press(page.getByRole('button', { name: say('start.continue') }));
    await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('in a browser whose owner blocks all cookies, and with them every storage, a game goes on and says so', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const say = await sayer('en');
  const folder = info.outputPath('browser');
  mkdirSync(`${folder}/Default`, { recursive: true });
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(`${folder}/Default/Preferences`, JSON.stringify(blocked));
  const context = await startBrowser({ playwright, launchOptions, baseURL }, folder);
  const page = await newTab(context);
  expect(await page.evaluate(() => navigator.locks.request('x', () => 'free').catch(String))).toContain(
    'SecurityError',
  );
  await byTouch.press(page.getByRole('alert').getByRole('button', { name: say('common.close') }));
  await begin({ page, say, hands: byTouch, look: async () => {} });
  await playSome(page, say);
  const { log } = await saved(page, say);
  expect(log.filter(({ type }) => type === 'cue-closed')).toHaveLength(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.close();
});

test('with localStorage alone forbidden a game is kept to the millisecond all the same', async ({ browser }) => {
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
  await drawn(page);
  // Looked at and noted this instant, as when somebody looks away.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const before = await hand();
  await page.reload();
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  expect(await hand()).toBe(before);
});

/** A storage that fills up in the middle of a game, and is given room again. */
const fills = () => {
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

test('a storage that fills up in the middle of a game: it goes on, says so once, and is kept again when there is room', async ({
  browser,
}) => {
  const evening = await setUp(browser, fills);
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
  const { log } = await saved(page, say);
  expect(log.filter(({ type }) => type === 'cue-closed')).toHaveLength(2);
  expect((await kept(page)).log.filter(({ type }) => type === 'cue-closed')).toHaveLength(0);
  await dispatch(page, 'empty');
  await byTouch.press(named(page, say('cue.done')));
  await expect.poll(async () => (await kept(page)).log.filter(({ type }) => type === 'cue-closed').length).toBe(3);
});

test('a file that cannot be kept for want of room is refused in words, and changes nothing', async ({
  browser,
}, info) => {
  const evening = await setUp(browser, fills);
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

test('a connection to the database that is cut, as phones do with sleeping pages, is made anew', async ({
  browser,
}) => {
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
      .poll(async () => (await kept(page)).log.filter(({ type }) => type === 'cue-closed').length)
      .toBe(times);
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('rows on the shelf that make no sense hide no game', async ({ browser }) => {
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
          const whole = tx.objectStore('games').getAll();
          whole.onsuccess = () => {
            const rows = whole.result as { label: object; save?: { log?: string } }[];
            for (const row of rows.filter(({ save }) => typeof save?.log === 'string')) {
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

test('a database that a newer version of the app has upgraded: the page says so, and calls no storage full or empty', async ({
  browser,
}) => {
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
