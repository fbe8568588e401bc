import { expect, type Locator, type Page } from '@playwright/test';

/** An input method for the app: touch, mouse or keyboard. */
export interface Hands {
  /** Presses an element as soon as it can be pressed. Rejects if it cannot be pressed within `patience` ms. */
  press(what: Locator, patience?: number): Promise<void>;
  choose(what: Locator, option: string): Promise<void>;
}

const withTimeout = (timeout: number | undefined) => (timeout === undefined ? {} : { timeout });

/** Taps on a touch screen. */
export const byTouch: Hands = {
  press: (what, timeout) => what.tap(withTimeout(timeout)),
  choose: async (what, option) => void (await what.selectOption(option)),
};

/** Clicks with a mouse. */
export const byMouse: Hands = {
  press: (what, timeout) => what.click(withTimeout(timeout)),
  choose: async (what, option) => void (await what.selectOption(option)),
};

const isFocused = (what: Locator): Promise<boolean> => what.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus. Throws after 80 presses. */
async function tabTo(page: Page, what: Locator, patience?: number): Promise<void> {
  await expect(what).toBeVisible(withTimeout(patience));
  for (let i = 0; i < 80; i += 1) {
    if (await isFocused(what)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the tab key does not lead there');
}

/** Waits until a button accepts presses again. It ignores them for a moment after its meaning has changed. */
export const rested = (what: Locator): Promise<unknown> =>
  what.evaluate((element) =>
    Promise.all(
      element
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );

/** Presses a key twice at once. Two presses of Playwright's could be far apart on a busy machine. */
export const doublePress = (page: Page, key: string): Promise<void> =>
  page.evaluate((to) => {
    const press = () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: to, bubbles: true, cancelable: true }));
    press();
    press();
  }, key);

/** Presses a key that asked a question again, until it counts: right after the question it is taken for a slip. */
export const pressAgain = (page: Page, key: string, counts: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key);
    await counts();
  }).toPass();

/** Checks a radio button by keyboard: Tab to the group, then the arrow keys. */
async function pickRadio(page: Page, what: Locator): Promise<void> {
  const group = page.locator(`input[name="${await what.getAttribute('name')}"]`);
  await tabTo(page, group.first());
  await page.keyboard.press('Space');
  for (let i = 0; i < 8 && !(await what.isChecked()); i += 1) await page.keyboard.press('ArrowDown');
  await expect(what).toBeChecked();
}

/** Operates the app by keyboard alone. */
export const byKeyboard = (page: Page): Hands => ({
  async press(what, patience) {
    const kind = await what.evaluate(
      (element) => (element instanceof HTMLInputElement ? element.type : 'button'),
      null,
      withTimeout(patience),
    );
    if (kind === 'radio') await pickRadio(page, what);
    else {
      await tabTo(page, what, patience);
      await rested(what);
      await page.keyboard.press(kind === 'button' ? 'Enter' : 'Space');
    }
  },
  async choose(what, option) {
    await tabTo(page, what);
    for (let i = 0; i < 12; i += 1) {
      if ((await what.inputValue()) === option) return;
      await page.keyboard.press('ArrowDown');
    }
    for (let i = 0; i < 12; i += 1) {
      if ((await what.inputValue()) === option) return;
      await page.keyboard.press('ArrowUp');
    }
    throw new Error(`no option ${option}`);
  },
});

/** Like `byKeyboard`, and asserts after each press that the focus is not lost. */
export const byKeyboardKeepingFocus = (page: Page): Hands => {
  const hands = byKeyboard(page);
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  return {
    ...hands,
    async press(what, patience) {
      const name = await what.evaluate((element) => element.outerHTML.slice(0, 120), null, withTimeout(patience));
      await hands.press(what, patience);
      await expect.poll(hasFocus, `nothing has the focus after ${name}`).toBe(true);
    },
  };
};

/** The center of an element on the page, in CSS pixels. */
async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('the element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Taps twice within 200 ms at the same spot, even if the first tap opens something. `meanwhile` runs before the second
 * tap is delivered, as on a busy phone. The second tap still carries the time at which it was made.
 */
export async function doubleTap(what: Locator, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  const page = what.page();
  await what.scrollIntoViewIfNeeded();
  await rested(what);
  const middle = await middleOf(what);
  const device = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const touch = (after: number, type: 'touchStart' | 'touchEnd', ...touchPoints: (typeof middle)[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + after });
  await Promise.all([touch(0, 'touchStart', middle), touch(0.05, 'touchEnd')]);
  await meanwhile();
  await Promise.all([touch(0.15, 'touchStart', middle), touch(0.2, 'touchEnd')]);
}

/** Drags an element over another one, calls `look` while holding it, then drops it or cancels the touch. */
export type Drag = (
  page: Page,
  what: Locator,
  over: Locator,
  look: () => Promise<void>,
  interrupted?: true,
) => Promise<void>;

/** Drags with the mouse. Ignores `interrupted`. */
export const dragByMouse: Drag = async (page, what, over, look) => {
  const [from, to] = [await middleOf(what), await middleOf(over)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await look();
  await page.mouse.up();
};

/** Drags with a finger. */
export const dragByTouch: Drag = async (page, what, over, look, interrupted) => {
  const [from, to] = [await middleOf(what), await middleOf(over)];
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: (typeof from)[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const part of [0.2, 0.6, 1]) {
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await look();
  await touch(interrupted ? 'touchCancel' : 'touchEnd');
};
