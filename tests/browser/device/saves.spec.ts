import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { languages } from '../../../src/i18n/languages.ts';
import { createGame, scoreOf, statsOf } from '../../../src/rules/index.ts';
import { digest } from '../../../src/wire/index.ts';
import type { DamageKind } from '../../../src/wire/saves/damage.ts';
import { versionWithExpansions } from '../../../src/wire/saves/save.ts';
import { standardTable } from '../../tools/standard.ts';
import { importGame, wholeGame } from '../tools/brought-games.ts';
import { chooseFile, newDevice, newTab, phone, sayer, slowSpeed } from '../tools/device.ts';
import { begin, named, playResolution, playTimedPhase } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import {
  continueGame,
  countdownHand,
  freeze,
  leaveAndReturn,
  parsedGame,
  storedGame,
  storedRows,
} from '../tools/kept.ts';
import { chooseLanguage } from '../tools/languages.ts';
import { checkerFor, screenChecker } from '../tools/look.ts';
import { test } from '../tools/test.ts';

const look = async () => {};
type Say = Awaited<ReturnType<typeof sayer>>;

async function setUp(browser: Browser, seed: number) {
  const say = await sayer('en');
  const { page } = await newDevice(browser, { seed, speed: slowSpeed });
  return { page, say, hands: byTouch, look };
}

/** Presses an export button and returns the text of the file. */
async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), byTouch.press(named(page, button))]);
  expect(file.suggestedFilename()).toMatch(/^sitroom-[a-z0-9]+\.sitroom\.json$/);
  return readFileSync(await file.path(), 'utf8');
}

/** Chooses a file on the games page and returns the status message. */
async function load(page: Page, contents: string | Buffer): Promise<string> {
  await chooseFile(page, contents);
  const status = page.getByRole('status');
  await expect(status).not.toBeEmpty();
  return (await status.textContent()) ?? '';
}

/** Opens the games page again, with an empty status message. */
async function toGames(page: Page, say: Say): Promise<void> {
  await page.goto('./#/');
  await page.goto('./#/games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('games.name'));
  await expect(page.getByRole('status')).toBeEmpty();
}

test('a game exported in the middle of a cue continues from there on another device', async ({ browser }) => {
  const here = await setUp(browser, 41);
  const { say } = here;
  await begin(here);
  await playTimedPhase(here, 1);
  await playResolution(here, 1, { mission: true, red: ['europe'], orbit: 3 });
  await byTouch.press(named(here.page, say('cue.done')));
  const { game, hand } = await freeze(here.page);
  await byTouch.press(named(here.page, say('cue.menu')));
  const text = await download(here.page, say('menu.export'));
  const menu = {
    type: 'menu-opened',
    at: game.state.open.at,
    why: { by: 'intent', intent: 'open-menu' },
    seat: 'central-officer',
  };
  expect(parsedGame(JSON.parse(text)).log).toEqual([...game.log, menu]);

  const there = await setUp(browser, 42);
  await toGames(there.page, say);
  expect(await load(there.page, text)).toBe(say('games.imported'));
  await byTouch.press(there.page.getByRole('button', { name: say('games.round', { round: 2 }) }));
  await expect(there.page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  expect(await countdownHand(there.page)).toBe(hand);
  expect((await storedGame(there.page)).log).toEqual([...game.log, menu]);
  await continueGame(there.page, byTouch, say);
  await playTimedPhase(there, 2);
  await leaveAndReturn(there.page, say('back.name'));
  await playResolution(there, 2, { orbit: 1 });
});

/** A version-1 save (uncompressed log) of a game that is set up but has not begun. */
function notBegun() {
  const created = createGame({ seed: 'file', difficulty: 'easy' }, standardTable);
  if ('refused' in created) throw new Error(created.refused.code);
  const body = { format: 'sitroom-save', version: 1, at: 0, log: created.events } as const;
  return { ...body, digest: digest(body) };
}

/** A version that is still to come. */
const later = versionWithExpansions + 1;

const good = JSON.stringify(notBegun());
/** The valid save with some fields changed and a fitting digest. */
const forged = (change: Partial<Record<'version' | 'at' | 'log', unknown>>): string => {
  const { digest: _, ...body } = { ...notBegun(), ...change };
  return JSON.stringify({ ...body, digest: digest(body) });
};

/** Hostile files, each with the message key and kind of damage it is refused with. */
const hostile: Readonly<Record<string, readonly [contents: string | Buffer, word: string, damage?: DamageKind]>> = {
  'an empty file': ['', 'file.foreign'],
  'a picture': [readFileSync('src/client/public/icon-192.png'), 'file.foreign'],
  'bytes that are no text': [Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x00]), 'file.foreign'],
  'a letter': ['Dear Commander, …', 'file.foreign'],
  'the JSON of another program': ['{"format":"chess","version":1}', 'file.foreign'],
  'JSON that never ends': ['['.repeat(500_000), 'file.foreign'],
  'more than any game holds': [Buffer.alloc(5_000_001, 0x20), 'file.foreign'],
  'a file of a later version': [forged({ version: later }), 'file.version'],
  'half a game': [good.slice(0, good.length / 2), 'file.damaged', 'cut-short'],
  'a game with another letter in it': [good.replace('"easy"', '"hard"'), 'file.damaged', 'digest'],
  'a game without its first event': [forged({ log: notBegun().log.slice(1) }), 'file.damaged', 'shape'],
  'a game that ends before it begins': [forged({ at: -1 }), 'file.damaged', 'shape'],
  'a game with something hidden in it': [forged({ log: [{ ...notBegun().log[0], x: 1 }] }), 'file.damaged', 'shape'],
};

test('FIN-16 files that are damaged, foreign, too large or too new are refused with a message, and nothing changes', async ({
  browser,
}) => {
  const evening = await setUp(browser, 43);
  const { page, say } = evening;
  await begin(evening);
  const address = page.url();
  await freeze(page);
  await toGames(page, say);
  const before = await storedRows(page);
  expect(before).toHaveLength(1);
  for (const [name, [contents, word, damage]] of Object.entries(hostile)) {
    await toGames(page, say);
    const message = await load(page, contents);
    const detail = damage && say(`file.damage.${damage}`);
    expect({ name, message }).toEqual({ name, message: say(word, { detail, version: later }) });
    expect({ name, shelf: await storedRows(page) }).toEqual({ name, shelf: before });
  }
  await page.goto(address);
  await expect(page.getByRole('dialog', { name: say('back.name') })).toBeVisible();
  expect((await storedGame(page)).log).toEqual(parsedGame(before[0]?.save).log);
});

test('FIN-16 the message says in every language how a file is damaged @sweep', async ({ browser }) => {
  const { page } = await setUp(browser, 48);
  for (const language of languages) {
    await page.goto('./#/settings');
    await chooseLanguage(page, language);
    const say = await sayer(language);
    await toGames(page, say);
    for (const [contents, word, damage] of Object.values(hostile)) {
      if (damage === undefined) continue;
      await chooseFile(page, contents);
      await expect(page.getByRole('status')).toHaveText(say(word, { detail: say(`file.damage.${damage}`) }));
    }
    await checkerFor(language)(page)('a damaged file');
  }
});

test('END-2 the list of games shows the rounds and the score of a finished game', async ({ browser }) => {
  const game = wholeGame('normal', ({ state }) => state.open.outcome?.won === true);
  const { open } = game.state;
  if (open.board === null) throw new Error('no board');
  const { page } = await importGame(browser, game, { language: 'en', context: phone });
  const say = await sayer('en');
  const row = page.locator('main.games li').first();
  await expect(row).toContainText(say('end.total', { score: scoreOf(statsOf(open.board, true)) }));
  await expect(row).toContainText(`${open.round} rounds`);
});

test('importing a file twice makes two independent games @sweep', async ({ browser }) => {
  const evening = await setUp(browser, 44);
  const { page, say } = evening;
  await begin(evening);
  await byTouch.press(named(page, say('cue.menu')));
  const text = await download(page, say('menu.export'));
  await toGames(page, say);
  expect(await load(page, text)).toBe(say('games.imported'));
  expect(await load(page, text)).toBe(say('games.imported'));
  const rows = page.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await byTouch.press(rows.first().getByRole('button', { name: say('games.round', { round: 1 }) }));
  await continueGame(page, byTouch, say);
  await byTouch.press(named(page, say('cue.done')));
  await expect(page.locator('section.plate').getByRole('heading')).toHaveText(say('cue.budget.name'));
  const closed = (await storedRows(page)).map(
    ({ save }) => parsedGame(save).log.filter(({ type }) => type === 'cue-closed').length,
  );
  expect(closed.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
});

test('a duplicated game continues from the same point, and both games are independent @sweep', async ({ browser }) => {
  const evening = await setUp(browser, 47);
  const { page, say } = evening;
  await begin(evening);
  await byTouch.press(named(page, say('cue.done')));
  await byTouch.press(named(page, say('cue.menu')));
  const { log } = await storedGame(page);
  await toGames(page, say);
  const rows = page.getByRole('listitem');
  await byTouch.press(named(page, say('games.copy')));
  await expect(page.getByRole('status')).toHaveText(say('games.copied'));
  await expect(rows).toHaveCount(2);
  expect((await storedRows(page)).map(({ save }) => parsedGame(save).log)).toEqual([log, log]);

  await byTouch.press(rows.first().getByRole('button', { name: say('games.round', { round: 1 }) }));
  await continueGame(page, byTouch, say);
  await byTouch.press(named(page, say('cue.done')));
  await expect.poll(async () => (await storedGame(page)).state.open.cueNumber).toBe(3);
  const cues = (await storedRows(page)).map(({ save }) => parsedGame(save).state.open.cueNumber);
  expect(cues.toSorted((a, b) => a - b)).toEqual([2, 3]);
});

test('SET-7 an imported game that has not begun shows the setup checklist and can begin @sweep', async ({
  browser,
}) => {
  const { page, say } = await setUp(browser, 45);
  await toGames(page, say);
  expect(await load(page, good)).toBe(say('games.imported'));
  await byTouch.press(page.getByRole('button', { name: say('games.setup') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('setup.name'));
  await expect(page.getByText(say('setup.step.board'))).toBeVisible();
  await screenChecker(page)('a table to set');
  await byTouch.press(named(page, say('setup.begin')));
  await expect(page.locator('section.plate').getByRole('heading')).toHaveText(say('cue.new-technology.name'));
  await leaveAndReturn(page, say('back.name'));
});

test('a game that cannot be deleted stays; one that another tab has deleted is reported as gone @sweep', async ({
  browser,
}) => {
  const { page, say, hands } = await setUp(browser, 44);
  await begin({ page, say, hands, look });
  await toGames(page, say);
  const [row] = await storedRows(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('no', 'UnknownError');
    };
  });
  await byTouch.press(named(page, say('games.delete')));
  await byTouch.press(named(page, say('games.delete')));
  await expect(page.getByRole('status')).toHaveText(say('games.stuck'));
  expect(await storedRows(page)).toEqual([row]);
  await page.reload();
  await expect(named(page, say('games.copy'))).toBeVisible();
  const other = await newTab(page.context(), page.url());
  await byTouch.press(named(other, say('games.delete')));
  await byTouch.press(named(other, say('games.delete')));
  await expect(other.getByRole('status')).toHaveText(say('games.deleted'));
  await byTouch.press(named(page, say('games.copy')));
  await expect(page.getByRole('status')).toHaveText(say('games.missing'));
  await expect(page.getByText(say('games.none'))).toBeVisible();
});
