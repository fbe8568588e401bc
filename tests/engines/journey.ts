import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageOf } from '../../src/client/box/screens/step-pages.ts';
import { stepKinds } from '../../src/content/steps.ts';
import { eventsOf } from '../../src/host/index.ts';
import { languageFacts } from '../../src/i18n/languages.ts';
import type { GameEvent } from '../../src/rules/index.ts';
import { byIntent } from '../../src/rules/state/cause.ts';
import { seedRandom } from '../browser/tools/chance.ts';
import { comeToRest, faults } from '../browser/tools/faults.ts';
import { sayer } from '../browser/tools/say.ts';
import { parseSave, readSave } from '../tools/saves/saves.ts';
import { serve } from '../tools/server.ts';
import { root } from '../tools/sources.ts';
import { desk, type Engine, type EnginePage, phone } from './engine.ts';
import { choose, count, drag, press, pressFirst, text, titled, waitFor } from './hands.ts';
import { engines } from './installed.ts';
import { playTableRound } from './table-round.ts';

/** Port of the first engine's server. The others have the next ones. */
const firstPort = Number(process.env['PORT'] ?? 4750);
const pictures = join(root, '.cache/engines');
const say = await sayer('en');
const german = await sayer('de');

declare global {
  interface Window {
    /** Messages of uncaught errors and rejections. */
    pageErrors: string[];
    /** Audio contexts on which `resume` was called. */
    resumed: AudioContext[];
    /** Whether an audio context has been running. */
    heard: boolean;
  }
}

/** Runs in the page. Records uncaught errors and which audio contexts run. */
function recordPage(): void {
  window.pageErrors = [];
  window.resumed = [];
  window.heard = false;
  addEventListener('error', ({ message }) => window.pageErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.pageErrors.push(String(reason)));
  const { prototype } = AudioContext;
  const called = (name: 'resume' | 'suspend') => Reflect.get(prototype, name) as (this: AudioContext) => Promise<void>;
  const [resume, suspend] = [called('resume'), called('suspend')];
  prototype.resume = async function wake() {
    window.resumed.push(this);
    await resume.call(this);
    window.heard = true;
  };
  prototype.suspend = function rest() {
    window.heard ||= this.state === 'running';
    return suspend.call(this);
  };
}

/** Runs in the page. Whether sound can be heard. Firefox without a sound card only reports its autoplay policy. */
function soundIsAwake(): boolean {
  const asked = navigator as { getAutoplayPolicy?: (sound: AudioContext) => string };
  return window.heard || window.resumed.some((sound) => asked.getAutoplayPolicy?.(sound) === 'allowed');
}

/** A stored game, as far as the journey reads it. */
interface Stored {
  readonly label: { readonly id: string };
  readonly save: unknown;
}

/** The events of a save. Throws if the save is refused. */
function logOf(save: unknown): readonly GameEvent[] {
  const game = parseSave(save);
  if ('refused' in game) throw new Error(`${game.refused.code}: ${game.refused.detail}`);
  return eventsOf(game.log);
}

/** Runs in the page. All games in the browser's database. */
const storedRows = (): Promise<readonly Stored[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('sitroom');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('games').objectStore('games').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result as Stored[]);
      };
    };
  });

/** Defines the tests in one engine, each going on from the one before. An engine that is not installed is skipped. */
export function journeyIn(engine: keyof typeof engines): void {
  const installed = engines[engine];
  describe.runIf(installed !== null)(engine, () => journey(engine, installed));
}

function journey(engine: keyof typeof engines, installed: Engine | null): void {
  const port = firstPort + Object.keys(engines).indexOf(engine);
  const address = `http://localhost:${port}/`;
  let stop: () => Promise<void>;
  let folder: string;
  let page: EnginePage;
  /** Layout faults and page errors of all tests, asserted by the last one. */
  const found: string[] = [];

  beforeAll(async () => {
    if (installed === null) throw new Error(`${engine} is not installed`);
    mkdirSync(pictures, { recursive: true });
    folder = mkdtempSync(join(tmpdir(), 'sitroom-'));
    stop = await serve(port);
    page = await installed.start(folder);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') writeFileSync(join(pictures, `${engine}-failed.png`), await page.picture());
  });
  afterAll(async () => {
    await page?.close();
    await stop?.();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Checks a screen at both sizes: saves a screenshot and collects layout faults and page errors. */
  const look = async (screen: string): Promise<void> => {
    await page.moveTo(1, 1);
    for (const [size, pixels] of Object.entries({ desk, phone })) {
      await page.resize(pixels);
      await page.run(comeToRest);
      await page.run(() => scrollTo(0, 0));
      writeFileSync(join(pictures, `${engine}-${screen}-${size}.png`), await page.picture());
      for (const fault of faults) found.push(...(await page.run(fault)).map((what) => `${screen}, ${size}: ${what}`));
    }
    found.push(...(await page.run(() => window.pageErrors?.splice(0) ?? [])));
  };

  /** Opens the start page with seeded random numbers. */
  const arrive = async (seed: number): Promise<void> => {
    await page.open('about:blank');
    await page.open(address);
    await titled(page, say('app.name'));
    await page.run(recordPage);
    await page.run(seedRandom, seed);
  };

  /** The stored events of the open game. */
  const storedLog = async (): Promise<readonly GameEvent[]> => {
    const id = await page.run(() => location.hash.replace('#/game/', ''));
    const row = (await page.run(storedRows)).find(({ label }) => label.id === id);
    if (row === undefined) throw new Error(`game ${id} is not stored`);
    return logOf(row.save);
  };

  /** Reloads the page in a cue and continues. Asserts that the log is the same except for the menu that opened. */
  const reloadAndContinue = async (): Promise<void> => {
    const before = await storedLog();
    const cue = await text(page, 'section.plate h1');
    await page.reload();
    await waitFor(async () => expect(await text(page, 'dialog[open]')).toContain(say('back.name')));
    await waitFor(async () => expect((await storedLog()).length).toBeGreaterThan(before.length));
    const after = await storedLog();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([{ type: 'menu-opened', why: byIntent('open-menu') }]);
    await press(page, say('back.go'));
    await waitFor(async () => expect(await count(page, 'dialog[open]')).toBe(0));
    expect(await text(page, 'section.plate h1')).toBe(cue);
  };

  test('the first press starts the sound', async () => {
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

  test('a companion round runs: cues count down, steps follow, and panic is reported by dragging', async () => {
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
    for (const [i, step] of stepKinds.filter((kind) => pageOf(kind) === kind).entries()) {
      // The loop above has already left the first page.
      if (i === 0) continue;
      await titled(page, say(`step.${step}.name`));
      if (step === 'global-defense') await look('step');
      if (step === 'panic-report') {
        const red = 'section[data-zone=red]';
        await drag(page, '[data-continent=asia]', red, async () => {
          await waitFor(async () => expect(await count(page, `${red}.to`)).toBe(1));
        });
        await waitFor(async () => expect(await count(page, `${red} [data-continent=asia]`)).toBe(1));
        await look('panic');
      }
      // The first answer to a question is the calm one.
      await pressFirst(page, [{ selector: '.answers button' }, { selector: '.foot .filled' }]);
    }
    await titled(page, say('between.over', { round: 1 }));
    const log = await storedLog();
    expect(
      log.filter((event) => 'entry' in event && JSON.stringify(event.entry).includes('panic')).at(-1),
    ).toMatchObject({
      entry: { panic: { asia: 'red' } },
    });
    await press(page, say('between.begin', { round: 2 }));
    await waitFor(async () => expect(await count(page, 'section.plate')).toBe(1));
  });

  test('a reload in the middle of a cue loses no event', async () => {
    await reloadAndContinue();
  });

  test('without the server the page still loads, in a language never used before', async () => {
    await waitFor(async () =>
      expect(await page.run(() => navigator.serviceWorker.controller?.state ?? null)).toBe('activated'),
    );
    await stop();
    expect(await page.run(() => fetch('./something-new').then(String, () => 'no network'))).toBe('no network');
    await reloadAndContinue();
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

  test('a game exported as a file and imported again has the same events', async () => {
    await press(page, german('cue.menu'));
    await press(page, german('menu.export'));
    const path = await waitFor(async () => {
      const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
        name.endsWith('.sitroom.json'),
      );
      if (file === undefined) throw new Error('no file was saved');
      return join(folder, file);
    });
    const saved = await waitFor(async () => {
      const game = readSave(readFileSync(path, 'utf8'));
      if ('refused' in game) throw new Error(`${game.refused.code}: ${game.refused.detail}`);
      return game;
    });
    expect(eventsOf(saved.log)).toEqual(await storedLog());
    await press(page, german('menu.leave'));
    await press(page, german('start.games'));
    await titled(page, german('games.name'));
    expect(await page.run(storedRows)).toHaveLength(1);
    await page.upload(path);
    await waitFor(async () => expect(await text(page, '[role=status]')).toBe(german('games.imported')));
    const logs = (await page.run(storedRows)).map(({ save }) => logOf(save));
    expect(logs).toEqual([eventsOf(saved.log), eventsOf(saved.log)]);
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
    await playTableRound(page, {
      units: () => look('table'),
      dice: () => look('roll'),
    });
    await look('between');
    expect((await storedLog()).some(({ type }) => type === 'dice-rolled')).toBe(true);
  });

  test('no screen had layout faults on a phone or a desk, and no page error was thrown', () => {
    expect(found).toEqual([]);
  });
}
