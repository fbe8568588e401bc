import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createMatch, dispatch } from '../../../src/host/index.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { changed, nightShift, packOf } from '../../tools/packs.ts';
import { newStandardGame, standardTable } from '../../tools/standard.ts';
import { chooseFile, desk, newDevice, newTab, phone, readyOffline, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { storedGame, storedRows } from '../tools/kept.ts';
import { checkerFor, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

type Say = Awaited<ReturnType<typeof sayer>>;

const example = JSON.stringify(nightShift());
const { hash = '' } = packOf(nightShift()).pack;
const version = hash.slice(0, 8);
const broken = JSON.stringify(
  changed(changed(nightShift(), 'cards.techs.0.cost', 0), 'cards.crises.0.effects.0', { do: 'fly' }),
);

/** Chooses a file on the packs page. */
const load = (page: Page, contents: string | Buffer, name = 'night-shift.json') => chooseFile(page, contents, name);

/** The headings of the loaded packs. */
const packs = (page: Page) => page.getByRole('heading', { level: 2 });

async function toPacks(page: Page, say: Say): Promise<void> {
  await page.goto('./#/packs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('packs.name'));
}

/** Asserts that the Central Officer has the pack's card in play from the start, under this name. */
async function expectCard(page: Page, say: Say, name = 'Night Desk'): Promise<void> {
  await page.getByRole('radio', { name: say('role.central-officer') }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
}

/** Begins a virtual game with the pack: a person as Central Officer, bots in the other roles. */
async function beginWithPack(page: Page, say: Say): Promise<void> {
  await page.goto('./#/');
  await page.getByRole('radio', { name: say('start.screen') }).check();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.easy') })
    .click();
  await page.getByRole('combobox', { name: say('setup.pack'), exact: true }).selectOption({ label: 'night-shift' });
  for (const role of ['commander', 'chief-scientist', 'squad-leader']) {
    await page.getByRole('combobox', { name: say(`role.${role}`), exact: true }).selectOption('bot');
  }
  await named(page, say('setup.begin')).click();
  await expect(page.locator('main.table')).toBeVisible();
}

test('CRD-7 a pack can be loaded, played, removed and loaded again; its game waits for it without loss', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { seed: 61, context: desk });
  const say = await sayer('en');
  const look = screenChecker(page);
  await page.getByRole('radio', { name: say('start.screen') }).check();
  await page.getByRole('button', { name: say('start.packs') }).click();
  await look('no packs');
  await load(page, broken, 'broken.json');
  const faults = page.getByRole('alert');
  await expect(faults.getByRole('heading')).toHaveText(say('packs.faulty', { file: 'broken.json' }));
  await expect(faults.getByRole('listitem')).toHaveCount(2);
  await expect(faults.getByRole('listitem').first()).toContainText('cards.techs.0.cost');
  await expect(faults.getByRole('listitem').first()).toContainText(say('packs.fault.least', { bound: 1, found: 0 }));
  await expect(page.getByText(say('packs.none'))).toBeVisible();
  await look('faults');
  await load(page, example);
  await expect(page.getByRole('status')).toHaveText(say('packs.loaded', { name: 'night-shift' }));
  await expect(faults).toHaveCount(0);
  await expect(packs(page)).toHaveText(['night-shift']);
  await expect(page.getByText(say('packs.extends'))).toBeVisible();
  await expect(page.getByText(say('packs.languages', { languages: 'English, Deutsch' }))).toBeVisible();
  await look('a pack');

  await beginWithPack(page, say);
  await expectCard(page, say);
  const address = page.url();
  expect(address).toContain('#/game/');
  await page.reload();
  await named(page, say('back.go')).click();
  await expectCard(page, say);

  await toPacks(page, say);
  const before = await storedRows(page);
  await page.getByRole('button', { name: say('packs.remove-which', { name: 'night-shift' }) }).click();
  await expect(page.getByText(say('packs.remove-sure', { count: 1 }))).toBeVisible();
  await look('confirmation');
  await named(page, say('packs.remove')).click();
  await expect(page.getByText(say('packs.none'))).toBeVisible();
  const need = say('pack.missing', { name: 'night-shift', version });
  await page.goto('./#/games');
  await expect(page.getByText(need)).toBeVisible();
  await look('games: one lacks its pack');
  const [file] = await Promise.all([page.waitForEvent('download'), named(page, say('games.export')).click()]);
  const save = readFileSync(await file.path(), 'utf8');
  for (const one of [address, address.replace('game', 'replay')]) {
    await page.goto(one);
    await page.reload();
    await expect(page.getByText(need)).toBeVisible();
  }
  await look('a game that lacks its pack');
  expect(await storedRows(page)).toEqual(before);

  await named(page, say('pack.go')).click();
  await load(page, example);
  await expect(packs(page)).toHaveText(['night-shift']);
  await page.goto(address);
  await named(page, say('back.go')).click();
  await expectCard(page, say);

  const other = await newDevice(browser, { context: desk });
  await other.page.goto('./#/games');
  await load(other.page, save, 'game.json');
  await expect(other.page.getByText(say('file.pack', { detail: `night-shift ${version}` }))).toBeVisible();
  await expect(other.page.getByRole('listitem')).toHaveCount(0);
  await named(other.page, say('pack.go')).click();
  await load(other.page, example);
  await expect(packs(other.page)).toHaveText(['night-shift']);
  await other.page.goto('./#/games');
  await load(other.page, save, 'game.json');
  await named(other.page, say('games.watch')).click();
  await expectCard(other.page, say);
});

test('CRD-7 a pack that was removed in another tab begins no game, and the tab says so', async ({ browser }) => {
  const { page, context } = await newDevice(browser, { seed: 63, context: desk });
  const say = await sayer('en');
  await toPacks(page, say);
  await load(page, example);
  await beginWithPack(page, say);
  await page.goto('./#/');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say('difficulty.easy') })
    .click();
  await page.getByRole('combobox', { name: say('setup.pack'), exact: true }).selectOption({ label: 'night-shift' });
  const other = await newTab(context, './#/packs');
  await other.getByRole('button', { name: say('packs.remove-which', { name: 'night-shift' }) }).click();
  await named(other, say('packs.remove')).click();
  await expect(other.getByText(say('packs.none'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(say('setup.pack-lost', { name: 'night-shift' }));
  await expect(page.getByRole('combobox', { name: say('setup.pack'), exact: true })).toHaveCount(0);
});

test('CRD-7 files that are not packs, broken or too large are refused with a message, and nothing changes', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { context: desk });
  const say = await sayer('en');
  await toPacks(page, say);
  await load(page, example);
  await expect(packs(page)).toHaveText(['night-shift']);
  const alert = page.getByRole('alert');
  const hostile: Readonly<Record<string, string | Buffer>> = {
    nothing: '',
    'a picture': readFileSync('src/client/public/icon-192.png'),
    'JSON that never ends': '['.repeat(500_000),
    'a saved game': '{"format":"sitroom-save","version":2}',
    'more values than any pack has': `[${'0,'.repeat(400_000)}0]`,
    'a key that means something to the language': example.replace('"night-vision":', '"__proto__":'),
    'half a pack': example.slice(0, example.length / 2),
  };
  for (const [name, contents] of Object.entries(hostile)) {
    await load(page, contents, `${name}.json`);
    await expect(alert.getByRole('heading')).toHaveText(say('packs.faulty', { file: `${name}.json` }));
    expect(await alert.getByRole('listitem').count()).toBeGreaterThan(0);
    await expect(packs(page)).toHaveText([say('packs.faulty', { file: `${name}.json` }), 'night-shift']);
  }
  await load(page, Buffer.alloc(8_000_001, 0x20), 'huge.json');
  await expect(page.getByRole('status')).toHaveText(say('packs.too-large', { file: 'huge.json' }));
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(packs(page)).toHaveText(['night-shift']);
});

test('a file dropped anywhere on the page is loaded, and a game finds its own of two versions @sweep', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { seed: 62, context: desk });
  const say = await sayer('en');
  await toPacks(page, say);
  const drop = async (text: string) => {
    const carried = await page.evaluateHandle((contents) => {
      const files = new DataTransfer();
      files.items.add(new File([contents], 'pack.json'));
      return files;
    }, text);
    await page.dispatchEvent('h1', 'dragover', { dataTransfer: carried });
    await expect(page.getByText(say('packs.let-go'))).toBeVisible();
    await page.dispatchEvent('h1', 'drop', { dataTransfer: carried });
  };
  await drop(example);
  await expect(packs(page)).toHaveText(['night-shift']);
  await beginWithPack(page, say);
  const address = page.url();
  await toPacks(page, say);
  await drop(JSON.stringify(changed(nightShift(), 'cards.enemies.0.health', 3)));
  await expect(packs(page)).toHaveText(['night-shift', 'night-shift']);
  const mine = page.getByRole('listitem').filter({ hasText: version });
  await mine.getByRole('button').click();
  await mine.getByRole('button', { name: say('packs.remove'), exact: true }).click();
  await expect(packs(page)).toHaveText(['night-shift']);
  await page.goto(address);
  await expect(page.getByText(say('pack.other', { name: 'night-shift', version }))).toBeVisible();
  await named(page, say('pack.go')).click();
  // A pack with only other words is the same version: the game goes on and shows the new words.
  await drop(JSON.stringify(changed(nightShift(), 'words.en.cards.night-desk.name', 'Desk at Night')));
  await expect(packs(page)).toHaveText(['night-shift', 'night-shift']);
  await page.goto(address);
  await named(page, say('back.go')).click();
  await expectCard(page, say, 'Desk at Night');
});

test('a loaded pack is available without a network, also for a new game after a reload @sweep', async ({ browser }) => {
  const { page, context } = await newDevice(browser, { seed: 64, context: desk, speed: 0.05, serviceWorker: true });
  const say = await sayer('en');
  await toPacks(page, say);
  await load(page, example);
  await expect(packs(page)).toHaveText(['night-shift']);
  await readyOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(packs(page)).toHaveText(['night-shift']);
  await beginWithPack(page, say);
  await expectCard(page, say);
  await page.reload();
  await named(page, say('back.go')).click();
  await expectCard(page, say);
});

test('FIN-16 a pack that does not fit into the storage is refused with a message, and nothing else is lost', async ({
  browser,
}) => {
  const { page, context } = await newDevice(browser, { context: desk });
  const say = await sayer('en');
  await toPacks(page, say);
  await load(page, example);
  await expect(packs(page)).toHaveText(['night-shift']);
  await context.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await load(page, JSON.stringify(changed(nightShift(), 'name', 'day-shift')), 'day-shift.json');
  await expect(page.getByRole('status')).toHaveText(say('packs.not-kept', { file: 'day-shift.json' }));
  await expect(packs(page)).toHaveText(['night-shift']);
});

/** A save of a virtual game that has begun, with the standard set. */
function someGame() {
  const game = newStandardGame({ seed: 'kept', difficulty: 'normal', mode: 'virtual' });
  const begun = dispatch(createMatch(game), { type: 'begin' }, 'central-officer', 0, standardTable);
  if ('refused' in begun) throw new Error(begun.refused.code);
  return makeSave(begun.game);
}

test('a database from before packs is upgraded: it keeps its games and accepts packs', async ({ browser }) => {
  const say = await sayer('en');
  const context = await browser.newContext({ ...desk, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('./icon.svg');
  const label = { id: 'old', mode: 'virtual', written: 1, difficulty: 'normal', plan: 'onslaught', round: 1 };
  await page.evaluate(
    (row) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('sitroom', 2);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'label.id' });
          opening.result.createObjectStore('instants', { keyPath: 'id' });
        };
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('games', 'readwrite');
          tx.objectStore('games').put(row);
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { label: { ...label, state: 'running' }, save: someGame() },
  );
  await toPacks(page, say);
  await load(page, example);
  await expect(packs(page)).toHaveText(['night-shift']);
  await page.goto('./#/game/old');
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  expect((await storedGame(page, 'old')).state.open.setup.pack).toBe('standard');
});

for (const language of languages) {
  test(`the packs page passes its checks, and cards have ${language} or English words @sweep`, async ({ browser }) => {
    const say = await sayer(language);
    for (const [device, context] of [
      ['desk', desk],
      ['phone', phone],
    ] as const) {
      const { page } = await newDevice(browser, { seed: 63, language, context });
      const look = checkerFor(language)(page);
      await toPacks(page, say);
      await load(page, broken, 'broken.json');
      await expect(page.getByRole('alert')).toContainText(say('packs.fault.least', { bound: 1, found: 0 }));
      await look(`${language} ${device}: faults`);
      await load(page, example);
      await expect(packs(page)).toHaveText(['night-shift']);
      await look(`${language} ${device}: a pack`);
      await beginWithPack(page, say);
      if (device === 'desk') {
        const name = language === 'de' ? 'Nachtwache' : 'Night Desk';
        await expectCard(page, say, name);
        const foreign = language === 'ru' || language === 'zh-Hant';
        await expect(page.locator('b[lang=en]', { hasText: name })).toHaveCount(foreign ? 1 : 0);
      }
    }
  });
}
