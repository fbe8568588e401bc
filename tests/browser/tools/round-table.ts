import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Difficulty } from '../../../src/content/difficulties.ts';
import { type Role, roles } from '../../../src/content/roles.ts';
import { eventsOf } from '../../../src/host/index.ts';
import { type DeviceOptions, exportGame, newDevice, sayer } from './device.ts';
import { type Evening, named } from './evening.ts';
import { replayWithEngine } from './explained.ts';
import type { Hands } from './hands.ts';
import { pressOrder } from './wanted.ts';

/** Players of a virtual game and their input method. */
export interface Seating extends DeviceOptions {
  readonly difficulty?: Difficulty;
  /** Roles played by bots; none by default. */
  readonly bots?: readonly Role[];
  /** Names of the people in the other roles. */
  readonly names?: Partial<Record<Role, string>>;
  readonly hands: (page: Page) => Hands;
}

/** Gives a role to a person: picks the name if it is known, else types it in. */
export async function seatPerson({ page, hands }: Pick<Evening, 'page' | 'hands'>, player: Locator, name: string) {
  const known = (await player.locator(`option[value="name:${name}"]`).count()) > 0;
  await hands.choose(player, known ? `name:${name}` : 'new');
  if (known) return;
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(player).not.toHaveValue(/^new$/);
}

/** Begins a virtual game on a new device. Returns once the table is shown. */
export async function sitAtTable(
  browser: Browser,
  { difficulty = 'easy', bots = [], names = {}, hands: bring, ...options }: Seating,
): Promise<Evening> {
  const { page } = await newDevice(browser, options);
  const say = await sayer(options.language ?? 'en');
  const hands = bring(page);
  await hands.press(page.getByRole('radio', { name: say('start.screen') }));
  await hands.press(page.getByRole('listitem').getByRole('button', { name: say(`difficulty.${difficulty}`) }));
  for (const role of roles) {
    const player = page.getByRole('combobox', { name: say(`role.${role}`), exact: true });
    if (bots.includes(role)) await hands.choose(player, 'bot');
    else if (names[role]) await seatPerson({ page, hands }, player, names[role]);
  }
  await hands.press(named(page, say('setup.begin')));
  await expect(page.locator('main.table')).toBeVisible();
  return { page, hands, say, look: async () => {} };
}

/**
 * Waits for the first visible match, in order of the selectors. Returns null once another cue or step is open. While
 * there is none, bots think: unless the clock stands still, it runs fast until they have moved.
 */
async function firstSeen(page: Page, title: string, selectors: readonly string[]): Promise<string | null> {
  const found = await page.waitForFunction(
    ([here, all]) => {
      const seen = all.find((one) => [...document.querySelectorAll(one)].some((element) => element.checkVisibility()));
      if (seen !== undefined) return seen;
      if (document.querySelector('h1')?.textContent !== here) return 'elsewhere';
      if (window.clockSpeed > 0) window.leap(250);
      return false;
    },
    [title, selectors] as const,
  );
  const by = await found.jsonValue();
  return by === false || by === 'elsewhere' ? null : by;
}

/** The heading that says whether the game was won or lost. */
export const ending = ({ page, say }: Evening): Locator =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^(${say('end.won')}|${say('end.lost')})$`) });

/** After this many ms, an element that cannot be pressed is looked for again. */
const gonePatience = 1_500;
/** After this many failures one after another, something cannot be pressed although it is visible. */
const mostFailed = 20;

/**
 * Plays until the game is over or `until` returns true. Does something in every cue and pushes each task a few times
 * before stopping. Returns the number of presses.
 */
export async function playTable(evening: Evening, until: () => Promise<boolean> = async () => false): Promise<number> {
  const { page, hands } = evening;
  const seen = (selector: string) => page.locator(selector).locator('visible=true').first();
  const stop = '.act:enabled:not(.filled)';
  let pressed = new Map<string, number>();
  let [where, presses, failed] = ['', 0, 0];
  while (presses < 3000 && !(await until())) {
    const title = (await page.locator('h1').first().textContent()) ?? '';
    if (title === evening.say('end.won') || title === evening.say('end.lost')) break;
    if (title !== where) [where, pressed] = [title, new Map<string, number>()];
    const open = pressOrder
      .filter(([selector, most]) => (pressed.get(selector) ?? 0) < most)
      .map(([selector]) => selector);
    const next = await firstSeen(page, title, open);
    // Asks again, because the table may have changed while nothing could be pressed.
    if (next === null || (await until())) continue;
    const count = (pressed.get(next) ?? 0) + 1;
    pressed.set(next, count);
    const leave = next === '.act.filled:enabled' && count % 6 === 5 && (await seen(stop).count()) > 0;
    const what = seen(leave ? stop : next);
    try {
      await hands.press(what, gonePatience);
      failed = 0;
    } catch (error) {
      // A bot may have been faster, so that the element is gone, or a hand-over dialog has opened. What is visible must
      // be pressable sooner or later.
      failed += 1;
      const called = next !== '.hand-over button' && (await page.locator('dialog.hand-over').count()) > 0;
      if (failed > mostFailed && !called && (await what.isVisible())) throw error;
    }
    presses += 1;
  }
  return presses;
}

/** Asserts that the game is over and that the engine, given the same intents, ends in the same state. */
export async function expectEngineAgrees(evening: Evening): Promise<void> {
  await expect(ending(evening)).toBeVisible();
  const { game } = await exportGame(evening.page, evening.say);
  expect({ ...replayWithEngine(eventsOf(game.log)).open, at: game.state.open.at }).toEqual(game.state.open);
}
