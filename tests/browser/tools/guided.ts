import { type Browser, expect, type Page } from '@playwright/test';
import { type LessonId, lessonIds } from '../../../src/client/table/tutorial/lessons.ts';
import { type DeviceOptions, newDevice, sayer } from './device.ts';
import { type Evening, named } from './evening.ts';
import { byMouse, type Hands } from './hands.ts';
import { pressOrder } from './wanted.ts';

/** Begins the guided game on a new device. Its clock stands still unless `speed` says otherwise. */
export async function startGuided(
  browser: Browser,
  { hands: bring = () => byMouse, ...options }: DeviceOptions & { readonly hands?: (page: Page) => Hands } = {},
): Promise<Evening> {
  const { page } = await newDevice(browser, { speed: 0, ...options });
  const say = await sayer(options.language ?? 'en');
  const hands = bring(page);
  await hands.press(page.getByRole('radio', { name: say('start.screen'), exact: true }));
  await hands.press(page.getByRole('button', { name: say('start.learn') }));
  await expect(page.locator('main.table')).toBeVisible();
  return { page, hands, say, look: async () => {} };
}

/** The lesson on the screen, being read or waiting for its request. Null if there is none. */
export async function lessonShown({ page, say }: Evening): Promise<LessonId | null> {
  const title = page.locator('.lesson h2, .lesson .short b');
  const words = (await title.count()) > 0 ? await title.first().textContent() : null;
  return lessonIds.find((id) => say(`lesson.${id}`) === words) ?? null;
}

const isRulesOpen = ({ page, say }: Evening): Promise<boolean> =>
  page.getByRole('dialog', { name: say('menu.rules') }).isVisible();

/** How long something found may take until it can be pressed, in ms. */
const patienceMs = 10_000;

type Order = readonly (readonly [selector: string, most: number])[];

/** Selectors to press for lessons, in order of preference, each with its limit per cue or step. */
const lessonOrder: Order = [
  ['.lesson .go button', 60],
  ['main:has(.lesson.line) .scan:enabled', 1],
  ['main:has(.lesson.line) .card.open:enabled', 2],
  ['main:has(.lesson.line) .stepper button:last-child:enabled', 1],
];

/** Presses of a player who uses every option. */
const diligent: Order = [...lessonOrder, ...pressOrder];

/** Presses of somebody who does no more than a lesson asks for, and stops and goes on as soon as it is possible. */
export const lazy: Order = [
  ...lessonOrder,
  ['.choice button:enabled', 60],
  ['.act:enabled:not(.filled)', 60],
  ['.done:enabled', 60],
  ['main.round .filled', 60],
  ...pressOrder,
];

/**
 * Plays the guided game until `until` returns true, and does what each lesson asks for. Calls `seen` with each lesson,
 * when it opens and when it waits.
 */
export async function playGuided(
  evening: Evening,
  seen: (id: LessonId, reading: boolean) => Promise<void>,
  until: () => Promise<boolean>,
  order: Order = diligent,
): Promise<void> {
  const { page, hands } = evening;
  const first = (selector: string) => page.locator(selector).locator('visible=true').first();
  let pressed = new Map<string, number>();
  let [where, told] = ['', ''];
  for (let presses = 0; presses < 1000 && !(await until()); presses += 1) {
    const title = (await page.locator('h1').first().textContent()) ?? '';
    const id = await lessonShown(evening);
    const reading = (await page.locator('.lesson .go').count()) > 0;
    if (id !== null && told !== `${id} ${reading}`) {
      told = `${id} ${reading}`;
      await seen(id, reading);
      continue;
    }
    if (where !== `${title} ${id}`) [where, pressed] = [`${title} ${id}`, new Map<string, number>()];
    const open = order.filter(([selector, most]) => (pressed.get(selector) ?? 0) < most);
    const found = await page.waitForFunction(
      (all) => all.find((one) => [...document.querySelectorAll(one)].some((element) => element.checkVisibility())),
      open.map(([selector]) => selector),
    );
    const next = (await found.jsonValue()) ?? '';
    pressed.set(next, (pressed.get(next) ?? 0) + 1);
    const what = first(next);
    await hands.press(what, patienceMs).catch(async (error: unknown) => {
      // A step may have passed by itself meanwhile, and taken its button away. Without motion, a key
      // then opens the rules of the next one.
      if (await isRulesOpen(evening)) await page.keyboard.press('Escape');
      else if (await what.isVisible()) throw error;
    });
  }
}

/** Confirms lessons and carries out their requests until this one is to be read. */
export const readUpTo = (evening: Evening, wanted: LessonId): Promise<void> =>
  playGuided(
    evening,
    async () => {},
    async () =>
      (await lessonShown(evening)) === wanted && named(evening.page, evening.say('tutorial.go-on')).isVisible(),
  );
