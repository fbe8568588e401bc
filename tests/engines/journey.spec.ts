import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { stepKinds } from '../../src/content/steps.ts';
import type { Game } from '../../src/host/index.ts';
import { languageFacts } from '../../src/i18n/languages.ts';
import { parseSave, readSave } from '../../src/wire/index.ts';
import { bringChance } from '../browser/tools/chance.ts';
import { comeToRest, faults } from '../browser/tools/faults.ts';
import { sayer } from '../browser/tools/say.ts';
import { serve } from '../tools/server.ts';
import { root } from '../tools/sources.ts';
import { desk, type EnginePage, phone } from './engine.ts';
import { choose, count, drag, press, pressFirst, text, titled, waitFor } from './hands.ts';
import { engines } from './installed.ts';
import { playTableRound } from './table-round.ts';

const port = Number(process.env['PORT'] ?? 4750);
const address = `http://localhost:${port}/`;
const pictures = join(root, '.cache/engines');
const say = await sayer('en');
const german = await sayer('de');

declare global {
  interface Window {
    /** What went wrong on the page. */
    wentWrong: string[];
    /** The sounds that were woken, or were awake when they were put to rest. */
    woken: AudioContext[];
    /** Was one of them running? */
    heard: boolean;
  }
}

/** Runs in the page: notes what goes wrong, and which sound is awake. */
function takeNotes(): void {
  window.wentWrong = [];
  window.woken = [];
  window.heard = false;
  addEventListener('error', ({ message }) => window.wentWrong.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.wentWrong.push(String(reason)));
  const { prototype } = AudioContext;
  const called = (name: 'resume' | 'suspend') => Reflect.get(prototype, name) as (this: AudioContext) => Promise<void>;
  const [resume, suspend] = [called('resume'), called('suspend')];
  prototype.resume = async function wake() {
    window.woken.push(this);
    await resume.call(this);
    window.heard = true;
  };
  prototype.suspend = function rest() {
    window.heard ||= this.state === 'running';
    return suspend.call(this);
  };
}

/** Runs in the page: may the sound be heard? A Firefox without a sound card plays nothing, but tells whether it would. */
function soundIsAwake(): boolean {
  const asked = navigator as { getAutoplayPolicy?: (sound: AudioContext) => string };
  return window.heard || window.woken.some((sound) => asked.getAutoplayPolicy?.(sound) === 'allowed');
}

interface Kept {
  readonly label: { readonly id: string };
  readonly save: unknown;
}

/** The events of a save that is whole. */
function logOf(save: unknown): Game['log'] {
  const game = parseSave(save);
  if ('refused' in game) throw new Error(`${game.refused.code}: ${game.refused.detail}`);
  return game.log;
}

/** Runs in the page: every game that this browser keeps. */
const shelf = (): Promise<readonly Kept[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('sitroom');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result as Kept[]);
      };
    };
  });

describe.each(engines)('$name', ({ name: engine, start }) => {
  let stop: () => Promise<void>;
  let folder: string;
  let page: EnginePage;
  const wrong: string[] = [];

  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    folder = mkdtempSync(join(tmpdir(), 'sitroom-'));
    stop = await serve(port);
    page = await start(folder);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') writeFileSync(join(pictures, `${engine}-failed.png`), await page.picture());
  });
  afterAll(async () => {
    await page?.close();
    await stop?.();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Looks a screen over at both sizes: takes its picture, and notes what is wrong with it. */
  const look = async (screen: string): Promise<void> => {
    await page.moveTo(1, 1);
    for (const [size, pixels] of Object.entries({ desk, phone })) {
      await page.resize(pixels);
      await page.run(comeToRest);
      await page.run(() => scrollTo(0, 0));
      writeFileSync(join(pictures, `${engine}-${screen}-${size}.png`), await page.picture());
      for (const fault of faults) wrong.push(...(await page.run(fault)).map((what) => `${screen}, ${size}: ${what}`));
    }
    wrong.push(...(await page.run(() => window.wentWrong?.splice(0) ?? [])));
  };

  /** Opens the start page with chance that repeats. */
  const arrive = async (seed: number): Promise<void> => {
    await page.open('about:blank');
    await page.open(address);
    await titled(page, say('app.name'));
    await page.run(takeNotes);
    await page.run(bringChance, seed);
  };

  /** The events of the game on the page, as they are kept. */
  const kept = async (): Promise<Game['log']> => {
    const id = await page.run(() => location.hash.replace('#/game/', ''));
    const found = (await page.run(shelf)).find(({ label }) => label.id === id);
    if (found === undefined) throw new Error(`no game ${id} is kept`);
    return logOf(found.save);
  };

  /** Loads the page anew, which waits in a cue until somebody goes on; no event is lost but what the waiting adds. */
  const comesBack = async (): Promise<void> => {
    const before = await kept();
    const cue = await text(page, 'section.plate h1');
    await page.reload();
    await waitFor(async () => expect(await text(page, 'dialog[open]')).toContain(say('back.name')));
    await waitFor(async () => expect((await kept()).length).toBeGreaterThan(before.length));
    const after = await kept();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([{ type: 'menu-opened', why: 'open-menu' }]);
    await press(page, say('back.go'));
    await waitFor(async () => expect(await count(page, 'dialog[open]')).toBe(0));
    expect(await text(page, 'section.plate h1')).toBe(cue);
  };

  test('the first press wakes the sound, which was asleep', async () => {
    await page.resize(phone);
    await arrive(11);
    await look('start');
    expect(await page.run(soundIsAwake)).toBe(false);
    await press(page, say('start.settings'));
    await waitFor(async () => expect(await page.run(soundIsAwake)).toBe(true));
    await choose(page, say('settings.timers.3'));
    await look('settings');
    await press(page, say('common.back'));
    await titled(page, say('app.name'));
  });

  test('a round of the companion is called and counted down, its steps follow, and panic is dragged', async () => {
    await press(page, say('difficulty.normal'));
    await titled(page, say('setup.name'));
    await press(page, say('setup.begin'));
    await waitFor(async () => expect(await count(page, 'section.plate')).toBe(1));
    const clock = await text(page, '[role=timer]');
    await waitFor(async () => expect(await text(page, '[role=timer]')).not.toBe(clock));
    await look('cue');
    let cues = 0;
    while ((await pressFirst(page, [{ selector: '.done' }, { selector: '.foot .filled' }])) === 0) cues += 1;
    expect(cues).toBeGreaterThan(8);
    for (const [i, step] of stepKinds.entries()) {
      // The first one was left by the press that found it.
      if (i === 0) continue;
      await titled(page, say(`step.${step}.name`));
      if (step === 'global-defense') await look('step');
      if (step === 'base-destroyed' || step === 'mission-report') await choose(page, say(`step.${step}.no`));
      if (step === 'panic-report') {
        const red = 'section[data-zone=red]';
        await drag(page, '[data-continent=asia]', red, async () => {
          await waitFor(async () => expect(await count(page, `${red}.to`)).toBe(1));
        });
        await waitFor(async () => expect(await count(page, `${red} [data-continent=asia]`)).toBe(1));
        await look('panic');
      }
      await pressFirst(page, [{ selector: '.foot .filled' }]);
    }
    await titled(page, say('between.over', { round: 1 }));
    const log = await kept();
    expect(
      log.filter((event) => 'entry' in event && JSON.stringify(event.entry).includes('panic')).at(-1),
    ).toMatchObject({
      entry: { panic: { asia: 'red' } },
    });
    await press(page, say('between.begin', { round: 2 }));
    await waitFor(async () => expect(await count(page, 'section.plate')).toBe(1));
  });

  test('a reload in the middle of a cue loses nothing', async () => {
    await comesBack();
  });

  test('with the server gone the page comes all the same, in a language it was never opened in', async () => {
    await waitFor(async () =>
      expect(await page.run(() => navigator.serviceWorker.controller?.state ?? null)).toBe('activated'),
    );
    await stop();
    expect(await page.run(() => fetch('./something-new').then(String, () => 'no network'))).toBe('no network');
    await comesBack();
    await press(page, say('cue.menu'));
    await press(page, say('menu.settings'));
    await choose(page, languageFacts.de.name);
    await waitFor(async () => expect(await page.run(() => document.documentElement.lang)).toBe('de'));
    await press(page, german('common.close'));
    await press(page, german('menu.rules'));
    await waitFor(async () => expect(await text(page, 'dialog[open]')).toContain(german('menu.rules')));
    await look('rules');
    await press(page, german('common.close'));
    await press(page, german('menu.resume'));
    await waitFor(async () => expect(await count(page, 'dialog[open]')).toBe(0));
    stop = await serve(port);
  });

  test('a game is saved as a file, and a file is loaded: the same events', async () => {
    await press(page, german('cue.menu'));
    await press(page, german('menu.export'));
    const path = await waitFor(async () => {
      const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) =>
        file.endsWith('.sitroom.json'),
      );
      if (found === undefined) throw new Error('no file was saved');
      return join(folder, found);
    });
    const saved = await waitFor(async () => {
      const game = readSave(readFileSync(path, 'utf8'));
      if ('refused' in game) throw new Error(`${game.refused.code}: ${game.refused.detail}`);
      return game;
    });
    expect(saved.log).toEqual(await kept());
    await press(page, german('menu.leave'));
    await press(page, german('start.games'));
    await titled(page, german('games.name'));
    expect(await page.run(shelf)).toHaveLength(1);
    await page.upload(path);
    await waitFor(async () => expect(await text(page, '[role=status]')).toBe(german('games.imported')));
    const logs = (await page.run(shelf)).map(({ save }) => logOf(save));
    expect(logs).toEqual([saved.log, saved.log]);
    await look('games');
    await press(page, german('common.back'));
    await press(page, german('start.settings'));
    await choose(page, languageFacts.en.name);
    await waitFor(async () => expect(await page.run(() => document.documentElement.lang)).toBe('en'));
  });

  test('a round at the table is played', async () => {
    await page.resize(desk);
    await arrive(6);
    await choose(page, say('start.screen'));
    await press(page, say('difficulty.easy'));
    await press(page, say('setup.begin'));
    await waitFor(async () => expect(await count(page, 'main.table')).toBe(1));
    await playTableRound(page, say('between.over', { round: 1 }), {
      units: () => look('table'),
      dice: () => look('roll'),
    });
    await look('between');
    expect((await kept()).some(({ type }) => type === 'dice-rolled')).toBe(true);
  });

  test('no word is cut or lies over another, nothing is out of reach, on a phone and on a desk; no error is thrown', () => {
    expect(wrong).toEqual([]);
  });
});
