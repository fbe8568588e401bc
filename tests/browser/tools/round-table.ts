import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Difficulty } from '../../../src/content/difficulties.ts';
import { type Role, roles } from '../../../src/content/roles.ts';
import { type DeviceOptions, exportedHere, newDevice, sayer } from './device.ts';
import { type Evening, named } from './evening.ts';
import { explained } from './explained.ts';
import type { Hands } from './hands.ts';
import { wanted } from './wanted.ts';

/** Who sits at the virtual table, and how. */
export interface Seating extends DeviceOptions {
  readonly difficulty?: Difficulty;
  /** Roles played by bots. */
  readonly bots?: readonly Role[];
  /** Names of those who play the other roles. */
  readonly names?: Partial<Record<Role, string>>;
  readonly hands: (page: Page) => Hands;
}

/** Lets somebody play a role: chosen by name, or named for the first time. */
export async function seat({ page, hands }: Pick<Evening, 'page' | 'hands'>, player: Locator, name: string) {
  const known = (await player.locator(`option[value="name:${name}"]`).count()) > 0;
  await hands.choose(player, known ? `name:${name}` : 'new');
  if (known) return;
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(player).not.toHaveValue(/^new$/);
}

/** From opening the app to the first cue of a virtual table. */
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
    else if (names[role]) await seat({ page, hands }, player, names[role]);
  }
  await hands.press(named(page, say('setup.begin')));
  await expect(page.locator('main.table')).toBeVisible();
  return { page, hands, say, look: async () => {} };
}

/** Waits for the first of these on the screen, of which a phone shows a part; null once another cue or step is open. */
async function firstSeen(page: Page, title: string, selectors: readonly string[]): Promise<string | null> {
  const found = await page.waitForFunction(
    ([here, all]) => {
      const seen = all.find((one) => [...document.querySelectorAll(one)].some((element) => element.checkVisibility()));
      return seen ?? (document.querySelector('h1')?.textContent === here ? false : 'elsewhere');
    },
    [title, selectors] as const,
  );
  const by = await found.jsonValue();
  return by === false || by === 'elsewhere' ? null : by;
}

/** Is the game over, and how? */
export const ending = ({ page, say }: Evening): Locator =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^(${say('end.won')}|${say('end.lost')})$`) });

/** Plays until the game is over, or `until` is met: every cue is used a little, tasks are pushed three times and then left. */
export async function playTable(evening: Evening, until: () => Promise<boolean> = async () => false): Promise<number> {
  const { page, hands } = evening;
  const seen = (selector: string) => page.locator(selector).locator('visible=true').first();
  const stop = '.act:enabled:not(.filled)';
  let pressed = new Map<string, number>();
  let [where, presses] = ['', 0];
  while (presses < 3000 && !(await until())) {
    const title = (await page.locator('h1').first().textContent()) ?? '';
    if (title === evening.say('end.won') || title === evening.say('end.lost')) break;
    if (title !== where) [where, pressed] = [title, new Map<string, number>()];
    const open = wanted.filter(([selector, most]) => (pressed.get(selector) ?? 0) < most).map(([selector]) => selector);
    const next = await firstSeen(page, title, open);
    if (next === null) continue;
    const count = (pressed.get(next) ?? 0) + 1;
    pressed.set(next, count);
    const leave = next === '.act.filled:enabled' && count % 6 === 5 && (await seen(stop).count()) > 0;
    const what = seen(leave ? stop : next);
    await hands.press(what).catch(async (error: unknown) => {
      // A bot was faster: what would have been pressed is gone, or somebody is called. What is still there must have been
      // in reach.
      const called = next !== '.hand-over button' && (await page.locator('dialog.hand-over').count()) > 0;
      if (!called && (await what.isVisible())) throw error;
    });
    presses += 1;
  }
  return presses;
}

/** The game is over, and the engine, asked for the same, ends in the same state. */
export async function endsAsPlayed(evening: Evening): Promise<void> {
  await expect(ending(evening)).toBeVisible();
  const { game } = await exportedHere(evening.page, evening.say);
  expect({ ...explained(game.log).open, at: game.state.open.at }).toEqual(game.state.open);
}
