import { expect, type Page } from '@playwright/test';
import { eventsOf, type Game } from '../../../src/host/index.ts';
import { advanceTo, byIntent, type GameEvent } from '../../../src/rules/index.ts';
import { parseSave } from '../../tools/saves/saves.ts';
import { standardTable } from '../../tools/standard.ts';
import { painted, setSpeed } from './device.ts';
import { named } from './evening.ts';
import type { Hands } from './hands.ts';

/** A stored game, as far as the tests read it. */
export interface Row {
  readonly label: { readonly id: string };
  readonly save: unknown;
}

/** All games in the browser's database. */
export const storedRows = (page: Page): Promise<readonly Row[]> =>
  page.evaluate(
    () =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('sitroom');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('games').objectStore('games').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            resolve(reading.result);
          };
        };
      }),
  );

/** The id of the open game, from the page's address. */
export const gameId = (page: Page): string => new URL(page.url()).hash.replace('#/game/', '');

/** A game as tests read it. Its log is the list of its events. */
interface StoredGame extends Omit<Game, 'log'> {
  readonly log: readonly GameEvent[];
}

/** The game in a save. Throws if the save is refused. */
export function parsedGame(save: unknown): StoredGame {
  const game = parseSave(save);
  if ('refused' in game) throw new Error(`${game.refused.code}: ${game.refused.detail}`);
  return { ...game, log: eventsOf(game.log) };
}

/** A game as it is stored, by default the open one. */
export async function storedGame(page: Page, id = gameId(page)): Promise<StoredGame> {
  const row = (await storedRows(page)).find(({ label }) => label.id === id);
  return parsedGame(row?.save);
}

/** A note of the current instant (ms of game time), valid for a log of this length. */
interface NotedInstant {
  readonly events: number;
  readonly at: number;
}

/** The latest note of a game's instant, from the database or from local storage. */
export async function lastNotedInstant(page: Page, id = gameId(page)): Promise<NotedInstant> {
  const notes = await page.evaluate(
    (name) =>
      new Promise<(NotedInstant | null)[]>((resolve, reject) => {
        const opening = indexedDB.open('sitroom');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('instants').objectStore('instants').get(name);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            const text = localStorage.getItem(`sitroom/instant/${name}`);
            resolve([reading.result ?? null, JSON.parse(text ?? 'null') as NotedInstant | null]);
          };
        };
      }),
    id,
  );
  return notes.filter((note) => note !== null).toSorted((a, b) => b.at - a.at)[0] ?? { events: 0, at: 0 };
}

/** The transform of the countdown's hand. It is drawn precisely enough to compare times to the millisecond. */
export async function countdownHand(page: Page): Promise<string | null> {
  const hand = page.locator('.countdown .hand');
  return (await hand.count()) > 0 ? hand.getAttribute('transform') : null;
}

/** Stops the injected clock. Returns the game at that instant, to the millisecond, and the countdown's hand. */
export async function freeze(page: Page): Promise<{ game: StoredGame; hand: string | null }> {
  await page.bringToFront();
  await setSpeed(page, 0);
  await painted(page);
  // The app notes the instant when the page's visibility changes.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const { log, state, pack } = await storedGame(page);
  const noted = await lastNotedInstant(page);
  // Without a note for this log nothing has passed since its last event.
  const at = noted.events === log.length ? noted.at : (log.at(-1)?.at ?? 0);
  const passed = advanceTo(state, at, standardTable);
  return { game: { log: [...log, ...passed.events], state: passed.state, pack }, hand: await countdownHand(page) };
}

/**
 * Leaves the game and returns (by default: reloads). Asserts that no event is lost and every time is the same, to the
 * millisecond. In the timed phase the game waits in its menu, which costs no pause time (CLK-9).
 */
export async function leaveAndReturn(
  page: Page,
  welcome: string,
  away: () => Promise<unknown> = () => page.reload(),
): Promise<void> {
  const { game, hand } = await freeze(page);
  const { at, clock } = game.state.open;
  await away();
  if (clock !== null) await expect(page.getByRole('dialog', { name: welcome })).toBeVisible();
  else await expect(page.locator('main')).toBeVisible();
  const waits =
    clock !== null && !clock.menu
      ? [{ type: 'menu-opened', at, why: byIntent('open-menu'), seat: 'central-officer' }]
      : [];
  await expect.poll(async () => (await storedGame(page)).log.length).toBe(game.log.length + waits.length);
  const after = await storedGame(page);
  expect(after.log).toEqual([...game.log, ...waits]);
  expect(after.state.open).toEqual({
    ...game.state.open,
    at: after.state.open.at,
    clock: clock && { ...clock, menu: true },
  });
  await expect.poll(() => countdownHand(page)).toBe(hand);
}

/** Closes the dialog that greets a returning player. */
export async function continueGame(page: Page, hands: Hands, say: (key: string) => string): Promise<void> {
  await hands.press(named(page, say('back.go')));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
