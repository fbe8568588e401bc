// A person with a screen reader and a keyboard, at the built app in Firefox.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import type { Game } from '../../src/host/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { seedRandom } from '../browser/tools/chance.ts';
import { endMotion, installClock } from '../browser/tools/device.ts';
import { everybody } from '../browser/tools/scene-games.ts';
import { patience } from '../engines/engine.ts';
import { waitFor } from '../engines/hands.ts';
import { type Ear, openEar } from './ear.ts';

/** An element: the first visible match whose name begins so, in the open dialog if there is one. */
export interface Target {
  readonly selector: string;
  readonly name?: string;
}

/** Runs in the page. Gives the focus to an element. Returns whether it has it. */
function takeFocus({ selector, name = '' }: Target): boolean {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const nameOf = (one: Element) => (one.ariaLabel ?? one.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...within.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && !one.matches(':disabled') && nameOf(one).startsWith(name),
  );
  found?.focus();
  return found !== undefined && document.activeElement === found && document.hasFocus();
}

/** Runs in the page. Forgets all games. */
const forgetGames = (): Promise<void> =>
  new Promise((done) => {
    const request = indexedDB.deleteDatabase('sitroom');
    for (const name of ['success', 'error', 'blocked']) request.addEventListener(name, () => done());
  });

/** Runs in the page. The id of the only game that is kept there. */
const idOfGame = (): Promise<string | undefined> =>
  new Promise((done) => {
    const opening = indexedDB.open('sitroom');
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('games').objectStore('games').getAllKeys();
      reading.addEventListener('success', () => {
        opening.result.close();
        const [id] = reading.result;
        done(typeof id === 'string' ? id : undefined);
      });
    });
  });

/** The reader: every method resolves to the heard lines. */
export interface Reader {
  /** Opens a page of the app. */
  open(hash: string, words: string): Promise<readonly string[]>;
  /** Presses an element with the Enter key. */
  press(target: Target, words: string): Promise<readonly string[]>;
  /** Lets time pass in the app, in ms. */
  pass(ms: number, words: string): Promise<readonly string[]>;
  /** Opens a game played by people only. */
  resume(game: Game, words: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

async function startFirefox(path: string, ear: Ear): Promise<Page> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: false,
    env: ear.env,
    defaultViewport: null,
    timeout: patience,
    protocolTimeout: patience,
    args: ['--width=1280', '--height=800'],
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      'dom.storageManager.prompt.testing': true,
      'dom.storageManager.prompt.testing.allow': true,
    },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  // Slow enough that only `pass` lets time pass.
  await page.evaluateOnNewDocument(installClock, 0.01);
  await page.evaluateOnNewDocument(seedRandom, 1);
  await page.evaluateOnNewDocument(endMotion);
  return page;
}

/** Starts the browser and the screen reader. */
export async function sitDown(folder: string, display: string, path: string, address: string): Promise<Reader> {
  const ear = await openEar(folder, display);
  const page = await startFirefox(path, ear);
  const focus = (target: Target): Promise<void> =>
    waitFor(async () => {
      if (!(await page.evaluate(takeFocus, target))) throw new Error(`no ${JSON.stringify(target)}`);
    });
  await page.goto(address);
  // From the address bar into the page.
  await ear.press('F6');
  return {
    async open(hash, words) {
      await page.goto('about:blank');
      await ear.silence();
      return ear.hear(words, () => page.goto(`${address}${hash}`));
    },
    async press(target, words) {
      await focus(target);
      await ear.silence();
      return ear.hear(words, () => ear.press('Return'));
    },
    pass: (ms, words) => ear.hear(words, () => page.evaluate((by) => window.leap(by), ms)),
    async resume(game, words) {
      await page.goto(`${address}#/games`);
      await page.evaluate(forgetGames);
      await page.reload();
      const file = join(folder, 'game.json');
      writeFileSync(file, JSON.stringify(makeSave(game)));
      const input = await page.waitForSelector('input[type=file]');
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file);
      const id = await waitFor(async () => {
        const found = await page.evaluate(idOfGame);
        if (found === undefined) throw new Error('the game is not kept');
        return found;
      });
      await page.evaluate(
        (name, crew) => localStorage.setItem(name, crew),
        `sitroom/crew/${id}`,
        JSON.stringify(everybody),
      );
      await ear.silence();
      return ear.hear(words, () => page.goto(`${address}#/game/${id}`));
    },
    async close() {
      await page.browser().close();
      await ear.close();
    },
  };
}
