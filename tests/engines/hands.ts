import { vi } from 'vitest';
import { type EnginePage, patience } from './engine.ts';

/** An element to press: the first visible match. */
export interface Target {
  readonly selector: string;
  /** Its accessible name, or the beginning of it. */
  readonly name?: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Why an element cannot be pressed. */
type Unreached = { readonly unreached: string };

/** Retries until `look` does not throw. After the timeout it throws the last error. */
export const waitFor = <Found>(look: () => Promise<Found>): Promise<Found> =>
  vi.waitFor(look, { timeout: patience, interval: 50 });

/** Runs in the page. Finds the first visible target and where to press it, if it stands still and nothing covers it. */
async function reach(all: readonly Target[]): Promise<(Place & { which: number }) | Unreached> {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (one: Element) => (one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one);
  const nameOf = (one: Element) => tidy(one.getAttribute('aria-label') ?? labelOf(one).textContent);
  const seen = (one: Element) =>
    labelOf(one).checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && !one.matches(':disabled');
  const find = ({ selector, name }: Target) => {
    const fitting = [...within.querySelectorAll(selector)].filter(seen);
    if (name === undefined) return fitting[0];
    return fitting.find((one) => nameOf(one) === name) ?? fitting.find((one) => nameOf(one).startsWith(name));
  };
  const which = all.findIndex((one) => find(one) !== undefined);
  const wanted = all[which];
  const found = wanted && find(wanted);
  if (found === undefined) return { unreached: 'it is not there' };
  const target = labelOf(found);
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const moves = found
    .getAnimations()
    .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity);
  if (moves) return { unreached: 'it moves or rests' };
  const before = target.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  const { left, top, width, height } = target.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return { unreached: 'it moves' };
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && (target === hit || target.contains(hit))) return { which, x, y };
  return { unreached: `beneath ${hit?.outerHTML.slice(0, 100)}` };
}

/** Presses the first visible target with the mouse and returns its index. Waits until it can be pressed. */
export async function pressFirst(page: EnginePage, all: readonly Target[]): Promise<number> {
  const { which, x, y } = await waitFor(async () => {
    const place = await page.run(reach, all);
    if ('unreached' in place) throw new Error(`cannot press ${JSON.stringify(all)}: ${place.unreached}`);
    return place;
  });
  await page.moveTo(x, y);
  await page.mouseDown();
  await page.mouseUp();
  return which;
}

/** Presses a button by its accessible name. */
export const press = async (page: EnginePage, name: string): Promise<void> =>
  void (await pressFirst(page, [{ selector: 'button', name }]));

/** Chooses a radio button by its label. */
export const choose = async (page: EnginePage, name: string): Promise<void> =>
  void (await pressFirst(page, [{ selector: 'input[type=radio]', name }]));

/** The number of visible matches. */
export const count = (page: EnginePage, selector: string): Promise<number> =>
  page.run((which) => [...document.querySelectorAll(which)].filter((one) => one.checkVisibility()).length, selector);

/** The text of the first match, with normalized white space. Empty if there is none. */
export const text = (page: EnginePage, selector: string): Promise<string> =>
  page.run((which) => (document.querySelector(which)?.textContent ?? '').replace(/\s+/g, ' ').trim(), selector);

/** Waits until the first level-1 heading has this text. */
export const titled = (page: EnginePage, title: string): Promise<void> =>
  waitFor(async () => {
    const found = await text(page, 'dialog[open] h1, h1');
    if (found !== title) throw new Error(`the page is called “${found}”, not “${title}”`);
  });

/** The center of the first match, in CSS pixels of the viewport. */
const middle = (page: EnginePage, selector: string): Promise<Place> =>
  page.run((which) => {
    const { left, top, width, height } = document.querySelector(which)?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);

/** Drags one element over another in several steps, calls `look` while holding it, then drops it. */
export async function drag(page: EnginePage, what: string, over: string, look: () => Promise<void>): Promise<void> {
  const [from, to] = [await middle(page, what), await middle(page, over)];
  await page.moveTo(from.x, from.y);
  await page.mouseDown();
  for (const part of [0.2, 0.6, 1]) {
    await page.moveTo(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  }
  await look();
  await page.mouseUp();
}
