import { expect, type Page } from '@playwright/test';
import type { Game } from '../../../src/host/index.ts';
import { pass } from '../../../src/rules/index.ts';
import { parseSave } from '../../../src/wire/index.ts';
import { standardTable } from '../../tools/standard.ts';
import { drawn, setSpeed } from './device.ts';
import { named } from './evening.ts';
import type { Hands } from './hands.ts';

/** A row of the shelf, as it lies in the browser's database. */
export interface Row {
  readonly label: { readonly id: string };
  readonly save: unknown;
}

/** All that this device holds: every row of the shelf. */
export const shelfOf = (page: Page): Promise<readonly Row[]> =>
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

/** The name of the game on the page. */
export const gameOn = (page: Page): string => new URL(page.url()).hash.replace('#/game/', '');

/** A save that is whole. */
export function whole(save: unknown): Game {
  const game = parseSave(save);
  if ('refused' in game) throw new Error(`${game.refused.code}: ${game.refused.detail}`);
  return game;
}

/** The game on the page as its shelf has it. */
export async function kept(page: Page, id = gameOn(page)): Promise<Game> {
  const row = (await shelfOf(page)).find(({ label }) => label.id === id);
  return whole(row?.save);
}

/** An instant as it was noted. */
interface Noted {
  readonly events: number;
  readonly at: number;
}

/** The instant noted last for a game, on the shelf or where a page can write while it is being closed. */
export async function notedInstant(page: Page, id = gameOn(page)): Promise<Noted> {
  const notes = await page.evaluate(
    (name) =>
      new Promise<(Noted | null)[]>((resolve, reject) => {
        const opening = indexedDB.open('sitroom');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('instants').objectStore('instants').get(name);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            db.close();
            const text = localStorage.getItem(`sitroom/instant/${name}`);
            resolve([reading.result ?? null, JSON.parse(text ?? 'null') as Noted | null]);
          };
        };
      }),
    id,
  );
  return notes.filter((note) => note !== null).toSorted((a, b) => b.at - a.at)[0] ?? { events: 0, at: 0 };
}

/** The countdown's hand, to as many digits as the drawing has: the same hand is the same millisecond. */
export async function handOf(page: Page): Promise<string | null> {
  const hand = page.locator('.countdown .hand');
  return (await hand.count()) > 0 ? hand.getAttribute('transform') : null;
}

/** Stops the injected clock dead; gives the game as it then stands, to the millisecond, and the hand that shows it. */
export async function standing(page: Page): Promise<{ game: Game; hand: string | null }> {
  await page.bringToFront();
  await setSpeed(page, 0);
  await drawn(page);
  // What the app does when somebody looks away: it notes the instant.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const { log, state, pack } = await kept(page);
  const { events, at } = await notedInstant(page);
  expect(events).toBe(log.length);
  const passed = pass(state, at, standardTable);
  return { game: { log: [...log, ...passed.events], state: passed.state, pack }, hand: await handOf(page) };
}

/**
 * Goes away and comes back: not an event is lost, and every time is what it was, to the millisecond. In the timed phase
 * the game waits with its clock stopped, for free (CLK-9).
 */
export async function comesBack(
  page: Page,
  welcome: string,
  away: () => Promise<unknown> = () => page.reload(),
): Promise<void> {
  const { game, hand } = await standing(page);
  const { at, clock } = game.state.open;
  await away();
  if (clock !== null) await expect(page.getByRole('dialog', { name: welcome })).toBeVisible();
  else await expect(page.locator('main')).toBeVisible();
  const waits = clock !== null && !clock.menu ? [{ type: 'menu-opened', at, why: 'open-menu' }] : [];
  await expect.poll(async () => (await kept(page)).log.length).toBe(game.log.length + waits.length);
  const after = await kept(page);
  expect(after.log).toEqual([...game.log, ...waits]);
  expect(after.state.open).toEqual({
    ...game.state.open,
    at: after.state.open.at,
    clock: clock && { ...clock, menu: true },
  });
  await expect.poll(() => handOf(page)).toBe(hand);
}

/** Goes on after a welcome. */
export async function goOn(page: Page, hands: Hands, say: (key: string) => string): Promise<void> {
  await hands.press(named(page, say('back.go')));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
